import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { beforeEach, describe, expect, test } from "vitest";
import type { WebhookMessage } from "../../../platform/webhooks/webhook.ts";
import { createTestSite } from "../../../server/app/test-site.ts";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import {
  DAY_MS,
  handoffOf,
  OTHER_LENDER,
  TEST_DAYS,
  TEST_LENDER,
  TRACES,
} from "../../../tests/setup/handoff.ts";
import { operatorOfEachTest, TEST_KEYS } from "../../../tests/setup/operator.ts";
import type { StoredLead } from "../../../tests/setup/stored-lead.ts";
import { stampAt } from "../../../tests/setup/test-actor.ts";
import { deletePerson, optOutPerson } from "../../site/personal-data.server.ts";
import { findNotice } from "../release/notice-store.server.ts";
import { withdrawName } from "../release/release-store.server.ts";
import { lenderMessagesEndpoint, purgeMessages } from "./lender-messages.server.ts";
import { makeWebhookSecret } from "./webhook-secrets.server.ts";

const WITH_PROGRAM = { ...TEST_LENDER, webhookUrl: "https://lender.example/deals" };

describe.each(DIALECTS)("a lender's program, on %s", (dialect) => {
  const operator = operatorOfEachTest(dialect);
  const sent: WebhookMessage[] = [];
  let handoff: ReturnType<typeof handoffOf>;
  let lead: StoredLead;
  let secret: string;

  beforeEach(async () => {
    sent.length = 0;
    handoff = handoffOf(operator, {
      async send(message) {
        sent.push(message);
        return { type: "delivered" };
      },
    });
    lead = await handoff.storeLead({ message: "The canary's words", dealSummary: "The canary's deal" });
    secret = (await makeSecret(0)) ?? "";
  });

  const makeSecret = (seen: number) =>
    makeWebhookSecret(
      operator.database,
      handoff.webhookSecrets,
      { lenderId: TEST_LENDER.id, seen },
      stampAt(handoff.clock.now),
    );

  interface Sending {
    readonly lender?: string;
    readonly with?: string;
    readonly id?: string;
    /** Milliseconds between the signature and the arrival. */
    readonly age?: number;
    /** What arrives in place of what was signed. */
    readonly instead?: unknown;
  }

  async function post(
    message: unknown,
    { lender = "kiavi", id = randomUUID(), age = 0, ...how }: Sending = {},
  ) {
    const endpoint = lenderMessagesEndpoint({
      database: operator.database,
      secrets: handoff.webhookSecrets,
      days: TEST_DAYS,
      today: () => new Date(handoff.clock.now).toISOString().slice(0, 10),
      now: () => handoff.clock.now,
      newId: randomUUID,
      onChanged: () => {},
    });
    const body = JSON.stringify(message);
    const sentAt = new Date(handoff.clock.now - age);
    const response = await createTestSite({ endpoints: [endpoint] }).send(
      "POST",
      `/api/lenders/${lender}/messages`,
      {
        body: how.instead === undefined ? body : JSON.stringify(how.instead),
        headers: {
          "Content-Type": "application/json",
          "webhook-id": id,
          "webhook-timestamp": `${Math.floor(sentAt.getTime() / 1000)}`,
          "webhook-signature": new Webhook(how.with ?? secret).sign(id, sentAt, body),
        },
      },
    );
    return { status: response.status, body: await response.json() };
  }

  const offered = () => handoff.offered(lead, WITH_PROGRAM);
  const no = (deal: string) => ({ type: "deal.answered", data: { deal, answer: "no", reason: "ratio" } });
  const yes = (deal: string) => ({ type: "deal.answered", data: { deal, answer: "yes", rate: 7.25 } });
  const report = (deal: string, type: string) => ({ type, data: { deal } });

  async function released() {
    const { id } = await offered();
    await post(yes(id));
    if (!(await handoff.release(lead, id))) throw new Error("The name was not released");
    return await handoff.known(id);
  }

  test("gets the deal in place of a mail, and nothing about the person before the release", async () => {
    const { id, receivers } = await offered();
    expect(receivers).toEqual([]);
    expect(await handoff.deliver()).toEqual([]);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).not.toMatch(TRACES);
    expect(JSON.parse(sent[0]?.body ?? "")).toMatchObject({
      data: {
        deal: id,
        terms: { value: { from: 300_000, to: 350_000 }, creditScore: { from: 720, to: 739 } },
      },
    });
    const answer = await post(yes(id));
    expect(JSON.stringify(answer)).not.toMatch(TRACES);
    await handoff.release(lead, id);
    await handoff.deliver();
    expect(sent[1]?.body).toContain("+15125550123");
  });

  test.each<[string, (deal: string) => Promise<{ readonly status: number }>]>([
    [
      "signed with another secret",
      (deal) => post(no(deal), { with: `whsec_${Buffer.alloc(32).toString("base64")}` }),
    ],
    ["older than five minutes", (deal) => post(no(deal), { age: 301_000 })],
    ["from the future", (deal) => post(no(deal), { age: -301_000 })],
    ["changed on its way", (deal) => post(yes(deal), { instead: no(deal) })],
    ["sent as another lender", (deal) => post(no(deal), { lender: "lima-one" })],
    ["sent as nobody", (deal) => post(no(deal), { lender: "nobody" })],
  ])("a message that is %s is refused like any other, and changes nothing", async (_, send) => {
    const { id } = await offered();
    const unsigned = await post(no(id), { with: "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=" });
    expect(await send(id)).toEqual(unsigned);
    expect(unsigned.status).toBe(401);
    expect(await handoff.current(id)).toBe("open");
  });

  test("a message that is replayed, or repeated, changes nothing twice", async () => {
    const { id } = await offered();
    const message = { id: "message-1" };
    expect(await post(no(id), message)).toMatchObject({ status: 200, body: { state: "answered" } });
    await post(report(id, "deal.answer_taken_back"));
    // Signed anew under its id, as after a lost answer; and its bytes as they were.
    for (const age of [0, 60_000]) {
      expect(await post(no(id), { ...message, age })).toMatchObject({ status: 200, body: { state: "open" } });
    }
    expect((await post(yes(id), message)).status).toBe(409);
    expect(await handoff.kinds(id)).toEqual(["offered", "answered", "answer-taken-back"]);
  });

  test("the same message at once is taken once, and two answers are one", async () => {
    const { id } = await offered();
    const same = await Promise.all([post(no(id), { id: "one" }), post(no(id), { id: "one" })]);
    expect(same.map(({ status }) => status)).toEqual([200, 200]);
    await post(report(id, "deal.answer_taken_back"));
    const two = await Promise.all([post(no(id)), post(yes(id))]);
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await handoff.kinds(id)).toHaveLength(4);
  });

  test("a refused message is not noted: it can be sent again", async () => {
    const { id } = await offered();
    expect(await post(report(id, "contact.received"), { id: "one" })).toMatchObject({
      status: 409,
      body: { state: "open" },
    });
    await post(yes(id));
    await handoff.release(lead, id);
    expect((await post(report(id, "contact.received"), { id: "one" })).status).toBe(200);
  });

  test("another lender's deal, one that went by mail, and none at all are the same to it", async () => {
    const other = await handoff.offered(lead, { ...OTHER_LENDER, webhookUrl: "https://other.example" });
    const mailed = await handoff.offered(await handoff.storeLead());
    for (const deal of [other.id, mailed.id, randomUUID(), "", "'; drop table leads"]) {
      for (const type of ["deal.answer_taken_back", "contact.received", "contact.forgotten"]) {
        expect(await post(report(deal, type))).toMatchObject({
          status: 404,
          body: { detail: "You have no such deal, or it is gone." },
        });
      }
    }
    expect([await handoff.current(other.id), await handoff.current(mailed.id)]).toEqual(["open", "open"]);
  });

  test.each<[string, Record<string, unknown>]>([
    ["free text", { answer: "no", reason: "Call Dana at 512 555 0123" }],
    ["markup", { answer: "yes", rate: "<script>" }],
    ["a field that nobody knows", { answer: "yes", rate: 7, note: "canary" }],
    ["a rate beyond reason", { answer: "yes", rate: 700 }],
    ["an object for a number", { answer: "yes", rate: { toString: "7" } }],
    ["no answer", {}],
  ])("%s in the terms is refused and stored nowhere", async (_, fields) => {
    const { id } = await offered();
    const { status, body } = await post({ type: "deal.answered", data: { deal: id, ...fields } });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).not.toMatch(/script|dana|canary/i);
    expect(await handoff.current(id)).toBe("open");
  });

  test("is told of a withdrawal and a deletion, also when the person is gone, and confirms it", async () => {
    const { id } = await released();
    await handoff.deliver();
    await deletePerson(
      operator.database,
      TEST_KEYS,
      [{ reference: lead.reference }],
      stampAt(handoff.clock.now),
    );
    await handoff.deliver();
    const last = sent.at(-1)?.body ?? "";
    expect(JSON.parse(last)).toMatchObject({
      type: "contact.withdrawn",
      data: { deal: id, reason: "deleted" },
    });
    expect(last).not.toMatch(TRACES);
    expect((await post(no(id))).status).toBe(404);
    expect((await post(report(id, "contact.forgotten"))).status).toBe(200);
    expect(await findNotice(operator.database, { offerId: id })).toMatchObject({
      confirmed: { by: "the program of Kiavi" },
    });
  });

  test("gets no contact that was taken back before it was sent, and no deal after an opt-out", async () => {
    const { id } = await released();
    await withdrawName(
      operator.database,
      { reference: lead.reference, offerId: id },
      "withdrawn",
      stampAt(handoff.clock.now),
    );
    await handoff.deliver();
    expect(sent.map(({ body }) => JSON.parse(body).type)).toEqual(["contact.withdrawn"]);
    const other = await handoff.storeLead({ email: "other@person.example" });
    await handoff.offered(other, WITH_PROGRAM);
    await optOutPerson(
      operator.database,
      { reference: other.reference },
      { reason: "asked", scopes: ["sharing"] },
      stampAt(handoff.clock.now),
    );
    sent.length = 0;
    await handoff.deliver();
    expect(sent.map(({ body }) => JSON.parse(body).type)).not.toContain("deal.offered");
  });

  test("a new secret replaces the old one at once, and of two made together one counts", async () => {
    const { id } = await offered();
    const made = await Promise.all([makeSecret(1), makeSecret(1)]);
    const [next] = made.filter((each) => each !== undefined);
    expect(made.filter(Boolean)).toHaveLength(1);
    expect((await post(no(id))).status).toBe(401);
    expect((await post(no(id), { with: next ?? "" })).status).toBe(200);
  });

  test("its messages are forgotten with the keys of repeated requests", async () => {
    const { id } = await offered();
    await post(no(id));
    expect(await purgeMessages(operator.database, handoff.clock.now)).toBe(0);
    expect(await purgeMessages(operator.database, handoff.clock.now + DAY_MS)).toBe(1);
  });
});
