import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pinTo, requireProgram, versionOf } from "./programs.ts";

export interface Nginx {
  readonly version: string;
  /** Of the one worker, which does all the work. */
  readonly workerPid: number;
  readErrors(): string;
  stop(): Promise<void>;
}

export interface NginxOptions {
  /** What stands inside `http { ... }`: servers and upstreams. */
  readonly http: string;
  /** One that listens, to wait for. */
  readonly port: number;
  readonly core?: number;
}

/** One worker, in the foreground, with everything it writes in a folder of its own. */
export async function startNginx({ http, port, core }: NginxOptions): Promise<Nginx> {
  const nginx = requireProgram("nginx");
  const folder = mkdtempSync(path.join(tmpdir(), "nginx-bench-"));
  const configuration = path.join(folder, "nginx.conf");
  const errors = path.join(folder, "errors.log");
  writeFileSync(errors, "");
  writeFileSync(configuration, nginxConfiguration(folder, http));
  const command = [nginx, "-p", folder, "-e", errors, "-c", configuration] as const;
  const check = spawnSync(nginx, [...command.slice(1), "-t"], { encoding: "utf8" });
  if (check.status !== 0) throw new Error(`nginx does not take its configuration:\n${check.stderr}`);
  const [file, ...values] = core === undefined ? command : pinTo(core, [...command]);
  const server = spawn(file, values, { stdio: "ignore" });
  await waitUntilListening(port);
  const workerPid = Number(readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, "utf8").trim());
  return {
    version: versionOf(nginx, "-v").replace("nginx version: ", ""),
    workerPid,
    readErrors: () => readFileSync(errors, "utf8"),
    async stop() {
      const exited = once(server, "exit");
      server.kill("SIGTERM");
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
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
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer !== undefined) return;
    await sleep(25);
  }
  throw new Error(`nginx does not listen on port ${port}`);
}
