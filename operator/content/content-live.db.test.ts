import { type ChildProcess, spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ONE_DIALECT } from "../../tests/setup/database/test-database.ts";
import { openTestOperator, type TestOperator } from "../../tests/setup/operator.ts";

const SITE = path.join(import.meta.dirname, "../../tests/setup/site/site-process.ts");

const compose = (title: string) =>
  `---\nslug: live/page\ntitle: ${title}\nmetaDescription: About it.\n---\n\nText of **${title}**.\n`;

describe.each(ONE_DIALECT)("two running instances on one %s database", (dialect) => {
  let operator: TestOperator;
  const children: ChildProcess[] = [];

  beforeEach(async () => {
    operator = await openTestOperator(dialect);
  }, 60_000);
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill("SIGKILL");
    await operator.close();
  });

  async function startSite(): Promise<string> {
    const env = {
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: operator.url,
      DATA_DIR: operator.folder,
      PORT: "0",
      METRICS_PORT: "off",
      DESK: "off",
    };
    const child = spawn(process.execPath, [SITE], { cwd: operator.folder, env });
    children.push(child);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (piece: string) => {
        output += piece;
      });
    }
    await expect.poll(() => output).toContain("\nData: ");
    return /Ready: (\S+)/.exec(output)?.[1] ?? "";
  }

  async function operate(...words: string[]): Promise<void> {
    expect(await operator.run(["content", ...words])).toMatchObject({ code: 0 });
  }

  async function publish(title: string): Promise<void> {
    const file = path.join(operator.folder, "page.md");
    writeFileSync(file, compose(title));
    await operate("publish", file);
  }

  const ask = async (site: string) => {
    const response = await fetch(`${site}/api/content/live/page`);
    return { status: response.status, body: await response.json() };
  };
  const reachesAll = async (sites: readonly string[], expected: object) => {
    await Promise.all(sites.map((site) => expect.poll(() => ask(site)).toMatchObject(expected)));
  };

  test("show what another process publishes, changes and unpublishes", async () => {
    const sites = await Promise.all([startSite(), startSite()]);
    const missing = {
      status: 404,
      body: { success: false, message: "The requested content could not be found." },
    };
    await reachesAll(sites, missing);

    await publish("First");
    const page = { title: "First", content: "<p>Text of <strong>First</strong>.</p>\n" };
    await reachesAll(sites, { status: 200, body: { success: true, page } });

    await publish("Second");
    await reachesAll(sites, { status: 200, body: { page: { title: "Second" } } });

    await operate("unpublish", "live/page");
    await reachesAll(sites, missing);
  });
});
