import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ONE_DIALECT } from "../../tests/setup/database/test-database.ts";
import { operatorOfEachTest, TEST_NOW } from "../../tests/setup/operator.ts";
import { storeSampleLead } from "../../tests/setup/stored-lead.ts";

describe.each(ONE_DIALECT)("leads on %s", (dialect) => {
  const operator = operatorOfEachTest(dialect);

  const store = (changes = {}) => storeSampleLead(operator.database, { now: TEST_NOW, ...changes });

  test("are exported as CSV without formulas that a spreadsheet would run", async () => {
    await store({ name: '=HYPERLINK("https://evil.example","x")', email: "a@b.example" });
    await store({ name: "@SUM(1)", now: TEST_NOW - 1 });
    await store({ name: 'Says "hi", twice\u{1F600}', now: TEST_NOW - 2 });
    const { code, out, err } = await operator.run(["leads", "export"]);
    expect(code).toBe(0);
    expect(err).toBe("Exported 3 leads.\n");
    const lines = out.trimEnd().split("\n");
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^reference,receivedAt,status,lastContactAt,name,email,phone,phoneTyped,state/);
    expect(lines[1]).toContain(
      `,"'=HYPERLINK(""https://evil.example"",""x"")",a@b.example,+15125550123,(512) 555-0123,`,
    );
    expect(lines[2]).toContain(",'@SUM(1),");
    expect(lines[3]).toContain(',"Says ""hi"", twice\u{1F600}",');
  });

  test("are exported with deal and message in one cell each, whatever their lines look like", async () => {
    const text = '=HYPERLINK("https://evil.example")\n@SUM(1), "two"';
    await store({ dealSummary: text, message: text });
    await store({ now: TEST_NOW - 1 });
    const { out } = await operator.run(["leads", "export"]);
    expect(out).toMatch(
      /^reference,.+,dealSummary,message,partners,notes,closedAmount,closedOn,followUpOn,followUp,joinedTo,askedAgain,owner,lendersRatio,loanAmount\n/,
    );
    const cell = `,"'=HYPERLINK(""https://evil.example"")\n@SUM(1), ""two"""`;
    expect(out).toContain(`${cell}${cell},,,,,,,,,,,\n`);
    expect(out).toMatch(/,,,,\n$/);
  });

  test("are exported with a header line even if there are none", async () => {
    const empty = await operator.run(["leads", "export"]);
    expect(empty.out).toMatch(/^reference,.+\n$/);
    for (let index = 0; index < 3; index += 1) await store({ now: TEST_NOW - index });
    const { out } = await operator.run(["leads", "export", "--from", "2026-11-15"]);
    expect(out.match(/^reference,/gm)).toHaveLength(1);
  });

  test("are exported with the lenders they were passed on to, and with the notes", async () => {
    const { reference } = await store();
    await store({ now: TEST_NOW - 1 });
    await operator.run(["leads", "note", reference, "=1+1,", "called"]);
    await operator.run(["leads", "status", reference, "referred", "--partner", "Kiavi"], {
      now: TEST_NOW + 1,
    });
    await operator.run(["leads", "note", reference, "wants", "a", "call"], { now: TEST_NOW + 60_000 });
    const { out } = await operator.run(["leads", "export"]);
    const notes = "2026-11-15T12:00:00.000Z =1+1, called\n2026-11-15T12:01:00.000Z wants a call";
    expect(out).toContain(`,,,Kiavi,"${notes}",,,,,,,,,\n`);
    expect(out).toMatch(/,,,,\n$/);
  });

  test("are exported for Excel: it shows every letter, dials every phone number and sorts by date", async () => {
    await store({ phoneTyped: "512.555.0123 x7" });
    await store({ phone: "+442079460958", phoneTyped: "+442079460958", now: TEST_NOW - 60_000 });
    const file = path.join(operator.folder, "leads.csv");
    await operator.run(["leads", "export", "--excel", "--out", file]);
    const bytes = readFileSync(file);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.lastIndexOf("\uFEFF")).toBe(0);
    const [titles, first, second] = bytes.toString("utf8").slice(1).split("\n");
    expect(titles).toMatch(/^reference,receivedAt,status,lastContactAt,name,email,phone,state,/);
    expect(first).toMatch(/^RR-[^,]+,2026-11-15 06:00,new,2026-11-15 06:00,Zoë <Investor> & Co,/);
    expect(first).toContain(",1 (512) 555-0123 ext. 7,TX,");
    expect(second).toContain(",011 44 20 7946 0958,TX,");
  });

  test("are exported with the filters and in the order of the inbox", async () => {
    await store({ name: "Small", dealSummary: deal(100_000), loanPurpose: "purchase" });
    await store({ name: "Large", dealSummary: deal(900_000), loanPurpose: "purchase" });
    await store({ name: "Other", loanPurpose: "refinance" });
    await store({ name: "Spam", loanPurpose: "purchase", suspicions: ["honeypot-filled"] });
    const filters = ["--state", "tx", "--purpose", "purchase", "--suspected", "no", "--sort", "-loan"];
    const { out } = await operator.run(["leads", "export", ...filters]);
    const lines = out.split("\n").filter((line) => line.startsWith("RR-"));
    expect(lines.map((line) => line.split(",")[4])).toEqual(["Large", "Small"]);
    expect((await operator.run(["leads", "export", "--sort", "size"])).err).toContain(
      "Choose one of received, name",
    );
    expect((await operator.run(["leads", "list", "--state", "Texas"])).err).toContain("such as TX");
  });

  test("are exported as the desk's report counts what is stuck", async () => {
    await store({ name: "Late", now: TEST_NOW - 9 * 24 * 60 * 60 * 1000 });
    await store({ name: "Early" });
    const { out } = await operator.run(["leads", "export", "--stuck", "late"]);
    expect(out).toContain(",Late,");
    expect(out).not.toContain(",Early,");
    expect((await operator.run(["leads", "list", "--stuck", "late"])).out).not.toContain("Early");
    expect((await operator.run(["audit", "list"])).out).toContain("leads: stuck late");
    expect((await operator.run(["leads", "export", "--due", "--stuck", "late"])).err).toContain("cannot be");
  });

  test("are exported as a search or the due follow-ups list them, and as a real Excel file", async () => {
    const { reference } = await store({
      name: "Ann Lee",
      email: "ann@person.example",
      phone: "+15125550199",
    });
    await store({ name: "Ben" });
    await operator.run(["leads", "follow-up", reference, "2026-11-15", "call"]);
    const names = async (...options: readonly string[]) => {
      const { out } = await operator.run(["leads", "export", ...options]);
      return out.split("\n").flatMap((line) => (line.startsWith("RR-") ? (line.split(",")[4] ?? "") : []));
    };
    expect(await names("--search", "lee")).toEqual(["Ann Lee"]);
    expect(await names("--due")).toEqual(["Ann Lee"]);
    expect(await names("--due", "--owner", "none")).toEqual(["Ann Lee"]);
    expect(await names("--due", "--owner", "Zed")).toEqual([]);
    expect((await operator.run(["leads", "export", "--due", "--state", "TX"])).err).toContain(
      "cannot be used",
    );
    const file = path.join(operator.folder, "due.xlsx");
    expect((await operator.run(["leads", "export", "--xlsx"])).err).toContain("--out");
    await operator.run(["leads", "export", "--due", "--xlsx", "--out", file]);
    expect(readFileSync(file).subarray(0, 2).toString()).toBe("PK");
  });

  test("of one status leave joined ones out, as every list of a status does", async () => {
    const main = await store({ name: "Main" });
    const other = await store({ name: "Joined" });
    await operator.run(["leads", "join", main.reference, other.reference]);
    const count = async (...options: readonly string[]) =>
      (await operator.run(["leads", "export", ...options])).err;
    expect(await count("--status", "new")).toBe("Exported 1 lead.\n");
    expect(await count()).toBe("Exported 2 leads.\n");
  });
});

const deal = (loan: number) =>
  `Price: $1,000,000\nLoan amount: $${loan.toLocaleString("en-US")}\nQualifying rent a month: $2,500\nLender's ratio: 1.17`;
