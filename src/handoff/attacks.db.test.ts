import { randomUUID } from "node:crypto";
import type { KyselyPlugin } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { DIALECTS } from "../../tests/setup/database/test-database.ts";
import {
  DAY_MS,
  handoffOf,
  OTHER_LENDER,
  TEST_DAYS,
  TRACES,
  testRules,
  YES,
} from "../../tests/setup/handoff.ts";
import { operatorOfEachTest, TEST_KEYS } from "../../tests/setup/operator.ts";
import type { StoredLead } from "../../tests/setup/stored-lead.ts";
import { stampAt } from "../../tests/setup/test-actor.ts";
import { changeStatus } from "../leads/records/lead-changes.server.ts";
import { releaseOnOffer } from "./handoff-catalog.server.ts";
import type { HandoffDatabase } from "./handoff-tables.server.ts";
import { createDealStatusPosts } from "./investor/deal-status-posts.server.ts";
import { confirmNotice, findNotice } from "./release/notice-store.server.ts";
import { withdrawName } from "./release/release-store.server.ts";

/** What one file of tests beside each step does not show: attacks that go through several of them. */
describe.each(DIALECTS)("whoever attacks a hand-off, on %s", (dialect) => {
  const operator = operatorOfEachTest(dialect);
  const asked: string[] = [];
  let handoff: ReturnType<typeof handoffOf>;
  let lead: StoredLead;

  /** Notes what kind of statements are asked of the database, in their order. */
  const noting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const notingDatabase = (): HandoffDatabase => ({
    ...operator.database,
    db: operator.database.db.withPlugin(noting),
    transaction: (work, options) =>
      operator.database.transaction((transaction) => {
        asked.push("transaction");
        return work(transaction.withPlugin(noting));
      }, options),
  });

  beforeEach(async () => {
    handoff = handoffOf({ database: notingDatabase() });
    lead = await handoff.storeLead({ message: "The canary's words", dealSummary: "The canary's deal" });
  });

  const posts = () =>
    createDealStatusPosts({
      database: notingDatabase(),
      keys: TEST_KEYS,
      links: handoff.statusLinks,
      rules: testRules,
      policies: () => ({ privacy: "1.0" }),
      days: TEST_DAYS,
      dayOf: (moment) => new Date(moment).toISOString().slice(0, 10),
      rateLimit: { count: async () => undefined },
      now: () => handoff.clock.now,
      newId: randomUUID,
      onQueued: () => {},
    });

  /** What it answers, and what it asks of the database for it. */
  async function watch(act: () => Promise<unknown>) {
    asked.length = 0;
    const answer = await act();
    return { answer: answer instanceof Response ? await answer.text() : answer, asked: [...asked] };
  }

  test("by guessing a lender's links learns nothing, and keeps the database out of it", async () => {
    const { id } = await handoff.offered(lead);
    const forged = "0".repeat(64);
    const tries = [`${id}.0.${forged}`, `${randomUUID()}.0.${forged}`, `${id}.0.contact.${forged}`, "x"];
    for (const token of tries) {
      for (const form of [undefined, YES]) {
        const { answer, asked: statements } = await watch(() => handoff.open(token, form));
        expect(answer).toContain("This link is not valid");
        expect(statements).toEqual([]);
      }
    }
  });

  test("by timing learns of no lead: one that exists and one that does not cost the same", async () => {
    const signature = "A".repeat(43);
    const token = (reference: string) => `${reference}.mail.zzzzzz.${signature}`;
    const ask = (reference: string) => {
      const body = new URLSearchParams({ act: "mail", reference });
      const request = new Request("https://www.example.com/deal-status", { method: "POST", body });
      return posts().act({ request, client: "203.0.113.9", requestId: "1" });
    };
    const attempts = [
      (reference: string) => posts().find(token(reference)),
      (reference: string) => ask(reference),
    ];
    for (const attempt of attempts) {
      const known = await watch(() => attempt(lead.reference));
      expect(await watch(() => attempt("RR-7K3M9-QXTB2"))).toEqual(known);
      expect(known.asked.length).toBeGreaterThan(0);
    }
    const mails = await handoff.deliver();
    expect(mails.map(({ subject }) => subject)).toEqual(["Your deal with lenders"]);
  });

  test("by sending every form again after every step changes nothing, and sees no name in the deal's link", async () => {
    const { id } = await handoff.offered(lead);
    const forms = [YES, { answer: "no", reason: "ratio" }, { answer: "more", questions: "lease" }];
    const funded = { report: "outcome", outcome: "funded", amount: "225000", fundedOn: "2026-11-15" };
    const reports = [{ report: "received" }, funded, { report: "forgotten" }];
    const { clock, dealLink, contactLink } = handoff;
    const steps: readonly (() => Promise<unknown>)[] = [
      () => handoff.open(dealLink(id), YES),
      () => handoff.release(lead, id),
      () => handoff.open(contactLink(id), { report: "received" }),
      () => handoff.open(contactLink(id), funded),
      () =>
        withdrawName(
          operator.database,
          { reference: lead.reference, offerId: id },
          "withdrawn",
          stampAt(clock.now),
        ),
    ];
    for (const [index, step] of steps.entries()) {
      await step();
      const before = await handoff.kinds(id);
      expect(before).toHaveLength(index + 2);
      // The second receiver has a link by which the mail was forwarded.
      for (const receiver of [0, 1]) {
        for (const form of forms) {
          const again = await handoff.open(dealLink(id, receiver), form);
          expect(again.status).toBe(409);
          expect(await again.text()).not.toMatch(TRACES);
        }
      }
      const isDone = { received: before.includes("received"), outcome: before.includes("outcome") };
      for (const form of reports) {
        if (form.report === "forgotten" || !isDone[form.report === "received" ? "received" : "outcome"])
          continue;
        await handoff.open(contactLink(id, 1), form);
      }
      expect(await handoff.kinds(id)).toEqual(before);
    }
    expect(await (await handoff.open(contactLink(id))).text()).not.toMatch(TRACES);
  });

  test("by their own link touches no other lead's deal, name, referral or question", async () => {
    const own = await handoff.storeLead({ email: "eve@person.example" });
    const token =
      handoff.statusLinks.issue({ ...own, email: "eve@person.example" }, "mail").split("token=")[1] ?? "";
    const { id: answered } = await handoff.answered(lead, OTHER_LENDER);
    const other = await handoff.storeLead({ email: "zoe2@person.example" });
    const { id: released } = await handoff.released(other);
    const told = await handoff.storeLead({ email: "zoe3@person.example" });
    const referred = { status: "referred", partner: "Kiavi" } as const;
    await changeStatus(operator.database, told.reference, referred, stampAt(handoff.clock.now));
    const forms: readonly Readonly<Record<string, string>>[] = [
      { act: "choose", offer: answered, isAgreed: "on", sha256: releaseOnOffer(OTHER_LENDER.name).sha256 },
      { act: "withdraw-deal", offer: answered },
      { act: "tell-more", offer: answered, lease: "yes" },
      { act: "take-back", offer: released },
      { act: "take-referral-back", lender: "Kiavi" },
      { act: "take-referral-back", lender: "<img src=x>" },
    ];
    const before = [await handoff.kinds(answered), await handoff.kinds(released)];
    for (const form of forms) {
      const body = new URLSearchParams({ token, ...form });
      const request = new Request("https://www.example.com/deal-status", { method: "POST", body });
      const outcome = await posts().act({ request, client: "203.0.113.9", requestId: "1" });
      expect(outcome, form.act).toMatchObject({ kind: "refused" });
    }
    expect([await handoff.kinds(answered), await handoff.kinds(released)]).toEqual(before);
    expect(await operator.database.db.selectFrom("lead_follow_ups").selectAll().execute()).toEqual([]);
  });

  test("by an answer in the address, as a mail scanner might send it, changes nothing", async () => {
    const { id } = await handoff.offered(lead);
    const token = handoff.tokenOf(handoff.dealLink(id));
    await handoff.open(`${token}?answer=yes&rate=7`);
    await handoff.open(handoff.dealLink(id, 9), YES);
    expect(await handoff.kinds(id)).toEqual(["offered"]);
  });

  test("by markup in what was told on the phone reaches no page", async () => {
    const { id } = await handoff.released(lead);
    const stamp = stampAt(handoff.clock.now);
    await withdrawName(operator.database, { reference: lead.reference, offerId: id }, "withdrawn", stamp);
    const notice = await findNotice(operator.database, { offerId: id });
    if (notice === undefined) throw new Error("There is no notice");
    await confirmNotice(operator.database, notice, { ...stamp, toldBy: "<img src=x onerror=alert(1)>" });
    const page = await (await handoff.open({ kind: "notice", id: notice.id, receiver: 0 })).text();
    expect(page).toContain("told by &lt;img src=x");
    expect(page).not.toContain("<img");
  });

  test.each([
    ["markup", "7<script>alert(1)</script>"],
    ["an exponent", "1e9"],
    ["infinity", "Infinity"],
    ["nothing", " "],
    ["a negative number", "-7"],
    ["a hexadecimal number that is too large", "0xFF"],
    ["a formula", "=1+1"],
  ])("by %s for a rate gets it stored nowhere", async (_, rate) => {
    const { id } = await handoff.offered(lead);
    const refused = await handoff.open(handoff.dealLink(id), { ...YES, rate });
    expect(refused.status).toBe(422);
    expect(await refused.text()).not.toMatch(/<script|alert\(/);
    expect(await handoff.current(id)).toBe("open");
  });

  test("by a reason, a question or a field of their own says nothing to the investor", async () => {
    const { id } = await handoff.offered(lead);
    for (const form of [
      { answer: "no", reason: "Call me at 512 555 0100" },
      { answer: "more", questions: "your phone number" },
      { answer: "__proto__" },
    ]) {
      expect((await handoff.open(handoff.dealLink(id), form)).status).toBe(422);
    }
    await handoff.open(handoff.dealLink(id), { ...YES, note: "canary: call me", kind: "no" });
    const { steps } = await handoff.known(id);
    expect(JSON.stringify(steps)).not.toMatch(/canary|call me/);
    expect(steps.at(-1)?.answer).toMatchObject({ kind: "yes", rate: 7.25 });
  });

  test("by a name that is markup or a mail's header reaches neither page nor header of a lender", async () => {
    const name = "Eve\r\nBcc: all@evil.example <img src=x onerror=alert(1)>";
    const evil = await handoff.storeLead({ name, email: "eve@person.example" });
    const { id } = await handoff.released(evil);
    const page = await (await handoff.open(handoff.contactLink(id))).text();
    expect(page).toContain("&lt;img src=x");
    expect(page).not.toContain("<img");
    for (const mail of await handoff.deliver()) {
      expect(mail.html ?? "").not.toContain("<img");
      const headers = [
        mail.subject,
        mail.to.name,
        mail.to.address,
        mail.replyTo?.name,
        mail.from.name,
      ].join();
      expect(headers).not.toMatch(/Eve|evil|[\r\n]/);
    }
  });

  test("by an old link of a lender's mail gets no contact after its time", async () => {
    const { id } = await handoff.released(lead);
    await handoff.open(handoff.contactLink(id), { report: "received" });
    handoff.clock.now += TEST_DAYS.outcome * DAY_MS + 1;
    expect(await (await handoff.open(handoff.contactLink(id))).text()).not.toMatch(TRACES);
  });
});
