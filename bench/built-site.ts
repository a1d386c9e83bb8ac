import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const ROOT = path.resolve(import.meta.dirname, "..");
const START_LIMIT_MS = 20_000;

export interface BuiltSite {
  readonly url: string;
  stop(): Promise<void>;
}

/** The site as `npm run build` left it, on a free port, with a data folder of its own. */
export async function startBuiltSite(): Promise<BuiltSite> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), "bench-"));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ["server/main.ts"], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, HOST: "127.0.0.1", PORT: `${port}`, METRICS_PORT: "off", DATA_DIR: dataFolder },
  });
  const stop = async () => {
    if (server.exitCode === null) {
      const exited = once(server, "exit");
      server.kill("SIGTERM");
      await exited;
    }
    rmSync(dataFolder, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return { url, stop };
    await sleep(50);
  }
  await stop();
  throw new Error("The built site did not start. Build it first: npm run build");
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("The system gave no free port");
  return address.port;
}
