import type { LenderAnswer } from "./lender-answer.ts";
import type { OfferedDeal } from "./offered-deal.ts";

/** A person at a lender who receives deals. */
export interface Receiver {
  readonly name: string;
  readonly email: string;
}

export interface OfferStep {
  readonly kind: "offered" | "answered" | "answer-taken-back" | "withdrawn";
  readonly happenedAt: number;
  readonly actor: string;
  readonly answer: LenderAnswer | undefined;
}

export interface Offer {
  readonly id: string;
  readonly leadId: string;
  readonly lenderId: string;
  readonly lender: string;
  readonly deal: OfferedDeal;
  readonly receivers: readonly Receiver[];
  readonly expiresAt: number;
  /** Oldest first. */
  readonly steps: readonly [OfferStep, ...OfferStep[]];
}

/** `open`: the lender may answer. An answer stands until the lender takes it back or the offer is withdrawn. */
export type OfferState = "open" | "answered" | "withdrawn" | "expired";

export function stateOf({ steps, expiresAt }: Pick<Offer, "steps" | "expiresAt">, now: number): OfferState {
  const last = steps.at(-1)?.kind;
  if (last === "withdrawn" || last === "answered") return last;
  return now > expiresAt ? "expired" : "open";
}

/** The lender has the deal: it may answer, or has. */
export function isOut(offer: Pick<Offer, "steps" | "expiresAt">, now: number): boolean {
  return ["open", "answered"].includes(stateOf(offer, now));
}

/** What the lender says, unless it has taken it back. */
export function answerOf({ steps }: Pick<Offer, "steps">): LenderAnswer | undefined {
  const last = steps.at(-1);
  return last?.kind === "answered" ? last.answer : undefined;
}

/** How long a lender may answer. */
export const OFFER_DAYS = { default: 5, max: 30 } as const;

/** In words, at the desk and on the command line. */
export const OFFER_STATES = {
  open: "Waits for an answer",
  answered: "Answered",
  withdrawn: "Withdrawn",
  expired: "Expired without an answer",
} as const satisfies Record<OfferState, string>;

export const OFFER_STEPS = {
  offered: "Offered",
  answered: "Answered",
  "answer-taken-back": "Took the answer back",
  withdrawn: "Withdrawn",
} as const satisfies Record<OfferStep["kind"], string>;
