import { formatRatio } from "../../dscr/dscr.ts";
import { formatPercent, formatUsdExact } from "../../dscr/money.ts";
import { formatRate } from "../../dscr/rate-estimate.ts";
import { type Deal, downPaymentOf, loanAmountOf, loanToValueOf } from "./deal.ts";
import { paymentsOf } from "./deal-payment.ts";
import { structuresFor } from "./exit-cost.ts";
import { type LenderView, lenderViewOf } from "./lender-view.ts";
import { formatLtv } from "./loan-to-value.ts";
import { ownerPercentsOf, ownerViewOf, simpleViewOf } from "./owner-view.ts";
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

const PURPOSE_NAMES = {
  purchase: "Purchase",
  "rate-term": "Rate-and-term refinance",
  "cash-out": "Cash-out refinance",
} as const satisfies Record<Deal["purpose"], string>;

const USE_NAMES = {
  "long-term": "Long-term rental",
  "short-term": "Short-term rental",
} as const satisfies Record<Deal["use"], string>;

const BASIS_NAMES = {
  pitia: "Rent over the full payment",
  noi: "Net operating income over principal and interest",
} as const satisfies Record<Deal["basis"], string>;

const words = (label: string, text: string): DealRow => ({ label, text, figure: text });
const usd = (label: string, figure: number): DealRow => ({ label, text: formatUsdExact(figure), figure });
/** As typed: 1.25 points are neither 1.2 nor 1.3. */
const percent = (label: string, figure: number): DealRow => ({
  label,
  text: `${Number(figure.toFixed(3))}%`,
  figure,
});
const count = (label: string, figure: number): DealRow => ({ label, text: `${figure}`, figure });
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
  const { annualRatePercent, interestOnlyYears } = deal;
  return [
    words("Purpose", PURPOSE_NAMES[deal.purpose]),
    usd(isPurchase ? "Price" : "Property value", deal.price),
    usd(isPurchase ? "Down payment" : "Equity left in", downPaymentOf(deal)),
    usd("Loan amount", loanAmountOf(deal)),
    { label: "Loan to value", text: formatLtv(loanToValueOf(deal)), figure: loanToValueOf(deal) },
    ...(isPurchase ? [] : [usd("Loan to pay off", deal.payoff)]),
    { label: "Rate", text: formatRate(annualRatePercent), figure: annualRatePercent },
    { label: "Term", text: `${deal.termYears} years`, figure: deal.termYears },
    ...(interestOnlyYears > 0 ? [count("Interest-only years", interestOnlyYears)] : []),
    percent("Points", deal.points),
    words("Prepayment penalty", sayStructure(structure?.name ?? "", deal)),
    count("Credit score", deal.creditScore),
    words("Experience", deal.isNewInvestor ? "First rental" : "Has owned a rental"),
  ];
}

export function propertyRowsOf(deal: Deal): readonly DealRow[] {
  const { rent, rule } = qualifyingRentOf(deal);
  return [
    count("Units", deal.units),
    words("Use", USE_NAMES[deal.use]),
    ...(deal.leaseRent > 0 && isLeaseCounted(deal) ? [usd("Rent on the lease a month", deal.leaseRent)] : []),
    ...(deal.marketRent > 0 ? [usd("Market rent a month", deal.marketRent)] : []),
    ...(deal.use === "short-term" ? [usd("Bookings a year", deal.shortTermGross)] : []),
    usd("Qualifying rent a month", rent),
    words("Rent rule", rule.name),
    usd(
      deal.estimatedTaxPercent > 0 ? "Estimated property taxes a month" : "Property taxes a month",
      deal.propertyTax,
    ),
    usd(
      deal.estimatedInsurancePercent > 0 ? "Estimated insurance a month" : "Insurance a month",
      deal.insurance,
    ),
    usd("Association dues a month", deal.associationDues),
  ];
}

/** Of a short-term rental, only where it stands in for a market rent that nobody has stated. */
function isLeaseCounted(deal: Deal): boolean {
  const { rule } = qualifyingRentOf(deal);
  return deal.use === "long-term" || (rule.id === RENT_RULES["market-only"].id && deal.marketRent === 0);
}

export function ownerRowsOf(deal: Deal): readonly DealRow[] {
  const { vacancyPercent, managementPercent } = ownerPercentsOf(deal);
  return [
    ...(deal.use === "short-term"
      ? [percent("Management and platform fees", managementPercent)]
      : [percent("Vacancy", vacancyPercent), percent("Management", managementPercent)]),
    percent("Maintenance", deal.maintenancePercent),
    percent("Capital reserves", deal.capitalReservePercent),
    usd("Utilities a month", deal.utilities),
    percent("Closing costs", deal.closingCostPercent),
    count("Reserve months", deal.reserveMonths),
  ];
}

export function resultRowsOf(deal: Deal): readonly DealRow[] {
  const lender = lenderViewOf(deal);
  const { monthlyCashFlow, cashOnCash, cash } = ownerViewOf(deal);
  const { targetRatio } = deal;
  return [
    words("Ratio test", BASIS_NAMES[deal.basis]),
    usd("Principal and interest a month", paymentsOf(deal).first),
    ratio("Lender's ratio", lender.ratio, targetRatio),
    deal.interestOnlyYears > 0
      ? afterInterestOnlyRow(lender, targetRatio)
      : ratio("Ratio if interest-only", lender.interestOnlyRatio, targetRatio),
    ratio("Simple ratio", simpleViewOf(deal).dscr, targetRatio),
    { label: "Target ratio", text: formatRatio(targetRatio), figure: targetRatio },
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
