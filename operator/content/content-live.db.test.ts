import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  createTestDatabase,
  ONE_DIALECT,
  type TestDatabase,
} from "../../tests/setup/database/test-database.ts";

const SITE = path.join(import.meta.dirname, "../../tests/setup/site/site-process.ts");
const OPERATOR = path.join(import.meta.dirname, "../start.mjs");
/** Everything printed for the operator. */
const PROMISED_MS = 5_000;

const compose = (title: string) =>
  `---\nslug: live/page\ntitle: ${title}\nmetaDescription: About it.\n---\n\nText of **${title}**.\n`;

describe.each(ONE_DIALECT)("two running instances on one %s database", { timeout: 60_000 }, (dialect) => {
  let place: TestDatabase;
  let folder = "";
  const children: ChildProcess[] = [];

  beforeEach(async () => {
    place = await createTestDatabase(dialect);
    folder = mkdtempSync(path.join(tmpdir(), "content-live-"));
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill("SIGKILL");
    await place.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const environment = () => ({
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATABASE_URL: place.url,
    DATA_DIR: folder,
  });

  async function startSite(): Promise<string> {
    const env = { ...environment(), PORT: "0", METRICS_PORT: "off" };
    const child = spawn(process.execPath, [SITE], { cwd: folder, env });
    children.push(child);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (piece: string) => {
        output += piece;
      });
    }
    await expect.poll(() => output, { timeout: 20_000 }).toContain("\nData: ");
    return /Ready: (\S+)/.exec(output)?.[1] ?? "";
  }

  function operate(...words: string[]): void {
    const options = { cwd: folder, env: environment(), encoding: "utf8" } as const;
    const { status, stderr } = spawnSync(process.execPath, [OPERATOR, "content", ...words], options);
    expect(status, stderr).toBe(0);
  }

  function publish(title: string): void {
    writeFileSync(path.join(folder, "page.md"), compose(title));
    operate("publish", "page.md");
  }

  const ask = async (site: string) => {
    const response = await fetch(`${site}/api/content/live/page`);
    return { status: response.status, body: await response.json() };
  };
  const reachesAll = async (sites: readonly string[], expected: object) => {
    const polling = { timeout: PROMISED_MS, interval: 100 };
    await Promise.all(sites.map((site) => expect.poll(() => ask(site), polling).toMatchObject(expected)));
  };

  test("show what another process publishes, changes and unpublishes, within 5 seconds", async () => {
    // Start them one after the other: concurrent migration has its own test.
    const sites = [await startSite(), await startSite()];
    const missing = {
      status: 404,
      body: { success: false, message: "The requested content could not be found." },
    };
    await reachesAll(sites, missing);

    publish("First");
    const page = { title: "First", content: "<p>Text of <strong>First</strong>.</p>\n" };
    await reachesAll(sites, { status: 200, body: { success: true, page } });

    publish("Second");
    await reachesAll(sites, { status: 200, body: { page: { title: "Second" } } });

    operate("unpublish", "live/page");
    await reachesAll(sites, missing);
  });
});
