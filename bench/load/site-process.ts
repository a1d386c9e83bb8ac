import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "../../tests/setup/free-port.ts";
import { pinTo } from "./programs.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const START_LIMIT_MS = 30_000;

export interface SiteOptions {
  readonly port?: number;
  readonly core?: number;
  /** Command that runs Node. */
  readonly wrapper?: readonly string[];
  /** Added to, or overriding, the variables of a site without limits. */
  readonly variables?: Readonly<Record<string, string>>;
}

export interface SiteProcess {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly dataFolder: string;
  readLog(): string;
  /** Sends SIGTERM, as a service manager does. Resolves to the exit code once the process is gone. */
  terminate(): Promise<number | null>;
  stop(): Promise<void>;
}

/** The built site as a separate process that logs to a file, as under a service manager. */
export async function startSite({ port, ...options }: SiteOptions = {}): Promise<SiteProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), "site-bench-"));
  const site = await startSiteIn(folder, { port: port ?? (await findFreePort()), ...options });
  return {
    ...site,
    async stop() {
      await site.terminate();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface PlacedSiteOptions extends SiteOptions {
  readonly port: number;
}

/** The same, with data in a folder that is kept. */
export async function startSiteIn(
  folder: string,
  { port, core, wrapper = [], variables = {} }: PlacedSiteOptions,
): Promise<Omit<SiteProcess, "stop">> {
  const logFile = path.join(folder, `site-${port}.log`);
  const log = openSync(logFile, "a");
  const program = [process.execPath, path.join(ROOT, "server/start.mjs")] as const;
  const [file = process.execPath, ...values] = [
    ...wrapper,
    ...(core === undefined ? program : pinTo(core, program)),
  ];
  const server = spawn(file, values, {
    // Outside the checkout, and without the developer's variables: their .env may name a real database.
    cwd: folder,
    stdio: ["ignore", log, log],
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: String(port),
      METRICS_PORT: "off",
      DESK: "off",
      DATA_DIR: folder,
      // All load comes from one IP address.
      API_PER_MINUTE: "1000000",
      CALCULATIONS_PER_MINUTE: "1000000",
      LEADS_PER_MINUTE: "1000000",
      ...variables,
    },
  });
  closeSync(log);
  const url = `http://127.0.0.1:${port}`;
  const readLog = () => readFileSync(logFile, "utf8");
  await waitUntilReady(server, url, readLog);
  return {
    url,
    port,
    pid: server.pid ?? 0,
    dataFolder: folder,
    readLog,
    async terminate() {
      if (server.exitCode === null && server.signalCode === null) {
        const exited = once(server, "exit");
        server.kill("SIGTERM");
        await exited;
      }
      return server.exitCode;
    },
  };
}

async function waitUntilReady(server: ChildProcess, url: string, readLog: () => string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && server.exitCode === null && server.signalCode === null) {
    const response = await fetch(`${url}/readyz`, { headers: { Connection: "close" } }).catch(
      () => undefined,
    );
    await response?.arrayBuffer();
    if (response?.ok) return;
    await sleep(20);
  }
  server.kill("SIGKILL");
  throw new Error(`The built site did not start ("npm run build" builds it). It printed:\n${readLog()}`);
}
