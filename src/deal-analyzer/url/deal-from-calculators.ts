import {
  type CashFlowEntry,
  readCashFlowEntry,
} from "../../calculators/cash-flow-calculator/cash-flow-entry.ts";
import { USUAL_ESTIMATES } from "../../calculators/deal/bill-estimates.ts";
import { DEAL_FIELDS, type Deal, INITIAL_DEAL, withBills, withPrice } from "../../calculators/deal/deal.ts";
import { unbilledHouse } from "../../calculators/deal/example-deal.ts";
import { clampToLimits } from "../../calculators/fields/field-kinds.ts";
import type { DscrLoan } from "../../calculators/sharing/dscr-fragment.ts";
import { roundToCents } from "../../dscr/cents.ts";
import type { DscrInputs } from "../../dscr/dscr.ts";

/**
 * The numbers of the cash flow calculator. It has no management and no capital reserves, so these are 0 here too: the
 * visitor first finds the same cash flow, then what it left out. A bill that was left empty there is estimated, as that
 * page offers to do; a typed $0 stays $0.
 */
export function dealFromCashFlow(entry: CashFlowEntry): Deal {
  const input = readCashFlowEntry(entry);
  const [, county = "", state = ""] = /^(?:(.+), )?([A-Z]{2})$/.exec(entry.place ?? "") ?? [];
  const leaseRent = money(input.monthlyRent);
  const shareOfRent = (dollars: number) =>
    leaseRent === 0 ? 0 : clampToLimits((dollars / leaseRent) * 100, DEAL_FIELDS.vacancyPercent.limits);
  const deal: Deal = {
    ...INITIAL_DEAL,
    downPaymentPercent: clampToLimits(input.downPaymentPercent, DEAL_FIELDS.downPaymentPercent.limits),
    annualRatePercent: clampToLimits(input.interestRate, DEAL_FIELDS.annualRatePercent.limits),
    termYears: clampToLimits(input.loanTermYears, DEAL_FIELDS.termYears.limits),
    leaseRent,
    state,
    county: DEAL_FIELDS.county.parse(county),
    propertyTax: money(input.propertyTax),
    insurance: money(input.insurance),
    vacancyPercent: shareOfRent(input.vacancy),
    maintenancePercent: shareOfRent(input.maintenance),
    managementPercent: 0,
    capitalReservePercent: 0,
    ...(isEmpty(entry.propertyTax) && { estimatedTaxPercent: USUAL_ESTIMATES.taxPercent }),
    ...(isEmpty(entry.insurance) && { estimatedInsurancePercent: USUAL_ESTIMATES.insurancePercent }),
  };
  return withPrice(deal, money(input.purchasePrice));
}

/**
 * The numbers of the simple calculator. Without a loan only the rent carries over with certainty. Its expenses are one
 * sum; without any, the bills are estimated.
 */
export function dealFromDscr({ monthlyRent, monthlyExpenses }: DscrInputs, loan?: DscrLoan): Deal {
  const deal = unbilledHouse(0, {
    leaseRent: money(monthlyRent),
    ...(loan && {
      downPaymentPercent: clampToLimits(loan.down, DEAL_FIELDS.downPaymentPercent.limits),
      annualRatePercent: clampToLimits(loan.rate, DEAL_FIELDS.annualRatePercent.limits),
    }),
  });
  const billed =
    monthlyExpenses > 0 ? withBills(deal, { propertyTax: money(monthlyExpenses), insurance: 0 }) : deal;
  return withPrice(billed, money(loan?.price ?? 0));
}

const isEmpty = (text: string) => text.trim() === "";

function money(dollars: number): number {
  return clampToLimits(roundToCents(dollars), DEAL_FIELDS.price.limits);
}
