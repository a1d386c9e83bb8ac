import { describe, expect, test } from "vitest";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import { leadsOfEachTest } from "../../../tests/setup/leads.ts";
import { shippedContent } from "../../../tests/setup/shipped-content.ts";
import { storeSampleLead } from "../../../tests/setup/stored-lead.ts";
import { stampAt } from "../../../tests/setup/test-actor.ts";
import { officeCalendar } from "../../office/office-catalog.server.ts";
import { addFollowUp } from "../follow-ups/follow-up-store.server.ts";
import { changeStatus } from "../records/lead-changes.server.ts";
import { listLeads } from "../records/lead-list.server.ts";
import { findWaitingLeads } from "../records/lead-queries.server.ts";
import { readStuckLeads } from "./stuck-leads.server.ts";
import { STUCK_LISTS } from "./stuck-leads.ts";

const NOW = Date.parse("2026-11-17T09:00-06:00");
const DAY_MS = 24 * 60 * 60 * 1000;
const office = officeCalendar(shippedContent);

describe.each(DIALECTS)("what is stuck, on %s", (dialect) => {
  const database = leadsOfEachTest(dialect);

  async function store(name: string, days: number, changes = {}): Promise<string> {
    const lead = { now: NOW - days * DAY_MS, email: `${name}@person.example`, name, ...changes };
    return (await storeSampleLead(database, lead)).reference;
  }
  const enter = (reference: string, status: "new" | "contacted" = "new") =>
    database.db
      .updateTable("leads")
      .set({ agreed_channels: "[]", status })
      .where("reference", "=", reference)
      .execute();
  const contact = (reference: string, days: number) =>
    changeStatus(database, reference, { status: "contacted" }, stampAt(NOW - days * DAY_MS));

  test("each number is that of its list: no suspects, nothing planned, no old contacts from a file", async () => {
    await store("late", 9);
    await store("early", 0);
    await store("spam", 9, { suspicions: ["honeypot-filled"] });
    await enter(await store("imported", 300));
    await enter(await store("imported-contacted", 300), "contacted");
    const [idle, fresh, planned, entered] = [
      await store("idle", 30),
      await store("fresh", 30),
      await store("planned", 30),
      await store("entered-idle", 30),
    ];
    await enter(entered);
    for (const reference of [idle, planned, entered]) await contact(reference, 8);
    await contact(fresh, 6);
    const plan = { day: "2026-11-18", minute: undefined, text: "", dueAt: NOW + DAY_MS };
    await addFollowUp(database, planned, plan, stampAt(NOW - 8 * DAY_MS));
    const stuck = await readStuckLeads(database, { now: NOW, office });
    expect(stuck.map(({ kind, count }) => [kind, count])).toEqual([
      ["late", 1],
      ["contacted", 2],
      ["referred", 0],
      ["follow-ups", 0],
    ]);
    for (const kind of STUCK_LISTS) {
      const listed = await listLeads(database, { stuck: { kind, now: NOW, office }, limit: 99 });
      expect(listed.length, kind).toBe(stuck.find((found) => found.kind === kind)?.count);
    }
    expect(await findWaitingLeads(database, { before: NOW - DAY_MS, limit: 9 })).toMatchObject({ count: 2 });
  });
});
