import { spawnSync } from "node:child_process";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { openTestOperator, TEST_NOW, type TestOperator } from "../tests/setup/operator.ts";
import { storeSampleLead } from "../tests/setup/stored-lead.ts";

const MAIN = path.join(import.meta.dirname, "main.ts");

describe("the command line", () => {
  let operator: TestOperator;

  beforeAll(async () => {
    operator = await openTestOperator("postgres");
  }, 60_000);
  afterAll(() => operator.close());

  test("--version prints the version of the site", async () => {
    expect(await operator.run(["--version"])).toEqual({ code: 0, out: `${packageJson.version}\n`, err: "" });
  });

  test.each([
    { words: ["nonsense"], err: /unknown command 'nonsense'/ },
    { words: ["doctor", "--nonsense"], err: /unknown option '--nonsense'/ },
    { words: [], err: /Usage:/ },
    { words: ["leads"], err: /Usage:/ },
  ])("$words fails and says how to use it", async ({ words, err }) => {
    const result = await operator.run(words);
    expect(result.code).toBe(1);
    expect(result.err).toMatch(err);
  });

  test("works on PostgreSQL, from listing a lead to deleting it", async () => {
    const { reference } = await storeSampleLead(operator.database, { now: TEST_NOW, jobs: ["lead-email"] });
    const run = async (...words: string[]) => {
      const result = await operator.run(words);
      expect(result, result.err).toMatchObject({ code: 0 });
      return result.out;
    };
    expect(await run("leads", "list")).toContain(reference);
    await run("leads", "note", reference, "called");
    await run("leads", "status", reference, "referred", "--partner", "Kiavi");
    expect(await run("leads", "show", reference)).toContain("Referred to Kiavi");
    expect(await run("leads", "export")).toContain(reference);
    expect(await run("deliveries", "list", "--state", "pending")).toContain(reference);
    expect(await run("consent", "verify")).toMatch(/^1 records/);
    expect(await run("privacy", "export", "zoe@person.example")).toContain(reference);
    await run("privacy", "correct", reference, "--state", "FL");
    await run("privacy", "opt-out", reference);
    await run("privacy", "delete", reference, "--yes");
    expect(await run("retention", "run")).toContain("leads");
    expect(await run("consent", "verify")).toMatch(/^1 records/);
  });
});

describe("as a process", () => {
  const run = (words: readonly string[], env: Record<string, string>) =>
    spawnSync(process.execPath, [MAIN, ...words], {
      cwd: "/tmp",
      env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
      encoding: "utf8",
    });

  test("it says in one line that there is no database yet", () => {
    const { status, stdout, stderr } = run(["leads", "list"], { DATA_DIR: "/tmp/no/such/folder" });
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr).toBe(
      "There is no database at /tmp/no/such/folder/rentratio.sqlite yet. Start the site once: npm start\n",
    );
  });

  test("it says in one line that a setting is wrong", () => {
    const { status, stderr } = run(["leads", "list"], { DATABASE_URL: "mysql://u:secret@db/x" });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^DATABASE_URL is "mysql:\/\/\*\*\*@db\/x", but must be postgres:.+\n$/);
  });
});
