import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { anchorRecords } from "../../tests/setup/backups.ts";
import { unprotectConsent } from "../../tests/setup/leads.ts";
import { operatorOfEachTest, TEST_NOW } from "../../tests/setup/operator.ts";
import { storeSampleLead } from "../../tests/setup/stored-lead.ts";

describe("consent", () => {
  const operator = operatorOfEachTest();

  test("that was not changed is verified, also when there are no records", async () => {
    expect(await operator.run(["consent", "verify"])).toMatchObject({
      code: 0,
      out: "0 records, 0 of them erased after their retention period.\nNot anchored.\n",
      err: expect.stringContaining("missing records at the end cannot be detected"),
    });
    for (const now of [TEST_NOW, TEST_NOW]) await storeSampleLead(operator.database, { now });
    await anchorRecords(operator);
    const { code, out, err } = await operator.run(["consent", "verify"]);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^2 records, 0 of them erased .+\nLast record 2, hash [0-9a-f]{64}\nAnchored up to record 2, 2026-11-15 06:00 CST\.\n$/,
    );
    expect(err).toBe("The consent records are intact.\n");
  });
});

describe("tampering with the database", () => {
  const operator = operatorOfEachTest();
  let references: readonly string[];

  beforeEach(async () => {
    const stored = [];
    for (let index = 0; index < 3; index += 1) {
      stored.push((await storeSampleLead(operator.database, { now: TEST_NOW })).reference);
    }
    references = stored;
    await unprotectConsent(operator.database);
  });

  const change = (statement: string) => sql.raw(statement).execute(operator.database.db);

  test("that drops the triggers is detected, and names them", async () => {
    const { code, out } = await operator.run(["consent", "verify"]);
    expect(out).toContain("The trigger consent_records_refuse_delete on consent_records is missing\n");
    expect(out).toContain("The trigger consent_records_refuse_update on consent_records is missing\n");
    expect(code).toBe(1);
  });

  test.each([
    {
      what: "that changes a record",
      statement: "update consent_records set content = replace(content, 'LLC', 'Inc') where sequence = 2",
      found: "Record 2: its content was changed",
    },
    {
      what: "that empties a record",
      statement: "update consent_records set content = null, salt = null, personal = '{}' where sequence = 2",
      found: "Record 2: its content was emptied although its lead is still kept",
    },
    {
      what: "that removes a lead without a request by its person",
      statement: "delete from leads where id = (select lead_id from consent_records where sequence = 2)",
      found: "Record 2: its lead is missing",
    },
    {
      what: "that gives a record to another lead",
      statement: "update consent_records set lead_id = 'another' where sequence = 2",
      found: "Record 2: its lead was changed",
    },
    {
      what: "that leaves invalid JSON",
      statement: "update consent_records set personal = '{' where sequence = 2",
      found: "Record 2: its personal values cannot be read",
    },
  ])("$what is detected", async ({ statement, found }) => {
    await change(statement);
    const { code, out, err } = await operator.run(["consent", "verify"]);
    expect(out).toContain(`${found}\n`);
    expect(err).toContain("NOT intact");
    expect(code).toBe(1);
    const json = JSON.parse((await operator.run(["consent", "verify", "--json"])).out);
    expect(json.faults).toHaveLength(1);
    expect(json.triggerFaults).toHaveLength(2);
  });

  test.each(["name", "email", "phone"])("that changes the %s of a lead is detected", async (field) => {
    await change(`update leads set ${field} = 'other' where reference = '${references[1]}'`);
    const { code, out } = await operator.run(["consent", "verify"]);
    expect(out).toContain(`Record 2: the ${field} of its lead was changed, and no correction says so\n`);
    expect(code).toBe(1);
  });

  test("that removes records with their leads is detected by the anchor", async () => {
    await anchorRecords(operator);
    await change("delete from consent_records where sequence > 1");
    await change("delete from leads where id not in (select lead_id from consent_records)");
    const { code, out } = await operator.run(["consent", "verify"]);
    expect(out).toMatch(/^Anchor 3-[0-9a-f]{16}\.json of 2026-11-15 06:00 CST: record 3 is missing\n/);
    expect(code).toBe(1);
    expect((await operator.run(["consent", "anchor"])).err).toContain("The records contradict an anchor.");
  });

  test("is detected by an anchor that was stored elsewhere", async () => {
    const { out: anchor } = await operator.run(["consent", "anchor"]);
    expect(anchor).toMatch(/^3:[0-9a-f]{64}\n$/);
    const hash = anchor.trim().slice(2);
    for (const expected of [anchor, hash]) {
      const { out } = await operator.run(["consent", "verify", "--json", "--expect", expected]);
      expect({ json: JSON.parse(out) }).toMatchObject({
        json: { faults: [], expected: [{ fault: null }] },
      });
    }
    await change("delete from leads where id = (select lead_id from consent_records where sequence = 3)");
    await change("delete from consent_records where sequence = 3");
    const short = await operator.run(["consent", "verify", "--expect", anchor, "--expect", hash]);
    expect(short.code).toBe(1);
    expect(short.out).toContain(
      `Expected 3:${hash}: record 3 is missing\nExpected ${hash}: no record has this hash\n`,
    );
    await storeSampleLead(operator.database, { now: TEST_NOW });
    const other = await operator.run(["consent", "verify", "--expect", anchor]);
    expect(other.out).toContain(`Expected 3:${hash}: record 3 is another one now\n`);
  });

  test("is accepted if the operator confirms that records are missing for a reason", async () => {
    await anchorRecords(operator);
    await change("delete from leads where id = (select lead_id from consent_records where sequence = 3)");
    await change("delete from consent_records where sequence = 3");
    expect(await operator.run(["consent", "anchor", "--reset"])).toMatchObject({ code: 1 });
    const { code, err } = await operator.run(["consent", "anchor", "--reset"], { answer: true });
    expect(err).toContain("Set 1 anchor aside");
    expect(code).toBe(0);
    const { out } = await operator.run(["consent", "verify"]);
    expect(out).toContain("Anchored up to record 2, ");
    const again = await operator.run(["consent", "anchor", "--reset", "--yes"]);
    expect(again.err).toContain("Nothing was changed.");
  });

  test("cannot make another command fail without naming the record", async () => {
    await change("update consent_records set personal = '{' where sequence = 2");
    const { code, err } = await operator.run(["consent", "export", references[1] ?? ""]);
    expect(code).toBe(1);
    expect(err).toContain("Consent record 2 cannot be read: its personal values are not JSON.");
  });
});

describe("the evidence of a consent", () => {
  const operator = operatorOfEachTest();
  let folder: string;
  let reference: string;

  beforeEach(async () => {
    folder = path.join(operator.folder, "bundle");
    reference = (await storeSampleLead(operator.database, { now: TEST_NOW })).reference;
    for (let index = 0; index < 3; index += 1) await storeSampleLead(operator.database, { now: TEST_NOW });
  });

  const exportBundle = () => operator.run(["consent", "export", reference, "--out", folder]);
  const verifyElsewhere = (...claims: string[]) =>
    spawnSync(process.execPath, [path.join(folder, "verify-consent.mjs"), ...claims], {
      cwd: "/",
      encoding: "utf8",
    });
  function tamper(change: (evidence: string) => string): void {
    const file = path.join(folder, "evidence.json");
    const before = readFileSync(file, "utf8");
    const after = change(before);
    expect(after).not.toBe(before);
    writeFileSync(file, after);
  }

  test("is a folder that can be verified without the site", async () => {
    expect(await exportBundle()).toMatchObject({ code: 0, out: "" });
    expect(readdirSync(folder).toSorted()).toEqual(["README.txt", "evidence.json", "verify-consent.mjs"]);
    const output = execFileSync(process.execPath, [path.join(folder, "verify-consent.mjs")], {
      cwd: "/",
      env: {},
      encoding: "utf8",
    });
    expect(output).toContain(reference);
    expect(output).toContain("VALID: nothing was changed.");
    const evidence = path.join(folder, "evidence.json");
    expect(await operator.run(["consent", "verify", evidence])).toMatchObject({
      code: 0,
      err: "The evidence is intact.\n",
    });
  });

  test.each([
    ["the agreed text", (text: string) => text.replace("Sample LLC", "Another LLC")],
    ["the phone number", (text: string) => text.replaceAll("+15125550123", "+15125550124")],
    ["the time", (text: string) => text.replace(/"recordedAt": \d+/, '"recordedAt": 1')],
    [
      "the reference",
      (text: string) => text.replace(/"reference": "RR-[^"]+"/, '"reference": "RR-00000-00000"'),
    ],
    [
      "a record after it",
      (text: string) =>
        text.replace(/"contentSha256": "[^"]+"(?![\s\S]*contentSha256)/, '"contentSha256": "00"'),
    ],
  ])("is refused by both programs after a change of %s", async (_, change) => {
    await exportBundle();
    tamper(change);
    const { status, stdout } = verifyElsewhere();
    expect(stdout).toContain("NOT VALID:");
    expect(status).toBe(1);
    const own = await operator.run(["consent", "verify", path.join(folder, "evidence.json")]);
    expect(own).toMatchObject({ code: 1 });
    expect(own.err).toContain("NOT intact");
  });

  test("can be verified at any path, also together with a claim", async () => {
    await exportBundle();
    const elsewhere = path.join(operator.folder, "copy.json");
    copyFileSync(path.join(folder, "evidence.json"), elsewhere);
    tamper((text) => text.replace("Sample LLC", "Another LLC"));
    expect(verifyElsewhere(elsewhere, "email=zoe@person.example")).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("\nVALID: nothing was changed.\n"),
    });
  });

  test.each([
    { words: ["mail=zoe@person.example"], err: 'There is no field "mail".' },
    { words: ["=x"], err: 'There is no field "".' },
    { words: ["/no/such.json"], err: "/no/such.json cannot be read" },
    { words: ["one.json", "two.json"], err: "Name only one file." },
    { words: [path.resolve("package.json")], err: "is not an evidence.json from consent export." },
  ])("is not judged when the arguments are $words", async ({ words, err }) => {
    await exportBundle();
    const { status, stdout, stderr } = verifyElsewhere(...words);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(err);
    expect(stderr).toContain("Usage: node verify-consent.mjs [evidence.json] [field=value ...]");
  });

  test("can still be compared with a phone number after the person was forgotten", async () => {
    await operator.run(["privacy", "delete", reference, "--yes"]);
    await exportBundle();
    expect(readFileSync(path.join(folder, "evidence.json"), "utf8")).not.toContain("+15125550123");
    expect(verifyElsewhere("phone=+15125550123")).toMatchObject({ status: 0 });
    const other = verifyElsewhere("phone=+15125550199");
    expect(other.status).toBe(1);
    expect(other.stdout).toContain("does NOT match the record");
  });

  test("reports that it can no longer be compared if the secret was changed", async () => {
    await operator.run(["privacy", "delete", reference, "--yes"]);
    const config = { secret: "another secret than the one before" };
    const { err } = await operator.run(["consent", "export", reference, "--out", folder], { config });
    expect(err).toContain("Its salt was encrypted with another secret");
    expect(verifyElsewhere()).toMatchObject({ status: 0 });
    const claimed = verifyElsewhere("phone=+15125550123");
    expect(claimed.stdout).toContain("can no longer be compared: the salt is missing");
    expect(claimed).toMatchObject({ status: 1 });
  });

  test.each([
    { words: ["export", "RR-00000-00000"], err: "No consent has the reference RR-00000-00000.\n" },
    { words: ["verify", "--expect", "12:34"], err: "Enter a hash of 64 hexadecimal digits" },
    { words: ["verify", "package.json", "--expect", "0".repeat(64)], err: "Leave out the file" },
    { words: ["verify", "/no/such/file"], err: "/no/such/file cannot be read." },
    { words: ["verify", "package.json"], err: "package.json is not an evidence.json from consent export." },
  ])("$words fails and says why", async ({ words, err }) => {
    const result = await operator.run(["consent", ...words]);
    expect(result.code).toBe(1);
    expect(result.err).toContain(err);
  });
});
