import type { Question } from "./deal/deal-details.ts";
import type { LenderAnswer } from "./lender/lender-answer.ts";
import type { LenderChannel, Offer, OfferStep, Receiver } from "./offer.ts";

/**
 * Where an offer stands: what happened last and was not taken back, and whether its time is over. The order is that of the
 * steps' numbers, never of their times: a clock can be set back.
 */
export type OfferState =
  | "open"
  | "expired"
  | "answered"
  | "lapsed"
  | "withdrawn"
  | "released"
  | "unconfirmed"
  | "received"
  | "silent"
  | "term-sheet"
  | "ended"
  | "recalled";

type Staged = Pick<Offer, "steps" | "expiresAt">;

const TAKES_BACK: ReadonlySet<OfferStep["kind"]> = new Set([
  "answer-taken-back",
  "receipt-taken-back",
  "outcome-taken-back",
]);

/** The steps that stand, oldest first. */
export function standingSteps({ steps }: Pick<Offer, "steps">): readonly OfferStep[] {
  const standing: OfferStep[] = [];
  for (const step of steps) {
    if (TAKES_BACK.has(step.kind)) standing.pop();
    else standing.push(step);
  }
  return standing;
}

/** Each kind of step, in time and after its time. */
const STATES: Readonly<Partial<Record<OfferStep["kind"], readonly [OfferState, OfferState]>>> = {
  offered: ["open", "expired"],
  answered: ["answered", "lapsed"],
  withdrawn: ["withdrawn", "withdrawn"],
  released: ["released", "unconfirmed"],
  received: ["received", "silent"],
  "release-withdrawn": ["recalled", "recalled"],
};

export function stateOf(offer: Staged, now: number): OfferState {
  const last = standingSteps(offer).at(-1);
  const isLate = now > deadlineOf(offer);
  if (last?.outcome !== undefined) {
    if (last.outcome.kind !== "term-sheet") return "ended";
    return isLate ? "silent" : "term-sheet";
  }
  const [inTime, late] = STATES[last?.kind ?? "offered"] ?? ["withdrawn", "withdrawn"];
  return isLate ? late : inTime;
}

/** Until when the next step may be taken. Infinite where nothing expires. */
export function deadlineOf(offer: Staged): number {
  const last = standingSteps(offer).at(-1);
  if (last === undefined || last.kind === "offered") return offer.expiresAt;
  return last.deadline ?? Number.POSITIVE_INFINITY;
}

/** For so long somebody may still ask the lender or the investor about an offer. After that nobody does. */
const ASKED_MS = 14 * 24 * 60 * 60 * 1000;

/** Somebody has let the time for the next step go by, and the hand-off hangs on it. */
export function isOverdue(offer: Staged, now: number): boolean {
  switch (stateOf(offer, now)) {
    case "unconfirmed":
    case "silent":
      return true;
    case "expired":
    case "lapsed":
      return now - deadlineOf(offer) <= ASKED_MS;
    default:
      return false;
  }
}

/** All steps, each with whether it came after the time that the one before it had left. */
export function listDatedSteps(offer: Staged): readonly (OfferStep & { readonly isLate: boolean })[] {
  return offer.steps.map((step, index) => {
    const [first, ...rest] = offer.steps.slice(0, index);
    const isLate = first !== undefined && step.happenedAt > deadlineOf({ ...offer, steps: [first, ...rest] });
    return { ...step, isLate };
  });
}

/** The lender has the deal, and something may still come of it. */
const OUT: ReadonlySet<OfferState> = new Set([
  "open",
  "answered",
  "released",
  "unconfirmed",
  "received",
  "silent",
  "term-sheet",
]);

export function isOut(offer: Staged, now: number): boolean {
  return OUT.has(stateOf(offer, now));
}

/** The operator may still withdraw it: no name was given. */
export function isWithdrawable(offer: Staged, now: number): boolean {
  return ["open", "answered"].includes(stateOf(offer, now));
}

/** The lender was told who the investor is, and not yet told to forget it. Time alone changes nothing about that. */
export function hasName(offer: Pick<Offer, "steps">): boolean {
  return releaseOf(offer) !== undefined && offer.steps.at(-1)?.kind !== "release-withdrawn";
}

/** The lender works on the loan, so nobody else gets the name meanwhile. */
function holdsName(offer: Staged, now: number): boolean {
  if (!hasName(offer)) return false;
  const outcome = outcomeOf(offer)?.outcome?.kind;
  return stateOf(offer, now) !== "ended" || outcome === "funded";
}

/** The contact is shown while the lender may still need it. */
export function showsContact(offer: Staged, now: number): boolean {
  return ["released", "received", "term-sheet"].includes(stateOf(offer, now));
}

/** What the lender says, unless it has taken it back. */
export function answerOf(offer: Pick<Offer, "steps">): LenderAnswer | undefined {
  return standingSteps(offer).findLast(({ kind }) => kind === "answered")?.answer;
}

/** What the lender needs before it answers yes or no. */
export function listAskedDetails(offer: Staged, now: number): readonly Question[] {
  const answer = stateOf(offer, now) === "answered" ? answerOf(offer) : undefined;
  return answer?.kind === "more" ? answer.questions : [];
}

export function releaseOf(offer: Pick<Offer, "steps">): OfferStep | undefined {
  return standingSteps(offer).findLast(({ kind }) => kind === "released");
}

export function outcomeOf(offer: Pick<Offer, "steps">): OfferStep | undefined {
  return standingSteps(offer).findLast(({ kind }) => kind === "outcome");
}

/** Whoever got the deal and has left the lender since does not get the contact. */
export function isStillReceiver(
  { lenderId }: Pick<Offer, "lenderId">,
  lenders: readonly LenderChannel[],
): (receiver: Receiver) => boolean {
  const known = lenders.find(({ id }) => id === lenderId)?.receivers ?? [];
  return ({ email }) => known.some((receiver) => receiver.email === email);
}

function isReachable(offer: Offer, lenders: readonly LenderChannel[]): boolean {
  return offer.webhookUrl === null
    ? offer.receivers.some(isStillReceiver(offer, lenders))
    : lenders.some(({ id, webhookUrl }) => id === offer.lenderId && webhookUrl === offer.webhookUrl);
}

export interface ReleaseQuestion {
  /** The other offers of the lead. */
  readonly others: readonly Offer[];
  /** As their records say now. */
  readonly lenders: readonly LenderChannel[];
  /** Those that the operator told the name outside the site. */
  readonly namedByHand: readonly string[];
  readonly now: number;
}

/** Why the investor cannot choose this lender. Undefined if they can. */
export function refuseRelease(
  offer: Offer,
  { others, lenders, namedByHand, now }: ReleaseQuestion,
): string | undefined {
  const holder =
    others.find((other) => holdsName(other, now))?.lender ??
    namedByHand.find((lender) => lender !== offer.lender);
  if (holder !== undefined) {
    return `${holder} has the name. Withdraw it there first: one lender at a time has it.`;
  }
  const state = stateOf(offer, now);
  if (state === "lapsed")
    return `${offer.lender} gave its answer too long ago. The deal can be offered again.`;
  if (state !== "answered") return `${offer.lender} has no answer that could be chosen.`;
  if (answerOf(offer)?.kind === "no") return `${offer.lender} said no.`;
  return isReachable(offer, lenders)
    ? undefined
    : `${offer.lender} has changed who gets deals since then, so it has to be asked again.`;
}

/** In words, at the desk and on the command line. */
export const OFFER_STATES = {
  open: "Waits for an answer",
  expired: "Expired without an answer",
  answered: "Answered",
  lapsed: "Answered, and not chosen in time",
  withdrawn: "Withdrawn",
  released: "Has the name, has not confirmed it",
  unconfirmed: "Has the name, did not confirm it in time",
  received: "Has the name and confirmed it",
  silent: "Has the name, and reported nothing in time",
  "term-sheet": "Sent a term sheet",
  ended: "Ended",
  recalled: "Name taken back",
} as const satisfies Record<OfferState, string>;
