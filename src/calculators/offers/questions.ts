import { roundToCents } from "../../dscr/cents.ts";
import { repaymentYearsOf } from "../deal/adjustable/changing-loan.ts";
import type { Deal } from "../deal/deal.ts";
import { loanAmountOf } from "../deal/deal.ts";
import { exitAt } from "../deal/prepayment/exit-cost.ts";
import { dealUnder, FEE_LINES, type FeeField, type Offer, USUAL_TERM_YEARS } from "./offer.ts";

/** What a sheet leaves open. The words are in content/calculators/compare-offers.ts. */
export type QuestionId =
  | "rate"
  | "points"
  | "fees"
  | "prepayment"
  | "term"
  | "interestOnly"
  | "lock"
  | "reserves"
  | "escrow"
  | "escrowRequired"
  | "escrowWaived"
  | "afterInterestOnly"
  | "adjustable"
  | "balloon";

export interface Question {
  readonly id: QuestionId;
  /** Dollars that the answer can be worth: a point, or a common penalty after the months held. */
  readonly amount?: number;
  /** The month in which that penalty would be due. */
  readonly month?: number;
  /** The lines of fees that are missing. */
  readonly lines?: readonly FeeField[];
}

/** The most expensive gap first. */
export function questionsFor(deal: Deal, offer: Offer, holdMonths: number): readonly Question[] {
  const lines = FEE_LINES.filter((line) => offer[line] === null);
  const asked: readonly (Question | false)[] = [
    offer.annualRatePercent === null && { id: "rate" },
    offer.prepayment === null && commonPenalty(deal, offer, holdMonths),
    offer.points === null && { id: "points", amount: roundToCents(loanAmountOf(deal) / 100) },
    lines.length > 0 && { id: "fees", lines },
    offer.termYears === null && { id: "term" },
    offer.interestOnlyYears === null && { id: "interestOnly" },
    offer.lockDays === null && { id: "lock" },
    offer.reserveMonths === null && { id: "reserves" },
    offer.escrow === "unstated" && { id: "escrow" },
    offer.escrow === "required" && { id: "escrowRequired" },
    offer.escrow === "waived" && { id: "escrowWaived" },
    (offer.interestOnlyYears ?? 0) > 0 && { id: "afterInterestOnly" },
    offer.adjustment !== "fixed" && { id: "adjustable" },
    repaymentYearsOf(dealUnder(deal, offer)) > (offer.termYears ?? USUAL_TERM_YEARS) && { id: "balloon" },
  ];
  return asked.filter((question) => question !== false);
}

/** The last month in which a 5-4-3-2-1 charges something. */
const LAST_PENALTY_MONTH = 60;

/**
 * What a 5-4-3-2-1 would cost after the months held, if the sheet turns out to have one. On the day the loan falls due it
 * costs nothing, so the month before counts.
 */
function commonPenalty(deal: Deal, offer: Offer, holdMonths: number): Question {
  const loan: Deal = { ...dealUnder(deal, offer), prepayment: "5-4-3-2-1" };
  const month = Math.min(holdMonths, LAST_PENALTY_MONTH, Math.round(loan.termYears * 12) - 1);
  const { penalty } = exitAt(loan, month);
  return { id: "prepayment", amount: penalty, month };
}
