import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "./free-port.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
/** What `npm run dev` reads. */
const SOURCES = [
  "content",
  "platform",
  "public",
  "server",
  "src",
  "tasks",
  "package.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];
const START_LIMIT_MS = 120_000;

export interface DevSite {
  readonly url: string;
  /** A copy of the checkout, to be edited. */
  readonly folder: string;
  /** What the process has printed. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts the site as `npm run dev` does the first time: in a copy of the checkout, where Vite has no cache yet. */
export async function startDevSite(): Promise<DevSite> {
  const folder = mkdtempSync(path.join(tmpdir(), "dev-site-"));
  copyCheckout(folder);
  const port = await findFreePort();
  const server = spawn(process.execPath, [path.join(folder, "server/dev.ts")], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env.PATH, PORT: String(port), METRICS_PORT: "off" },
  });
  let output = "";
  const collect = (text: string) => {
    output += text;
  };
  server.stdout.setEncoding("utf8").on("data", collect);
  server.stderr.setEncoding("utf8").on("data", collect);
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const exited = once(server, "exit");
      server.kill("SIGTERM");
      await exited;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(server, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://localhost:${port}`, folder, output: () => output, stop };
}

/** The packages stay where they are; Vite's cache, which it keeps among them, is the copy's own. */
function copyCheckout(folder: string): void {
  for (const name of SOURCES) cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  const packages = path.join(ROOT, "node_modules");
  mkdirSync(path.join(folder, "node_modules"));
  for (const name of readdirSync(packages)) {
    if (name.startsWith(".vite")) continue;
    symlinkSync(path.join(packages, name), path.join(folder, "node_modules", name));
  }
}

async function waitUntilReady(server: ChildProcess, output: () => string): Promise<void> {
  const limit = AbortSignal.timeout(START_LIMIT_MS);
  const exited = once(server, "exit", { signal: limit }).then(() => {
    throw new Error(`The site under development did not start. It printed:\n${output()}`);
  });
  while (!/^Ready: /m.test(output())) {
    if (server.stdout === null) throw new Error("The output of the process is not readable");
    await Promise.race([once(server.stdout, "data", { signal: limit }), exited]);
  }
  exited.catch(() => {});
}
