import { sayLender } from "../../../dscr/dscr.ts";
import { formatUsd } from "../../../dscr/money.ts";
import { sayMonth } from "../../../dscr/month-words.ts";
import { type Borrowing, type Deal, hasLoan } from "../deal.ts";
import { type LenderRatio, lenderRatioOf } from "./lender-view.ts";
import { ownerViewOf } from "./owner-view.ts";
import { sayRatio } from "./ratio-labels.ts";

/** The lender's answer and the owner's month: "A lender would likely say yes. You keep $98 a month." */
export function sayVerdict(deal: Borrowing, ratio: LenderRatio, monthlyCashFlow: number): string {
  return `${ratio === null ? sayNoRatio(deal) : sayLender(ratio)} ${sayMonth(monthlyCashFlow)}`;
}

function sayNoRatio(deal: Borrowing): string {
  return hasLoan(deal) ? "There is no payment to cover." : "No lender is needed.";
}

/** The bills that nobody has typed, marked as the home page marks them. Undefined if there are none. */
export function sayEstimatedBills(deal: Deal): string | undefined {
  const bills = [
    ...(deal.estimatedTaxPercent > 0 ? [`tax ${formatUsd(deal.propertyTax)}`] : []),
    ...(deal.estimatedInsurancePercent > 0 ? [`insurance ${formatUsd(deal.insurance)}`] : []),
  ];
  return bills.length === 0
    ? undefined
    : `Counts ${bills.join(" and ")} a month: an estimate, until the bills are entered.`;
}

const BY_UNITS = ["Rental", "Duplex", "Triplex", "Fourplex"] as const;

/** "Duplex, $300,000" */
export function nameHouse({ units, price }: Pick<Deal, "units" | "price">): string {
  return `${BY_UNITS[units - 1] ?? `${units} units`}, ${formatUsd(price)}`;
}

/** For a message: "Duplex, $300,000: lender's ratio 1.36, $98 a month for the owner". */
export function sayInOneLine(deal: Deal): string {
  const ratio = lenderRatioOf(deal);
  const lender =
    ratio === null ? sayRatio(deal, ratio).toLowerCase() : `lender's ratio ${sayRatio(deal, ratio)}`;
  const month = ownerViewOf(deal).monthlyCashFlow;
  const amount = formatUsd(Math.abs(month));
  const owner =
    month < 0 && amount !== formatUsd(0)
      ? `it costs the owner ${amount} a month`
      : `${amount} a month for the owner`;
  return `${nameHouse(deal)}: ${lender}, ${owner}`;
}
