import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { generateBatch } from "./generated-requests.ts";
import { sendGeneratedRequests } from "./send-requests.ts";

/** The same requests in every run; `npm run bench -- fuzz` sends new ones. */
const SEED = 1;
const REQUESTS = 2_000;

const ROOT = path.resolve(import.meta.dirname, "../..");
const importOf = (file: string) => JSON.stringify(path.join(ROOT, file));

/** The real process, with all that answers except the pages, which have to be built first. */
const SITE = `
  import { run } from ${importOf("server/run.ts")};
  import { buildSearchIndex } from ${importOf("src/search/site-search.server.ts")};
  import { loadConfig } from ${importOf("server/config.ts")};
  import { createSecurityHeaders } from ${importOf("platform/http/security-headers.ts")};
  await run(loadConfig(), { searchIndex: buildSearchIndex([]), load: async () => ({
    security: createSecurityHeaders({ isHttps: false, isDevelopment: false }),
    staticFiles: { find: () => undefined },
    renderPage: async () => ({ response: new Response("<h1>A page</h1>", { headers: { "Content-Type": "text/html" } }), route: undefined }),
  }) });
`;

let folder = "";
let site: ChildProcess | undefined;
let output = "";

async function startSite(): Promise<number> {
  folder = mkdtempSync(path.join(tmpdir(), "fuzz-"));
  site = spawn(process.execPath, ["--input-type=module", "--eval", SITE], {
    cwd: folder,
    env: { PATH: "", PORT: "0", METRICS_PORT: "off", API_PER_MINUTE: "1000000", LEADS_PER_MINUTE: "1000000" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [site.stdout, site.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  await expect.poll(() => output, { timeout: 15_000 }).toContain("\nData: ");
  return Number(/Ready: http:\/\/localhost:(\d+)/.exec(output)?.[1]);
}

afterEach(() => {
  site?.kill("SIGKILL");
  if (folder !== "") rmSync(folder, { recursive: true, force: true });
});

test(`${REQUESTS} generated requests get no 5xx, and end nothing`, { timeout: 60_000 }, async () => {
  const port = await startSite();
  const { statuses, failures } = await sendGeneratedRequests({ port, seed: SEED, requests: REQUESTS });
  expect(failures).toEqual([]);
  // Not all of them may fall at the first hurdle, or nothing behind it is tried.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 10);
  expect(statuses.get(400) ?? 0).toBeGreaterThan(REQUESTS / 20);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  expect(output).not.toContain('"level":"error"');
});

test("a seed gives the same requests each time", () => {
  expect(generateBatch(7)).toEqual(generateBatch(7));
  expect(generateBatch(7)).not.toEqual(generateBatch(8));
});
