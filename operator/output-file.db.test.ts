import { existsSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { operatorOfEachTest, TEST_NOW } from "../tests/setup/operator.ts";
import { storeSampleLead } from "../tests/setup/stored-lead.ts";

const CHECKOUT = path.resolve(import.meta.dirname, "..");

describe("an export with personal data", () => {
  const operator = operatorOfEachTest();
  let reference: string;

  beforeEach(async () => {
    reference = (await storeSampleLead(operator.database, { now: TEST_NOW })).reference;
  });

  test("of a consent is written to DATA_DIR unless a place is named, and only its owner can read it", async () => {
    const before = readdirSync(process.cwd());
    const { code, err } = await operator.run(["consent", "export", reference]);
    const folder = path.join(operator.folder, "exports", `consent-${reference}`);
    expect({ code, err }).toEqual({ code: 0, err: expect.stringContaining(`Wrote ${folder}.`) });
    expect(readdirSync(folder)).toContain("evidence.json");
    expect(statSync(path.dirname(folder)).mode & 0o777).toBe(0o700);
    expect(readdirSync(process.cwd())).toEqual(before);
  });

  const exportTo = (out: string, command: string) =>
    operator.run([command, "export", ...(command === "leads" ? [] : [reference]), "--out", out]);

  test.each([
    ["consent", "evidence.json"],
    ["leads", ""],
    ["privacy", ""],
  ])("%s export makes a new place that only its owner can read", async (command, file) => {
    const out = path.join(operator.folder, "new");
    expect(await exportTo(out, command)).toMatchObject({ code: 0, out: "" });
    expect(readFileSync(path.join(out, file), "utf8")).toContain("zoe@person.example");
    expect(statSync(out).mode & 0o077).toBe(0);
    const again = await exportTo(out, command);
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining("It may already exist.") });
  });

  test.each(["consent", "leads", "privacy"])("%s export is refused inside the checkout", async (command) => {
    const link = path.join(operator.folder, "link");
    symlinkSync(path.join(CHECKOUT, "docs"), link);
    for (const out of ["never-written", path.join(CHECKOUT, "docs/never-written"), `${link}/never-written`]) {
      const result = await exportTo(out, command);
      expect(result).toMatchObject({ code: 1, out: "" });
      expect(result.err).toContain(`Choose a path outside of ${CHECKOUT}, or in ${CHECKOUT}/data.`);
      expect(existsSync(out)).toBe(false);
    }
  });
});
