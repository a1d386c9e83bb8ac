import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import {
  DAY_MS,
  handoffOf,
  OTHER_LENDER,
  TEST_DAYS,
  TEST_DEAL,
  testRules,
  YES,
} from "../../../tests/setup/handoff.ts";
import { operatorOfEachTest, TEST_KEYS } from "../../../tests/setup/operator.ts";
import { PERSON_TRACES, type StoredLead } from "../../../tests/setup/stored-lead.ts";
import { stampAt } from "../../../tests/setup/test-actor.ts";
import { readOffersFragment } from "../../calculators/offers/offers-link.ts";
import { correctLeads } from "../../leads/privacy/lead-privacy.server.ts";
import { changeStatus } from "../../leads/records/lead-changes.server.ts";
import { purposeOnOffer, releaseOnOffer } from "../handoff-catalog.server.ts";
import { offerDeal } from "../offer-store.server.ts";
import { queueAnswerMails } from "./answer-mails.server.ts";
import { createDealStatusPosts } from "./deal-status-posts.server.ts";
import { queueStatusLink } from "./status-link-mail.server.ts";

const DEAL_WORDS = "--state TX --units 1 --value 300000 --loan 225000 --ratio 1.17 --scoreFloor 720".split(
  " ",
);
const EMAIL = "zoe@person.example";

describe.each(DIALECTS)("the investor's page, on %s", (dialect) => {
  const operator = operatorOfEachTest(dialect);
  let handoff: ReturnType<typeof handoffOf>;
  let lead: StoredLead;
  let isLimited: boolean;

  beforeEach(async () => {
    handoff = handoffOf(operator);
    lead = await handoff.storeLead({ message: "The canary's words" });
    isLimited = false;
  });

  const posts = () =>
    createDealStatusPosts({
      database: operator.database,
      keys: TEST_KEYS,
      links: handoff.statusLinks,
      rules: testRules,
      policies: () => ({ privacy: "1.0" }),
      days: TEST_DAYS,
      dayOf: (moment) => new Date(moment).toISOString().slice(0, 10),
      rateLimit: { count: async () => (isLimited ? 60 : undefined) },
      now: () => handoff.clock.now,
      newId: randomUUID,
      onQueued: () => {},
    });

  const tokenOf = (channel: "form" | "mail", { reference }: Pick<StoredLead, "reference"> = lead) =>
    handoff.statusLinks.issue({ reference, email: EMAIL }, channel).split("token=")[1] ?? "";

  async function find(token = tokenOf("mail")) {
    const found = await posts().find(token);
    if (found.kind !== "found") throw new Error(found.kind);
    return found.status;
  }

  function act(fields: Readonly<Record<string, string>>, token = tokenOf("mail")) {
    const body = new URLSearchParams({ token, ...fields });
    const request = new Request("https://www.example.com/deal-status", { method: "POST", body });
    return posts().act({ request, client: "203.0.113.9", requestId: "1" });
  }

  const choose = (offer: string, token?: string, lender = "Kiavi") =>
    act({ act: "choose", offer, isAgreed: "on", sha256: releaseOnOffer(lender).sha256 }, token);

  test("shows nothing that identifies the person, and opening it changes nothing", async () => {
    const { id } = await handoff.released(lead);
    const before = await handoff.kinds(id);
    expect(JSON.stringify(await find())).not.toMatch(PERSON_TRACES);
    expect(await handoff.kinds(id)).toEqual(before);
  });

  test("takes the business purpose, once and word for word, and takes it back until lenders have the deal", async () => {
    const yes = { act: "attest", isTrue: "on", version: purposeOnOffer.version };
    expect(await act({ ...yes, version: "0" })).toMatchObject({ status: 409 });
    expect(await act({ act: "attest", version: purposeOnOffer.version })).toMatchObject({ status: 422 });
    // The link after the form is enough for that.
    expect(await act(yes, tokenOf("form"))).toMatchObject({ kind: "done" });
    expect(await act(yes)).toMatchObject({ kind: "done" });
    expect((await find()).purpose.attested).toBe("2026-11-15");
    expect(await act({ act: "take-purpose-back" })).toMatchObject({ kind: "done" });
    expect((await find()).purpose.attested).toBeNull();
    await handoff.offered(lead);
    expect(await act({ act: "take-purpose-back" })).toMatchObject({ status: 409 });
  });

  test("releases the name by a mailed link alone, to the text that was shown", async () => {
    const { id } = await handoff.answered(lead);
    expect(await choose(id, tokenOf("form"))).toMatchObject({ status: 403 });
    expect((await find(tokenOf("form"))).offers[0]?.choice).toBeNull();
    expect(await act({ act: "choose", offer: id, sha256: releaseOnOffer("Kiavi").sha256 })).toMatchObject({
      status: 422,
    });
    expect(await choose(id, undefined, "Another Lender")).toMatchObject({ status: 409 });
    expect(await handoff.current(id)).toBe("answered");
    expect(await choose(id)).toMatchObject({ kind: "done" });
    // A double click, and Back.
    expect(await choose(id)).toMatchObject({ status: 409 });
    expect((await find()).holders).toMatchObject([
      { lender: "Kiavi", since: "2026-11-15", text: releaseOnOffer("Kiavi").text, takenBack: null },
    ]);
  });

  test("takes the name back, and says whether the lender confirmed that", async () => {
    const { id } = await handoff.released(lead);
    expect(await act({ act: "take-back", offer: id })).toMatchObject({ kind: "done" });
    expect(await act({ act: "take-back", offer: id })).toMatchObject({ status: 409 });
    expect((await find()).holders).toMatchObject([{ takenBack: "2026-11-15", forgot: null }]);
    await handoff.open(handoff.contactLink(id), { report: "forgotten" });
    expect((await find()).holders).toMatchObject([{ forgot: "2026-11-15" }]);
  });

  test("shows a lender that the operator told the name, keeps others from it, and takes it back by a task", async () => {
    const { id } = await handoff.answered(lead, OTHER_LENDER);
    const referred = { status: "referred", partner: "Kiavi" } as const;
    await changeStatus(operator.database, lead.reference, referred, stampAt(handoff.clock.now));
    expect((await find()).holders).toMatchObject([{ lender: "Kiavi", offerId: null, takenBack: null }]);
    expect((await find()).offers[0]).toMatchObject({
      choice: null,
      refusal: expect.stringContaining("Kiavi has the name"),
    });
    expect(await choose(id, undefined, "Lima One")).toMatchObject({ status: 409 });
    const back = () => act({ act: "take-referral-back", lender: "Kiavi" });
    expect(await act({ act: "take-referral-back", lender: "Lima One" })).toMatchObject({ status: 409 });
    expect(await back()).toMatchObject({ kind: "done" });
    expect(await back()).toMatchObject({ status: 409 });
    const tasks = await operator.database.db.selectFrom("lead_follow_ups").selectAll().execute();
    expect(tasks).toMatchObject([
      { text: "Tell Kiavi to forget this person, who took the name back", due_at: handoff.clock.now },
    ]);
    expect((await find()).holders).toMatchObject([{ lender: "Kiavi", takenBack: "2026-11-15" }]);
    expect(await choose(id, undefined, "Lima One")).toMatchObject({ kind: "done" });
  });

  test("decides how lenders see the value, also against the operator", async () => {
    await handoff.attest(lead);
    expect((await find()).valueAs).toBeNull();
    expect(await act({ act: "tell-value", valueAs: "none" })).toMatchObject({ status: 422 });
    const exact = () =>
      offerDeal(
        operator.database,
        lead.reference,
        [{ lender: OTHER_LENDER, deal: { ...TEST_DEAL, valueAs: "exact" }, days: 5 }],
        stampAt(handoff.clock.now),
      );
    expect(await act({ act: "tell-value", valueAs: "band" })).toMatchObject({ kind: "done" });
    expect((await find()).valueAs).toBe("band");
    expect(await exact()).toBe(false);
    const { out } = await operator.run([
      "handoff",
      "show",
      lead.reference,
      ...DEAL_WORDS,
      "--valueAs",
      "exact",
    ]);
    expect(out).toContain("In the way: This person wants the value told as a range.");
    expect(await act({ act: "tell-value", valueAs: "exact" })).toMatchObject({ kind: "done" });
    const { out: shown } = await operator.run(["handoff", "show", lead.reference, ...DEAL_WORDS]);
    expect(shown).toContain("Value: $300,000\n");
    expect(await exact()).toBe(true);
    const { out: copy } = await operator.run(["privacy", "export", lead.reference]);
    expect(JSON.parse(copy).leads[0]).toMatchObject({ valueToldAs: "exact" });
  });

  test("withdraws the deal from a lender that has no name yet, and after that the purpose", async () => {
    const { id } = await handoff.answered(lead);
    expect((await find()).offers[0]).toMatchObject({ isWithdrawable: true });
    const foreign = await handoff.offered(await handoff.storeLead());
    expect(await act({ act: "withdraw-deal", offer: foreign.id })).toMatchObject({ status: 409 });
    expect(await handoff.current(foreign.id)).toBe("open");
    expect(await act({ act: "take-purpose-back" })).toMatchObject({ status: 409 });
    expect(await act({ act: "withdraw-deal", offer: id })).toMatchObject({ kind: "done" });
    expect(await act({ act: "withdraw-deal", offer: id })).toMatchObject({ status: 409 });
    expect((await find()).offers[0]).toMatchObject({ isWithdrawable: false, choice: null });
    expect(await choose(id)).toMatchObject({ status: 409 });
    expect(await act({ act: "take-purpose-back" })).toMatchObject({ kind: "done" });
    const other = await handoff.released(await handoff.storeLead({ email: EMAIL }));
    expect(await act({ act: "withdraw-deal", offer: other.id })).toMatchObject({ status: 409 });
  });

  test("tells the operator what the investor does, by the door that was used", async () => {
    await act({ act: "attest", isTrue: "on", version: purposeOnOffer.version }, tokenOf("form"));
    await act({ act: "tell-value", valueAs: "exact" });
    const { id } = await handoff.offered(lead);
    await act({ act: "withdraw-deal", offer: id });
    await act({ act: "take-purpose-back" });
    const subjects = (await handoff.deliver()).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(
      [
        "Kiavi on the deal of X: The investor withdrew the deal",
        "The investor on the deal of X: Lenders see the value as it is from now on",
        "The investor on the deal of X: The loan is for business, so the deal can be offered",
        "The investor on the deal of X: The loan is not for business any more, so nothing can be offered",
      ].map((subject) => subject.replace("X", lead.reference)),
    );
    const rows = await operator.database.db.selectFrom("audit_log").select(["action", "channel"]).execute();
    expect(rows.filter(({ channel }) => channel === "form link").map(({ action }) => action)).toEqual([
      "recorded that the business purpose was attested",
    ]);
  });

  test("acts on the offers of its own lead alone", async () => {
    const other = await handoff.storeLead();
    const { id } = await handoff.answered(other);
    await handoff.attest(lead);
    expect(await choose(id)).toMatchObject({ status: 404 });
    expect(await handoff.release(other, id)).toBe(true);
    expect(await act({ act: "take-back", offer: id })).toMatchObject({ status: 409 });
    expect(await handoff.current(id)).toBe("released");
  });

  test.each([
    ["guessed", (token: string) => `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`],
    ["about another lead", (token: string) => token.replace(/^RR-.{11}/, "RR-00000-00000")],
    ["made a mailed one", (token: string) => token.replace(".form.", ".mail.")],
    ["made younger", (token: string) => token.replace(/\.form\.[^.]+\./, ".form.zzzzzzzz.")],
    ["no link", () => "<script>"],
  ])("a link that was %s opens nothing", async (_, change) => {
    const token = change(tokenOf("form"));
    expect(await posts().find(token)).toEqual({ kind: "unknown" });
    expect(await act({ act: "attest", isTrue: "on" }, token)).toMatchObject({ status: 404 });
  });

  test("a link expires, and the one to an address before a correction opens nothing", async () => {
    const token = tokenOf("mail");
    handoff.clock.now += 180 * DAY_MS + 1;
    expect(await posts().find(token)).toEqual({ kind: "expired", reference: lead.reference });
    const renewed = tokenOf("mail");
    await correctLeads(
      operator.database,
      { reference: lead.reference },
      { email: "new@person.example" },
      stampAt(handoff.clock.now),
    );
    expect(await posts().find(renewed)).toEqual({ kind: "unknown" });
  });

  test("a lost link is mailed again, seldom, and the answer tells nothing", async () => {
    const ask = (reference: string) => act({ act: "mail", reference });
    expect(await ask(lead.reference.toLowerCase())).toEqual({ kind: "mailed" });
    expect(await ask(lead.reference)).toEqual({ kind: "mailed" });
    expect(await ask("RR-00000-00000")).toEqual({ kind: "mailed" });
    expect(await ask("' or 1=1")).toEqual({ kind: "mailed" });
    const mails = await handoff.deliver();
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      [EMAIL, "Your deal with lenders"],
    ]);
    // The operator's own button keeps to the same pause.
    const byOperator = async () =>
      await queueStatusLink(
        operator.database,
        TEST_KEYS,
        { ...lead, email: EMAIL },
        stampAt(handoff.clock.now),
      );
    expect(await byOperator()).toBe(false);
    handoff.clock.now += DAY_MS;
    expect([await byOperator(), await byOperator()]).toEqual([true, false]);
    isLimited = true;
    expect(await ask(lead.reference)).toMatchObject({ status: 429 });
  });

  test("answers of a day are one mail, with what the lenders said", async () => {
    const queue = () =>
      queueAnswerMails(operator.database, TEST_KEYS, { now: handoff.clock.now, newId: randomUUID });
    const mailed = async () => {
      await queue();
      await queue();
      return (await handoff.deliver()).filter(({ to }) => to.address === EMAIL);
    };
    expect(await mailed()).toEqual([]);
    await handoff.answered(lead);
    const [first] = await mailed();
    expect([first?.subject, first?.text]).toEqual([
      "A lender answered your deal",
      expect.stringContaining("Kiavi: Yes, with indicative terms; Rate 7.25%"),
    ]);
    expect(first?.unsubscribeUrl).toBeDefined();
    await handoff.answered(lead, OTHER_LENDER);
    expect(await mailed()).toEqual([]);
    handoff.clock.now += DAY_MS + 1;
    expect((await mailed()).map(({ subject }) => subject)).toEqual(["Lenders answered your deal"]);
    expect(await mailed()).toEqual([]);
    // The pause is the address's, whatever the lead.
    const email = "Zoe+2@person.example";
    await handoff.answered(await handoff.storeLead({ email }));
    const toOther = async () => {
      await queue();
      return (await handoff.deliver()).filter(({ to }) => to.address === email);
    };
    expect(await toOther()).toEqual([]);
    handoff.clock.now += DAY_MS + 1;
    expect(await toOther()).toHaveLength(1);
    await operator.run(["privacy", "opt-out", lead.reference, "--channel", "email"]);
    await handoff.open(handoff.dealLink((await find()).offers[0]?.id ?? ""), { answer: "take-back" });
    await handoff.open(handoff.dealLink((await find()).offers[0]?.id ?? ""), {
      answer: "no",
      reason: "score",
    });
    handoff.clock.now += DAY_MS + 1;
    expect(await mailed()).toEqual([]);
  });

  test("answers a lender that needs more: it gets the deal again in place of the one before", async () => {
    const { id } = await handoff.offered(lead);
    await handoff.open(handoff.dealLink(id), { answer: "more", questions: "condition" });
    const [asked] = (await find()).offers;
    expect(asked).toMatchObject({
      state: "Needs more from you by December 15, 2026",
      questions: [{ name: "condition", label: "Condition" }],
    });
    const tell = { act: "tell-more", offer: id };
    expect(await act(tell)).toMatchObject({ status: 422 });
    expect(await act({ ...tell, condition: "call me" })).toMatchObject({ status: 409 });
    const foreign = await handoff.answered(await handoff.storeLead());
    expect(await act({ ...tell, offer: foreign.id })).toMatchObject({ status: 404 });
    expect(await handoff.current(id)).toBe("answered");
    handoff.clock.now += 1;
    const both = await Promise.all([1, 2].map(() => act({ ...tell, condition: "ready" })));
    expect(both.map(({ kind }) => kind).sort()).toEqual(["done", "refused"]);
    const { offers, deal } = await find();
    expect(offers.map(({ state }) => state)).toEqual([
      "Has the deal, and answers by November 20, 2026",
      "The deal was withdrawn from it",
    ]);
    expect(deal).toContainEqual({ label: "Condition", value: "Ready to rent" });
    expect(await handoff.kinds(id)).toEqual(["offered", "answered", "withdrawn"]);
    const mails = await handoff.deliver();
    expect(mails.filter(({ to }) => to.address === "ann@lender.example").map(({ text }) => text)).toEqual([
      expect.stringContaining("Ready to rent"),
    ]);
    expect(mails.map(({ subject }) => subject)).toContain(
      `The investor on the deal of ${lead.reference}: A lender that needed more was told it, and has the deal again`,
    );
    await act({ act: "withdraw-deal", offer: offers[0]?.id ?? "" });
    expect(await act({ ...tell, condition: "ready" })).toMatchObject({ status: 409 });
  });

  test("a no by limits that the lender confirmed has its lever, as they were at the offer, in the mail too", async () => {
    const confirmed = { ...OTHER_LENDER, minDSCR: 1.1, confirmedOn: "2026-11-01" };
    const deal = { ...TEST_DEAL, ratio: 1.04 };
    await handoff.attest(lead);
    const offer = { lender: confirmed, deal, days: 5 };
    await offerDeal(operator.database, lead.reference, [offer], stampAt(handoff.clock.now));
    const [stored] = (await find()).offers;
    await handoff.open(handoff.dealLink(stored?.id ?? ""), { answer: "no", reason: "ratio" });
    const lever = "It asks 1.10; yours is 1.04.";
    expect((await find()).offers[0]).toMatchObject({ state: "Said no", lever });
    await queueAnswerMails(operator.database, TEST_KEYS, { now: handoff.clock.now, newId: randomUUID });
    const mail = (await handoff.deliver()).find(({ to }) => to.address === EMAIL);
    expect(mail?.text).toContain(`Lima One: No; The ratio is too low. ${lever}`);
    expect(mail?.text).not.toContain("and choose");
  });

  test("terms for another loan, and a deal that was corrected since, are said", async () => {
    const { id } = await handoff.offered(lead);
    await handoff.open(handoff.dealLink(id), { ...YES, loan: "200000" });
    const corrected = { ...TEST_DEAL, loan: 210_000 };
    handoff.clock.now += 1;
    const stamp = stampAt(handoff.clock.now);
    const offer = { lender: OTHER_LENDER, deal: corrected, days: 5 };
    expect(await offerDeal(operator.database, lead.reference, [offer], stamp)).toBe(true);
    const { offers, comparison } = await find();
    expect(comparison?.otherLoans).toEqual([
      "Kiavi answered for a loan of $200,000; the comparison takes $225,000.",
    ]);
    expect(offers.map(({ otherFacts }) => otherFacts)).toEqual([
      [],
      ["loan $225,000", "loan to value 64% to 75%"],
    ]);
  });

  test("a no has its reason and what would change it, and a yes opens in Compare Offers", async () => {
    const one = await handoff.offered(lead);
    await handoff.open(handoff.dealLink(one.id), { answer: "no", reason: "amount" });
    await handoff.answered(lead, OTHER_LENDER);
    const { offers, comparison } = await find();
    expect(comparison?.otherLoans).toEqual([]);
    expect(offers.find(({ lender }) => lender === "Kiavi")).toMatchObject({
      state: "Said no",
      lines: ["No", "We do not make loans of this amount"],
      // Its limits are samples, so we invent no reason.
      lever: null,
      choice: null,
    });
    const set = readOffersFragment(comparison?.link.slice(comparison.link.indexOf("#")) ?? "");
    expect(set).toMatchObject({
      kind: "inputs",
      inputs: { offers: [{ name: "Lima One", annualRatePercent: 7.25, points: 1, prepayment: null }, {}] },
    });
    // An answer that no longer binds its lender is nothing to compare.
    handoff.clock.now += 30 * DAY_MS + 1;
    expect((await find()).comparison).toBeNull();
  });
});
