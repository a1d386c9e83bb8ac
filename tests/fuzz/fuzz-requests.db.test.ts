import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { budget } from "../setup/budget.ts";
import { generateBatch } from "./generated-requests.ts";
import { sendGeneratedRequests } from "./send-requests.ts";

/** The same requests in every run; `npm run bench -- fuzz` sends new ones. */
const SEED = 1;
const REQUESTS = budget(400, 20_000);

const SITE = path.resolve(import.meta.dirname, "../setup/site/site-process.ts");

let folder = "";
let site: ChildProcess | undefined;
let output = "";

async function startSite(): Promise<number> {
  folder = mkdtempSync(path.join(tmpdir(), "fuzz-"));
  site = spawn(process.execPath, [SITE], {
    cwd: folder,
    env: {
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: "0",
      METRICS_PORT: "off",
      DESK: "off",
      API_PER_MINUTE: "1000000",
      CALCULATIONS_PER_MINUTE: "1000000",
      LEADS_PER_MINUTE: "1000000",
      PAGES: "plain",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [site.stdout, site.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  await expect.poll(() => output, { timeout: 60_000 }).toContain("\nData: ");
  return Number(/Ready: http:\/\/localhost:(\d+)/.exec(output)?.[1]);
}

afterEach(() => {
  site?.kill("SIGKILL");
  if (folder !== "") rmSync(folder, { recursive: true, force: true });
});

test(`${REQUESTS} generated requests get no 5xx, and end nothing`, async () => {
  const port = await startSite();
  const { statuses, failures } = await sendGeneratedRequests({ port, seed: SEED, requests: REQUESTS });
  expect(failures).toEqual([]);
  // Most must get past the first check, or nothing behind it is tested.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 10);
  expect(statuses.get(400) ?? 0).toBeGreaterThan(REQUESTS / 20);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  expect(output).not.toContain('"level":"error"');
});

test("a seed gives the same requests each time", () => {
  expect(generateBatch(7)).toEqual(generateBatch(7));
  expect(generateBatch(7)).not.toEqual(generateBatch(8));
});
