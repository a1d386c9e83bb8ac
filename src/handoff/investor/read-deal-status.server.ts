import { listReleaseConsents } from "../../leads/consent/consent-store.server.ts";
import { readConsent } from "../../leads/delivery/lead-delivery.server.ts";
import { forbidsSharing } from "../../leads/privacy/opt-out.ts";
import type { PrivacyKeys } from "../../leads/privacy/privacy-keys.server.ts";
import { findLeadOptOut } from "../../leads/privacy/suppressions.server.ts";
import { listEvents } from "../../leads/records/lead-queries.server.ts";
import type { Lead } from "../../leads/records/lead-record.ts";
import { formatDate } from "../../ui/text/dates.ts";
import { findPurpose } from "../business-purpose.server.ts";
import { listOtherLoans, writeCompareLink } from "../deal/compare-link.ts";
import { DETAILS } from "../deal/deal-details.ts";
import { type DealFact, listDealFacts } from "../deal/offered-deal.ts";
import { sayLever } from "../deal/refusal-lever.ts";
import { findSummaryDeal } from "../deal/summary-deal.ts";
import type { HandoffRules } from "../handoff.server.ts";
import { purposeOnOffer, releaseOnOffer } from "../handoff-catalog.server.ts";
import type { HandoffDatabase } from "../handoff-tables.server.ts";
import { describeAnswer, type LenderAnswer } from "../lender/lender-answer.ts";
import type { Offer } from "../offer.ts";
import {
  answerOf,
  deadlineOf,
  hasName,
  isOut,
  isWithdrawable,
  listAskedDetails,
  type OfferState,
  outcomeOf,
  refuseRelease,
  releaseOf,
  stateOf,
} from "../offer-state.ts";
import { listOffers } from "../offer-steps.server.ts";
import { findPriceForm } from "../price-form.server.ts";
import { describeOutcome } from "../release/loan-outcome.ts";
import { findNotice } from "../release/notice-store.server.ts";
import { listNamedByHand } from "../release/referral-store.server.ts";
import { listReferrals } from "../release/referrals.ts";
import type { DealStatus, NameHolder, StatusOffer } from "./deal-status.ts";

export interface StatusQuestion {
  readonly lead: Lead;
  readonly token: string;
  readonly isMailed: boolean;
  readonly rules: HandoffRules;
  readonly now: number;
  /** A moment as an ISO date in the office. */
  readonly dayOf: (moment: number) => string;
}

export async function readDealStatus(
  database: HandoffDatabase,
  keys: PrivacyKeys,
  question: StatusQuestion,
): Promise<DealStatus> {
  const { lead, token, isMailed, dayOf, now } = question;
  const purpose = await findPurpose(database.db, lead.id);
  const offers = await listOffers(database, lead.id);
  const [newest] = offers;
  const namedByHand = await listNamedByHand(database.db, lead.id);
  const accepted = offers.flatMap((offer) => {
    const terms = answerOf(offer);
    return terms?.kind === "yes" && isOut(offer, now) ? [{ ...offer, terms }] : [];
  });
  return {
    token,
    reference: lead.reference,
    isMailed,
    purpose: {
      text: purpose?.text ?? purposeOnOffer.text,
      version: purpose?.version ?? purposeOnOffer.version,
      attested: purpose === undefined ? null : dayOf(purpose.attestedAt),
    },
    valueAs: (await findPriceForm(database.db, lead.id)) ?? null,
    isOptedOut: forbidsSharing(await findLeadOptOut(database.db, keys, lead)),
    deal: newest === undefined ? [] : listDealFacts(newest.deal),
    offers: offers.map((offer) => describeOffer(offer, { ...question, offers, namedByHand })),
    comparison: compare(accepted, lead),
    holders: await listHolders(database, offers, question),
  };
}

/** With the deal that the newest of them saw. */
function compare(
  accepted: Parameters<typeof writeCompareLink>[0],
  { dealSummary }: Lead,
): DealStatus["comparison"] {
  const [newest] = accepted;
  if (newest === undefined) return null;
  const { deal: offered } = newest;
  return {
    link: writeCompareLink(accepted, { offered, deal: findSummaryDeal(dealSummary, offered) }),
    otherLoans: listOtherLoans(accepted, offered),
  };
}

const STATE_WORDS: Readonly<Record<OfferState, (day: string) => string>> = {
  open: (day) => `Has the deal, and answers by ${day}`,
  expired: () => "Did not answer in time",
  answered: (day) => `Answered; you can choose until ${day}`,
  lapsed: () => "Answered; the time to choose is over",
  withdrawn: () => "The deal was withdrawn from it",
  released: () => "You chose it; it has your name",
  unconfirmed: () => "You chose it; it has not confirmed that it got your name",
  received: () => "You chose it; it has your name",
  silent: () => "You chose it; it has not reported since",
  "term-sheet": () => "You chose it; it sent a term sheet",
  ended: () => "You chose it; this is over",
  recalled: () => "You chose it; it was told to forget you",
};

interface OfferData extends StatusQuestion {
  /** Newest first. */
  readonly offers: readonly Offer[];
  readonly namedByHand: readonly string[];
}

function describeOffer(
  offer: Offer,
  { lead, offers, namedByHand, rules, now, dayOf, isMailed }: OfferData,
): StatusOffer {
  const state = stateOf(offer, now);
  const answer = answerOf(offer);
  const until = deadlineOf(offer);
  const day = Number.isFinite(until) ? formatDate(dayOf(until)) : "";
  const others = offers.filter(({ id }) => id !== offer.id);
  const deal = findSummaryDeal(lead.dealSummary, offer.deal);
  const newest = new Set(offers.slice(0, 1).flatMap((first) => listDealFacts(first.deal).map(sayFact)));
  const refusal =
    state === "answered" && answer?.kind !== "no"
      ? refuseRelease(offer, { others, lenders: rules.dealLenders, namedByHand, now })
      : undefined;
  const isChoosable = state === "answered" && answer?.kind !== "no" && refusal === undefined && isMailed;
  const { text, sha256 } = releaseOnOffer(offer.lender);
  return {
    id: offer.id,
    lender: offer.lender,
    asked: dayOf(offer.steps[0].happenedAt),
    state: state === "answered" ? sayAnswered(answer, day) : STATE_WORDS[state](day),
    otherFacts: listDealFacts(offer.deal)
      .map(sayFact)
      .filter((fact) => !newest.has(fact)),
    lines: answer === undefined ? [] : describeAnswer(answer),
    questions: listAskedDetails(offer, now).map((name) => ({ name, ...DETAILS[name] })),
    lever:
      (answer?.kind === "no" &&
        sayLever({ reason: answer.reason, offered: offer.deal, matched: offer.matched, deal })) ||
      null,
    choice: isChoosable ? { text, sha256, until: day } : null,
    isWithdrawable: isWithdrawable(offer, now),
    refusal: refusal ?? null,
  };
}

const sayFact = ({ label, value }: DealFact) => `${label.toLowerCase()} ${value}`;

function sayAnswered(answer: LenderAnswer | undefined, day: string): string {
  if (answer?.kind === "no") return "Said no";
  return answer?.kind === "more" ? `Needs more from you by ${day}` : STATE_WORDS.answered(day);
}

/** Every lender that ever got the name, by the person's choice or by the operator's hand, and what became of it. */
async function listHolders(
  database: HandoffDatabase,
  offers: readonly Offer[],
  { lead, dayOf }: StatusQuestion,
): Promise<readonly NameHolder[]> {
  const consents = await listReleaseConsents(database, lead.id);
  const holders: NameHolder[] = [];
  for (const offer of offers) {
    const release = releaseOf(offer);
    if (release === undefined) continue;
    const record = consents.find(({ releaseId }) => releaseId === offer.id);
    const notice = await findNotice(database, { offerId: offer.id });
    const outcome = outcomeOf(offer)?.outcome;
    const back = hasName(offer) ? undefined : offer.steps.at(-1);
    holders.push({
      offerId: offer.id,
      lender: offer.lender,
      since: dayOf(release.happenedAt),
      text: (record && readConsent(record)?.text) ?? null,
      hasReceived: offer.steps.some(({ kind }) => kind === "received"),
      outcome: outcome === undefined ? null : describeOutcome(outcome),
      takenBack: back === undefined ? null : dayOf(back.happenedAt),
      forgot: notice?.confirmed === undefined ? null : dayOf(notice.confirmed.at),
    });
  }
  for (const { lender, since, takenBackAt } of listReferrals(await listEvents(database, lead.id), offers)) {
    holders.push({
      offerId: null,
      lender,
      since: dayOf(since),
      text: null,
      hasReceived: false,
      outcome: null,
      takenBack: takenBackAt === undefined ? null : dayOf(takenBackAt),
      forgot: null,
    });
  }
  return holders;
}
