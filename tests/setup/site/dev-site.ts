import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "../free-port.ts";
import { endProcess, startServer } from "../server-process.ts";
import { copySources } from "./copy-sources.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");

interface DevSite {
  readonly url: string;
  /** A copy of the checkout that the test may edit. */
  readonly folder: string;
  stop(): Promise<void>;
}

/** Starts the site as `npm run dev` does the first time: in a copy of the checkout, where Vite has no cache yet. */
export async function startDevSite(): Promise<DevSite> {
  const folder = mkdtempSync(path.join(tmpdir(), "dev-site-"));
  copyCheckout(folder);
  const port = await findFreePort();
  const env = { PATH: process.env.PATH, PORT: String(port), METRICS_PORT: "off", DESK: "off" };
  const program = path.join(folder, "server/dev.ts");
  const child = await startServer([process.execPath, program], {
    cwd: folder,
    env,
    logFile: path.join(folder, "dev.log"),
    readyLine: /^Ready: /m,
  });
  return {
    url: `http://localhost:${port}`,
    folder,
    async stop() {
      await endProcess(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
