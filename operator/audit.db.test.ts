import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { listActions } from "../src/audit/audit-log.server.ts";
import { anchorFolder } from "../src/leads/consent/consent-anchor-files.server.ts";
import { enterRequest } from "../src/leads/privacy/requests/data-request-store.server.ts";
import { changeStatus } from "../src/leads/records/lead-changes.server.ts";
import { findLead, listEvents } from "../src/leads/records/lead-queries.server.ts";
import { createRecordStore } from "../src/records/record-store.server.ts";
import { readShippedRecords } from "../src/site/site-records-catalog.server.ts";
import { anchorRecords } from "../tests/setup/backups.ts";
import { ONE_DIALECT } from "../tests/setup/database/test-database.ts";
import { subscribeFully } from "../tests/setup/news.ts";
import { operatorOfEachTest, TEST_NOW, TEST_REQUESTS } from "../tests/setup/operator.ts";
import { storeSampleLead } from "../tests/setup/stored-lead.ts";
import { TEST_ACTOR } from "../tests/setup/test-actor.ts";

const shipped = await readShippedRecords();
const PERSONAL = /zoe|investor|5550123|555-0123|person\.example|reader\.example|secret words/i;
const PAGE = `---
slug: loans/bank-statements
title: "Bank Statements"
metaDescription: "What the page is about, in 70 to 170 characters, for the lists of results that people read."
---

Text.
`;

interface Change {
  readonly words: readonly string[];
  readonly action: string;
  /** The lead's reference if absent. */
  readonly subject?: string;
  /** Commands to run before. */
  readonly after?: readonly (readonly string[])[];
}

const PUBLISH = ["content", "publish", "PAGE"];
const CHANGES: readonly Change[] = [
  { words: ["leads", "status", "LEAD", "contacted"], action: "marked as contacted" },
  {
    words: ["leads", "status", "LEAD", "referred", "--partner", "Kiavi"],
    action: "marked as referred to Kiavi",
  },
  { words: ["leads", "note", "LEAD", "secret words"], action: "added a note" },
  { words: ["privacy", "export", "zoe@person.example"], action: "exported the data, on request" },
  {
    words: ["privacy", "correct", "LEAD", "--email", "zoe.new@person.example"],
    action: "corrected, on request",
  },
  { words: ["privacy", "delete", "zoe@person.example", "--yes"], action: "deleted, on request" },
  {
    words: ["privacy", "opt-out", "zoe@person.example", "--channel", "sms"],
    action: "recorded an opt-out: text",
  },
  { words: ["privacy", "opt-in", "zoe@person.example"], action: "recorded an opt-in: everything" },
  {
    words: ["privacy", "opt-out", "new@person.example"],
    action: "recorded an opt-out: everything",
    subject: "no lead",
  },
  { words: ["deliveries", "retry", "DELIVERY"], action: "queued again", subject: "DELIVERY" },
  { words: ["deliveries", "retry", "--all"], action: "queued again", subject: "DELIVERY" },
  { words: ["deliveries", "discard", "DELIVERY"], action: "discarded", subject: "DELIVERY" },
  {
    words: ["consent", "anchor", "--reset", "--yes"],
    action: "set consent anchors aside",
    subject: "consent records",
  },
  { words: ["retention", "run"], action: "removed expired data", subject: "retention" },
  { words: PUBLISH, action: "published version 1", subject: "/loans/bank-statements" },
  {
    words: ["content", "unpublish", "loans/bank-statements"],
    action: "took off the site",
    subject: "/loans/bank-statements",
    after: [PUBLISH],
  },
  {
    words: ["content", "restore", "loans/bank-statements", "1"],
    action: "published version 1 again",
    subject: "/loans/bank-statements",
    after: [PUBLISH],
  },
  {
    words: ["settings", "set", "contact", "phone", "(512) 555-0199"],
    action: "published version 2",
    subject: "settings/contact",
  },
  { words: ["lenders", "withdraw", "kiavi"], action: "took off the site", subject: "lender/kiavi" },
  {
    words: ["lenders", "restore", "kiavi", "1"],
    action: "published version 3",
    subject: "lender/kiavi",
    after: [["lenders", "withdraw", "kiavi"]],
  },
  {
    words: ["news", "send", "texas-market-update", "--yes"],
    action: "mailed to subscribers",
    subject: "news/texas-market-update",
  },
  { words: ["backup", "BACKUP"], action: "made a backup", subject: "site.backup" },
];

describe.each(ONE_DIALECT)("the audit log on %s", (dialect) => {
  const operator = operatorOfEachTest(dialect);

  /** Stores something for every command to change. Returns what stands for the placeholders. */
  async function prepare(): Promise<Readonly<Record<string, string>>> {
    const { database, folder } = operator;
    await createRecordStore(database, () => TEST_NOW).seed(shipped);
    const { reference } = await storeSampleLead(database, { now: TEST_NOW, jobs: ["lead-email"] });
    await database.db.updateTable("outbox_jobs").set({ state: "dead", finished_at: TEST_NOW }).execute();
    const { id } = await database.db.selectFrom("outbox_jobs").select("id").executeTakeFirstOrThrow();
    await subscribeFully(database, "ann@reader.example");
    await anchorRecords(operator);
    writeFileSync(path.join(anchorFolder(folder), "9.json"), "damaged");
    const page = path.join(folder, "page.md");
    writeFileSync(page, PAGE);
    return { LEAD: reference, DELIVERY: id, PAGE: page, BACKUP: path.join(folder, "site.backup") };
  }

  test.each(CHANGES)("$words is recorded once, without personal data", async (change) => {
    const { words, action, after = [] } = change;
    const names = await prepare();
    const fill = (word: string) => names[word] ?? word;
    for (const earlier of after) expect((await operator.run(earlier.map(fill))).code).toBe(0);
    const before = await listActions(operator.database, { limit: 10 });
    const { code, err } = await operator.run(words.map(fill));
    expect(code, err).toBe(0);
    const entries = await listActions(operator.database, { limit: 10 });
    expect(entries.slice(0, entries.length - before.length)).toEqual([
      {
        sequence: expect.any(Number),
        happenedAt: TEST_NOW,
        actor: TEST_ACTOR,
        action,
        subject: fill(change.subject ?? "LEAD"),
      },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(PERSONAL);
  });

  test.each([
    ["leads", "list"],
    ["leads", "status", "RR-7K3M9-QXTB2", "contacted"],
    ["privacy", "delete", "zoe@person.example"],
    ["retention", "run", "--dry-run"],
    ["content", "unpublish", "nothing"],
    ["news", "send", "texas-market-update"],
  ])("%s %s changes nothing here, so it is not recorded", async (...words) => {
    await prepare();
    await operator.run(words);
    expect(await listActions(operator.database, { limit: 10 })).toEqual([]);
  });

  test("a person with several leads and a subscription has an entry for each", async () => {
    const { database } = operator;
    const one = await storeSampleLead(database, { now: TEST_NOW });
    const two = await storeSampleLead(database, { now: TEST_NOW });
    const subscription = await subscribeFully(database, "zoe@person.example");
    await operator.run(["privacy", "delete", "zoe@person.example", "--yes"]);
    const entries = await listActions(database, { limit: 10 });
    const subjects = entries.map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([one.reference, two.reference, subscription].toSorted());
    expect(JSON.stringify(entries)).not.toMatch(PERSONAL);
  });

  test("a privacy request that is entered and answered has an entry for both", async () => {
    const { database } = operator;
    const { reference } = await storeSampleLead(database, { now: TEST_NOW });
    const subject = { email: "zoe@person.example" };
    const asked = { kind: "export", channel: "post", subject, detail: "secret words" } as const;
    const stamp = { now: TEST_NOW, newId: randomUUID, actor: TEST_ACTOR };
    const request = await enterRequest(database, asked, TEST_REQUESTS, stamp);
    await operator.run(["privacy", "answer", request]);
    const entries = await listActions(database, { subject: request, limit: 10 });
    expect(entries.map(({ action }) => action)).toEqual([
      `answered a request: export, done (${reference})`,
      "entered a request that came by post: export",
    ]);
    expect(JSON.stringify(entries)).not.toMatch(PERSONAL);
  });

  test("refuses to change or delete entries", async () => {
    const { reference } = await storeSampleLead(operator.database, { now: TEST_NOW });
    await operator.run(["leads", "note", reference, "called"]);
    const { db } = operator.database;
    const refusal = "entries of the audit log cannot be changed";
    await expect(db.updateTable("audit_log").set({ actor: "nobody" }).execute()).rejects.toThrow(refusal);
    await expect(db.deleteFrom("audit_log").execute()).rejects.toThrow(refusal);
    expect(await listActions(operator.database, { limit: 10 })).toMatchObject([{ actor: TEST_ACTOR }]);
  });

  test("a status that cannot be recorded is not changed", async () => {
    const { database } = operator;
    const { id, reference } = await storeSampleLead(database, { now: TEST_NOW });
    await sql`alter table audit_log rename to audit_log_gone`.execute(database.db);
    const stamp = { actor: TEST_ACTOR, now: TEST_NOW, newId: randomUUID };
    await expect(changeStatus(database, reference, { status: "contacted" }, stamp)).rejects.toThrow(
      "audit_log",
    );
    expect(await findLead(database, { id })).toMatchObject({ status: "new" });
    expect(await listEvents(database, id)).toEqual([]);
  });

  test("is listed newest first, by subject, and as JSON, at 80 columns", async () => {
    expect((await operator.run(["audit", "list"])).err).toBe("No entries.\n");
    const { reference } = await storeSampleLead(operator.database, { now: TEST_NOW });
    await operator.run(["leads", "note", reference, "called"]);
    await operator.run(["leads", "status", reference, "referred", "--partner", "Kiavi"]);
    await operator.run(["retention", "run"]);
    const all = await operator.run(["audit", "list", "--limit", "2"], { width: 80 });
    expect(all.out.split("\n").filter((line) => line.length > 80)).toEqual([]);
    expect(all.out).toMatch(/removed expired data.+marked as referred to Kiavi/s);
    expect(all.out).toContain("2026-11-15 06:00 CST  ann  command line");
    expect(all.err).toBe("There are more than 2. To list more, raise --limit.\n");
    const { out } = await operator.run(["audit", "list", "--subject", reference.toLowerCase(), "--json"]);
    expect(JSON.parse(out)).toMatchObject([
      { action: "marked as referred to Kiavi", subject: reference, actor: TEST_ACTOR },
      { action: "added a note", happenedAt: "2026-11-15T12:00:00.000Z" },
    ]);
  });
});
