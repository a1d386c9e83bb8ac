import { roundToCents } from "../../../dscr/cents.ts";
import { repaymentYearsOf } from "../../deal/adjustable/changing-loan.ts";
import { closingCostsOf } from "../../deal/closing/closing-lines.ts";
import { type Deal, loanAmountOf } from "../../deal/deal.ts";
import { qualifyingRentOf } from "../../deal/rent/qualifying-rent.ts";
import { INITIAL_PLAN, type RefinancePlan } from "../refinance-plan.ts";

/**
 * The analyzer's deal as a plan. A purchase becomes the house that is bought, with its loan as the one to replace. A
 * refinance becomes a house that is owned: its price is the value, and its payoff, on which only interest is counted,
 * stays what it is today. What was paid for the house is left open. A plan knows one rate and no balloon: the first rate and the
 * years of repayment give it the payment that the deal begins with.
 */
export function planFromDeal(deal: Deal): RefinancePlan {
  const plan: RefinancePlan = {
    ...INITIAL_PLAN,
    value: deal.price,
    annualRatePercent: deal.annualRatePercent,
    termYears: repaymentYearsOf(deal),
    interestOnlyYears: deal.interestOnlyYears,
    points: deal.points,
    newCosts: closingCostsOf(deal).costs,
    ...rentOf(deal),
    state: deal.state,
    county: deal.county,
    propertyTax: deal.propertyTax,
    insurance: deal.insurance,
    estimatedTaxPercent: deal.estimatedTaxPercent,
    estimatedInsurancePercent: deal.estimatedInsurancePercent,
    associationDues: deal.associationDues,
    utilities: deal.utilities,
    units: deal.units,
    vacancyPercent: deal.vacancyPercent,
    managementPercent: deal.managementPercent,
    maintenancePercent: deal.maintenancePercent,
    capitalReservePercent: deal.capitalReservePercent,
  };
  if (deal.purpose !== "purchase") {
    return {
      ...plan,
      mode: "owned",
      monthsToRefinance: 0,
      oldLoan: deal.payoff,
      oldPayments: "interest-only",
    };
  }
  const loan = loanAmountOf(deal);
  return {
    ...plan,
    purchasePrice: deal.price,
    purchaseCosts: roundToCents(closingCostsOf(deal).costs + (loan * deal.points) / 100),
    monthsToRepair: 0,
    monthsToRent: 0,
    oldLoan: loan,
    oldRatePercent: deal.annualRatePercent,
    oldTermYears: Math.max(Math.round(repaymentYearsOf(deal)), 1),
    oldPayments: deal.interestOnlyYears > 0 ? "interest-only" : "level",
    oldPrepayment: deal.prepayment,
    customPrepayment: deal.customPrepayment,
  };
}

/** A plan has one leased rent. Bookings and rent rolls come as the sum that a lender counts. */
function rentOf(deal: Deal): Pick<RefinancePlan, "leaseRent" | "marketRent"> {
  const isOneLease = deal.use === "long-term" && deal.rentRoll.length === 0 && !deal.isVacant;
  return isOneLease
    ? { leaseRent: deal.leaseRent, marketRent: deal.marketRent }
    : { leaseRent: qualifyingRentOf(deal).rent, marketRent: 0 };
}
