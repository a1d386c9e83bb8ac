import type { CountyEstimates, CountyFile } from "../../counties/county-estimates.ts";
import { roundToCents, toCents } from "../../dscr/cents.ts";
import { formatRatio, ratioOf } from "../../dscr/dscr.ts";
import { formatUsd } from "../../dscr/money.ts";
import { USUAL_ESTIMATES } from "../deal/bill-estimates.ts";
import { estimateMonthly } from "../deal/deal.ts";
import type { CashFlowInput, CashFlowResult } from "./cash-flow.ts";

/** Both bills of a house at this price, and where they come from. */
export interface CountyBills {
  readonly propertyTax: number;
  readonly insurance: number;
  readonly taxText: string;
  readonly insuranceText: string;
}

const STRESS = 1.5;

/** What a landlord pays in the county. What it has no figure for is the state's. */
export function countyBills(
  price: number,
  file: CountyFile,
  county: CountyEstimates | undefined,
): CountyBills {
  const { ofState, sources, years } = file;
  const tax = county?.tax ?? ofState.tax;
  const place = county?.tax ? county.name : ofState.name;
  const recorded = county?.insurancePercent ?? null;
  const insurancePercent = recorded ?? ofState.insurancePercent;
  const propertyTax = estimateMonthly(price, tax.percent);
  const insurance = estimateMonthly(price, insurancePercent);
  const source = county?.tax ? ` (from ${sources.taxes.citation}, and the state's law)` : "";
  const premium = county?.premiums.at(-1) ?? null;
  return {
    propertyTax,
    insurance,
    taxText: `Property tax ${formatUsd(propertyTax)} a month: what a landlord pays in ${place}, in percent of the price a year: ${tax.text}${source}.`,
    insuranceText:
      recorded === null || premium === null
        ? `Insurance ${formatUsd(insurance)} a month: ${insurancePercent}% of the price a year, our assumption for ${ofState.name}.`
        : `Insurance ${formatUsd(insurance)} a month: ${insurancePercent}% of the price a year, the average premium recorded in ${years.premiums.at(-1)}, ${formatUsd(premium)}, over the median value (${sources.premiums.citation}). Those are policies of owners who live in the house. Yours will differ.`,
  };
}

/** The same with insurance half as much again. */
export function withDearerInsurance(bills: CountyBills): CountyBills {
  return { ...bills, insurance: Math.round(bills.insurance * STRESS) };
}

/** Without a state: what the deal analyzer counts then. */
export function usualBills(price: number): CountyBills {
  const { taxPercent, insurancePercent } = USUAL_ESTIMATES;
  const share = (name: string, bill: number, percent: number) =>
    `${name} ${formatUsd(bill)} a month: ${percent}% of the price a year, our assumption without a state.`;
  const propertyTax = estimateMonthly(price, taxPercent);
  const insurance = estimateMonthly(price, insurancePercent);
  return {
    propertyTax,
    insurance,
    taxText: share("Property tax", propertyTax, taxPercent),
    insuranceText: share("Insurance", insurance, insurancePercent),
  };
}

type Bills = Pick<CashFlowInput, "propertyTax" | "insurance">;
type Ratio = Pick<CashFlowResult, "monthlyNetOperatingIncome" | "monthlyPrincipalInterest">;

/** The ratio with these bills in place of those typed. Undefined without a payment. */
function ratioWithBills(
  { propertyTax, insurance }: Bills,
  typed: Bills,
  { monthlyNetOperatingIncome, monthlyPrincipalInterest }: Ratio,
): number | undefined {
  if (monthlyPrincipalInterest === 0) return undefined;
  const saved = typed.propertyTax + typed.insurance - propertyTax - insurance;
  const income = roundToCents(monthlyNetOperatingIncome + saved);
  return ratioOf(toCents(income), toCents(monthlyPrincipalInterest));
}

export function describeDearer(bills: Bills, typed: Bills, result: Ratio | undefined): string | undefined {
  const dscr = result && ratioWithBills(bills, typed, result);
  return dscr === undefined
    ? undefined
    : `With insurance half as much again, ${formatUsd(bills.insurance)} a month, the DSCR is ${formatRatio(dscr)}.`;
}

/** What bills do to the ratio: "1.68 falls to 1.41". Undefined without a ratio. */
export function describeFall(
  from: Bills,
  to: Bills,
  typed: Bills,
  result: Ratio,
  verb: "falls" | "fell",
): string | undefined {
  const [before, after] = [ratioWithBills(from, typed, result), ratioWithBills(to, typed, result)];
  return before === undefined || after === undefined
    ? undefined
    : `${formatRatio(before)} ${verb} to ${formatRatio(after)}.`;
}
