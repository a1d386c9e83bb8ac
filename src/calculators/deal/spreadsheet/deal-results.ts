import { quoted, result } from "../../spreadsheet/input-rows.ts";
import type { ResultRow } from "../../spreadsheet/workbook.ts";
import { DEAL_FIELDS, type Deal, downPaymentOf, loanAmountOf, loanToValueOf, RENT_FIELDS } from "../deal.ts";
import { COMMON_INTEREST_ONLY_YEARS, escrowOf, paymentsOf } from "../ratios/deal-payment.ts";
import { lenderViewOf } from "../ratios/lender-view.ts";
import { ownerViewOf, simpleViewOf } from "../ratios/owner-view.ts";
import { LOAN_FALLS_DUE } from "../ratios/ratio-text.ts";
import { collectedRentOf, qualifyingRentOf } from "../rent/qualifying-rent.ts";

/** Every amount is rounded to the cent where the site rounds it, so that both agree to the cent. */
const cents = (formula: string) => `ROUND(${formula},2)`;
const divided = (income: string, owed: string) => `IF(${owed}=0,0,${income}/${owed})`;
const percentOf = (amount: string, percent: string) => cents(`${amount}*${percent}/100`);

export const IS_PURCHASE = `purpose=${quoted(DEAL_FIELDS.purpose.say("purchase"))}`;
export const IS_PITIA = `basis=${quoted(DEAL_FIELDS.basis.say("pitia"))}`;

export function loanAmountResults(deal: Deal): readonly ResultRow[] {
  return [
    result(
      ["downPayment", "Down payment", "usd"],
      percentOf("price", "downPaymentPercent"),
      downPaymentOf(deal),
    ),
    result(["loanAmount", "Loan amount", "usd"], cents("price-downPayment"), loanAmountOf(deal)),
    result(
      ["loanToValue", "Loan to value", "percent"],
      divided("100*loanAmount", "price"),
      loanToValueOf(deal),
    ),
  ];
}

export function loanResults(deal: Deal): readonly ResultRow[] {
  const payments = paymentsOf(deal);
  const payment = (months: string) =>
    `IF(${months}=0,0,${cents(`PMT(annualRatePercent/1200,${months},-loanAmount)`)})`;
  return [
    ...loanAmountResults(deal),
    result(
      ["amortizingPayment", "Payment, repaid from the first month", "usd"],
      payment("ROUND(termYears*12,0)"),
      payments.amortizing,
    ),
    result(
      ["interestOnlyPayment", "Payment, interest only", "usd"],
      cents("loanAmount*annualRatePercent/1200"),
      payments.interestOnly,
    ),
    result(
      ["interestOnlyAssumed", "Interest-only years assumed", "number"],
      `IF(interestOnlyYears=0,${COMMON_INTEREST_ONLY_YEARS},interestOnlyYears)`,
      deal.interestOnlyYears || COMMON_INTEREST_ONLY_YEARS,
      `Without interest-only years, what ${COMMON_INTEREST_ONLY_YEARS} would do.`,
    ),
    result(
      ["laterPayment", "Payment after interest-only", "usd"],
      `IF(termYears>interestOnlyAssumed,${payment("ROUND((termYears-interestOnlyAssumed)*12,0)")},${quoted(LOAN_FALLS_DUE)})`,
      payments.afterInterestOnly ?? LOAN_FALLS_DUE,
    ),
    result(
      ["firstPayment", "First payment", "usd"],
      "IF(interestOnlyYears>0,interestOnlyPayment,amortizingPayment)",
      payments.first,
      "The lender's ratio uses it.",
    ),
  ];
}

export function incomeResults(deal: Deal): readonly ResultRow[] {
  const noi =
    "qualifyingRent-qualifyingRent*(lenderVacancyPercent+lenderManagementPercent+maintenancePercent)/100-units*lenderReservesPerUnit/12-taxesInsuranceDues-utilities";
  return [
    result(
      ["qualifyingRent", "Qualifying rent a month", "usd"],
      cents("SUM(unitQualifyingRent)"),
      qualifyingRentOf(deal).rent,
      "From the sheet Rents.",
    ),
    result(
      ["taxesInsuranceDues", "Taxes, insurance and dues a month", "usd"],
      cents("propertyTax+insurance+associationDues"),
      escrowOf(deal),
    ),
    result(
      ["lenderIncome", "Income as the lender counts it", "usd"],
      `IF(${IS_PITIA},qualifyingRent,ROUND(ROUND(${noi},8),2))`,
      lenderViewOf(deal).income,
    ),
  ];
}

export function lenderResults(deal: Deal): readonly ResultRow[] {
  const lender = lenderViewOf(deal);
  const ratioAt = (payment: string) =>
    divided("lenderIncome", `IF(${IS_PITIA},ROUND(${payment}+taxesInsuranceDues,2),${payment})`);
  return [
    ...incomeResults(deal),
    result(
      ["lenderObligation", "Payment as the lender counts it", "usd"],
      `IF(${IS_PITIA},ROUND(firstPayment+taxesInsuranceDues,2),firstPayment)`,
      lender.obligation,
    ),
    result(
      ["lenderRatio", "Lender's ratio", "ratio"],
      divided("lenderIncome", "lenderObligation"),
      lender.ratio,
      "Four decimals, because lenders do not round up: 1.2496 is not 1.25.",
    ),
    result(
      ["amortizingRatio", "Ratio if repaid from the first month", "ratio"],
      ratioAt("amortizingPayment"),
      lender.amortizingRatio,
    ),
    result(
      ["interestOnlyRatio", "Ratio if interest-only", "ratio"],
      ratioAt("interestOnlyPayment"),
      lender.interestOnlyRatio,
    ),
    result(
      ["laterRatio", "Ratio after interest-only", "ratio"],
      `IF(ISNUMBER(laterPayment),${ratioAt("laterPayment")},laterPayment)`,
      lender.afterInterestOnlyRatio ?? LOAN_FALLS_DUE,
    ),
    result(
      ["simpleRatio", "Simple ratio", "ratio"],
      divided("(collectedRent-taxesInsuranceDues)", "firstPayment"),
      simpleViewOf(deal).dscr,
      "Rent less taxes, insurance and dues, over principal and interest.",
    ),
  ];
}

export function ownerResults(deal: Deal): readonly ResultRow[] {
  const { costs, monthlyCashFlow } = ownerViewOf(deal);
  const { leased, booked, total } = collectedRentOf(deal);
  const collected = (name: string, label: string, use: Deal["use"], ours: number) =>
    result(
      [name, label, "usd"],
      cents(`SUMIF(unitUse,${quoted(RENT_FIELDS.use.say(use))},unitCollectedRent)`),
      ours,
    );
  return [
    collected("leasedRent", "Collected from leases a month", "long-term", leased),
    collected("bookedRent", "Collected from bookings a month", "short-term", booked),
    result(["collectedRent", "Collected rent a month", "usd"], cents("leasedRent+bookedRent"), total),
    result(["vacancyCost", "Vacancy", "usd"], percentOf("leasedRent", "vacancyPercent"), costs.vacancy),
    result(
      ["managementCost", "Management and platform fees", "usd"],
      cents(
        `${percentOf("leasedRent", "managementPercent")}+${percentOf("bookedRent", "shortTermFeePercent")}`,
      ),
      costs.management,
    ),
    result(
      ["maintenanceCost", "Maintenance", "usd"],
      percentOf("collectedRent", "maintenancePercent"),
      costs.maintenance,
    ),
    result(
      ["capitalReserveCost", "Capital reserve", "usd"],
      percentOf("collectedRent", "capitalReservePercent"),
      costs.capitalReserve,
    ),
    result(
      ["cashFlow", "Owner's cash flow a month, before tax", "usd"],
      cents(
        "collectedRent-vacancyCost-managementCost-maintenanceCost-capitalReserveCost-ROUND(utilities,2)-taxesInsuranceDues-firstPayment",
      ),
      monthlyCashFlow,
      "An estimate, before tax.",
    ),
  ];
}

export function closingResults(deal: Deal): readonly ResultRow[] {
  const { cash, cashOnCash } = ownerViewOf(deal);
  return [
    result(
      ["closingCosts", "Closing costs", "usd"],
      percentOf("price", "closingCostPercent"),
      cash.closingCosts,
    ),
    result(["pointsPaid", "Points", "usd"], percentOf("loanAmount", "points"), cash.points),
    result(
      ["reserves", "Reserves to hold", "usd"],
      cents("(firstPayment+taxesInsuranceDues)*reserveMonths"),
      cash.reserves,
      "Remains your money: needed, but not spent.",
    ),
    result(
      ["cashOut", "Cash to you before reserves", "usd"],
      `IF(${IS_PURCHASE},0,MAX(0,ROUND(loanAmount-payoff-closingCosts-pointsPaid,2)))`,
      cash.cashOut,
    ),
    result(
      ["cashNeeded", "Cash needed at closing", "usd"],
      `IF(${IS_PURCHASE},ROUND(downPayment+closingCosts+pointsPaid+reserves,2),ROUND(payoff+closingCosts+pointsPaid+reserves-loanAmount,2))`,
      cash.total,
      "Negative if you receive money.",
    ),
    result(
      ["cashInvested", "Cash invested, without reserves", "usd"],
      `IF(${IS_PURCHASE},downPayment+closingCosts+pointsPaid,downPayment)`,
      deal.purpose === "purchase" ? cash.downPayment + cash.closingCosts + cash.points : cash.downPayment,
      "In a refinance, the equity left in.",
    ),
    result(
      ["cashOnCash", "Cash-on-cash return a year, before tax", "percent"],
      divided("100*12*cashFlow", "cashInvested"),
      cashOnCash,
      "An estimate, before tax.",
    ),
  ];
}
