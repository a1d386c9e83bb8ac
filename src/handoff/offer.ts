import type { StoredMatch } from "./deal/fit.ts";
import type { OfferedDeal } from "./deal/offered-deal.ts";
import type { LenderAnswer } from "./lender/lender-answer.ts";
import type { LoanOutcome } from "./release/loan-outcome.ts";

/** A person at a lender who receives deals. */
export interface Receiver {
  readonly name: string;
  readonly email: string;
}

/** Who takes deals for a lender, as its record says now. */
export interface LenderChannel {
  /** The lender's. */
  readonly id: string;
  readonly receivers: readonly Receiver[];
  /** Its program takes deals in place of the receivers. */
  readonly webhookUrl: string | null;
}

/** What can happen to an offer, in the order in which it usually does. */
export const STEP_KINDS = [
  "offered",
  "answered",
  "answer-taken-back",
  "withdrawn",
  "released",
  "release-withdrawn",
  "received",
  "receipt-taken-back",
  "outcome",
  "outcome-taken-back",
] as const;

export interface OfferStep {
  readonly kind: (typeof STEP_KINDS)[number];
  readonly happenedAt: number;
  readonly actor: string;
  readonly answer: LenderAnswer | undefined;
  readonly outcome: LoanOutcome | undefined;
  /** Until when the next step may be taken. The first step's is the offer's. */
  readonly deadline: number | undefined;
}

export interface Offer {
  readonly id: string;
  readonly leadId: string;
  readonly lenderId: string;
  readonly lender: string;
  readonly deal: OfferedDeal;
  /** Undefined for an offer of before this was stored. */
  readonly matched: StoredMatch | undefined;
  /** Empty if its program takes deals. */
  readonly receivers: readonly Receiver[];
  readonly webhookUrl: string | null;
  readonly expiresAt: number;
  /** Oldest first. */
  readonly steps: readonly [OfferStep, ...OfferStep[]];
}

/** How long a lender may answer. */
export const OFFER_DAYS = { default: 5, max: 30 } as const;

/** For how many days each later step leaves time for the next. Set by the environment. */
export interface StepDays {
  /** The investor chooses a lender that has answered. */
  readonly choice: number;
  /** The chosen lender confirms that it has the contact. */
  readonly receipt: number;
  /** It reports what became of the loan. */
  readonly outcome: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export function inDays(days: number, now: number): number {
  return now + days * DAY_MS;
}

/** In words, at the desk and on the command line. */
export const OFFER_STEPS = {
  offered: "Offered",
  answered: "Answered",
  "answer-taken-back": "Took the answer back",
  withdrawn: "Withdrawn",
  released: "Chosen: the name was released",
  "release-withdrawn": "The name was taken back",
  received: "Confirmed the contact",
  "receipt-taken-back": "Took the confirmation back",
  outcome: "Reported",
  "outcome-taken-back": "Took the report back",
} as const satisfies Record<OfferStep["kind"], string>;

/** `#3F9A2C1B`: names a hand-off to a lender, and nobody. */
export function handoffNumber({ id }: Pick<Offer, "id">): string {
  return `#${id.replaceAll("-", "").slice(-8).toUpperCase()}`;
}
