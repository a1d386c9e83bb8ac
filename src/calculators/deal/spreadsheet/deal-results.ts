import type { ListBlock, ResultRow } from "../../spreadsheet/workbook.ts";
import { list, quoted, result } from "../../spreadsheet/workbook-rows.ts";
import { isPlainLoan } from "../adjustable/changing-loan.ts";
import {
  CLOSING_LINES,
  type ClosingLineId,
  closingLinesOf,
  interestDaysOf,
} from "../closing/closing-lines.ts";
import {
  DEAL_FIELDS,
  type Deal,
  downPaymentOf,
  hasLoan,
  hasUse,
  loanAmountOf,
  loanToValueOf,
} from "../deal.ts";
import { COMMON_INTEREST_ONLY_YEARS } from "../ratios/deal-payment.ts";
import { type LenderRatio, lenderViewOf } from "../ratios/lender-view.ts";
import { cashInvestedIn, ownerViewOf, simpleRatioOf } from "../ratios/owner-view.ts";
import { NO_DEBT, NO_PAYMENT, sayRatio } from "../ratios/ratio-labels.ts";
import { LOAN_FALLS_DUE, NO_CASH_IN } from "../ratios/ratio-text.ts";
import { type UnderwrittenDeal, underwrite } from "../ratios/underwritten-deal.ts";
import { RENT_FIELDS } from "../rent/rent-fields.ts";
import { bookingCostResults } from "./bookings-blocks.ts";

/** Every amount is rounded to the cent where the site rounds it, so that both agree to the cent. */
const cents = (formula: string) => `ROUND(${formula},2)`;
const divided = (income: string, owed: string) => `IF(${owed}=0,0,${income}/${owed})`;
/** A ratio, or why there is none, in the words of the site. */
export const ratioFormula = (income: string, owed: string) =>
  `IF(loanAmount=0,${quoted(NO_DEBT)},IF(${owed}=0,${quoted(NO_PAYMENT)},${income}/${owed}))`;
const percentOf = (amount: string, percent: string) => cents(`${amount}*${percent}/100`);
const { usd, percent, ratio, number } = result;

export const IS_PURCHASE = `purpose=${quoted(DEAL_FIELDS.purpose.say("purchase"))}`;
export const IS_PITIA = `basis=${quoted(DEAL_FIELDS.basis.say("pitia"))}`;

export function dealResults(deal: Deal): readonly ListBlock[] {
  const underwritten = underwrite(deal);
  return [
    list("The loan", loanResults(deal, underwritten)),
    list("The lender's ratio", lenderResults(deal, underwritten)),
    list("The owner's cash flow", ownerResults(deal, underwritten)),
    list("Cash at closing", closingResults(deal, underwritten)),
  ];
}

export function loanAmountResults(deal: Deal): readonly ResultRow[] {
  const downPayment = percentOf("price", "downPaymentPercent");
  return [
    usd("downPayment", "Down payment", downPayment, downPaymentOf(deal)),
    usd("loanAmount", "Loan amount", cents("price-downPayment"), loanAmountOf(deal)),
    percent("loanToValue", "Loan to value", divided("100*loanAmount", "price"), loanToValueOf(deal)),
  ];
}

const paymentOver = (months: string) =>
  `IF(${months}=0,0,${cents(`PMT(annualRatePercent/1200,${months},-loanAmount)`)})`;
const LEVEL_PAYMENT = paymentOver("ROUND(termYears*12,0)");
const laterOver = (payment: string) =>
  `IF(termYears>interestOnlyAssumed,${payment},${quoted(LOAN_FALLS_DUE)})`;
const LATER_PAYMENT = laterOver(paymentOver("ROUND((termYears-interestOnlyAssumed)*12,0)"));
/** The payments of a loan whose rate changes, or whose repayment takes longer than its term. */
const CHANGING_LEVEL = paymentOver("ROUND(MAX(termYears,amortizationYears)*12,0)");
const CHANGING_LATER = laterOver(
  cents(
    "PMT(INDEX(expectedRates,ROUND(interestOnlyAssumed*12,0)+1)/1200,ROUND((MAX(termYears,amortizationYears)-interestOnlyAssumed)*12,0),-loanAmount)",
  ),
);

function loanResults(deal: Deal, { payments }: UnderwrittenDeal): readonly ResultRow[] {
  const [level, later] = isPlainLoan(deal)
    ? [LEVEL_PAYMENT, LATER_PAYMENT]
    : [CHANGING_LEVEL, CHANGING_LATER];
  return [
    ...loanAmountResults(deal),
    usd("amortizingPayment", "Payment, repaid from the first month", level, payments.amortizing),
    usd(
      "interestOnlyPayment",
      "Payment, interest only",
      cents("loanAmount*annualRatePercent/1200"),
      payments.interestOnly,
    ),
    number(
      "interestOnlyAssumed",
      "Interest-only years assumed",
      `IF(interestOnlyYears=0,${COMMON_INTEREST_ONLY_YEARS},interestOnlyYears)`,
      deal.interestOnlyYears || COMMON_INTEREST_ONLY_YEARS,
      `Without interest-only years, what ${COMMON_INTEREST_ONLY_YEARS} would do.`,
    ),
    usd("laterPayment", "Payment after interest-only", later, payments.afterInterestOnly ?? LOAN_FALLS_DUE),
    usd(
      "firstPayment",
      "First payment",
      "IF(interestOnlyYears>0,interestOnlyPayment,amortizingPayment)",
      payments.first,
      "The lender's ratio uses it.",
    ),
  ];
}

const NOI =
  "qualifyingRent-qualifyingRent*(lenderVacancyPercent+lenderManagementPercent+maintenancePercent)/100-units*lenderReservesPerUnit/12-taxesInsuranceDues-utilities";

export function incomeResults(
  deal: Deal,
  underwritten: UnderwrittenDeal = underwrite(deal),
): readonly ResultRow[] {
  const { qualifying, escrow } = underwritten;
  const bills = cents("propertyTax+insurance+associationDues");
  const income = `IF(${IS_PITIA},qualifyingRent,ROUND(ROUND(${NOI},8),2))`;
  return [
    usd(
      "qualifyingRent",
      "Qualifying rent a month",
      cents("SUM(unitQualifyingRent)"),
      qualifying.rent,
      "From the sheet Rents.",
    ),
    usd("taxesInsuranceDues", "Taxes, insurance and dues a month", bills, escrow),
    usd("lenderIncome", "Income as the lender counts it", income, lenderViewOf(deal, underwritten).income),
  ];
}

const owedOn = (payment: string) => `IF(${IS_PITIA},ROUND(${payment}+taxesInsuranceDues,2),${payment})`;
const ratioOn = (payment: string) => ratioFormula("lenderIncome", owedOn(payment));
const LATER_RATIO = `IF(OR(loanAmount=0,ISNUMBER(laterPayment)),${ratioOn("N(laterPayment)")},laterPayment)`;

function lenderResults(deal: Deal, underwritten: UnderwrittenDeal): readonly ResultRow[] {
  const lender = lenderViewOf(deal, underwritten);
  const said = (figure: LenderRatio) => figure ?? sayRatio(deal, figure);
  const [amortizing, interestOnly] = [ratioOn("amortizingPayment"), ratioOn("interestOnlyPayment")];
  return [
    ...incomeResults(deal, underwritten),
    usd("lenderObligation", "Payment as the lender counts it", owedOn("firstPayment"), lender.obligation),
    ratio(
      "lenderRatio",
      "Lender's ratio",
      ratioFormula("lenderIncome", "lenderObligation"),
      said(lender.ratio),
      "Four decimals, because lenders do not round up: 1.2496 is not 1.25.",
    ),
    ratio(
      "amortizingRatio",
      "Ratio if repaid from the first month",
      amortizing,
      said(lender.amortizingRatio),
    ),
    ratio("interestOnlyRatio", "Ratio if interest-only", interestOnly, said(lender.interestOnlyRatio)),
    ratio(
      "laterRatio",
      "Ratio after interest-only",
      LATER_RATIO,
      hasLoan(deal) && underwritten.payments.afterInterestOnly === null
        ? LOAN_FALLS_DUE
        : said(lender.afterInterestOnlyRatio),
    ),
    ratio(
      "simpleRatio",
      "Simple ratio",
      ratioFormula("(collectedRent-taxesInsuranceDues)", "firstPayment"),
      said(simpleRatioOf(deal, underwritten)),
      "Rent less taxes, insurance and dues, over principal and interest.",
    ),
  ];
}

const collectedFrom = (use: Deal["use"]) =>
  cents(`SUMIF(unitUse,${quoted(RENT_FIELDS.use.say(use))},unitCollectedRent)`);
const MANAGEMENT = cents(
  `${percentOf("leasedRent", "managementPercent")}+${percentOf("bookedRent", "shortTermFeePercent")}`,
);
const MAINTENANCE = percentOf("collectedRent", "maintenancePercent");
const CAPITAL_RESERVE = percentOf("collectedRent", "capitalReservePercent");
const CASH_FLOW = cents(
  "collectedRent-vacancyCost-managementCost-maintenanceCost-capitalReserveCost-ROUND(utilities,2)-taxesInsuranceDues-firstPayment",
);
const BOOKED_CASH_FLOW = CASH_FLOW.replace("-taxes", "-bookingCosts-taxes");
const ESTIMATE = "An estimate, before tax.";

function ownerResults(deal: Deal, underwritten: UnderwrittenDeal): readonly ResultRow[] {
  const { costs, monthlyCashFlow } = ownerViewOf(deal, underwritten);
  const { leased, booked, total } = underwritten.collected;
  return [
    usd("leasedRent", "Collected from leases a month", collectedFrom("long-term"), leased),
    usd("bookedRent", "Collected from bookings a month", collectedFrom("short-term"), booked),
    usd("collectedRent", "Collected rent a month", cents("leasedRent+bookedRent"), total),
    usd("vacancyCost", "Vacancy", percentOf("leasedRent", "vacancyPercent"), costs.vacancy),
    usd("managementCost", "Management and platform fees", MANAGEMENT, costs.management),
    usd("maintenanceCost", "Maintenance", MAINTENANCE, costs.maintenance),
    usd("capitalReserveCost", "Capital reserve", CAPITAL_RESERVE, costs.capitalReserve),
    ...bookingCostResults(deal, costs.bookings),
    usd(
      "cashFlow",
      "Owner's cash flow a month, before tax",
      hasUse(deal, "short-term") ? BOOKED_CASH_FLOW : CASH_FLOW,
      monthlyCashFlow,
      ESTIMATE,
    ),
  ];
}

const RESERVES = cents("(firstPayment+taxesInsuranceDues)*reserveMonths");
export const IS_LISTED = `hasClosingLines=${quoted(DEAL_FIELDS.hasClosingLines.say(true))}`;
/** What each line comes to, whether the lines count or not. */
const LINES = {
  lenderFees: "ROUND(lenderFees,2)",
  titleFees: percentOf("price", "titleFeePercent"),
  deedTax: `IF(${IS_PURCHASE},${percentOf("price", "deedTaxPercent")},0)`,
  mortgageTax: percentOf("loanAmount", "mortgageTaxPercent"),
  other: "ROUND(otherClosingCosts,2)",
  interest: cents("loanAmount*annualRatePercent*daysOfInterest/36500"),
  premium: `IF(${IS_PURCHASE},${cents("12*insurance")},0)`,
  taxDeposit: cents("propertyTax*escrowTaxMonths"),
  insuranceDeposit: cents("insurance*escrowInsuranceMonths"),
} as const satisfies Record<ClosingLineId, string>;
const lineCell = (id: ClosingLineId) => `${id}Line`;
const listed = (ids: readonly ClosingLineId[], otherwise: string) =>
  `IF(${IS_LISTED},${cents(ids.map(lineCell).join("+"))},${otherwise})`;
/** The part of the closing costs that a list shows to be the loan's. */
export const LISTED_LOAN_COSTS = listed(["lenderFees", "mortgageTax"], "0");
const DAYS_OF_INTEREST = "IF(N(closingDay)=0,interestDays,EOMONTH(closingDay,0)-closingDay+1)";
const CASH_OUT = `IF(${IS_PURCHASE},0,MAX(0,-dueAtClosing))`;
const DUE = cents(`closingCosts+prepaid+pointsPaid+IF(${IS_PURCHASE},downPayment,payoff-loanAmount)`);
const INVESTED = `IF(${IS_PURCHASE},downPayment+closingCosts+pointsPaid,downPayment)`;
const BOOKED_INVESTED = INVESTED.replace("pointsPaid", "pointsPaid+furnitureCost");
const CASH_ON_CASH = `IF(cashInvested=0,${quoted(NO_CASH_IN)},100*12*cashFlow/cashInvested)`;

function closingResults(deal: Deal, underwritten: UnderwrittenDeal): readonly ResultRow[] {
  const { cash, cashOnCash } = ownerViewOf(deal, underwritten);
  const invested = cashInvestedIn(deal, cash);
  const investedFormula = hasUse(deal, "short-term") ? BOOKED_INVESTED : INVESTED;
  const kept = "Remains your money: needed, but not spent.";
  const equity = "In a refinance, the equity left in.";
  return [
    ...lineResults(deal),
    usd(
      "closingCosts",
      "Closing costs",
      listed(COST_LINES, percentOf("price", "closingCostPercent")),
      cash.closingCosts,
    ),
    usd("prepaid", "Interest, insurance and deposits paid ahead", listed(AHEAD_LINES, "0"), cash.prepaid),
    usd("pointsPaid", "Points", percentOf("loanAmount", "points"), cash.points),
    usd("dueAtClosing", "Due on closing day", DUE, cash.due, "Negative if you receive money."),
    usd("cashOut", "Cash to you before reserves", CASH_OUT, cash.cashOut),
    usd("reserves", "Reserves to hold", RESERVES, cash.reserves, kept),
    usd("cashNeeded", "Cash needed at closing", cents("dueAtClosing+reserves"), cash.total, "With reserves."),
    usd("cashInvested", "Cash invested, without reserves", investedFormula, invested, equity),
    percent(
      "cashOnCash",
      "Cash-on-cash return a year, before tax",
      CASH_ON_CASH,
      cashOnCash ?? NO_CASH_IN,
      ESTIMATE,
    ),
  ];
}

const COST_LINES = ["lenderFees", "titleFees", "deedTax", "mortgageTax", "other"] as const;
const AHEAD_LINES = ["interest", "premium", "taxDeposit", "insuranceDeposit"] as const;

function lineResults(deal: Deal): readonly ResultRow[] {
  const lines = closingLinesOf(deal);
  const counts = "Counts where closing costs are listed line by line.";
  return [
    number("daysOfInterest", "Days of interest", DAYS_OF_INTEREST, interestDaysOf(deal)),
    ...CLOSING_LINES.map(([id, label]) => usd(lineCell(id), label, LINES[id], lines[id], counts)),
  ];
}
