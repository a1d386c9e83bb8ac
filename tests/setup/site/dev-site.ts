import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { endProcess } from "../end-process.ts";
import { findFreePort } from "../free-port.ts";
import { copySources } from "./copy-sources.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const START_LIMIT_MS = 120_000;

interface DevSite {
  readonly url: string;
  /** A copy of the checkout that the test may edit. */
  readonly folder: string;
  stop(): Promise<void>;
}

/** Starts the site as `npm run dev` does the first time: in a copy of the checkout, where Vite has no cache yet. */
export async function startDevSite(): Promise<DevSite> {
  const folder = mkdtempSync(path.join(tmpdir(), "dev-site-"));
  let server: ChildProcess | undefined;
  const stop = async () => {
    if (server !== undefined) await endProcess(server);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    copyCheckout(folder);
    const port = await findFreePort();
    server = spawn(process.execPath, [path.join(folder, "server/dev.ts")], {
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
      env: { PATH: process.env.PATH, PORT: String(port), METRICS_PORT: "off", DESK: "off" },
    });
    await waitUntilReady(server);
    return { url: `http://localhost:${port}`, folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Links the packages instead of copying them; Vite's cache, which it keeps among them, is separate. */
function copyCheckout(folder: string): void {
  copySources(folder);
  const packages = path.join(ROOT, "node_modules");
  mkdirSync(path.join(folder, "node_modules"));
  for (const name of readdirSync(packages)) {
    if (name.startsWith(".vite")) continue;
    symlinkSync(path.join(packages, name), path.join(folder, "node_modules", name));
  }
}

async function waitUntilReady(server: ChildProcess): Promise<void> {
  let output = "";
  const deadline = Date.now() + START_LIMIT_MS;
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  while (!/^Ready: /m.test(output)) {
    if (server.exitCode !== null || server.signalCode !== null || Date.now() > deadline) {
      throw new Error(`The site under development did not start. It printed:\n${output}`);
    }
    await sleep(50);
  }
}
