import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { findFreePort } from "../free-port.ts";
import { endProcess, startServer } from "../server-process.ts";
import { findTemporaryFolder } from "../temporary-files.ts";

const PROGRAM = path.resolve(import.meta.dirname, "../../../server/start.mjs");

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
  const env = {
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
  };
  // Outside the checkout, and without the developer's variables: their .env may name a real database.
  const { child } = await startServer([process.execPath, PROGRAM], { cwd: dataFolder, env });
  return {
    url: `http://127.0.0.1:${port}`,
    dataFolder,
    deskUrl: `http://localhost:${deskPort}`,
    async stop() {
      await endProcess(child);
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
