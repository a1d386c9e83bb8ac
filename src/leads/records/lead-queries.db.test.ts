import { beforeAll, describe, expect, test } from "vitest";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import { leadsOfAllTests, TEST_NOW, takeTestLead } from "../../../tests/setup/leads.ts";
import { stampAt } from "../../../tests/setup/test-actor.ts";
import { addNote, changeStatus } from "./lead-changes.server.ts";
import { type LeadPage, listLeads } from "./lead-list.server.ts";
import { findLead, findWaitingLeads, listEvents } from "./lead-queries.server.ts";

const HOUR = 60 * 60 * 1000;

describe.each(DIALECTS)("lead queries on %s", (dialect) => {
  const database = leadsOfAllTests(dialect);
  let oldest: string;
  const references: string[] = [];
  let ids = 0;
  /** Events of the same moment are listed by their ids. */
  const stamp = (now: number) => ({ ...stampAt(now), newId: () => `event-${++ids}` });

  beforeAll(async () => {
    for (const [index, source] of ["contact", "homepage", "contact", "austin"].entries()) {
      const now = () => TEST_NOW + index * HOUR;
      references.push(await takeTestLead(database, { name: `Lead ${index}`, source }, { now }));
    }
    [oldest = ""] = references;
  });

  async function names(filter: Partial<LeadPage>): Promise<string[]> {
    return (await listLeads(database, { limit: 10, ...filter })).map(({ name }) => name);
  }

  test("leads are listed newest first, and narrowed by source, time and number", async () => {
    expect(await names({})).toEqual(["Lead 3", "Lead 2", "Lead 1", "Lead 0"]);
    expect(await names({ source: "contact" })).toEqual(["Lead 2", "Lead 0"]);
    expect(await names({ from: TEST_NOW + HOUR, to: TEST_NOW + 3 * HOUR })).toEqual(["Lead 2", "Lead 1"]);
    expect(await names({ limit: 1 })).toEqual(["Lead 3"]);
  });

  test("a lead is found by its reference and by its id", async () => {
    const lead = await findLead(database, { reference: oldest });
    expect(lead?.name).toBe("Lead 0");
    expect(await findLead(database, { id: lead?.id ?? "" })).toEqual(lead);
    expect(await findLead(database, { reference: "RR-00000-00000" })).toBeUndefined();
  });

  test("status, sharing and notes are kept as the lead's history, and count as contact", async () => {
    await changeStatus(database, oldest, { status: "contacted" }, stamp(TEST_NOW + 5 * HOUR));
    await addNote(database, oldest, 'Wants a duplex; "soon"', stamp(TEST_NOW + 6 * HOUR));
    const referred = { status: "referred", partner: "kiavi" } as const;
    await changeStatus(database, oldest, referred, stamp(TEST_NOW + 7 * HOUR));
    const lead = await findLead(database, { reference: oldest });
    expect(lead).toMatchObject({ status: "referred", lastContactAt: TEST_NOW + 7 * HOUR });
    expect(await listEvents(database, lead?.id ?? "")).toEqual([
      { kind: "status", status: "contacted", happenedAt: TEST_NOW + 5 * HOUR },
      { kind: "note", text: 'Wants a duplex; "soon"', happenedAt: TEST_NOW + 6 * HOUR },
      { kind: "status", status: "referred", happenedAt: TEST_NOW + 7 * HOUR },
      { kind: "shared", partner: "kiavi", happenedAt: TEST_NOW + 7 * HOUR },
    ]);
    expect(await names({ status: "referred" })).toEqual(["Lead 0"]);
  });

  test("those that wait are counted without answered and later ones, the longest waiting first", async () => {
    expect(await findWaitingLeads(database, { before: TEST_NOW + 3 * HOUR, limit: 1 })).toEqual({
      count: 2,
      first: [{ reference: references[1], createdAt: TEST_NOW + HOUR }],
    });
    const none = await findWaitingLeads(database, { before: TEST_NOW + HOUR, limit: 2 });
    expect(none).toEqual({ count: 0, first: [] });
  });

  test("a reference that nobody has changes nothing", async () => {
    const unknown = "RR-00000-00000";
    expect(await changeStatus(database, unknown, { status: "closed" }, stamp(TEST_NOW))).toBe("refused");
    expect(await addNote(database, unknown, "?", stamp(TEST_NOW))).toBe(false);
  });
});
