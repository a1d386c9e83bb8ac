import { formatUsd } from "../../dscr/money.ts";
import { formatDate } from "../../ui/text/dates.ts";

/** What became of the loan. All but the term sheet end the hand-off. */
export const OUTCOMES = [
  { value: "term-sheet", label: "Term sheet sent" },
  { value: "declined", label: "Declined by the lender" },
  { value: "withdrawn", label: "The investor did not go on" },
  { value: "funded", label: "Funded" },
] as const;

export type LoanOutcome =
  | { readonly kind: "term-sheet" | "declined" | "withdrawn" }
  /** Whole dollars, and the ISO date of the closing. */
  | { readonly kind: "funded"; readonly amount: number; readonly fundedOn: string };

export function describeOutcome(outcome: LoanOutcome): string {
  const label = OUTCOMES.find(({ value }) => value === outcome.kind)?.label ?? outcome.kind;
  return outcome.kind === "funded"
    ? `${label}: ${formatUsd(outcome.amount)} on ${formatDate(outcome.fundedOn)}`
    : label;
}
