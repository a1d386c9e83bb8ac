import { formatRatio } from "../../dscr/dscr.ts";
import { formatPercent, formatUsdExact } from "../../dscr/money.ts";
import { formatRate } from "../../dscr/rate-estimate.ts";
import { DEAL_TABLE, type Deal, downPaymentOf, loanAmountOf, loanToValueOf } from "./deal.ts";
import { paymentsOf } from "./deal-payment.ts";
import { structuresFor } from "./exit-cost.ts";
import type { FieldRow } from "./field-kinds.ts";
import { type LenderView, lenderViewOf } from "./lender-view.ts";
import { formatLtv } from "./loan-to-value.ts";
import { ownerViewOf, simpleViewOf } from "./owner-view.ts";
import { qualifyingRentOf, RENT_RULES } from "./qualifying-rent.ts";
import { formatRatioBeside, LOAN_FALLS_DUE } from "./ratio-text.ts";

/** A figure of a deal with its name: one source for the print, the files and the message to a lender. */
export interface DealRow {
  readonly label: string;
  /** As people read it. */
  readonly text: string;
  /** As a spreadsheet reads it. Only our own words, never typed text. */
  readonly figure: number | string;
}

const words = (label: string, text: string): DealRow => ({ label, text, figure: text });
const usd = (label: string, figure: number): DealRow => ({ label, text: formatUsdExact(figure), figure });
/** A field as it stands in the table of fields. */
const field = <Field extends keyof Deal>(
  deal: Deal,
  name: Field,
  label: string = DEAL_TABLE[name].name,
): DealRow => {
  const row: FieldRow<Deal[Field]> = DEAL_TABLE[name];
  const value = deal[name];
  const text = row.say(value);
  return { label, text, figure: typeof value === "number" ? value : text };
};
/** Two decimals for people; a spreadsheet gets the digits that decided. */
const ratio = (label: string, figure: number, target: number): DealRow => ({
  label,
  text: formatRatioBeside(figure, target),
  figure,
});

/** What the loan is for, and its size. */
export function loanRowsOf(deal: Deal): readonly DealRow[] {
  const isPurchase = deal.purpose === "purchase";
  const structure = structuresFor(deal).find(({ id }) => id === deal.prepayment);
  const { annualRatePercent } = deal;
  return [
    field(deal, "purpose"),
    isPurchase ? field(deal, "price") : field(deal, "price", "Property value"),
    usd(isPurchase ? "Down payment" : "Equity left in", downPaymentOf(deal)),
    usd("Loan amount", loanAmountOf(deal)),
    { label: "Loan to value", text: formatLtv(loanToValueOf(deal)), figure: loanToValueOf(deal) },
    ...(isPurchase ? [] : [field(deal, "payoff")]),
    { ...field(deal, "annualRatePercent"), text: formatRate(annualRatePercent) },
    { ...field(deal, "termYears"), text: `${deal.termYears} years` },
    ...(deal.interestOnlyYears > 0 ? [field(deal, "interestOnlyYears")] : []),
    field(deal, "points"),
    words("Prepayment penalty", sayStructure(structure?.name ?? "", deal)),
    field(deal, "creditScore"),
    field(deal, "isNewInvestor"),
  ];
}

export function propertyRowsOf(deal: Deal): readonly DealRow[] {
  const { rent, rule } = qualifyingRentOf(deal);
  return [
    field(deal, "units"),
    field(deal, "use"),
    ...(deal.leaseRent > 0 && isLeaseCounted(deal) ? [field(deal, "leaseRent")] : []),
    ...(deal.marketRent > 0 ? [field(deal, "marketRent")] : []),
    ...(deal.use === "short-term" ? [field(deal, "shortTermGross")] : []),
    usd("Qualifying rent a month", rent),
    words("Rent rule", rule.name),
    ...(deal.state ? [field(deal, "state")] : []),
    deal.estimatedTaxPercent > 0
      ? field(deal, "propertyTax", "Estimated property taxes a month")
      : field(deal, "propertyTax"),
    ...(deal.purpose === "purchase" && deal.sellerTax > 0 ? [field(deal, "sellerTax")] : []),
    deal.estimatedInsurancePercent > 0
      ? field(deal, "insurance", "Estimated insurance a month")
      : field(deal, "insurance"),
    field(deal, "associationDues"),
  ];
}

/** Of a short-term rental, only where it stands in for a market rent that nobody has stated. */
function isLeaseCounted(deal: Deal): boolean {
  const { rule } = qualifyingRentOf(deal);
  return deal.use === "long-term" || (rule.id === RENT_RULES["market-only"].id && deal.marketRent === 0);
}

export function ownerRowsOf(deal: Deal): readonly DealRow[] {
  return [
    ...(deal.use === "short-term"
      ? [field(deal, "shortTermFeePercent")]
      : [field(deal, "vacancyPercent"), field(deal, "managementPercent")]),
    field(deal, "maintenancePercent"),
    field(deal, "capitalReservePercent"),
    field(deal, "utilities"),
    field(deal, "closingCostPercent"),
    field(deal, "reserveMonths"),
  ];
}

export function resultRowsOf(deal: Deal): readonly DealRow[] {
  const lender = lenderViewOf(deal);
  const { monthlyCashFlow, cashOnCash, cash } = ownerViewOf(deal);
  const { targetRatio } = deal;
  return [
    field(deal, "basis"),
    usd("Principal and interest a month", paymentsOf(deal).first),
    ratio("Lender's ratio", lender.ratio, targetRatio),
    deal.interestOnlyYears > 0
      ? afterInterestOnlyRow(lender, targetRatio)
      : ratio("Ratio if interest-only", lender.interestOnlyRatio, targetRatio),
    ratio("Simple ratio", simpleViewOf(deal).dscr, targetRatio),
    { ...field(deal, "targetRatio"), text: formatRatio(targetRatio) },
    usd("Owner's cash flow a month", monthlyCashFlow),
    { label: "Cash-on-cash return", text: formatPercent(cashOnCash), figure: cashOnCash },
    cash.total < 0 ? usd("Cash to you at closing", -cash.total) : usd("Cash needed at closing", cash.total),
  ];
}

function afterInterestOnlyRow({ afterInterestOnlyRatio }: LenderView, targetRatio: number): DealRow {
  const label = "Ratio after interest-only";
  return afterInterestOnlyRatio === null
    ? words(label, LOAN_FALLS_DUE)
    : ratio(label, afterInterestOnlyRatio, targetRatio);
}

function sayStructure(name: string, { prepayment, customPrepayment }: Deal): string {
  return prepayment === "custom" ? `Custom: ${customPrepayment.join("-") || "none"}` : name;
}
