import { ADJUSTABLE_FIELDS, RESET_FIELDS } from "../../calculators/deal/adjustable/adjustable-fields.ts";
import { type Deal, INITIAL_DEAL, loanAmountOf } from "../../calculators/deal/deal.ts";
import { lenderViewOf } from "../../calculators/deal/ratios/lender-view.ts";
import { formatRatio } from "../../dscr/dscr.ts";
import type { OfferedDeal } from "./offered-deal.ts";

const PURPOSES = [
  ["purchase", "Purchase"],
  ["rate-term", "Refinance, rate and term"],
  ["cash-out", "Refinance, cash-out"],
] as const;

/**
 * The deal behind the analyzer's summary, as far as a lender's ratio needs it. Undefined unless its ratio is the one that the
 * summary states: somebody may have changed the text, or the deal may need more than these lines.
 */
export function readSummaryDeal(summary: string): Deal | undefined {
  const text = (label: string) => new RegExp(`^${label}: (.{1,60})$`, "m").exec(summary)?.[1] ?? "";
  const figure = (label: string) =>
    Number(/^-?\$?([\d,]+(?:\.\d+)?)/.exec(text(label))?.[1]?.replaceAll(",", ""));
  const [price, loan] = [figure("(?:Price|Property value)"), figure("Loan amount")];
  const given = {
    price,
    downPaymentPercent: 100 - (loan / price) * 100,
    annualRatePercent: figure("Rate"),
    termYears: figure("Term"),
    leaseRent: figure("Qualifying rent a month"),
    propertyTax: figure("(?:Estimated property taxes|Property taxes) a month"),
    insurance: figure("(?:Estimated insurance|Insurance) a month"),
    associationDues: figure("Association dues a month"),
    units: figure("Units"),
    creditScore: figure("Credit score"),
  };
  if (!Object.values(given).every(Number.isFinite)) return undefined;
  const deal: Deal = {
    ...INITIAL_DEAL,
    ...given,
    purpose: PURPOSES.find(([, label]) => label === text("Purpose"))?.[0] ?? "purchase",
    interestOnlyYears: figure("Interest-only years") || 0,
    amortizationYears: figure(ADJUSTABLE_FIELDS.amortizationYears.name) || 0,
    ...readResets(text, figure),
  };
  const { ratio } = lenderViewOf(deal);
  return ratio !== null && formatRatio(ratio) === text("Lender's ratio") ? deal : undefined;
}

/** The deal behind the summary, if it is the one that a lender saw: the operator may have corrected it since. */
export function findSummaryDeal(summary: string | null, offered: OfferedDeal): Deal | undefined {
  const deal = readSummaryDeal(summary ?? "");
  if (deal === undefined) return undefined;
  const { ratio } = lenderViewOf(deal);
  const isSame =
    deal.price === offered.value &&
    Math.round(loanAmountOf(deal)) === offered.loan &&
    formatRatio(ratio ?? 0) === formatRatio(offered.ratio);
  return isSame ? deal : undefined;
}

/** The terms of a changing rate, if the summary has them all. */
function readResets(text: (label: string) => string, figure: (label: string) => number): Partial<Deal> {
  const { control, name, initial } = ADJUSTABLE_FIELDS.adjustment;
  const options = control.kind === "choice" ? control.options : [];
  const chosen = options.find(([, label]) => label === text(name))?.[0];
  const percents = RESET_FIELDS.map((field) => [field, figure(ADJUSTABLE_FIELDS[field].name)] as const);
  return chosen === undefined || percents.some(([, percent]) => !Number.isFinite(percent))
    ? {}
    : { adjustment: ADJUSTABLE_FIELDS.adjustment.read(chosen) ?? initial, ...Object.fromEntries(percents) };
}
