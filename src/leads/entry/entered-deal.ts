import { formatUsd, readNumber } from "../../dscr/money.ts";
import { readDealFigures } from "../delivery/deal-numbers.ts";

/** What is known of a deal, as somebody typed it. All of it may be empty. */
export interface TypedDeal {
  /** The lender's ratio, such as `1.17`. */
  readonly ratio: string;
  /** In dollars. */
  readonly loan: string;
  /** The lines of an earlier export. */
  readonly dealSummary: string;
}

export type DealProblems = Readonly<Partial<Record<keyof TypedDeal, string>>>;

const RATIOS = { min: 0.01, max: 99 } as const;
const LOANS = { min: 1, max: 1_000_000_000 } as const;

/**
 * The lines that the lead keeps: those of the summary, and of what it does not say itself. So it is shown, exported and
 * offered like a deal that a visitor sent along. Null without any.
 */
export function readEnteredDeal({
  ratio,
  loan,
  dealSummary,
}: TypedDeal): { readonly summary: string | null } | { readonly problems: DealProblems } {
  const known = readDealFigures(dealSummary);
  const [ratioRead, loanRead] = [readNumber(ratio, RATIOS), readNumber(loan, LOANS)];
  const problems: DealProblems = {
    ...(ratio !== "" && ratioRead.problem !== undefined && { ratio: "Write the ratio like 1.17." }),
    ...(loan !== "" &&
      loanRead.problem !== undefined && { loan: "Write the loan in dollars, like 225,000." }),
  };
  if (Object.keys(problems).length > 0) return { problems };
  const lines = [
    dealSummary,
    loan === "" || known?.loan != null ? "" : `Loan amount: ${formatUsd(Math.round(loanRead.value))}`,
    ratio === "" || known?.ratioPercent != null ? "" : `Lender's ratio: ${ratioRead.value.toFixed(2)}`,
  ].filter((line) => line !== "");
  return { summary: lines.length === 0 ? null : lines.join("\n") };
}
