import { beforeEach, describe, expect, test } from "vitest";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import { leadsOfEachTest } from "../../../tests/setup/leads.ts";
import { type StoredLead, storeSampleLead } from "../../../tests/setup/stored-lead.ts";
import { stampAt } from "../../../tests/setup/test-actor.ts";
import { listActions } from "../../audit/audit-log.server.ts";
import { changeStatus, type StatusChange } from "./lead-changes.server.ts";
import { describeEvent } from "./lead-event-words.ts";
import { findLead, listEvents } from "./lead-queries.server.ts";

const NOW = Date.parse("2026-11-17T16:00:00Z");
const DEAL = `Property value: $400,000
Loan amount: $300,000.40
Qualifying rent a month: $2,900
Lender's ratio: 1.17`;

describe.each(DIALECTS)("the status of a lead on %s", (dialect) => {
  const database = leadsOfEachTest(dialect);
  let lead: StoredLead;
  let clock: number;

  beforeEach(async () => {
    clock = NOW;
    lead = await storeSampleLead(database, { now: NOW, dealSummary: DEAL });
  });

  const change = (to: StatusChange, changes = {}) => {
    clock += 1;
    return changeStatus(database, lead.reference, to, { ...stampAt(clock), ...changes });
  };
  const history = async () => (await listEvents(database, lead.id)).map((event) => describeEvent(event).text);
  const read = () => findLead(database, lead);

  test("is one line of history, however often it is set", async () => {
    expect(await change({ status: "contacted" })).toBe("changed");
    expect(await change({ status: "contacted" })).toBe("unchanged");
    expect(await change({ status: "contacted" }, { untouchedSince: NOW })).toBe("unchanged");
    expect(await change({ status: "new" }, { untouchedSince: NOW })).toBe("refused");
    expect(await history()).toEqual(["Marked as contacted"]);
    expect(await listActions(database, { subject: lead.reference, limit: 9 })).toHaveLength(1);
    expect(await read()).toMatchObject({ status: "contacted", lastContactAt: NOW + 1 });
  });

  test("is set once by two people in the same moment", async () => {
    const both = await Promise.all([change({ status: "contacted" }), change({ status: "contacted" })]);
    expect(both).toContain("changed");
    expect(await history()).toEqual(["Marked as contacted"]);
  });

  test("is recorded again with another lender, amount or day", async () => {
    await change({ status: "referred", partner: "Kiavi" });
    expect(await change({ status: "referred", partner: "Kiavi" })).toBe("unchanged");
    expect(await change({ status: "referred", partner: "Visio" })).toBe("changed");
    const closed = { status: "closed", amount: 310_000, closedOn: "2026-11-13" } as const;
    await change(closed);
    expect(await change(closed)).toBe("unchanged");
    expect(await change({ ...closed, amount: 305_000 })).toBe("changed");
    // Both events of a referral have the same moment.
    expect((await history()).toSorted()).toEqual([
      "Marked as closed with $305,000 on 2026-11-13",
      "Marked as closed with $310,000 on 2026-11-13",
      "Marked as referred",
      "Marked as referred",
      "Referred to Kiavi",
      "Referred to Visio",
    ]);
  });

  test("says whether it was spam", async () => {
    await change({ status: "declined", reason: "spam" });
    expect(await history()).toEqual(["Marked as declined, spam"]);
  });

  test("the loan is the deal's, while it is closed that of the closing", async () => {
    expect(await read()).toMatchObject({ dealRatio: 117, loanAmount: 300_000 });
    await change({ status: "closed", amount: 310_000 });
    expect(await read()).toMatchObject({ loanAmount: 310_000 });
    await change({ status: "contacted" });
    expect(await read()).toMatchObject({ loanAmount: 300_000 });
    await change({ status: "closed" });
    expect(await read()).toMatchObject({ loanAmount: 300_000 });
  });
});
