import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { listActions } from "../src/audit/audit-log.server.ts";
import { anchorFolder } from "../src/leads/consent/consent-anchor-files.server.ts";
import { addOwner } from "../src/leads/owners/lead-owners.server.ts";
import { enterRequest } from "../src/leads/privacy/requests/data-request-store.server.ts";
import { changeStatus } from "../src/leads/records/lead-changes.server.ts";
import { findLead, listEvents } from "../src/leads/records/lead-queries.server.ts";
import { createRecordStore } from "../src/records/record-store.server.ts";
import { readShippedRecords } from "../src/site/site-records-catalog.server.ts";
import { anchorRecords } from "../tests/setup/backups.ts";
import { composePage } from "../tests/setup/content-pages.ts";
import { ONE_DIALECT } from "../tests/setup/database/test-database.ts";
import { subscribeFully } from "../tests/setup/news.ts";
import { operatorOfEachTest, TEST_NOW, TEST_REQUESTS } from "../tests/setup/operator.ts";
import { storeSampleLead } from "../tests/setup/stored-lead.ts";
import { TEST_ACTOR } from "../tests/setup/test-actor.ts";

const shipped = await readShippedRecords();
const PERSONAL = /zoe|investor|5550123|555-0123|person\.example|reader\.example|secret words/i;
const PAGE_PATH = "/loans/bank-statements";
const PUBLISH = "content publish PAGE";

/** Each with the action that is recorded, its subject if that is not the lead, and a command to run before. */
const CHANGES: readonly (readonly [command: string, action: string, subject?: string, before?: string])[] = [
  ["leads status LEAD contacted", "marked as contacted"],
  ["leads status LEAD referred --partner Kiavi", "marked as referred to Kiavi"],
  ["leads note LEAD NOTE", "added a note"],
  ["leads export --out FILE", "exported 1 lead", "leads"],
  [
    "leads export --status new --campaign zoe --out FILE",
    "exported 0 leads",
    "leads: status new, by campaign",
  ],
  ["leads assign LEAD Ann", "gave it to Ann"],
  ["leads assign LEAD --nobody", "took the owner away", "LEAD", "leads assign LEAD Ann"],
  ["handoff purpose LEAD", "recorded that the business purpose was attested"],
  [
    "handoff purpose LEAD --take-back",
    "recorded that the business purpose was taken back",
    "LEAD",
    "handoff purpose LEAD",
  ],
  ["handoff price LEAD exact", "recorded how the value is told to lenders"],
  ["handoff link LEAD", "mailed the link to the deal"],
  ["privacy export zoe@person.example", "exported the data, on request"],
  ["privacy correct LEAD --email zoe.new@person.example", "corrected, on request"],
  ["privacy delete zoe@person.example --yes", "deleted, on request"],
  ["privacy opt-out zoe@person.example --channel sms", "recorded an opt-out: text"],
  ["privacy opt-in zoe@person.example", "recorded an opt-in: everything"],
  ["privacy opt-out new@person.example", "recorded an opt-out: everything", "no lead"],
  ["deliveries retry DELIVERY", "queued again", "DELIVERY"],
  ["deliveries retry --all", "queued again", "DELIVERY"],
  ["deliveries discard DELIVERY", "discarded", "DELIVERY"],
  ["consent anchor --reset --yes", "set consent anchors aside", "consent records"],
  ["retention run", "removed expired data", "retention"],
  [PUBLISH, "published version 1", PAGE_PATH],
  ["content unpublish loans/bank-statements", "took off the site", PAGE_PATH, PUBLISH],
  ["content restore loans/bank-statements 1", "published version 1 again", PAGE_PATH, PUBLISH],
  ["settings set contact phone PHONE", "published version 2", "settings/contact"],
  ["lenders withdraw kiavi", "took off the site", "lender/kiavi"],
  ["lenders restore kiavi 1", "published version 3", "lender/kiavi", "lenders withdraw kiavi"],
  ["news send texas-market-update --yes", "mailed to subscribers", "news/texas-market-update"],
  ["backup BACKUP", "made a backup", "site.backup"],
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
    await database.transaction((trx) => addOwner(trx, { id: "ann", name: "Ann" }));
    await subscribeFully(database, "ann@reader.example");
    await anchorRecords(operator);
    writeFileSync(path.join(anchorFolder(folder), "9.json"), "damaged");
    const page = path.join(folder, "page.md");
    writeFileSync(page, composePage("Text."));
    return {
      ...{ LEAD: reference, DELIVERY: id, PAGE: page, BACKUP: path.join(folder, "site.backup") },
      ...{ FILE: path.join(folder, "leads.csv"), NOTE: "secret words", PHONE: "(512) 555-0199" },
    };
  }

  test.for(CHANGES)(
    "%s is recorded once, without personal data",
    async ([command, action, subject, earlier]) => {
      const names = await prepare();
      const fill = (word: string) => names[word] ?? word;
      const run = async (words: string) => {
        const { code, err } = await operator.run(words.split(" ").map(fill));
        expect(code, err).toBe(0);
      };
      if (earlier !== undefined) await run(earlier);
      const before = await listActions(operator.database, { limit: 10 });
      await run(command);
      const entries = await listActions(operator.database, { limit: 10 });
      expect(entries.slice(0, entries.length - before.length)).toEqual([
        {
          sequence: expect.any(Number),
          happenedAt: TEST_NOW,
          actor: TEST_ACTOR,
          action,
          subject: fill(subject ?? "LEAD"),
        },
      ]);
      expect(JSON.stringify(entries)).not.toMatch(PERSONAL);
    },
  );

  test.each([
    "leads list",
    "leads status RR-7K3M9-QXTB2 contacted",
    "privacy delete zoe@person.example",
    "retention run --dry-run",
    "content unpublish nothing",
    "news send texas-market-update",
  ])("%s changes nothing here, so it is not recorded", async (command) => {
    await prepare();
    await operator.run(command.split(" "));
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
