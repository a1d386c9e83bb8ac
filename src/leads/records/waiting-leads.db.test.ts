import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import {
  openLeadDatabase,
  TEST_NOW,
  type TestLeadDatabase,
  takeTestLead,
} from "../../../tests/setup/leads.ts";
import { TEST_ACTOR } from "../../../tests/setup/test-actor.ts";
import { changeStatus } from "./lead-changes.server.ts";
import { findWaitingLeads } from "./waiting-leads.server.ts";

const HOUR = 60 * 60 * 1000;

describe.each(DIALECTS)("waiting leads on %s", (dialect) => {
  let leads: TestLeadDatabase;
  const references: string[] = [];

  beforeAll(async () => {
    leads = await openLeadDatabase(dialect);
    for (let index = 0; index < 5; index += 1) {
      const now = TEST_NOW + index * HOUR;
      references.push(await takeTestLead(leads.database, { name: `Lead ${index}` }, { now: () => now }));
    }
    const stamp = { now: TEST_NOW + 9 * HOUR, newId: () => "event-1", actor: TEST_ACTOR };
    await changeStatus(leads.database, references[0] ?? "", { status: "contacted" }, stamp);
  });
  afterAll(() => leads.drop());

  test("are counted without the answered and the later ones, and the longest waiting is first", async () => {
    expect(await findWaitingLeads(leads.database, { before: TEST_NOW + 4 * HOUR, limit: 2 })).toEqual({
      count: 3,
      first: [
        { reference: references[1], createdAt: TEST_NOW + HOUR },
        { reference: references[2], createdAt: TEST_NOW + 2 * HOUR },
      ],
    });
  });

  test("are none before the first one came in", async () => {
    expect(await findWaitingLeads(leads.database, { before: TEST_NOW + HOUR, limit: 2 })).toEqual({
      count: 0,
      first: [],
    });
  });
});
