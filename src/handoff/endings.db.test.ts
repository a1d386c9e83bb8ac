import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { DIALECTS } from "../../tests/setup/database/test-database.ts";
import { DAY_MS, handoffOf, OTHER_LENDER, TRACES, YES } from "../../tests/setup/handoff.ts";
import { operatorOfEachTest, TEST_KEYS } from "../../tests/setup/operator.ts";
import { PERSON_TRACES, type StoredLead } from "../../tests/setup/stored-lead.ts";
import { stampAt } from "../../tests/setup/test-actor.ts";
import { verifyConsent } from "../leads/consent/consent-store.server.ts";
import { deletePerson, optOutPerson } from "../site/personal-data.server.ts";
import { purgeOverdue } from "../site/retention.server.ts";
import { withdrawOffer } from "./offer-store.server.ts";
import { recordCommission } from "./release/commission-store.server.ts";
import { findNotice } from "./release/notice-store.server.ts";
import { withdrawName } from "./release/release-store.server.ts";

const FUNDED = { report: "outcome", outcome: "funded", amount: "225000", fundedOn: "2026-10-30" };

describe.each(DIALECTS)("a hand-off that somebody ends, on %s", (dialect) => {
  const operator = operatorOfEachTest(dialect);
  let handoff: ReturnType<typeof handoffOf>;
  let lead: StoredLead;

  beforeEach(async () => {
    handoff = handoffOf(operator);
    lead = await handoff.storeLead({ message: "The canary's words", dealSummary: "The canary's deal" });
  });

  const stamp = () => stampAt(handoff.clock.now);
  const about = (offerId: string) => ({ reference: lead.reference, offerId });
  const takeBack = (id: string) => withdrawName(operator.database, about(id), "withdrawn", stamp());
  const report = (id: string, form: Readonly<Record<string, string>>) =>
    handoff.open(handoff.contactLink(id), form);
  const noticeOf = (offerId: string) => findNotice(operator.database, { offerId });

  /** Each step after the one before it, and whether the lender then has to be told of a deletion. */
  const STEPS: readonly (readonly [string, (id: string) => Promise<unknown>, "told" | "untold"])[] = [
    ["is offered", async () => {}, "untold"],
    ["is answered", (id) => handoff.open(handoff.dealLink(id), YES), "untold"],
    ["is released", (id) => handoff.release(lead, id), "told"],
    ["is received", (id) => report(id, { report: "received" }), "told"],
    ["has a term sheet", (id) => report(id, { report: "outcome", outcome: "term-sheet" }), "told"],
    ["is funded", (id) => report(id, FUNDED), "told"],
    [
      "has a commission",
      (id) => recordCommission(operator.database, id, { kind: "agreed", amount: 2250 }, stamp()),
      "told",
    ],
    ["is taken back", takeBack, "told"],
    ["is forgotten", (id) => report(id, { report: "forgotten" }), "told"],
  ];

  test.each(STEPS.map(([name], index) => [name, index] as const))(
    "by a deletion after it %s leaves nobody's name, and tells whoever has it",
    async (_, last) => {
      const { id } = await handoff.offered(lead);
      const done = STEPS.slice(0, last + 1);
      for (const [, step] of done) await step(id);
      // What is still queued would have the name in it.
      await deletePerson(operator.database, TEST_KEYS, [{ reference: lead.reference }], stamp());
      const mails = await handoff.deliver();
      expect(JSON.stringify(mails)).not.toMatch(PERSON_TRACES);
      const isTold = done.at(-1)?.[2] === "told";
      const notice = await noticeOf(id);
      expect(notice !== undefined).toBe(isTold);
      const told = mails.filter(({ subject }) => subject.startsWith("Please forget"));
      expect(told.map(({ to }) => to.address)).toEqual(
        isTold ? expect.arrayContaining(["ann@lender.example", "bo@lender.example"]) : [],
      );
      for (const link of [handoff.dealLink(id), handoff.contactLink(id)]) {
        expect((await handoff.open(link, YES)).status).toBe(404);
      }
      if (notice !== undefined) {
        const page = await handoff.open(
          { kind: "notice", id: notice.id, receiver: 0 },
          { report: "forgotten" },
        );
        expect(await page.text()).not.toMatch(TRACES);
        expect((await noticeOf(id))?.confirmed).toBeDefined();
      }
      for (const table of [
        "lead_offers",
        "offer_steps",
        "business_purposes",
        "price_forms",
        "told_answers",
      ]) {
        const { rows } = await sql`select * from ${sql.table(table)}`.execute(operator.database.db);
        expect(rows, table).toEqual([]);
      }
      for (const table of [
        "consent_records",
        "lender_notices",
        "commission_steps",
        "audit_log",
        "outbox_jobs",
      ]) {
        const { rows } = await sql`select * from ${sql.table(table)}`.execute(operator.database.db);
        expect(JSON.stringify(rows), table).not.toMatch(PERSON_TRACES);
      }
      expect(await verifyConsent(operator.database)).toMatchObject({ faults: [] });
    },
  );

  test.each<[string, (id: string) => Promise<unknown>, string]>([
    ["withdraws the deal", (id) => withdrawOffer(operator.database, about(id), stamp()), "withdrawn"],
    [
      "opts out",
      () =>
        optOutPerson(
          operator.database,
          { reference: lead.reference },
          { reason: "asked", scopes: ["sharing"] },
          stamp(),
        ),
      "withdrawn",
    ],
    [
      "is deleted",
      () => deletePerson(operator.database, TEST_KEYS, [{ reference: lead.reference }], stamp()),
      "gone",
    ],
  ])(
    "by a person who %s while the lender answers: one comes first, and it is over",
    async (_, end, state) => {
      const { id } = await handoff.offered(lead);
      const [answer] = await Promise.all([handoff.open(handoff.dealLink(id), YES), end(id)]);
      expect([200, 404, 409]).toContain(answer.status);
      expect(await answer.text()).not.toMatch(TRACES);
      const late = await handoff.open(handoff.dealLink(id), { answer: "no", reason: "ratio" });
      expect(late.status).toBe(state === "gone" ? 404 : 409);
      if (state !== "gone") expect(await handoff.current(id)).toBe(state);
      expect(await handoff.release(lead, id)).toBe(false);
      const mails = await handoff.deliver();
      expect(JSON.stringify(mails)).not.toMatch(/5550123/);
    },
  );

  test("by retention tells the lender that still has the name", async () => {
    const { id } = await handoff.released(lead);
    await handoff.deliver();
    const periodsInDays = { leads: 1, deliveries: 90, idempotencyKeys: 1, privacyRequests: 30, visits: 30 };
    await purgeOverdue(operator.database, {
      periodsInDays,
      mailFolder: path.join(tmpdir(), "no-such-folder"),
      keys: TEST_KEYS,
      now: handoff.clock.now + 2 * DAY_MS,
      newId: randomUUID,
    });
    expect((await handoff.open(handoff.dealLink(id))).status).toBe(404);
    expect(await noticeOf(id)).toMatchObject({ reason: "expired" });
    const mails = await handoff.deliver();
    expect(mails.map(({ to }) => to.address).sort()).toEqual(["ann@lender.example", "bo@lender.example"]);
    expect(JSON.stringify(mails)).not.toMatch(TRACES);
  });

  test("by time alone keeps its order when the clock is set back between any two steps", async () => {
    const { id } = await handoff.offered(lead);
    for (const [index, [name, step]] of STEPS.entries()) {
      if (index === 0) continue;
      handoff.clock.now -= DAY_MS;
      await step(id);
      if (name === "is taken back") expect(await handoff.current(id)).toBe("recalled");
    }
    expect(await handoff.kinds(id)).toEqual([
      ...["offered", "answered", "released", "received", "outcome", "outcome", "release-withdrawn"],
    ]);
    expect((await noticeOf(id))?.confirmed).toBeDefined();
    // The lender of an offer that seems to be of tomorrow is not asked twice.
    const other = await handoff.offered(lead, OTHER_LENDER);
    handoff.clock.now -= DAY_MS;
    expect(await handoff.offer(lead, 5, OTHER_LENDER)).toBe(false);
    expect(await handoff.current(other.id)).toBe("open");
  });

  test("by a lender whose address is corrected: withdrawn, and offered anew to the right one", async () => {
    const wrong = { ...OTHER_LENDER, receivers: [{ name: "Cy Poe", email: "cy@typo.example" }] };
    const first = await handoff.offered(lead, wrong);
    await handoff.deliver([], { type: "permanent", reason: "the address was refused" });
    expect(await handoff.offer(lead, 5, OTHER_LENDER)).toBe(false);
    expect(await withdrawOffer(operator.database, about(first.id), stamp())).toBe(true);
    expect(await handoff.offer(lead, 5, OTHER_LENDER)).toBe(true);
    expect((await handoff.deliver()).map(({ to }) => to.address)).toEqual(["cy@other.example"]);
    expect((await handoff.open(handoff.dealLink(first.id), YES)).status).toBe(409);
    expect((await handoff.open(handoff.dealLink(randomUUID()), YES)).status).toBe(404);
  });
});
