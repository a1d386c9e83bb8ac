import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import {
  chownSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { findFreePort } from "../free-port.ts";
import { findTemporaryFolder } from "../temporary-files.ts";

export interface TemporaryPostgres extends AsyncDisposable {
  /** As superuser, for the database `postgres`. */
  readonly url: string;
  /** Stops the server; its data stays. */
  interrupt(): Promise<void>;
  /** Like a crash of the machine: all server processes end at once; the data stays. */
  kill(): Promise<void>;
  resume(): Promise<void>;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

/** Where distributions install the server's programs, often outside the PATH. */
const INSTALL_LOCATIONS = [
  "/usr/lib/postgresql/*/bin",
  "/usr/pgsql-*/bin",
  "/opt/homebrew/opt/postgresql@*/bin",
  "/usr/local/opt/postgresql@*/bin",
  "/Applications/Postgres.app/Contents/Versions/*/bin",
];

/**
 * Runs the server for as long as standard input stays open. The pipe also closes when the test run is killed, so that
 * no server outlives it. A line on the pipe means: stop the server, but keep the data.
 */
const SUPERVISOR = `
  folder=$1 programs=$2 port=$3 data=$1/data
  exec 3<&0
  if [ ! -d "$data" ]; then
    "$programs/initdb" --pgdata="$data" --username=postgres --auth=scram-sha-256 --pwfile="$folder/password" \
      --encoding=UTF8 --locale=C --no-sync >&2 || { rm -rf "$folder"; exit 1; }
  fi
  "$programs/postgres" -D "$data" -c port="$port" -c listen_addresses=127.0.0.1 \
    -c unix_socket_directories="$folder" & server=$!
  # Repeated, because a server that has only just begun to start ignores it.
  {
    if read -r _ <&3; then : >"$folder/keep"; fi
    while kill -INT "$server"; do sleep 0.1; done
  } 2>/dev/null & watcher=$!
  wait "$server"
  kill "$watcher" 2>/dev/null
  if [ -e "$folder/keep" ]; then rm "$folder/keep"; else rm -rf "$folder"; fi
`;

/** The folder with initdb and postgres, newest version first; undefined if no server is installed. */
export function findPostgres(): string | undefined {
  const onPath = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "initdb"));
  const linked = onPath.filter((file) => existsSync(file)).map((file) => dirname(realpathSync(file)));
  const installed = INSTALL_LOCATIONS.flatMap((pattern) => globSync(pattern)).sort((a, b) =>
    b.localeCompare(a, "en", { numeric: true }),
  );
  return [...linked, ...installed].find((folder) =>
    ["initdb", "postgres"].every((program) => existsSync(join(folder, program))),
  );
}

/** A real server with its own data folder, free port and password. It ends with this process at the latest. */
export async function temporaryPostgres(): Promise<TemporaryPostgres> {
  const programs = findPostgres();
  if (programs === undefined) {
    throw new Error(
      "PostgreSQL is not installed, and the storage tests need a real server. Install it: " +
        "apt-get install postgresql (Debian, Ubuntu), dnf install postgresql-server (Fedora), " +
        "brew install postgresql@17 (macOS)",
    );
  }
  const owner = findUnprivilegedUser();
  // The server's user may have no access to root's own temporary folder.
  const temporary = owner === undefined ? findTemporaryFolder() : findTemporaryFolder("/tmp");
  const folder = mkdtempSync(join(temporary, "storage-test-"));
  const passwordFile = join(folder, "password");
  const password = randomUUID();
  writeFileSync(passwordFile, password);
  if (owner !== undefined) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);
  const port = await findFreePort();

  const start = async () => {
    // In its own process group, so that Ctrl+C in the terminal reaches it only through the pipe.
    const options = { ...owner, cwd: folder, detached: true };
    const child = spawn("sh", ["-c", SUPERVISOR, "sh", folder, programs, `${port}`], options);
    await waitUntilReady(child);
    return child;
  };
  let supervisor = await start();

  const end = async (message: string) => {
    if (supervisor.exitCode !== null) return;
    const exited = once(supervisor, "exit");
    supervisor.stdin.end(message);
    await exited;
  };
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    interrupt: () => end("keep\n"),
    async kill() {
      if (supervisor.exitCode !== null) return;
      const exited = once(supervisor, "exit");
      writeFileSync(join(folder, "keep"), "");
      killAll(Number.parseInt(readFileSync(join(folder, "data/postmaster.pid"), "utf8"), 10));
      await exited;
    },
    resume: async () => {
      supervisor = await start();
    },
    stop: () => end(""),
    [Symbol.asyncDispose]: () => end(""),
  };
}

/** PostgreSQL refuses to run as root. */
export function findUnprivilegedUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      const [uid, gid] = ["-u", "-g"].map((flag) =>
        Number(execFileSync("id", [flag, name], { stdio: "pipe" })),
      );
      if (uid !== undefined && gid !== undefined) return { uid, gid };
    } catch {
      // This user does not exist; try the next name.
    }
  }
  throw new Error("PostgreSQL cannot run as root, and this machine has neither a user postgres nor nobody");
}

/** Kills the server and its children, which are in their own process groups. */
function killAll(server: number): void {
  const table = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  const children = [...table.matchAll(/(\d+)\s+(\d+)/g)].filter(([, , parent]) => Number(parent) === server);
  for (const pid of [server, ...children.map(([, child]) => Number(child))]) {
    try {
      process.kill(pid, "SIGKILL");
    } catch (error) {
      // A child may already have ended after losing its parent.
      if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
    }
  }
}

async function waitUntilReady(supervisor: ChildProcess): Promise<void> {
  let log = "";
  await new Promise<void>((resolve, reject) => {
    supervisor.stderr?.setEncoding("utf8").on("data", (text: string) => {
      log = (log + text).slice(-4_000);
      if (log.includes("database system is ready to accept")) resolve();
    });
    supervisor.once("error", reject);
    supervisor.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}
