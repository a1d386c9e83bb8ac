import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { vi } from "vitest";
import { endProcess } from "../end-process.ts";

const PROGRAM = path.join(import.meta.dirname, "site-process.ts");
const START_LIMIT_MS = 60_000;

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
  const site = spawn(process.execPath, [PROGRAM], {
    cwd: folder,
    env: {
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOST: "127.0.0.1",
      PORT: "0",
      METRICS_PORT: "off",
      DESK: "off",
      CALCULATIONS_PER_MINUTE: "100000",
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [site.stdout, site.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  await vi.waitUntil(() => output.includes("\nData: "), { timeout: START_LIMIT_MS });
  return {
    url: `http://127.0.0.1:${/Ready: http:\/\/[^:]+:(\d+)/.exec(output)?.[1]}`,
    output: () => output,
    async stop() {
      await endProcess(site);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
