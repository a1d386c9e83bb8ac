import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findProgram } from "./find-program.ts";
import { type Command, endProcess } from "./server-process.ts";

const EXAMPLE = path.resolve(import.meta.dirname, "../../deploy/nginx.conf");

/** Server programs are often outside a user's PATH. */
export function findNginx(): string | undefined {
  return findProgram(["nginx"], ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"]);
}

export interface Nginx extends AsyncDisposable {
  readonly version: string;
  /** PID of the only worker, which does all the work. Linux only. */
  readWorkerPid(): number;
  readErrors(): string;
  stop(): Promise<void>;
}

export interface NginxOptions {
  /** The contents of `http { ... }`: servers and upstreams. Receives the folder for nginx's files. */
  readonly http: (folder: string) => string;
  /** A listening port, to wait for. */
  readonly port: number;
  /** Prefixes the command, for example with the core to run on. */
  readonly wrap?: (command: Command) => Command;
}

/** One worker, in the foreground, with all its files in its own folder. */
export async function startNginx({ http, port, wrap = (command) => command }: NginxOptions): Promise<Nginx> {
  const nginx = findNginx();
  if (nginx === undefined) throw new Error("No nginx found: `npm test` says what to install");
  const folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
  const configuration = path.join(folder, "nginx.conf");
  const errors = path.join(folder, "errors.log");
  writeFileSync(errors, "");
  writeFileSync(configuration, nginxConfiguration(folder, http(folder)));
  const command = [nginx, "-p", folder, "-e", errors, "-c", configuration] as const;
  const check = spawnSync(nginx, [...command.slice(1), "-t"], { encoding: "utf8" });
  if (check.status !== 0) throw new Error(`nginx does not take its configuration:\n${check.stderr}`);
  const [file, ...values] = wrap(command);
  const server = spawn(file, values, { stdio: "ignore" });
  await waitUntilListening(port);
  const stop = async () => {
    await endProcess(server);
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    version: spawnSync(nginx, ["-v"], { encoding: "utf8" }).stderr.trim().replace("nginx version: ", ""),
    readWorkerPid: () =>
      Number(readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, "utf8").trim().split(" ")[0]),
    readErrors: () => readFileSync(errors, "utf8"),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

function nginxConfiguration(folder: string, http: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `
    ${process.getuid?.() === 0 ? "user root;" : ""}
    daemon off;
    worker_processes 1;
    pid ${folder}/nginx.pid;
    error_log ${folder}/errors.log warn;
    events { worker_connections 4096; }
    http {
      ${temporary.join("\n      ")}
      access_log off;
      keepalive_requests 1000000;
      ${http}
    }
  `;
}

async function waitUntilListening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    await response?.arrayBuffer();
    if (response !== undefined) return;
    await sleep(25);
  }
  throw new Error(`nginx does not listen on port ${port}`);
}

/**
 * The operator's nginx configuration with this test's ports and folder, and without the parts that need a certificate:
 * tests and measurements use the actual file in deploy/.
 */
export function proxyTo(instances: readonly number[], port: number): (folder: string) => string {
  const servers = instances.map((instance) => `server 127.0.0.1:${instance} max_fails=0;`).join("\n");
  return (folder) =>
    readFileSync(EXAMPLE, "utf8")
      .replaceAll("/var/lib/nginx", folder)
      .replace(/^\s*server 127\.0\.0\.1:3000.*$/m, servers)
      .replace(/^# plain http begins.*?^# plain http ends.*?$/ms, "")
      .replace(/^\s*(ssl_|server_name).*$/gm, "")
      .replace(/listen 443 ssl.*?;/, `listen 127.0.0.1:${port};`)
      .replace(/^\s*listen \[::\].*$/gm, "");
}

/** Removes the per-client limits: a measurement is one client. */
export function withoutLimits(configuration: string): string {
  return configuration.replace(/^\s*limit_.*$/gm, "");
}
