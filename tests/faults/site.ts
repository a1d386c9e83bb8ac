import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "../setup/free-port.ts";

const START_LIMIT_MS = 120_000;

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

/** A site whose process can die and be restarted with the same URL and data. With `await using`, both are gone at the end. */
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
  let child: ChildProcess | undefined;
  let printed = "";

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child;
    child = undefined;
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    const closed = once(ending, "close");
    ending.kill(signal);
    await closed;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    folder,
    databaseUrl: options.variables?.DATABASE_URL ?? `file://${path.join(folder, "rentratio.sqlite")}`,
    pid: () => (child?.exitCode === null && child.signalCode === null ? child.pid : undefined),
    output: () => printed,
    async start() {
      const started = spawn(command, words, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
      child = started;
      printed += await waitUntilReady(started);
      for (const stream of [started.stdout, started.stderr]) {
        stream.on("data", (text: string) => {
          printed += text;
        });
      }
    },
    kill: () => end("SIGKILL"),
    async [Symbol.asyncDispose]() {
      await end("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The server's last startup line says that it is listening. Returns everything printed until then. */
async function waitUntilReady(child: ChildProcess): Promise<string> {
  let output = "";
  const { stdout, stderr } = child;
  await new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`The site did not start. It printed:\n${output}`));
    const timer = setTimeout(fail, START_LIMIT_MS);
    const read = (text: string) => {
      output += text;
      if (!/^Data: .*\n/m.test(output)) return;
      clearTimeout(timer);
      for (const stream of [stdout, stderr]) stream?.off("data", read);
      child.off("exit", fail);
      resolve();
    };
    for (const stream of [stdout, stderr]) stream?.setEncoding("utf8").on("data", read);
    child.once("exit", fail);
    child.once("error", reject);
  });
  return output;
}
