import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "../free-port.ts";
import { type Command, endProcess, isRunning, startServer } from "../server-process.ts";

export interface SiteOptions {
  /** With its pages, as `npm start` runs it. Without them it needs no build, and starts in half a second. */
  readonly isBuilt?: boolean;
  readonly hasDesk?: boolean;
  /** Environment variables besides those that every test needs. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Where its files are. */
  readonly temporary?: string;
  /** A data folder that stays. Defaults to a new one. */
  readonly dataFolder?: string;
  /** Prefixes the command, for example with a tracer. */
  readonly wrap?: (command: Command) => Command;
  /** How many times faster the site's clock runs. */
  readonly clockSpeed?: number;
}

/** A site whose process can end and be started again with the same URL and data. Disposing of it removes both. */
export interface Site extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  /** Where the operator's desk is, if one was asked for. */
  readonly deskUrl: string;
  readonly dataFolder: string;
  /** To read the database from outside. */
  readonly databaseUrl: string;
  /** Undefined while it is not running. */
  pid(): number | undefined;
  /** Everything its processes have printed. */
  output(): string;
  start(): Promise<void>;
  /** Ends it as a service manager does, or like kill -9. Resolves to the exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
  /** Ends it as a service manager does, and removes its files. */
  stop(): Promise<void>;
}

const ROOT = path.resolve(import.meta.dirname, "../../..");
const END_WITH_STARTER = path.join(ROOT, "tests/setup/site/end-with-starter.ts");
const FAST_CLOCK = path.join(ROOT, "tests/faults/fast-clock.ts");

/** Starts a process of its own, on a free port, which logs to a file as under a service manager. */
export async function startSite({
  isBuilt = false,
  hasDesk = false,
  variables = {},
  temporary = tmpdir(),
  wrap = (command) => command,
  clockSpeed,
  ...options
}: SiteOptions = {}): Promise<Site> {
  const folder = mkdtempSync(path.join(temporary, "site-"));
  const logFile = path.join(folder, "site.log");
  const dataFolder = options.dataFolder ?? path.join(folder, "data");
  mkdirSync(dataFolder, { recursive: true });
  const [port, deskPort] = [await findFreePort(), await findFreePort()];
  const env = {
    PATH: process.env.PATH,
    SITE_URL: process.env.SITE_URL,
    // Compiling takes half of a start; this is Node's default place for compiled code.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(tmpdir(), "node-compile-cache"),
    HOST: "127.0.0.1",
    PORT: String(port),
    METRICS_PORT: "off",
    DESK: hasDesk ? "on" : "off",
    DESK_PORT: String(deskPort),
    DATA_DIR: dataFolder,
    // Everything comes from one IP address.
    API_PER_MINUTE: "1000000",
    CALCULATIONS_PER_MINUTE: "1000000",
    LEADS_PER_MINUTE: "1000000",
    // Some tests count every job.
    DIGEST: "off",
    ...(clockSpeed && { FAST_CLOCK: String(clockSpeed), FAST_CLOCK_ORIGIN: String(Date.now()) }),
    ...variables,
  };
  const command = wrap([
    process.execPath,
    "--import",
    END_WITH_STARTER,
    ...(clockSpeed ? ["--import", FAST_CLOCK] : []),
    path.join(ROOT, isBuilt ? "server/start.mjs" : "tests/setup/site/site-process.ts"),
  ]);
  // Outside the checkout, and without the developer's variables: their .env may name a real database.
  const start = () => startServer(command, { cwd: dataFolder, env, logFile });
  let running = await start();
  const end = (signal?: NodeJS.Signals) => endProcess(running, signal);
  const remove = async (signal?: NodeJS.Signals) => {
    await end(signal);
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    deskUrl: `http://localhost:${deskPort}`,
    dataFolder,
    databaseUrl: variables.DATABASE_URL ?? `file://${path.join(dataFolder, "rentratio.sqlite")}`,
    pid: () => (isRunning(running) ? running.pid : undefined),
    output: () => readFileSync(logFile, "utf8"),
    async start() {
      running = await start();
    },
    end,
    stop: () => remove(),
    [Symbol.asyncDispose]: () => remove("SIGKILL"),
  };
}
