import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createLog } from "../../platform/log.ts";
import { correctLeads } from "../../src/leads/privacy/lead-privacy.server.ts";
import type { RequestKind } from "../../src/leads/privacy/requests/data-request.ts";
import { answerRequest } from "../../src/leads/privacy/requests/data-request-answer.server.ts";
import { findRequest } from "../../src/leads/privacy/requests/data-request-queries.server.ts";
import { enterRequest } from "../../src/leads/privacy/requests/data-request-store.server.ts";
import { listChoices } from "../../src/leads/privacy/suppressions.server.ts";
import { findLead } from "../../src/leads/records/lead-queries.server.ts";
import { officeCalendar } from "../../src/office/office-catalog.server.ts";
import { TEST_ROOM, UNPROVEN_ROOM, visitRoom } from "../../tests/setup/desk-room.ts";
import {
  openTestOperator,
  TEST_KEYS,
  TEST_NOW,
  TEST_REQUESTS,
  type TestOperator,
} from "../../tests/setup/operator.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { type StoredLead, storeSampleLead } from "../../tests/setup/stored-lead.ts";
import { TEST_ACTOR } from "../../tests/setup/test-actor.ts";
import type { PrivacyDeps } from "./open-requests.server.ts";
import { createPrivacyPages } from "./privacy-pages.server.ts";

const EMAIL = "zoe@person.example";
const stamp = { now: TEST_NOW, newId: randomUUID, actor: TEST_ACTOR };

describe("the privacy room", () => {
  let operator: TestOperator;
  let lead: StoredLead;
  beforeEach(async () => {
    operator = await openTestOperator("sqlite");
    lead = await storeSampleLead(operator.database, { now: TEST_NOW, email: EMAIL });
  });
  afterEach(() => operator.close());

  const enter = (kind: RequestKind) => {
    const asked = { kind, channel: "post", subject: { email: EMAIL }, detail: undefined } as const;
    return enterRequest(operator.database, asked, TEST_REQUESTS, stamp);
  };

  /** Answers with what a page would show, as JSON. */
  async function post(
    path: string,
    fields: Record<string, string>,
    { database = operator.database, room = TEST_ROOM } = {},
  ) {
    const deps: PrivacyDeps = {
      database,
      keys: TEST_KEYS,
      office: () => officeCalendar(shippedContent),
      requests: TEST_REQUESTS,
      mailFolder: operator.folder,
      wakeWorker: () => {},
      log: createLog("silent", () => {}),
      now: () => TEST_NOW,
      newId: randomUUID,
    };
    return await visitRoom(createPrivacyPages(deps, room), path, fields);
  }

  /** A database in which a colleague declines the request right before the first change. */
  function withColleague(reference: string): TestOperator["database"] {
    const { database } = operator;
    let isDeclined = false;
    return {
      ...database,
      async transaction(work, options) {
        if (!isDeclined) {
          isDeclined = true;
          const { id = "" } = (await findRequest(database, TEST_KEYS, { reference })) ?? {};
          const declined = { outcome: "declined", note: "Not you.", references: [] } as const;
          expect(await answerRequest(database, TEST_KEYS, id, declined, stamp)).toBe(true);
        }
        return await database.transaction(work, options);
      },
    };
  }

  /** The form as it was opened, and what was typed into it. */
  function correctionOf(typed: Record<string, string>): Record<string, string> {
    const seen = {
      name: "Zoë <Investor> & Co",
      email: EMAIL,
      phone: "(512) 555-0123",
      state: "TX",
      purpose: "cashout",
    };
    const hidden = Object.entries(seen).map(([field, value]) => [`seen-${field}`, value]);
    return { ...seen, ...typed, ...Object.fromEntries(hidden) };
  }

  test("a correction of what a colleague has changed meanwhile shows both values and keeps what was typed", async () => {
    const reference = await enter("correct");
    const changed = { name: "Zoe Colleague", state: "FL" } as const;
    await correctLeads(operator.database, { email: EMAIL }, changed, stamp);
    const path = `/privacy/${reference}/correct`;
    const { status, shown } = await post(path, correctionOf({ name: "Zoe Typed", phone: "512 555 0177" }));
    expect(status).toBe(409);
    expect(shown.problem.text).toContain("A colleague has changed this meanwhile. Nothing was corrected");
    expect(shown.correction).toMatchObject({
      stored: { name: "Zoe Colleague", state: "FL" },
      values: { name: "Zoe Typed", phone: "512 555 0177", state: "FL" },
      notes: { name: "Now stored: Zoe Colleague", state: "Before the change: TX" },
    });
    expect(await findLead(operator.database, { id: lead.id })).toMatchObject(changed);
    expect(await findRequest(operator.database, TEST_KEYS, { reference })).toMatchObject({
      answer: undefined,
    });

    const hidden = Object.entries(shown.correction.stored).map(([field, value]) => [`seen-${field}`, value]);
    const decided = { ...shown.correction.values, ...Object.fromEntries(hidden) };
    expect(await post(path, decided)).toMatchObject({ status: 200 });
    expect(await findLead(operator.database, { id: lead.id })).toMatchObject({
      name: "Zoe Typed",
      phone: "+15125550177",
      state: "FL",
    });
  });

  test.each([
    ["delete", "delete"],
    ["export", "copy"],
    ["export", "download"],
  ] as const)("without a passkey at hand, nothing is done: %s, %s", async (kind, path) => {
    const reference = await enter(kind);
    const unproven = await post(
      `/privacy/${reference}/${path}`,
      { seen: lead.reference },
      { room: UNPROVEN_ROOM },
    );
    expect(unproven).toEqual({ status: 401, shown: { next: `/privacy/${reference}` } });
    expect(await findLead(operator.database, { id: lead.id })).toBeDefined();
    expect(await findRequest(operator.database, TEST_KEYS, { reference })).toMatchObject({
      answer: undefined,
    });
  });

  test.each([
    ["delete", "delete", () => ({ seen: lead.reference })],
    ["opt-out", "opt-out", () => ({ scope: "email" })],
    ["correct", "correct", () => correctionOf({ name: "Other" })],
  ] as const)("what a colleague has answered meanwhile is not done: %s", async (kind, path, fields) => {
    const reference = await enter(kind);
    const before = await findLead(operator.database, { id: lead.id });
    const { status, shown } = await post(`/privacy/${reference}/${path}`, fields(), {
      database: withColleague(reference),
    });
    expect(status).toBe(409);
    expect(shown.problem.text).toContain("Nothing was changed by your click.");
    expect(await findLead(operator.database, { id: lead.id })).toEqual(before);
    expect(await listChoices(operator.database.db, TEST_KEYS, [{ email: EMAIL }])).toEqual([]);
    expect(await findRequest(operator.database, TEST_KEYS, { reference })).toMatchObject({
      answer: { outcome: "declined", note: "Not you." },
    });
  });
});
