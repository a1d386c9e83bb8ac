import { describe, expect, test } from "vitest";
import { enqueue } from "../../platform/outbox/outbox.ts";
import { readHistory } from "../../src/leads/records/lead-history.server.ts";
import { findLead } from "../../src/leads/records/lead-queries.server.ts";
import { officeCalendar } from "../../src/office/office-catalog.server.ts";
import { ONE_DIALECT } from "../../tests/setup/database/test-database.ts";
import { operatorOfEachTest, TEST_KEYS, TEST_NOW } from "../../tests/setup/operator.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { storeSampleLead } from "../../tests/setup/stored-lead.ts";
import { readTimeline } from "./read-timeline.server.ts";

describe.each(ONE_DIALECT)("the timeline of a lead on %s", (dialect) => {
  const operator = operatorOfEachTest(dialect);

  test.each([
    [null, "Mail to the person sent (1 try)"],
    ["put into a file and not sent", "Mail to the person put into a file and not sent (1 try)"],
  ])("says what became of a mail: %s", async (reason, words) => {
    const { database } = operator;
    const stored = await storeSampleLead(database, { now: TEST_NOW });
    const lead = await findLead(database, stored);
    if (lead === undefined) throw new Error("The lead is not stored");
    const job = { id: "mail", kind: "lead-acknowledgement", payload: { leadId: lead.id }, runAt: TEST_NOW };
    await database.transaction((transaction) => enqueue(transaction, job));
    await database.db
      .updateTable("outbox_jobs")
      .set({ state: "delivered", attempts: 1, finished_at: TEST_NOW, last_error: reason })
      .where("id", "=", job.id)
      .execute();
    const data = { database, keys: TEST_KEYS, office: officeCalendar(shippedContent), now: TEST_NOW };
    const entries = await readTimeline(await readHistory(database, TEST_KEYS, lead), data);
    expect(entries.map(({ text }) => text)).toContain(words);
  });
});
