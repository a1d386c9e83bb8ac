import { formatRatio } from "../../../dscr/dscr.ts";
import { formatPercent, formatUsdExact } from "../../../dscr/money.ts";
import { formatRate } from "../../../dscr/rate-estimate.ts";
import { type FieldRow, type LabeledFigure, labelFigure } from "../../fields/field-rows.ts";
import { RESET_FIELDS } from "../adjustable/adjustable-fields.ts";
import { repaymentYearsOf } from "../adjustable/changing-loan.ts";
import { type LaterPayment, resetViewOf } from "../adjustable/reset-view.ts";
import { bookingsResultRowsOf, bookingsRowsOf, guestRowsOf } from "../bookings/bookings-rows.ts";
import { CLOSING_LINES, closingLinesOf } from "../closing/closing-lines.ts";
import {
  DEAL_TABLE,
  type Deal,
  type DealFigures,
  downPaymentOf,
  hasLoan,
  hasUse,
  loanAmountOf,
  loanToValueOf,
  type UnitRent,
} from "../deal.ts";
import { chosenStructure } from "../prepayment/exit-cost.ts";
import { type LenderRatio, type LenderView, lenderViewOf } from "../ratios/lender-view.ts";
import { formatLtv } from "../ratios/loan-to-value.ts";
import { ownerViewOf, simpleRatioOf } from "../ratios/owner-view.ts";
import { sayRatio } from "../ratios/ratio-labels.ts";
import { LOAN_FALLS_DUE, NO_CASH_IN } from "../ratios/ratio-text.ts";
import { type UnderwrittenDeal, underwrite } from "../ratios/underwritten-deal.ts";
import { chooseRule, qualifyingRentOf, qualifyingRentsOf } from "../rent/qualifying-rent.ts";
import { RENT_FIELDS } from "../rent/rent-fields.ts";

const words = (label: string, text: string): LabeledFigure => ({ label, text, figure: text });
const usd = (label: string, figure: number): LabeledFigure => ({
  label,
  text: formatUsdExact(figure),
  figure,
});
/** A row for a field, from the table of fields. */
const field = <Field extends keyof DealFigures>(
  deal: DealFigures,
  name: Field,
  label: string = DEAL_TABLE[name].name,
): LabeledFigure => {
  const row: FieldRow<DealFigures[Field]> = DEAL_TABLE[name];
  return { ...labelFigure(row, deal[name]), label };
};
/** Two decimals for people; the spreadsheet gets every digit. Without a ratio, both get the reason. */
const ratio = (deal: Deal, label: string, figure: LenderRatio): LabeledFigure => {
  const text = sayRatio(deal, figure);
  return { label, text, figure: figure ?? text };
};

/** Purpose and size of the loan. */
export function loanRowsOf(deal: Deal): readonly LabeledFigure[] {
  const isPurchase = deal.purpose === "purchase";
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
    ...changingRowsOf(deal),
    field(deal, "points"),
    words("Prepayment penalty", sayStructure(deal)),
    field(deal, "creditScore"),
    field(deal, "isNewInvestor"),
    ...(deal.hasBorrowerChecks ? [field(deal, "residency"), field(deal, "isCompany")] : []),
  ];
}

/** Nothing for a loan with one rate that is repaid by its end. */
function changingRowsOf(deal: Deal): readonly LabeledFigure[] {
  const isBalloon = repaymentYearsOf(deal) > deal.termYears;
  const years = { ...field(deal, "amortizationYears"), text: `${deal.amortizationYears} years` };
  return [
    ...(isBalloon ? [years] : []),
    ...(deal.adjustment === "fixed"
      ? []
      : [field(deal, "adjustment"), ...RESET_FIELDS.map((name) => field(deal, name))]),
  ];
}

/** For people, each unit of a rent roll is one line; for spreadsheets, each of its figures is a row. */
export function propertyRowsOf(deal: Deal, units: "lines" | "cells" = "lines"): readonly LabeledFigure[] {
  const { rent, rule } = qualifyingRentOf(deal);
  const isRoll = deal.rentRoll.length > 0;
  return [
    field(deal, "units"),
    ...(isRoll ? unitRowsOf(deal, units) : rentRowsOf(deal)),
    usd("Qualifying rent a month", rent),
    ...(isRoll ? [] : [words("Rent rule", rule.name)]),
    ...(deal.hasBorrowerChecks ? [field(deal, "isRural")] : []),
    ...(deal.state ? [field(deal, "state")] : []),
    ...(deal.county ? [field(deal, "county")] : []),
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

function rentRowsOf(deal: Deal): readonly LabeledFigure[] {
  return [
    words(RENT_FIELDS.use.name, RENT_FIELDS.use.say(deal.use)),
    ...amountRowsOf(deal),
    ...bookingsRowsOf(deal),
    ...(chooseRule(deal) === "projection-share" ? [field(deal, "projectionSharePercent")] : []),
  ];
}

/** The figures a rule may choose from. */
function amountRowsOf(unit: UnitRent, prefix = ""): readonly LabeledFigure[] {
  const row = (name: "leaseRent" | "marketRent" | "shortTermGross") =>
    usd(`${prefix}${RENT_FIELDS[name].name}`, unit[name]);
  return [
    ...(unit.leaseRent > 0 && isLeaseCounted(unit) ? [row("leaseRent")] : []),
    ...(unit.marketRent > 0 ? [row("marketRent")] : []),
    ...(unit.use === "short-term" ? [row("shortTermGross")] : []),
  ];
}

/** In a short-term rental, the lease counts only in place of an unknown market rent. */
function isLeaseCounted(unit: UnitRent): boolean {
  return unit.use === "long-term" || (!unit.hasShortTermHistory && unit.marketRent === 0);
}

function unitRowsOf(deal: Deal, units: "lines" | "cells"): readonly LabeledFigure[] {
  const counted = qualifyingRentsOf(deal);
  return deal.rentRoll.flatMap((unit, index) => {
    const { rent, rule } = counted[index] ?? qualifyingRentOf(deal);
    const name = `Unit ${index + 1}`;
    const use = sayUse(unit);
    if (units === "cells") {
      return [
        words(`${name}: use`, use),
        ...amountRowsOf(unit, `${name}: `),
        words(`${name}: rent rule`, rule.name),
        usd(`${name}: qualifying rent a month`, rent),
      ];
    }
    const text = `${formatUsdExact(rent)} counts (${use}; ${rule.name})`;
    return [{ label: name, text, figure: rent }];
  });
}

function sayUse({ use, isVacant }: UnitRent): string {
  return use === "short-term" ? RENT_FIELDS.use.say(use) : RENT_FIELDS.isVacant.say(isVacant);
}

export function ownerRowsOf(deal: Deal): readonly LabeledFigure[] {
  return [
    ...(hasUse(deal, "short-term") ? [field(deal, "shortTermFeePercent")] : []),
    ...(hasUse(deal, "long-term") ? [field(deal, "vacancyPercent"), field(deal, "managementPercent")] : []),
    field(deal, "maintenancePercent"),
    field(deal, "capitalReservePercent"),
    field(deal, "utilities"),
    ...guestRowsOf(deal),
    ...closingRowsOf(deal),
    field(deal, "reserveMonths"),
  ];
}

/** The percentage, or the lines that come to something. */
function closingRowsOf(deal: Deal): readonly LabeledFigure[] {
  if (!deal.hasClosingLines) return [field(deal, "closingCostPercent")];
  const lines = closingLinesOf(deal);
  const day = deal.closingDay === "" ? [] : [field(deal, "closingDay")];
  return [
    ...day,
    ...CLOSING_LINES.flatMap(([id, label]) => (lines[id] === 0 ? [] : [usd(label, lines[id])])),
  ];
}

export function resultRowsOf(deal: Deal): readonly LabeledFigure[] {
  const underwritten = underwrite(deal);
  const lender = lenderViewOf(deal, underwritten);
  const { monthlyCashFlow, cashOnCash, cash } = ownerViewOf(deal, underwritten);
  return [
    field(deal, "basis"),
    usd("Principal and interest a month", underwritten.payments.first),
    ratio(deal, "Lender's ratio", lender.ratio),
    deal.interestOnlyYears > 0
      ? afterInterestOnlyRow(deal, underwritten, lender)
      : ratio(deal, "Ratio if interest-only", lender.interestOnlyRatio),
    ...resetRowsOf(deal),
    ...bookingsResultRowsOf(deal),
    ratio(deal, "Simple ratio", simpleRatioOf(deal, underwritten)),
    { ...field(deal, "targetRatio"), text: formatRatio(deal.targetRatio) },
    usd("Owner's cash flow a month", monthlyCashFlow),
    cashOnCash === null
      ? words("Cash-on-cash return", NO_CASH_IN)
      : { label: "Cash-on-cash return", text: formatPercent(cashOnCash), figure: cashOnCash },
    cash.due < 0 ? usd("Paid out to you on closing day", -cash.due) : usd("Due on closing day", cash.due),
    usd("Reserves to keep besides", cash.reserves),
    cash.total < 0 ? usd("Cash to you at closing", -cash.total) : usd("Cash needed at closing", cash.total),
  ];
}

function resetRowsOf(deal: Deal): readonly LabeledFigure[] {
  const view = resetViewOf(deal);
  if (!view) return [];
  const { firstReset, highest, balloon } = view;
  const pair = (when: string, { month, ratePercent, payment, ratio: later }: LaterPayment) => [
    { label: `${when}: rate from month ${month}`, text: formatRate(ratePercent), figure: ratePercent },
    usd(`${when}: principal and interest`, payment),
    ratio(deal, `${when}: ratio`, later),
  ];
  return [
    ...(firstReset
      ? [
          ...pair("Expected first change", firstReset.expected),
          ...pair("Worst first change", firstReset.worst),
        ]
      : []),
    ...(highest ? pair("Highest payment the caps allow", highest) : []),
    ...(balloon ? [usd(`Balloon due after month ${balloon.month}`, balloon.owed.expected)] : []),
  ];
}

function afterInterestOnlyRow(
  deal: Deal,
  { payments }: UnderwrittenDeal,
  { afterInterestOnlyRatio }: LenderView,
): LabeledFigure {
  const label = "Ratio after interest-only";
  return hasLoan(deal) && payments.afterInterestOnly === null
    ? words(label, LOAN_FALLS_DUE)
    : ratio(deal, label, afterInterestOnlyRatio);
}

function sayStructure(deal: Deal): string {
  const { id, name, percentByYear } = chosenStructure(deal);
  return id === "custom" ? `Custom: ${percentByYear.join("-") || "none"}` : name;
}
