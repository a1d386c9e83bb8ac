import { type OfferedDeal, scoreBand, toldLoanToValue, toldValue } from "../deal/offered-deal.ts";
import { QUESTIONS } from "../lender/lender-answer.ts";
import { handoffNumber, type Offer } from "../offer.ts";

/** What a lender's program is told (docs/lender-webhooks.md). */
export const LENDER_EVENTS = [
  "deal.offered",
  "deal.withdrawn",
  "contact.released",
  "contact.withdrawn",
] as const;
export type LenderEventType = (typeof LENDER_EVENTS)[number];

/** Fields may be added to an event, but never changed or removed. Each addition raises the version. */
const EVENT_VERSION = 1;

interface LenderEvent {
  readonly type: LenderEventType;
  readonly happenedAt: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Type, timestamp and data, as Standard Webhooks recommends. */
export function writeLenderEvent({ type, happenedAt, data }: LenderEvent): string {
  const timestamp = new Date(happenedAt).toISOString();
  return JSON.stringify({ type, version: EVENT_VERSION, timestamp, data });
}

/** Names the hand-off, and nobody. */
export function handoffData(offer: Pick<Offer, "id">) {
  return { deal: offer.id, number: handoffNumber(offer) };
}

/** The deal as a program reads it: what the mail says, in choices and figures. */
export function dealData(deal: OfferedDeal) {
  return {
    state: deal.state,
    county: deal.county || null,
    purpose: deal.purpose,
    propertyType: deal.propertyType || null,
    units: deal.units,
    use: deal.use,
    value: toldValue(deal),
    loan: deal.loan,
    loanToValuePercent: toldLoanToValue(deal),
    ratio: deal.ratio,
    creditScore: scoreBand(deal.scoreFloor),
    timing: deal.timing,
    details: Object.fromEntries(QUESTIONS.map(({ value: field }) => [field, deal[field] || null])),
  };
}
