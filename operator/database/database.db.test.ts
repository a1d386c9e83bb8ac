import { existsSync, readdirSync, utimesSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { usingDatabase } from "../../platform/database/database.ts";
import { addVisits, dayOf } from "../../platform/visits/visit-store.ts";
import { migrations, type SiteDatabase } from "../../server/migrations.ts";
import { requestSubscription } from "../../src/news/subscriptions/subscription-store.server.ts";
import { writeMail } from "../../tests/setup/backups.ts";
import { createTestDatabase } from "../../tests/setup/database/test-database.ts";
import { requestDepsAt } from "../../tests/setup/news.ts";
import { operatorOfEachTest, TEST_NOW } from "../../tests/setup/operator.ts";
import { storeSampleLead } from "../../tests/setup/stored-lead.ts";

const operator = operatorOfEachTest();

describe("database copy", () => {
  test("copies everything to PostgreSQL, where the site and its tools keep working", async () => {
    const place = await createTestDatabase("postgres");
    const { reference } = await storeSampleLead(operator.database, {
      now: TEST_NOW,
      jobs: ["lead-email"],
      dealSummary: "Price: $300,000\nRent: $2,500",
      message: "Is it too late?",
    });
    await operator.run(["leads", "note", reference, "remember"]);
    const { code, out, err } = await operator.run(["database", "copy", "--to", place.url]);
    expect(err).toContain("Copied and verified every row:");
    expect(code).toBe(0);
    expect(out).toMatch(/leads +1\n/);
    expect(out).toMatch(/consent_records +1\n/);
    const folder = path.dirname(operator.url.replace("file:", ""));
    expect(readdirSync(folder).filter((name) => name.startsWith("copy-"))).toEqual([]);
    const onPostgres = { config: { databaseUrl: place.url } };
    expect((await operator.run(["consent", "verify"], onPostgres)).code).toBe(0);
    const shown = (await operator.run(["leads", "show", reference], onPostgres)).out;
    expect(shown).toContain("Note: remember");
    expect(shown).toContain("  Price: $300,000\n  Rent: $2,500\n");
    // The new database continues the consent chain.
    const options = { file: "", migrations, now: Date.now };
    await usingDatabase(place.url, options, (database: SiteDatabase) => storeSampleLead(database));
    expect((await operator.run(["consent", "verify"], onPostgres)).out).toMatch(/^2 records/);
    // So does the audit log, whose entries PostgreSQL numbers by itself.
    expect((await operator.run(["leads", "note", reference, "moved"], onPostgres)).code).toBe(0);
    const entries = JSON.parse((await operator.run(["audit", "list", "--json"], onPostgres)).out);
    expect(entries).toMatchObject([
      { sequence: 3, action: "added a note" },
      { sequence: 2, action: "copied to PostgreSQL", subject: "database" },
      { sequence: 1, action: "added a note" },
    ]);
    const again = await operator.run(["database", "copy", "--to", place.url]);
    expect(again.code).toBe(1);
    expect(again.err).toContain("The target database is not empty");
    await place.drop();
  }, 60_000);

  test.each([
    { to: "mysql://x/y", err: "Enter a URL such as postgres://" },
    { to: "postgres://u:p@127.0.0.1:1/site", err: "The target database cannot be used. Nothing was copied." },
  ])("to $to fails and says why", async ({ to, err }) => {
    const result = await operator.run(["database", "copy", "--to", to]);
    expect(result.code).toBe(1);
    expect(result.err).toContain(err);
    expect(result.err).not.toContain("u:p@");
  });

  test("refuses a site that already uses PostgreSQL", async () => {
    const config = { databaseUrl: "postgres://u:p@db/site" };
    const { err } = await operator.run(["database", "copy", "--to", "postgres://u:p@db2/site"], { config });
    expect(err).toBe("The site already uses PostgreSQL (DATABASE_URL).\n");
  });
});

describe("retention run", () => {
  const DAY_MS = 24 * 60 * 60 * 1000;

  test("counts expired data first, then removes it and nothing else", async () => {
    const old = await storeSampleLead(operator.database, { now: TEST_NOW - 1827 * DAY_MS });
    const young = await storeSampleLead(operator.database, { now: TEST_NOW - 1825 * DAY_MS });
    const income = { monthly_rent: "1", monthly_expenses: "0" };
    const deal = { ...income, monthly_debt_service: "1", calculated_dscr: "1", label: "", created_at: 0 };
    await operator.database.db
      .insertInto("calculator_sessions")
      .values([
        { ...deal, id: "gone", expires_at: TEST_NOW },
        { ...deal, id: "valid", expires_at: TEST_NOW + 1 },
      ])
      .execute();
    const mail = path.join(operator.folder, "mail", "old.eml");
    writeMail(operator.folder, "old.eml");
    const monthAgo = (TEST_NOW - 31 * DAY_MS) / 1000;
    utimesSync(mail, monthAgo, monthAgo);
    await requestSubscription(operator.database, "slow@reader.example", requestDepsAt(TEST_NOW - 7 * DAY_MS));
    await requestSubscription(operator.database, "new@reader.example", requestDepsAt(TEST_NOW - 6 * DAY_MS));
    await addVisits(operator.database, [
      { day: dayOf(TEST_NOW - 731 * DAY_MS), path: "/faq", visits: 5 },
      { day: dayOf(TEST_NOW - 730 * DAY_MS), path: "/faq", visits: 5 },
    ]);
    const expected = {
      leads: 1,
      consentRecords: 1,
      idempotencyKeys: 0,
      privacyRequests: 0,
      deliveries: 0,
      mailFiles: 1,
      calculatorSessions: 1,
      newsRequests: 1,
      visitCounts: 1,
    };
    const dry = await operator.run(["retention", "run", "--dry-run", "--json"]);
    expect(JSON.parse(dry.out)).toEqual(expected);
    expect(existsSync(mail)).toBe(true);
    const wet = await operator.run(["retention", "run"]);
    expect(wet.err).toBe("Removed:\n");
    expect(wet.out).toContain("1  consent records (their hashes stay)");
    expect(existsSync(mail)).toBe(false);
    expect((await operator.run(["leads", "show", old.reference])).code).toBe(1);
    expect((await operator.run(["leads", "show", young.reference])).code).toBe(0);
    expect((await operator.run(["consent", "verify"])).out).toContain("2 records, 1 of them erased");
    const none = await operator.run(["retention", "run", "--dry-run", "--json"]);
    expect(new Set(Object.values(JSON.parse(none.out)))).toEqual(new Set([0]));
  });
});
