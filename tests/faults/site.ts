import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "../setup/free-port.ts";
import { endProcess, type ServerProcess, startServer } from "../setup/server-process.ts";

export interface SiteOptions {
  /** Environment variables besides those that every run needs. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Data folder. Defaults to a new one. */
  readonly folder?: string;
  /** The program in this repository that runs the site. */
  readonly program?: string;
  /** Command that runs Node, such as a tracer. */
  readonly wrapper?: readonly string[];
  /** How many times faster the site's clock runs. */
  readonly clockSpeed?: number;
}

/** A site whose process can die and be restarted with the same URL and data. Disposing of it removes both. */
export interface Site extends AsyncDisposable {
  readonly url: string;
  readonly metricsUrl: string;
  readonly folder: string;
  /** URL of the embedded database, to read it from outside. */
  readonly databaseUrl: string;
  /** Undefined while it is not running. */
  pid(): number | undefined;
  /** Everything its processes have printed. */
  output(): string;
  start(): Promise<void>;
  /** Like kill -9. */
  kill(): Promise<void>;
}

/** All leads of a run come from one IP address. */
const NO_LIMITS = {
  API_PER_MINUTE: "1000000",
  CALCULATIONS_PER_MINUTE: "1000000",
  LEADS_PER_MINUTE: "1000000",
};

const ROOT = path.resolve(import.meta.dirname, "../..");
const FAST_CLOCK = path.join(import.meta.dirname, "fast-clock.ts");

export async function createSite(options: SiteOptions = {}): Promise<Site> {
  const folder = options.folder ?? mkdtempSync(path.join(tmpdir(), "fault-run-"));
  const [port, metricsPort] = [await findFreePort(), await findFreePort()];
  const env = {
    PATH: process.env.PATH,
    HOST: "127.0.0.1",
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    DESK: "off",
    DATA_DIR: folder,
    // Compiling takes half of a start; this is Node's default place for compiled code.
    NODE_COMPILE_CACHE: path.join(tmpdir(), "node-compile-cache"),
    FAST_CLOCK: String(options.clockSpeed ?? 1),
    FAST_CLOCK_ORIGIN: String(Date.now()),
    ...NO_LIMITS,
    // The audits count every job.
    DIGEST: "off",
    ...options.variables,
  };
  const program = path.join(ROOT, options.program ?? "tests/setup/site/site-process.ts");
  const [command = process.execPath, ...words] = [
    ...(options.wrapper ?? []),
    process.execPath,
    ...(options.clockSpeed === undefined ? [] : ["--import", FAST_CLOCK]),
    program,
  ];
  let running: ServerProcess | undefined;
  let printed = "";
  const output = () => printed + (running?.output() ?? "");

  const pid = () =>
    running?.child.exitCode === null && running.child.signalCode === null ? running.child.pid : undefined;

  async function kill(): Promise<void> {
    if (running !== undefined && pid() !== undefined) {
      // By then all that it printed has arrived.
      const closed = once(running.child, "close");
      await endProcess(running.child, "SIGKILL");
      await closed;
    }
    printed = output();
    running = undefined;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    folder,
    databaseUrl: options.variables?.DATABASE_URL ?? `file://${path.join(folder, "rentratio.sqlite")}`,
    pid,
    output,
    async start() {
      running = await startServer([command, ...words], { cwd: folder, env });
    },
    kill,
    async [Symbol.asyncDispose]() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
