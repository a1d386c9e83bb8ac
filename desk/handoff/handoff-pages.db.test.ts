import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parseConfig } from "../../server/config.ts";
import { handoffRules, releaseOnOffer } from "../../src/handoff/handoff-catalog.server.ts";
import { answerOffer } from "../../src/handoff/offer-store.server.ts";
import { officeCalendar } from "../../src/office/office-catalog.server.ts";
import { siteFacts } from "../../src/site/site-facts-catalog.server.ts";
import { requestRoom, TEST_ROOM, UNPROVEN_ROOM, visitRoom } from "../../tests/setup/desk-room.ts";
import { openTestOperator, TEST_KEYS, TEST_NOW, type TestOperator } from "../../tests/setup/operator.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { type StoredLead, storeSampleLead } from "../../tests/setup/stored-lead.ts";
import { createFigurePages } from "./figure-pages.server.ts";
import { createHandoffPages } from "./handoff-pages.server.ts";
import { createWebhookPages } from "./webhook-pages.server.ts";

const deal = {
  state: "TX",
  county: "Travis County",
  purpose: "purchase",
  units: "1",
  use: "long-term",
  value: "$300,000",
  valueAs: "band",
  loan: "225,000",
  ratio: "1.05",
  scoreFloor: "720",
  timing: "now",
};

describe("the page of a lead's deal", () => {
  let operator: TestOperator;
  let lead: StoredLead;
  beforeEach(async () => {
    operator = await openTestOperator("sqlite");
    lead = await storeSampleLead(operator.database, { now: TEST_NOW });
  });
  afterEach(() => operator.close());

  const { dealLenders, isStateServed } = handoffRules(shippedContent);
  const receivers = [{ name: "Ann Lee", email: "ann@lender.example" }];
  /** Kiavi asks 1.10; nobody receives deals at Lima One. */
  const lenders = dealLenders.map((lender) => (lender.id === "lima-one" ? lender : { ...lender, receivers }));

  const visit = (path: string, form?: Record<string, string>, served = isStateServed) =>
    visitRoom(openPages(served), `/leads/${lead.reference}/handoff${path}`, form);
  const visitBoard = () => visitRoom(openPages(isStateServed), "/handoffs");

  function openPages(served: typeof isStateServed) {
    const handoffRules = { dealLenders: lenders, isStateServed: served };
    return createHandoffPages(
      {
        config: parseConfig({}),
        database: operator.database,
        keys: TEST_KEYS,
        office: () => officeCalendar(shippedContent),
        facts: () => ({ ...siteFacts(shippedContent), handoffRules }),
        wakeWorker: () => {},
        now: () => TEST_NOW,
      },
      {
        ...TEST_ROOM,
        stampOf: () => ({ actor: { name: "Ann", channel: "desk" }, now: TEST_NOW, newId: randomUUID }),
      },
    );
  }

  const offer = (lender: string, served = isStateServed) =>
    visit("/offer", { ...deal, lender, days: "5", revision: `${TEST_NOW}` }, served);

  test("shows who would take the deal and who would not, each with reasons, and the mail", async () => {
    const { shown } = await visit(`?${new URLSearchParams(deal)}`);
    expect(shown).toMatchObject({
      hindrances: ["The business purpose is not attested."],
      matches: [
        {
          lender: { id: "anchor-loans" },
          isFit: true,
          receivers: "Ann Lee",
          confirmed: "Its limits are samples.",
        },
        { lender: { id: "lima-one" }, isFit: true, hindrance: "Its record names nobody who receives deals." },
        { lender: { id: "kiavi" }, isFit: false, reasons: ["Minimum ratio: asks 1.10, the deal has 1.05"] },
      ],
      preview: {
        subject: expect.stringContaining("$225,000"),
        text: expect.stringContaining("Travis County"),
        message: expect.stringContaining('"county": "Travis County"'),
      },
    });
  });

  test("offers nothing without a purpose, in a state that is not served, to nobody, or to a lender that it misses", async () => {
    expect(await offer("anchor-loans")).toMatchObject({
      status: 422,
      shown: { problem: "The business purpose is not attested." },
    });
    await visit("/purpose", { kind: "attested" });
    expect((await offer("anchor-loans", () => false)).shown).toMatchObject({
      problem: "You do not serve TX.",
    });
    expect((await offer("nobody")).shown).toMatchObject({ problem: "Choose at least one lender." });
    expect((await offer("kiavi")).shown).toMatchObject({ problem: expect.stringContaining("asks 1.10") });
    expect((await offer("lima-one")).shown).toMatchObject({ problem: expect.stringContaining("nobody") });
  });

  test("offers once, keeps the purpose while a lender has the deal, and withdraws", async () => {
    await visit("/purpose", { kind: "attested" });
    expect((await offer("anchor-loans")).shown).toMatchObject({
      notice: expect.stringContaining("Anchor Loans"),
    });
    expect((await offer("anchor-loans")).status).toBe(422);
    expect(await visit("/purpose", { kind: "taken-back" })).toMatchObject({
      status: 422,
      shown: { problem: expect.stringContaining("withdraw it") },
    });
    const { shown } = await visit("");
    const [stored] = shown.offers;
    expect(stored).toMatchObject({
      lender: "Anchor Loans",
      state: "Waits for an answer",
      steps: [{ what: "Offered", by: "Ann" }],
    });
    expect((await visit("/withdraw", { offer: stored.id })).shown).toMatchObject({
      notice: expect.stringContaining("withdrawn"),
    });
    expect((await visit("/withdraw", { offer: stored.id })).status).toBe(409);
  });

  describe("after an answer", () => {
    const post = (path: string, form: Record<string, string>) => visit(path, { offer: offerId, ...form });
    const { sha256 } = releaseOnOffer("Anchor Loans");
    const choice = { isSaid: "on", sha256 };
    let offerId: string;
    beforeEach(async () => {
      await visit("/purpose", { kind: "attested" });
      await offer("anchor-loans");
      const [stored] = (await visit("")).shown.offers;
      offerId = stored.id;
      const actor = { name: "Ann Lee, Anchor Loans", channel: "mail link" } as const;
      const stamp = { now: TEST_NOW, newId: randomUUID, actor, choiceDays: 30 };
      await answerOffer(operator.database, offerId, { kind: "yes", rate: 7.25 }, stamp);
    });

    test("records a choice that was read out, once, whoever of two is faster", async () => {
      expect(await post("/release", { sha256 })).toMatchObject({ status: 422 });
      expect(await post("/release", { ...choice, sha256: "another" })).toMatchObject({ status: 409 });
      const both = await Promise.all([post("/release", choice), post("/release", choice)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await visit("")).shown.offers[0]).toMatchObject({
        state: "Has the name, has not confirmed it",
        hasName: true,
        isWithdrawable: false,
      });
    });

    test("records what the lender reports and owes, in order, and takes the name back", async () => {
      const funded = { report: "outcome", outcome: "funded", amount: "$225,000", fundedOn: "2026-11-14" };
      await post("/release", choice);
      expect(await post("/report", funded)).toMatchObject({ status: 409 });
      expect(await post("/report", { report: "received" })).toMatchObject({ status: 200 });
      expect(await post("/report", { ...funded, amount: "a lot" })).toMatchObject({ status: 422 });
      expect(await post("/report", funded)).toMatchObject({ status: 200 });
      expect(await post("/commission", { kind: "agreed", amount: "x" })).toMatchObject({ status: 422 });
      for (const kind of ["agreed", "due"]) {
        expect(await post("/commission", { kind, amount: "2,250" })).toMatchObject({ status: 200 });
      }
      expect((await visit("")).shown.offers[0]).toMatchObject({
        commission: { next: "paid", steps: [{ text: "Commission agreed: $2,250" }, {}] },
      });
      expect(await post("/take-back", {})).toMatchObject({ status: 200 });
      expect(await post("/take-back", {})).toMatchObject({ status: 409 });
      expect((await visit("")).shown.offers[0]).toMatchObject({ notice: expect.anything(), hasName: false });
    });

    test("of two people who press the same button at once, one does it and the other is told", async () => {
      const both = async (path: string, form: Record<string, string>) =>
        (await Promise.all([post(path, form), post(path, form)])).map(({ status }) => status).sort();
      const funded = { report: "outcome", outcome: "funded", amount: "225000", fundedOn: "2026-11-14" };
      const owe = (kind: string) => ["/commission", { kind, amount: "2250" }] as const;
      for (const [path, form] of [
        ["/release", choice],
        ["/report", { report: "received" }],
        ["/report", { report: "outcome", outcome: "term-sheet" }],
        ["/report", funded],
        ...[owe("agreed"), owe("due"), owe("taken-back"), owe("taken-back")],
        ["/report", { report: "outcome-taken-back" }],
        ["/report", { report: "outcome-taken-back" }],
        ["/take-back", {}],
      ] as const) {
        const [{ steps, commission }] = (await visit("")).shown.offers;
        const seen = `${path === "/commission" ? commission.seen : steps.length}`;
        expect(await both(path, { ...form, seen }), `${path} ${JSON.stringify(form)}`).toEqual([200, 409]);
      }
    });

    test("changes nothing under another lead's page", async () => {
      const other = await storeSampleLead(operator.database, { now: TEST_NOW });
      const swap = (path: string, form: Record<string, string>) =>
        visitRoom(openPages(isStateServed), `/leads/${other.reference}/handoff${path}`, {
          offer: offerId,
          ...form,
        });
      expect((await swap("/release", choice)).status).toBe(409);
      await post("/release", choice);
      const funded = { report: "outcome", outcome: "funded", amount: "225000", fundedOn: "2026-11-14" };
      for (const [path, form] of [
        ["/withdraw", {}],
        ["/take-back", {}],
        ["/report", { report: "received" }],
        ["/report", funded],
        ["/answer", { answer: "take-back", toldBy: "Eve" }],
        ["/forgotten", { toldBy: "Eve" }],
        ["/commission", { kind: "agreed", amount: "1" }],
      ] as const) {
        expect((await swap(path, form)).status, path).toBe(409);
      }
      expect((await visit("")).shown.offers[0]).toMatchObject({ hasName: true, commission: { steps: [] } });
    });

    test("records what was said on the phone, with who told it, and the price as the person wants it", async () => {
      const told = (form: Record<string, string>) => post("/answer", { toldBy: "Ann Lee", ...form });
      expect(await told({ answer: "take-back", toldBy: " " })).toMatchObject({ status: 422 });
      expect(await told({ answer: "take-back", seen: "1" })).toMatchObject({ status: 409 });
      expect(await told({ answer: "take-back", seen: "2" })).toMatchObject({ status: 200 });
      expect(await told({ answer: "yes" })).toMatchObject({ status: 422 });
      expect(await told({ answer: "no", reason: "ratio", seen: "3" })).toMatchObject({ status: 200 });
      expect(await told({ answer: "no", reason: "ratio" })).toMatchObject({ status: 409 });
      const [{ steps }] = (await visit("")).shown.offers;
      expect(steps.at(-1)).toMatchObject({
        by: "Ann, told by Ann Lee",
        said: ["No", "The ratio is too low"],
      });
      expect(await post("/price", { valueAs: "exact" })).toMatchObject({ status: 200 });
      expect(await post("/price", { valueAs: "exact" })).toMatchObject({ status: 409 });
      expect((await visit("")).shown).toMatchObject({ wantsPrice: "exact" });
    });

    test("records that the lender forgot the person", async () => {
      const forgotten = () => post("/forgotten", { toldBy: "Bo" });
      await post("/release", choice);
      expect(await forgotten()).toMatchObject({ status: 409 });
      await post("/take-back", {});
      expect((await visit("")).shown.offers[0]).toMatchObject({ owesNotice: true });
      expect(await forgotten()).toMatchObject({ status: 200 });
      expect(await forgotten()).toMatchObject({ status: 409 });
      expect((await visit("")).shown.offers[0]).toMatchObject({ owesNotice: false });
    });

    test("stands on the board, and mails the person the link", async () => {
      const board = async () => (await visitBoard()).shown.groups;
      expect(await board()).toMatchObject([
        { id: "answered", rows: [{ lender: "Anchor Loans", lead: { reference: lead.reference } }] },
      ]);
      expect(await visit("/link", {})).toMatchObject({ status: 200 });
      const jobs = await operator.database.db.selectFrom("outbox_jobs").select("kind").execute();
      expect(jobs.map(({ kind }) => kind)).toContain("deal-link");
    });
  });

  describe("reports by lender", () => {
    const open = (path: string) =>
      requestRoom(
        createFigurePages(
          {
            ...{ database: operator.database, keys: TEST_KEYS, now: () => TEST_NOW },
            office: () => officeCalendar(shippedContent),
          },
          TEST_ROOM,
        ),
        path,
      );

    test("stand on a page and in a file, and say which date cannot be read", async () => {
      await visit("/purpose", { kind: "attested" });
      await offer("anchor-loans");
      const view = await (await open("/handoffs/figures")).json();
      expect(view).toMatchObject({
        lenders: [{ name: "Anchor Loans", offered: 1, median: "" }],
        months: [{ name: "2026-11 Anchor Loans" }],
        reasons: [],
      });
      const file = await open(view.file);
      expect(file.headers.get("content-disposition")).toContain("lenders-by-month.csv");
      expect(await file.text()).toContain("2026-11,Anchor Loans,1,0");
      expect((await open("/handoffs/figures?from=yesterday")).status).toBe(422);
      expect((await open("/handoffs/figures.csv?from=yesterday")).status).toBe(422);
      const later = await (await open("/handoffs/figures?from=2026-12-01&to=")).json();
      expect(later).toMatchObject({ lenders: [], from: "2026-12-01", to: "" });
    });
  });

  describe("a lender with a program", () => {
    const webhooks = (form?: Record<string, string>, room = TEST_ROOM) => {
      const handoffRules = {
        dealLenders: dealLenders.map((lender) => ({ ...lender, webhookUrl: "https://lender.example/deals" })),
        isStateServed,
      };
      const deps = { config: parseConfig({}), database: operator.database, secret: "of this test" };
      const facts = () => ({ ...siteFacts(shippedContent), handoffRules });
      const office = () => officeCalendar(shippedContent);
      return visitRoom(createWebhookPages({ ...deps, facts, office }, room), "/handoffs/webhooks", form);
    };
    const kiavi = { lender: "kiavi" };

    test("gets a secret that is shown once, and a new one only on purpose", async () => {
      expect((await webhooks({ ...kiavi, version: "0" }, UNPROVEN_ROOM)).status).toBe(401);
      const first = await webhooks({ ...kiavi, version: "0" });
      const { secret } = first.shown.shown;
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
      // A reload sends the form again.
      expect(await webhooks({ ...kiavi, version: "0" })).toMatchObject({
        status: 409,
        shown: { page: "webhooks" },
      });
      expect(JSON.stringify(await webhooks())).not.toContain(secret);
      expect((await webhooks({ ...kiavi, version: "1" })).status).toBe(422);
      const next = await webhooks({ ...kiavi, version: "1", isSure: "on" });
      expect(next.shown.shown.secret).not.toBe(secret);
      expect((await webhooks({ lender: "nobody", version: "0" })).status).toBe(409);
      const stored = await operator.database.db.selectFrom("lender_webhook_secrets").selectAll().execute();
      expect(JSON.stringify(stored)).not.toContain("whsec");
      expect(stored.map(({ version }) => version)).toEqual([1, 2]);
    });
  });

  test("two people who offer, withdraw or attest at once do it once", async () => {
    const both = async (act: () => Promise<{ readonly status: number }>) =>
      (await Promise.all([act(), act()])).map(({ status }) => status).sort();
    expect(await both(() => visit("/purpose", { kind: "attested" }))).toEqual([200, 409]);
    expect(await both(() => offer("anchor-loans"))).toEqual([200, 409]);
    const [stored] = (await visit("")).shown.offers;
    expect(await both(() => visit("/withdraw", { offer: stored.id }))).toEqual([200, 409]);
    expect(await both(() => visit("/purpose", { kind: "taken-back" }))).toEqual([200, 409]);
  });

  test("somebody else's change in the meantime is noticed", async () => {
    await visit("/purpose", { kind: "attested" });
    const form = { ...deal, lender: "anchor-loans", days: "5", revision: `${TEST_NOW - 1}` };
    expect((await visit("/offer", form)).status).toBe(409);
    expect((await visit("")).shown.offers).toEqual([]);
  });
});
