import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { endProcess, startServer } from "../server-process.ts";

const PROGRAM = path.join(import.meta.dirname, "site-process.ts");

export interface SiteProcess {
  readonly url: string;
  /** Everything that it has printed. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts the real process around a site without pages of its own, on a free port and with an empty database. */
export async function startSiteProcess(
  variables: Readonly<Record<string, string>> = {},
): Promise<SiteProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), "site-process-"));
  const env = {
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    HOST: "127.0.0.1",
    PORT: "0",
    METRICS_PORT: "off",
    DESK: "off",
    CALCULATIONS_PER_MINUTE: "100000",
    ...variables,
  };
  const { child, output } = await startServer([process.execPath, PROGRAM], { cwd: folder, env });
  return {
    url: `http://127.0.0.1:${/Ready: http:\/\/[^:]+:(\d+)/.exec(output())?.[1]}`,
    output,
    async stop() {
      await endProcess(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
