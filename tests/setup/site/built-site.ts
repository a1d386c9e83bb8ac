import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { endProcess } from "../end-process.ts";
import { findFreePort } from "../free-port.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const START_LIMIT_MS = 20_000;

export interface BuiltSite {
  readonly url: string;
  /** Its data folder. */
  readonly dataFolder: string;
  stop(): Promise<void>;
}

/** Starts the built site as `npm start` does, on a free port, with its own data folder. */
export async function startBuiltSite(): Promise<BuiltSite> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), "site-test-"));
  const port = await findFreePort();
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
      DATA_DIR: dataFolder,
      // All visitors of all tests come from one IP address.
      API_PER_MINUTE: "100000",
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
  return { url, dataFolder, stop };
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
