import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { findUnprivilegedUser } from "../../setup/database/temporary-postgres.ts";
import { findProgram } from "../../setup/find-program.ts";
import { findFreePort } from "../../setup/free-port.ts";
import { endProcess, startServer } from "../../setup/server-process.ts";
import { requirePromise, waitUntil } from "../fault-run.ts";
import { createMachines, type Machine, type Machines } from "./machines.ts";

const DEPLOYED = path.resolve(import.meta.dirname, "../../../deploy/cluster");
const PASSWORD = "only-in-this-test";
const START_LIMIT_MS = 120_000;

/** Three machines with etcd and PostgreSQL under Patroni, and HAProxy here, all with the configuration in deploy/. */
export interface DatabaseCluster extends AsyncDisposable {
  /** Through HAProxy. */
  readonly url: string;
  readonly machines: Machines;
  /** Waits until all machines agree on who leads, and both others follow. */
  settle(): Promise<Roles>;
  /** Starts all programs of a machine that was killed. */
  boot(machine: Machine): void;
  startEtcd(machine: Machine): void;
  restartProxy(): Promise<void>;
}

export interface Roles {
  readonly leader: Machine;
  readonly replicas: readonly Machine[];
  /** Has every acknowledged commit. */
  readonly synchronous: Machine;
}

const answer = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
});
type Members = z.infer<typeof answer>["members"];

export async function startDatabaseCluster(): Promise<DatabaseCluster> {
  const started = new AsyncDisposableStack();
  try {
    const cluster = await setUp(started);
    return { ...cluster, [Symbol.asyncDispose]: () => started.disposeAsync() };
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
}

async function setUp(
  stack: AsyncDisposableStack,
): Promise<Omit<DatabaseCluster, typeof Symbol.asyncDispose>> {
  const programs = findClusterPrograms();
  const user = findUnprivilegedUser();
  if (user === undefined) throw new Error("Only root can make machines of its own: run it as root on Linux");
  const folder = mkdtempSync("/tmp/database-cluster-");
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  chownSync(folder, user.uid, user.gid);
  const machines = stack.use(createMachines(user));
  for (const machine of machines.list) {
    const own = path.join(folder, machine.name);
    for (const place of ["", "etcd", "postgresql"]) mkdirSync(path.join(own, place), { mode: 0o700 });
    for (const [name, text] of Object.entries(configure(machine, own)))
      writeFileSync(path.join(own, name), text);
    for (const place of ["", ...readdirSync(own)]) chownSync(path.join(own, place), user.uid, user.gid);
  }
  const start = (machine: Machine, program: "etcd" | "patroni", words: readonly string[]) => {
    const cwd = path.join(folder, machine.name);
    machine.run([programs[program], ...words], { cwd, logFile: path.join(folder, `${machine.name}.log`) });
  };
  const startEtcd = (machine: Machine) => start(machine, "etcd", ["--config-file", "etcd.yml"]);
  const boot = (machine: Machine) => {
    startEtcd(machine);
    start(machine, "patroni", ["patroni.yml"]);
  };
  for (const machine of machines.list) boot(machine);

  const port = await findFreePort();
  const proxyFile = path.join(folder, "haproxy.cfg");
  writeFileSync(proxyFile, configureProxy(port));
  const startProxy = () =>
    startServer([programs.haproxy, "-V", "-db", "-f", proxyFile], {
      cwd: folder,
      env: {},
      logFile: path.join(folder, "haproxy.log"),
      readyLine: /^Using |ready|Available/m,
    });
  let proxy = await startProxy();
  stack.defer(async () => void (await endProcess(proxy, "SIGKILL")));

  async function settle(): Promise<Roles> {
    let roles: Roles | undefined;
    await waitUntil(
      async () => {
        const views = await Promise.all(machines.list.map(askPatroni));
        const [first, ...others] = views.map((view) =>
          JSON.stringify(view?.map(({ name, role }) => [name, role])),
        );
        // Right after a fault, each may still believe what it knew before.
        const areAgreed = others.every((other) => other === first);
        roles = areAgreed && views[0] ? readRoles(views[0], machines.list) : undefined;
        return roles !== undefined;
      },
      { within: START_LIMIT_MS, otherwise: "the database is not whole again" },
    );
    requirePromise(roles !== undefined, "nobody leads");
    return roles;
  }

  await settle();
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`,
    machines,
    settle,
    boot,
    startEtcd,
    async restartProxy() {
      await endProcess(proxy, "SIGKILL");
      proxy = await startProxy();
    },
  };
}

function findClusterPrograms() {
  const find = (name: string) => {
    const program = findProgram([name], [`/usr/bin/${name}`, `/usr/sbin/${name}`]);
    if (program === undefined)
      throw new Error(
        `${name} is not installed. On Debian: apt-get install patroni etcd-server haproxy postgresql iproute2`,
      );
    return program;
  };
  return { etcd: find("etcd"), patroni: find("patroni"), haproxy: find("haproxy") };
}

/** Undefined unless one leads and both others follow it. */
function readRoles(members: Members, machines: readonly Machine[]): Roles | undefined {
  const withRole = (role: string) =>
    machines.find(({ name }) => members.some((member) => member.name === name && member.role === role));
  const isWhole =
    members.length === 3 && members.every(({ state }) => ["running", "streaming"].includes(state));
  const [leader, synchronous] = [withRole("leader"), withRole("sync_standby")];
  if (!isWhole || leader === undefined || synchronous === undefined) return undefined;
  return { leader, synchronous, replicas: machines.filter((machine) => machine !== leader) };
}

async function askPatroni({ address }: Machine): Promise<Members | undefined> {
  try {
    const response = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(1_000) });
    return answer.parse(await response.json()).members;
  } catch {
    // It does not run, or is cut off.
    return undefined;
  }
}

/** The files of deploy/ as the comments in them say, with this test's addresses, folders and passwords. */
function configure(machine: Machine, folder: string) {
  const read = (name: string) =>
    moveAddresses(readFileSync(path.join(DEPLOYED, name), "utf8"))
      .replace(/^.*# this machine$/gm, (line) =>
        line.replace(/\bdb1\b/, machine.name).replace(moveAddresses("10.0.0.11"), machine.address),
      )
      .replaceAll("/var/lib", folder)
      .replaceAll(/REPLACE-\w+/g, PASSWORD);
  return { "etcd.yml": read("etcd.yml"), "patroni.yml": read("patroni.yml") };
}

function configureProxy(port: number): string {
  return moveAddresses(readFileSync(path.join(DEPLOYED, "haproxy.cfg"), "utf8")).replace(
    "bind 127.0.0.1:5000",
    `bind 127.0.0.1:${port}`,
  );
}

function moveAddresses(text: string): string {
  return text.replaceAll("10.0.0.1", "198.18.77.1");
}
