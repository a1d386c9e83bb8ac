import { randomUUID } from "node:crypto";
import type { Mail } from "../../platform/mail/mail.ts";
import { createUnsubscribeTokens } from "../../platform/mail/unsubscribe-token.ts";
import type { Outcome } from "../../platform/outbox/jobs.ts";
import type { JobHandler } from "../../platform/outbox/worker.ts";
import { createWebhookSender, type WebhookSender } from "../../platform/webhooks/webhook.ts";
import { recordPurpose } from "../../src/handoff/business-purpose.server.ts";
import type { OfferedDeal } from "../../src/handoff/deal/offered-deal.ts";
import type { HandoffRules } from "../../src/handoff/handoff.server.ts";
import { handoffRules, purposeOnOffer, releaseOnOffer } from "../../src/handoff/handoff-catalog.server.ts";
import { createDealStatusLinks } from "../../src/handoff/investor/status-link.server.ts";
import { createLenderPage } from "../../src/handoff/lender/lender-page.server.ts";
import { createOfferLinks, type OfferLink } from "../../src/handoff/lender/offer-link.server.ts";
import { createHandoffHandlers } from "../../src/handoff/mails/handoff-mails.server.ts";
import type { LenderChannel } from "../../src/handoff/offer.ts";
import { stateOf } from "../../src/handoff/offer-state.ts";
import { findOffer, listOffers } from "../../src/handoff/offer-steps.server.ts";
import { type NewOffer, offerDeal } from "../../src/handoff/offer-store.server.ts";
import { createNoticeSigner } from "../../src/handoff/release/notice-signature.server.ts";
import { releaseName } from "../../src/handoff/release/release-store.server.ts";
import { createWebhookSecrets } from "../../src/handoff/webhook/webhook-secrets.server.ts";
import { findLead } from "../../src/leads/records/lead-queries.server.ts";
import { TEST_KEYS, TEST_NOW, type TestOperator } from "./operator.ts";
import { shippedContent } from "./shipped-content.ts";
import { type LeadOptions, PERSON_TRACES, type StoredLead, storeSampleLead } from "./stored-lead.ts";
import { stampAt } from "./test-actor.ts";

export const DAY_MS = 24 * 60 * 60 * 1000;
export const TEST_DAYS = { choice: 30, receipt: 5, outcome: 120 };
const SITE = "https://www.example.com";
const SECRET = "a secret of this test";

/** Nothing of these may reach a lender before the release: the person, where they came from, and the reference. */
export const TRACES = new RegExp(`${PERSON_TRACES.source}|newsletter|\\bRR-\\w{5}-`, "i");

export const TEST_DEAL: OfferedDeal = {
  state: "TX",
  county: "",
  purpose: "purchase",
  propertyType: "single-family",
  units: 1,
  use: "long-term",
  value: 300_000,
  valueAs: "band",
  loan: 225_000,
  ratio: 1.17,
  scoreFloor: 720,
  timing: "now",
  ...{ lease: "signed", taxes: "", condition: "", reserves: "", experience: "", entity: "" },
};

const LIMITS = {
  ...{ minDSCR: 1, maxLTV: 80, minLoanAmount: 100_000, maxLoanAmount: 2_000_000 },
  ...{ confirmedOn: null, confirmedBy: null },
};

export const TEST_LENDER = {
  ...LIMITS,
  id: "kiavi",
  name: "Kiavi",
  receivers: [
    { name: "Ann Lee", email: "ann@lender.example" },
    { name: "Bo Day", email: "bo@lender.example" },
  ],
  webhookUrl: null,
} satisfies NewOffer["lender"];

export const OTHER_LENDER = {
  ...LIMITS,
  id: "lima-one",
  name: "Lima One",
  receivers: [{ name: "Cy Poe", email: "cy@other.example" }],
  webhookUrl: null,
} satisfies NewOffer["lender"];

/** What comes with the site, with somebody at these two lenders who takes deals. */
export function testRules(): HandoffRules {
  const rules = handoffRules(shippedContent);
  const dealLenders = rules.dealLenders.map((lender) => ({
    ...lender,
    ...[TEST_LENDER, OTHER_LENDER].find(({ id }) => id === lender.id),
  }));
  return { ...rules, dealLenders };
}

export const YES = {
  answer: "yes",
  rate: "7.25%",
  points: "1",
  loan: "$225,000",
  fees: "",
  prepaymentYears: "3",
};

const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** A lead, lenders and their pages or programs, with a clock that the test sets. */
export function handoffOf(operator: Pick<TestOperator, "database">, program?: WebhookSender) {
  const { database } = operator;
  const links = createOfferLinks(SECRET, SITE);
  const statusLinks = createDealStatusLinks(SECRET, () => clock.now);
  const signNotice = createNoticeSigner(SECRET);
  const webhookSecrets = createWebhookSecrets(SECRET);
  const clock = { now: TEST_NOW };
  const office = { name: "Sample", email: "office@example.com" };
  const delivered = new Set<string>();

  async function known(id: string) {
    const found = await findOffer(database, id);
    if (found === undefined) throw new Error("There is no such offer");
    return found;
  }

  function open(link: OfferLink | string, form?: Readonly<Record<string, string>>) {
    const token = typeof link === "string" ? link : tokenOf(link);
    const page = createLenderPage({
      database,
      links,
      mailSender: office,
      describeDay: day,
      today: () => day(clock.now),
      days: TEST_DAYS,
      signNotice,
      now: () => clock.now,
      newId: randomUUID,
      onChanged: () => {},
    });
    const init = form && { method: "POST", body: new URLSearchParams(form) };
    return page(new Request(`${SITE}/deal-offer/x`, init), token);
  }

  const tokenOf = (link: OfferLink) => links.issue(link).slice(`${SITE}/deal-offer/`.length);
  const dealLink = (id: string, receiver = 0): OfferLink => ({ kind: "deal", id, receiver });
  const contactLink = (id: string, receiver = 0): OfferLink => ({ kind: "contact", id, receiver });

  /** Runs the queued jobs that did not run yet, each with this end, and returns what would have been mailed. */
  async function deliver(
    outcomes: Outcome[] = [],
    outcome: Outcome = { type: "delivered" },
  ): Promise<readonly Mail[]> {
    const mails: Mail[] = [];
    const handlers: Readonly<Record<string, JobHandler>> = createHandoffHandlers({
      database,
      keys: TEST_KEYS,
      mailer: {
        async send(mail) {
          mails.push(mail);
          return outcome;
        },
      },
      from: { address: office.email },
      to: "operator@example.com",
      mailSender: {
        ...office,
        legalName: "Sample LLC",
        phone: "(512) 555-0000",
        postalAddress: "1 Main St",
        leadReply: "soon",
        disclaimer: "",
      },
      siteUrl: SITE,
      links,
      statusLinks,
      tokens: createUnsubscribeTokens(SECRET),
      signNotice,
      webhookSecrets,
      openWebhook: (receiver) =>
        program ??
        createWebhookSender({
          ...receiver,
          allowsPrivate: true,
          userAgent: office.name,
          now: () => clock.now,
        }),
      describeDay: day,
      deskUrl: undefined,
      now: () => clock.now,
    });
    // A job may queue another one.
    for (;;) {
      const rows = await database.db.selectFrom("outbox_jobs").selectAll().execute();
      const row = rows.find(({ id }) => !delivered.has(id));
      if (row === undefined) return mails;
      const { id, kind, payload } = row;
      delivered.add(id);
      const job = { id, kind, payload: JSON.parse(payload), attempts: 1, firstRunAt: clock.now };
      const ended = await handlers[kind]?.(job, AbortSignal.timeout(1000));
      if (ended !== undefined) outcomes.push(ended);
    }
  }

  const storeLead = (options: LeadOptions = {}): Promise<StoredLead> =>
    storeSampleLead(database, { now: clock.now, ...options });

  const attest = ({ reference }: StoredLead, kind: "attested" | "taken-back" = "attested") =>
    recordPurpose(database, reference, { kind, ...purposeOnOffer }, stampAt(clock.now));

  const offer = ({ reference }: StoredLead, days = 5, lender: NewOffer["lender"] = TEST_LENDER) =>
    offerDeal(database, reference, [{ lender, deal: TEST_DEAL, days }], stampAt(clock.now));

  /** Attests, offers, and returns the offer. */
  async function offered(lead: StoredLead, lender: NewOffer["lender"] = TEST_LENDER) {
    await attest(lead);
    if (!(await offer(lead, 5, lender))) throw new Error("The deal was not offered");
    const stored = (await listOffers(database, lead.id)).find(({ lenderId }) => lenderId === lender.id);
    if (stored === undefined) throw new Error("There is no offer");
    return stored;
  }

  async function answered(lead: StoredLead, lender: NewOffer["lender"] = TEST_LENDER) {
    const { id } = await offered(lead, lender);
    await open(dealLink(id), YES);
    return await known(id);
  }

  const BROWSER = { ip: "203.0.113.9", userAgent: "Test/1.0", hasPrivacySignal: false };

  /** `lenders`: who takes deals now; left out, those who got them. */
  async function release(
    lead: StoredLead,
    offerId: string,
    by: "investor" | "operator" = "investor",
    lenders?: readonly LenderChannel[],
  ) {
    const stored = await findLead(database, { id: lead.id });
    const lender = (await findOffer(database, offerId))?.lender;
    if (stored === undefined || lender === undefined) return false;
    return await releaseName(
      database,
      TEST_KEYS,
      {
        lead: stored,
        offerId,
        agreed: releaseOnOffer(lender),
        lenders:
          lenders ??
          (await listOffers(database, lead.id)).map(({ lenderId: id, ...given }) => ({ ...given, id })),
        policies: { privacy: "1.0" },
        browser: by === "investor" ? BROWSER : undefined,
        receiptDays: TEST_DAYS.receipt,
      },
      stampAt(clock.now),
    );
  }

  async function released(lead: StoredLead) {
    const { id } = await answered(lead);
    if (!(await release(lead, id))) throw new Error("The name was not released");
    return await known(id);
  }

  const current = async (id: string) => stateOf(await known(id), clock.now);
  const kinds = async (id: string) => (await known(id)).steps.map(({ kind }) => kind);

  return {
    clock,
    links,
    statusLinks,
    webhookSecrets,
    open,
    tokenOf,
    dealLink,
    contactLink,
    deliver,
    storeLead,
    attest,
    offer,
    offered,
    answered,
    release,
    released,
    known,
    current,
    kinds,
  };
}
