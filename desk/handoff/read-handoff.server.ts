import { nameReceivers, sayConfirmed } from "../../src/handoff/deal/match-lenders.ts";
import type { TypedDeal } from "../../src/handoff/deal/offered-deal.ts";
import { listCountyNames, readHandoff, readKnownDeal } from "../../src/handoff/handoff.server.ts";
import { purposeOnOffer, releaseOnOffer } from "../../src/handoff/handoff-catalog.server.ts";
import { describeAnswer } from "../../src/handoff/lender/lender-answer.ts";
import { writeOffer } from "../../src/handoff/mails/lender-mails.server.ts";
import { handoffNumber, type LenderChannel, OFFER_STEPS, type Offer } from "../../src/handoff/offer.ts";
import {
  answerOf,
  deadlineOf,
  hasName,
  isOut,
  isOverdue,
  isWithdrawable,
  listDatedSteps,
  OFFER_STATES,
  outcomeOf,
  refuseRelease,
  releaseOf,
  stateOf,
} from "../../src/handoff/offer-state.ts";
import { findPriceForm } from "../../src/handoff/price-form.server.ts";
import { commissionOf, describeCommission, nextCommission } from "../../src/handoff/release/commission.ts";
import { findCommission } from "../../src/handoff/release/commission-store.server.ts";
import { type LenderReport, takesReport } from "../../src/handoff/release/lender-report.server.ts";
import { describeOutcome } from "../../src/handoff/release/loan-outcome.ts";
import { findNotice } from "../../src/handoff/release/notice-store.server.ts";
import { listNamedByHand } from "../../src/handoff/release/referral-store.server.ts";
import { dealData } from "../../src/handoff/webhook/lender-event.ts";
import { findLead } from "../../src/leads/records/lead-queries.server.ts";
import { dayInOffice } from "../../src/office/office-calendar.ts";
import type { SiteFacts } from "../../src/site/site-facts-catalog.server.ts";
import type { DeskData } from "../desk-data.server.ts";
import { describeMoment } from "../frame/office-times.ts";
import { describeDeadline } from "./describe-deadline.server.ts";

interface HandoffData extends DeskData {
  readonly facts: Pick<SiteFacts, "handoffRules" | "mailSender">;
  /** What was typed into the form of the deal; undefined shows what the lead says. */
  readonly typed: TypedDeal | undefined;
}

export type HandoffView = NonNullable<Awaited<ReturnType<typeof readHandoffView>>> & {
  /** Why the last click changed nothing. */
  readonly problem?: string | undefined;
};

/** Undefined if no lead has the reference. */
export async function readHandoffView(reference: string, { facts, typed, ...data }: HandoffData) {
  const { database, keys, office, now } = data;
  const lead = await findLead(database, { reference });
  if (lead === undefined) return undefined;
  const shown = typed ?? (await readKnownDeal(database, lead));
  const question = { lead, typed: shown, rules: facts.handoffRules, now };
  const { purpose, offers, deal, problems, hindrances, matches } = await readHandoff(
    database,
    keys,
    question,
  );
  const namedByHand = await listNamedByHand(database.db, lead.id);
  return {
    page: "handoff" as const,
    reference,
    name: lead.name,
    revision: String(lead.lastContactAt),
    purpose: {
      ...purposeOnOffer,
      attested: purpose && {
        text: purpose.text,
        when: describeMoment(purpose.attestedAt, office),
        by: purpose.actor,
      },
    },
    typed: shown,
    /** How the person wants the price told; undefined if they did not say. */
    wantsPrice: await findPriceForm(database.db, lead.id),
    /** Only of a deal that somebody typed: a lead that says little is no mistake. */
    problems: typed === undefined ? {} : problems,
    counties: listCountyNames(shown.state),
    hindrances,
    deal,
    matches: matches?.map((match) => ({
      ...match,
      confirmed: sayConfirmed(match.lender),
      receivers: nameReceivers(match.lender),
    })),
    /** The mail as a lender would read it, and the message to a program. */
    preview: deal && {
      message: JSON.stringify(dealData(deal), null, 2),
      ...writeOffer(
        { deal },
        { url: "(the lender's own link)", lastDay: "the last day", sender: facts.mailSender },
      ),
    },
    offers: await Promise.all(
      offers.map((offer) =>
        describeOffer(offer, { ...data, offers, namedByHand, lenders: facts.handoffRules.dealLenders }),
      ),
    ),
    today: dayInOffice(now, office),
  };
}

interface OfferData extends Pick<DeskData, "now" | "office" | "database"> {
  /** All offers of the lead. */
  readonly offers: readonly Offer[];
  readonly lenders: readonly LenderChannel[];
  readonly namedByHand: readonly string[];
}

export type OfferCard = Awaited<ReturnType<typeof describeOffer>>;

async function describeOffer(
  offer: Offer,
  { now, office, database, offers, lenders, namedByHand }: OfferData,
) {
  const others = offers.filter(({ id }) => id !== offer.id);
  const until = deadlineOf(offer);
  const takes = (kind: LenderReport["kind"]) => takesReport(offer, kind, { now, isOperator: true });
  const answer = answerOf(offer);
  const isChoosable = stateOf(offer, now) === "answered" && answer?.kind !== "no";
  const notice = await findNotice(database, { offerId: offer.id });
  const commission = await findCommission(database.db, offer.id);
  return {
    id: offer.id,
    number: handoffNumber(offer),
    lender: offer.lender,
    /** Why it was offered, as the lender's record was then. */
    matched: offer.matched && [
      ...offer.matched.reasons,
      sayConfirmed({ ...offer.matched, confirmedBy: null }),
    ],
    state: OFFER_STATES[stateOf(offer, now)],
    deadline: describeDeadline(
      { until: Number.isFinite(until) ? until : null, isLate: isOverdue(offer, now) },
      { now, office },
    ),
    isOut: isOut(offer, now),
    isWithdrawable: isWithdrawable(offer, now),
    hasName: hasName(offer),
    /** Undefined unless there is an answer that the person could choose. */
    release: isChoosable
      ? {
          ...releaseOnOffer(offer.lender),
          refusal: refuseRelease(offer, { others, lenders, namedByHand, now }),
        }
      : undefined,
    reports: (["received", "outcome", "outcome-taken-back", "receipt-taken-back"] as const).filter(takes),
    commission: {
      steps: commission.map((step) => ({
        text: describeCommission(step),
        when: describeMoment(step.happenedAt, office),
        by: step.actor,
      })),
      seen: commission.length,
      next: nextCommission(commission, {
        isReleased: releaseOf(offer) !== undefined,
        isFunded: outcomeOf(offer)?.outcome?.kind === "funded",
      }),
      canBeTakenBack: commissionOf(commission) !== undefined,
    },
    takesAnswer: stateOf(offer, now) === "open",
    hasAnswer: stateOf(offer, now) === "answered",
    owesNotice: notice !== undefined && notice.confirmed === undefined,
    /** Who most likely speaks for the lender. */
    teller: offer.receivers[0]?.name ?? "",
    notice: notice && {
      sent: describeMoment(notice.sentAt, office),
      confirmed: notice.confirmed && describeMoment(notice.confirmed.at, office),
    },
    steps: listDatedSteps(offer).map(({ kind, happenedAt, actor, answer: given, outcome, isLate }) => ({
      what: OFFER_STEPS[kind],
      when: describeMoment(happenedAt, office),
      by: actor,
      isLate,
      said: [...(given ? describeAnswer(given) : []), ...(outcome ? [describeOutcome(outcome)] : [])],
    })),
  };
}
