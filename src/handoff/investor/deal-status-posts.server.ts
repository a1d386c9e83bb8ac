import { clientNetwork } from "../../../platform/http/client-address.ts";
import type { RateLimit } from "../../../platform/http/limits/rate-limit.ts";
import type { FormCall } from "../../api/receive-form.server.ts";
import { INVESTOR } from "../../audit/audit-log.server.ts";
import type { PrivacyKeys } from "../../leads/privacy/privacy-keys.server.ts";
import type { AuditStamp } from "../../leads/records/lead-changes.server.ts";
import { findLead } from "../../leads/records/lead-queries.server.ts";
import type { Lead } from "../../leads/records/lead-record.ts";
import { findPurpose, recordPurpose } from "../business-purpose.server.ts";
import { PRICE_FORMS } from "../deal/offered-deal.ts";
import type { HandoffRules } from "../handoff.server.ts";
import { purposeOnOffer, releaseOnOffer } from "../handoff-catalog.server.ts";
import type { HandoffDatabase } from "../handoff-tables.server.ts";
import type { StepDays } from "../offer.ts";
import { findOffer } from "../offer-steps.server.ts";
import { withdrawOffer } from "../offer-store.server.ts";
import { recordPriceForm } from "../price-form.server.ts";
import { withdrawReferral } from "../release/referral-store.server.ts";
import { type Release, releaseName, withdrawName } from "../release/release-store.server.ts";
import type { DealStatus } from "./deal-status.ts";
import { askForLink } from "./lost-link.server.ts";
import { readDealStatus } from "./read-deal-status.server.ts";
import type { DealStatusLinks, LinkChannel } from "./status-link.server.ts";
import { tellMore } from "./tell-more.server.ts";

/** What the running process offers to the investor's page. */
export interface DealStatusPosts {
  /** Changes nothing: mail scanners open every link. */
  find(token: string): Promise<FoundStatus>;
  /** Receives a button of the page. */
  act(call: FormCall): Promise<ActOutcome>;
  /** The path of the page, for whoever sent the form just now. Undefined for a lead that is gone. */
  linkAfterForm(reference: string): Promise<string | undefined>;
}

export type FoundStatus =
  | { readonly kind: "found"; readonly status: DealStatus }
  | { readonly kind: "expired"; readonly reference: string }
  | { readonly kind: "unknown" };

export type ActOutcome =
  | { readonly kind: "done"; readonly token: string }
  | { readonly kind: "mailed" }
  | { readonly kind: "refused"; readonly status: number; readonly message: string };

export interface DealStatusDeps {
  readonly database: HandoffDatabase;
  readonly keys: PrivacyKeys;
  readonly links: DealStatusLinks;
  readonly rules: () => HandoffRules;
  readonly policies: () => Release["policies"];
  readonly days: StepDays;
  readonly dayOf: (moment: number) => string;
  readonly rateLimit: RateLimit;
  readonly now: () => number;
  readonly newId: () => string;
  readonly onQueued: () => void;
}

export function createDealStatusPosts(deps: DealStatusDeps): DealStatusPosts {
  const { database, keys, links, dayOf, now } = deps;
  return {
    async find(token) {
      const opened = await openLink(token, deps);
      if (opened.kind !== "open") return opened;
      const { lead, channel } = opened;
      const question = { lead, token, isMailed: channel === "mail", rules: deps.rules(), now: now(), dayOf };
      return { kind: "found", status: await readDealStatus(database, keys, question) };
    },
    act: (call) => act(call, deps),
    async linkAfterForm(reference) {
      const lead = await findLead(database, { reference });
      return lead && links.issue(lead, "form");
    },
  };
}

type OpenedLink =
  | { readonly kind: "open"; readonly lead: Lead; readonly channel: LinkChannel }
  | { readonly kind: "expired"; readonly reference: string }
  | { readonly kind: "unknown" };

async function openLink(token: string, { database, links }: DealStatusDeps): Promise<OpenedLink> {
  const link = links.read(token);
  if (link === undefined) return { kind: "unknown" };
  const lead = await findLead(database, { reference: link.reference });
  // The same work for a lead that does not exist: its time tells nothing either.
  const isProven = link.isProof(lead ?? { reference: link.reference, email: "nobody@nowhere.invalid" });
  if (lead === undefined || !isProven) return { kind: "unknown" };
  if (link.isExpired) return { kind: "expired", reference: lead.reference };
  return { kind: "open", lead, channel: link.channel };
}

async function act({ request, client }: FormCall, deps: DealStatusDeps): Promise<ActOutcome> {
  if ((await deps.rateLimit.count(clientNetwork(client))) !== undefined) {
    return refuse(429, "Too many clicks. Please wait a minute.");
  }
  const form = new URLSearchParams(await request.text());
  const what = form.get("act") ?? "";
  if (what === "mail") {
    await askForLink(deps.database, form.get("reference") ?? "", { now: deps.now(), newId: deps.newId });
    deps.onQueued();
    return { kind: "mailed" };
  }
  const token = form.get("token") ?? "";
  const opened = await openLink(token, deps);
  if (opened.kind !== "open") return refuse(404, "This link does not work any more.");
  const { lead, channel } = opened;
  const actor = { ...INVESTOR, channel: channel === "mail" ? INVESTOR.channel : "form link" } as const;
  const stamp = { actor, now: deps.now(), newId: deps.newId };
  const click: Click = { lead, channel, form, stamp, request, client };
  const refusal = await (ACTS[what] ?? (async () => refuse(422, "Use one of the buttons.")))(click, deps);
  if (refusal !== undefined) return refusal;
  deps.onQueued();
  return { kind: "done", token };
}

interface Click {
  readonly lead: Lead;
  readonly channel: LinkChannel;
  readonly form: URLSearchParams;
  readonly stamp: AuditStamp;
  readonly request: Request;
  readonly client: string;
}

/** Undefined if it is done. */
type Act = (click: Click, deps: DealStatusDeps) => Promise<ActOutcome | undefined>;

const attest: Act = async ({ lead, form, stamp }, { database }) => {
  if (!form.has("isTrue")) return refuse(422, "Tick the box if the sentence is true.");
  if (form.get("version") !== purposeOnOffer.version)
    return refuse(409, "The text has changed. Please read it again.");
  await recordPurpose(database, lead.reference, { kind: "attested", ...purposeOnOffer }, stamp);
  return undefined;
};

const takePurposeBack: Act = async ({ lead, stamp }, { database }) => {
  const isDone = await recordPurpose(
    database,
    lead.reference,
    { kind: "taken-back", ...purposeOnOffer },
    stamp,
  );
  // A second click finds it taken back.
  return isDone || (await findPurpose(database.db, lead.id)) === undefined
    ? undefined
    : refuse(409, "Lenders have the deal. Withdraw it from each of them first.");
};

const tellValue: Act = async ({ lead, form, stamp }, { database }) => {
  const chosen = PRICE_FORMS.find(({ value }) => value === form.get("valueAs"));
  if (chosen === undefined) return refuse(422, "Choose how lenders see the value.");
  await recordPriceForm(database, lead, chosen.value, stamp);
  return undefined;
};

const choose: Act = async ({ lead, channel, form, stamp, request, client }, deps) => {
  if (channel !== "mail")
    return refuse(403, "Open the link in our mail: only that one can release your name.");
  if (!form.has("isAgreed")) return refuse(422, "Tick the box to agree, or choose nobody.");
  const offer = await findOffer(deps.database, form.get("offer") ?? "");
  if (offer === undefined || offer.leadId !== lead.id) return refuse(404, "There is no such answer.");
  const agreed = releaseOnOffer(offer.lender);
  if (form.get("sha256") !== agreed.sha256) return refuse(409, "The text has changed. Please read it again.");
  const userAgent = (request.headers.get("user-agent") ?? "").replace(/[^\x20-\x7E]/g, "?").slice(0, 400);
  const hasPrivacySignal = request.headers.get("sec-gpc") === "1";
  const isDone = await releaseName(
    deps.database,
    deps.keys,
    {
      lead,
      offerId: offer.id,
      agreed,
      lenders: deps.rules().dealLenders,
      policies: deps.policies(),
      browser: { ip: client, userAgent, hasPrivacySignal },
      receiptDays: deps.days.receipt,
    },
    stamp,
  );
  return isDone ? undefined : refuse(409, "Nothing was changed by this click. This is how it stands now.");
};

const takeBack: Act = async ({ lead, form, stamp }, { database }) => {
  const about = { reference: lead.reference, offerId: form.get("offer") ?? "" };
  const offer = await findOffer(database, about.offerId);
  const isDone = offer?.leadId === lead.id && (await withdrawName(database, about, "withdrawn", stamp));
  return isDone ? undefined : refuse(409, "Nothing was changed by this click. This is how it stands now.");
};

const sayMore: Act = async ({ lead, form, stamp }, { database, keys, rules }) => {
  const offer = await findOffer(database, form.get("offer") ?? "");
  if (offer === undefined || offer.leadId !== lead.id) return refuse(404, "There is no such question.");
  const read = (question: string) => form.get(question) ?? "";
  const outcome = await tellMore(database, keys, { lead, offer, rules: rules(), read }, stamp);
  if (outcome === "incomplete") return refuse(422, "Answer each question that the lender asked.");
  return outcome === "done"
    ? undefined
    : refuse(409, `The deal cannot go to ${offer.lender} again now. Please write to us.`);
};

/** The site told this lender nothing, so the operator does, and gets a task. */
const takeReferralBack: Act = async ({ lead, form, stamp }, { database, dayOf }) => {
  const about = { lender: form.get("lender") ?? "", today: dayOf(stamp.now) };
  const isDone = await withdrawReferral(database, lead, about, stamp);
  return isDone ? undefined : refuse(409, "Nothing was changed by this click. This is how it stands now.");
};

/** The lender has no name yet, so there is nothing for it to confirm. */
const withdrawDeal: Act = async ({ lead, form, stamp }, { database }) => {
  const about = { reference: lead.reference, offerId: form.get("offer") ?? "" };
  const isDone = await withdrawOffer(database, about, stamp);
  return isDone ? undefined : refuse(409, "Nothing was changed by this click. This is how it stands now.");
};

const ACTS: Readonly<Record<string, Act>> = {
  attest,
  "take-purpose-back": takePurposeBack,
  "tell-value": tellValue,
  "tell-more": sayMore,
  choose,
  "withdraw-deal": withdrawDeal,
  "take-back": takeBack,
  "take-referral-back": takeReferralBack,
};

function refuse(status: number, message: string): ActOutcome {
  return { kind: "refused", status, message };
}
