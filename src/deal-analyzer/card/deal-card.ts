import { type Deal, hasLoan, loanAmountOf } from "../../calculators/deal/deal.ts";
import { STARTING_DEAL } from "../../calculators/deal/example-deal.ts";
import { type LenderRatio, lenderRatioOf } from "../../calculators/deal/ratios/lender-view.ts";
import { sayRatio } from "../../calculators/deal/ratios/ratio-labels.ts";
import { nameHouse, sayVerdict } from "../../calculators/deal/ratios/verdict.ts";
import { writeDealFragment } from "../../calculators/deal/sharing/deal-link.ts";
import { solveLevers } from "../../calculators/deal/target/solve-levers.ts";
import { ESTIMATE_NOTE } from "../../calculators/reports/estimate-note.ts";
import { formatRatio } from "../../dscr/dscr.ts";
import { formatUsd } from "../../dscr/money.ts";
import { changeInWords } from "../sections/lever-text.ts";
import { type RentParts, rentPartsOf } from "./rent-parts.ts";

/** What the picture of a deal says. */
export interface DealCard {
  readonly house: string;
  readonly loan: string;
  readonly verdict: string;
  readonly ratio: LenderRatio;
  /** The lender's ratio, or why there is none. */
  readonly ratioText: string;
  /** Stands in the place of the gauge where there is no ratio. */
  readonly whyNoRatio: string;
  readonly parts: RentParts;
  /** The first change that the page lists, and what it takes; or why there is none. */
  readonly change: { readonly words: string; readonly cost: string };
  readonly notes: readonly string[];
}

export const RENT_HEADING = "Where each rent dollar goes";
export const CHANGE_HEADING = "What would make it work";

export function makeDealCard(deal: Deal): DealCard {
  const ratio = lenderRatioOf(deal);
  const parts = rentPartsOf(deal);
  const hasEstimates = deal.estimatedTaxPercent > 0 || deal.estimatedInsurancePercent > 0;
  const isExample = writeDealFragment(deal) === writeDealFragment(STARTING_DEAL);
  return {
    house: nameHouse(deal),
    loan: describeLoan(deal),
    verdict: sayVerdict(deal, ratio, parts.left),
    ratio,
    ratioText: sayRatio(deal, ratio),
    whyNoRatio: `${hasLoan(deal) ? "Nothing is due a month" : "Nothing is borrowed"}, so there is no payment to cover.`,
    parts,
    change: findChange(deal, ratio),
    notes: [
      ESTIMATE_NOTE,
      isExample
        ? "An example with made-up figures."
        : `${hasEstimates ? "Tax or insurance is an estimate. The other" : "The"} figures come from the person who shares this. Nobody has checked them.`,
    ],
  };
}

/** For people who cannot see the picture. */
export function describeCard(card: DealCard): string {
  const { house, loan, verdict, ratioText, parts, change, notes } = card;
  const spent = parts.spent.map(({ label, amount }) => `${label} ${formatUsd(amount)}`);
  return [
    `${house}. ${loan}.`,
    verdict,
    `The lender's ratio: ${ratioText}. The owner's month: ${formatUsd(parts.left)}.`,
    `${RENT_HEADING}, of ${formatUsd(parts.rent)} a month: ${[...spent, sayLeft(parts)].join(", ")}.`,
    `${CHANGE_HEADING}: ${change.words}${change.cost && `, ${change.cost}`}`,
    ...notes,
  ].join(" ");
}

function sayLeft({ left }: RentParts): string {
  return `${labelLeft(left)} ${formatUsd(Math.abs(left))}`;
}

export function labelLeft(left: number): string {
  return left < 0 ? "The owner adds" : "The owner keeps";
}

function describeLoan(deal: Deal): string {
  if (!hasLoan(deal)) return "Without a loan";
  const { annualRatePercent, termYears, interestOnlyYears, adjustment } = deal;
  const changes = adjustment === "fixed" ? "" : ` (${adjustment.replace("-", "/")})`;
  const terms = `${formatUsd(loanAmountOf(deal))} loan at ${Number(annualRatePercent.toFixed(3))}%${changes}, ${termYears} years`;
  return interestOnlyYears > 0 ? `${terms}, ${interestOnlyYears} of them interest-only` : terms;
}

function findChange(deal: Deal, ratio: LenderRatio): DealCard["change"] {
  const target = formatRatio(deal.targetRatio);
  if (ratio === null) return { words: "There is no ratio to raise.", cost: "" };
  if (ratio >= deal.targetRatio) return { words: `It meets the target of ${target} as it is.`, cost: "" };
  const first = solveLevers(deal).find(({ status }) => status === "reaches");
  if (!first) return { words: `No single change reaches the target of ${target}.`, cost: "" };
  const { dollars, dollarsMeaning } = first;
  const amount = dollars !== null && dollars > 0 ? `${formatUsd(dollars)} ` : "";
  return { words: changeInWords(first), cost: `${amount}${dollarsMeaning}` };
}
