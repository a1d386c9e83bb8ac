import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { createUnsubscribe } from "../../../platform/mail/unsubscribe-page.ts";
import { createUnsubscribeTokens } from "../../../platform/mail/unsubscribe-token.ts";
import { listJobs } from "../../../platform/outbox/job-records.ts";
import { ONE_DIALECT } from "../../../tests/setup/database/test-database.ts";
import { leadsOfEachTest, TEST_KEYS } from "../../../tests/setup/leads.ts";
import { type StoredLead, storeSampleLead } from "../../../tests/setup/stored-lead.ts";
import { stampAt } from "../../../tests/setup/test-actor.ts";
import { deleteLeads, optIn } from "../privacy/lead-privacy.server.ts";
import { findLeadOptOut } from "../privacy/suppressions.server.ts";
import { findLead, listEvents } from "../records/lead-queries.server.ts";
import { describeLeadUnsubscription } from "./lead-unsubscription.server.ts";

const EMAIL = { email: "zoe@person.example" };
const ONE_CLICK = new URLSearchParams({ "List-Unsubscribe": "One-Click" });

describe.each(ONE_DIALECT)("the link in a mail on %s", (dialect) => {
  const database = leadsOfEachTest(dialect);
  let lead: StoredLead;
  let token: string;
  let now: number;
  let optedOut: string[];
  const tokens = createUnsubscribeTokens("secret");

  beforeEach(async () => {
    optedOut = [];
    now = 5;
    lead = await storeSampleLead(database, { now });
    token = tokens.issue(lead.id);
  });

  const optedOutOf = async ({ id }: StoredLead) => {
    const stored = await findLead(database, { id });
    return stored && (await findLeadOptOut(database.db, TEST_KEYS, stored));
  };
  const listNotices = () => listJobs(database, { kind: "lead-opt-out", limit: 10 });
  const visit = (init: RequestInit = {}) =>
    createUnsubscribe({
      tokens,
      contactEmail: "hello@sample.example",
      describe: (leadId) =>
        describeLeadUnsubscription(leadId, {
          database,
          keys: TEST_KEYS,
          mailSender: { name: "Sample" },
          now: () => now,
          newId: randomUUID,
          onOptOut: async (email) => void optedOut.push(email),
        }),
    })(new Request(`https://site.example/unsubscribe/${token}`, init), token);

  test("changes nothing when it is opened, and opts out of mail, and of nothing else, by a POST", async () => {
    await visit();
    expect(await optedOutOf(lead)).toEqual([]);
    expect(await listNotices()).toEqual([]);
    expect(await (await visit({ method: "POST", body: ONE_CLICK })).text()).toContain("You are unsubscribed");
    expect(await optedOutOf(lead)).toEqual(["email"]);
    expect(await listEvents(database, lead.id)).toMatchObject([
      { kind: "opted-out", reason: "one-click unsubscribe", scopes: ["email"] },
    ]);
    expect(optedOut).toEqual([EMAIL.email]);
  });

  test("may be used twice, and tells the operator once", async () => {
    await visit({ method: "POST", body: ONE_CLICK });
    now += 1;
    expect((await visit({ method: "POST", body: ONE_CLICK })).status).toBe(200);
    expect(await listNotices()).toMatchObject([{ payload: { leadId: lead.id }, state: "pending" }]);
  });

  test("works again after the person agreed again, also from the older mail", async () => {
    await visit({ method: "POST", body: ONE_CLICK });
    now += 10;
    const newer = await storeSampleLead(database, { now });
    await optIn(database, EMAIL, { reason: "called" }, stampAt(now));
    expect(await optedOutOf(newer)).toEqual([]);
    now += 10;
    await visit({ method: "POST", body: ONE_CLICK });
    expect(await optedOutOf(newer)).toEqual(["email"]);
    expect(await listNotices()).toHaveLength(2);
  });

  test("works after the lead was deleted, when there is nobody left to write to", async () => {
    await deleteLeads(database, TEST_KEYS, EMAIL, stampAt(now));
    expect((await visit({ method: "POST", body: ONE_CLICK })).status).toBe(200);
  });
});
