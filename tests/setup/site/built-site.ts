import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { endProcess } from "../end-process.ts";
import { findFreePort } from "../free-port.ts";
import { findTemporaryFolder } from "../temporary-files.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const START_LIMIT_MS = 90_000;

export interface BuiltSite {
  readonly url: string;
  /** Its data folder. */
  readonly dataFolder: string;
  /** Where the operator's desk is, if one was asked for. */
  readonly deskUrl: string;
  stop(): Promise<void>;
}

/** Starts the built site as `npm start` does, on a free port, with its own data folder. */
export async function startBuiltSite({ hasDesk = false } = {}): Promise<BuiltSite> {
  const dataFolder = mkdtempSync(path.join(findTemporaryFolder(), "site-test-"));
  const port = await findFreePort();
  const deskPort = await findFreePort();
  const server = spawn(process.execPath, [path.join(ROOT, "server/start.mjs")], {
    // Outside the checkout, and without the developer's variables: their .env may name a real database.
    cwd: dataFolder,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      SITE_URL: process.env.SITE_URL,
      HOST: "127.0.0.1",
      PORT: String(port),
      METRICS_PORT: "off",
      DESK: hasDesk ? "on" : "off",
      DESK_PORT: String(deskPort),
      DATA_DIR: dataFolder,
      // All visitors of all tests come from one IP address.
      API_PER_MINUTE: "100000",
      CALCULATIONS_PER_MINUTE: "100000",
      LEADS_PER_MINUTE: "100000",
    },
  });
  const stop = async () => {
    await endProcess(server);
    rmSync(dataFolder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(server, url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataFolder, deskUrl: `http://localhost:${deskPort}`, stop };
}

async function waitUntilReady(server: ChildProcess, url: string): Promise<void> {
  let output = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(-10_000);
    });
  }
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && server.exitCode === null && server.signalCode === null) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(50);
  }
  throw new Error(`The built site did not start ("npm run build" builds it). It printed:\n${output}`);
}
