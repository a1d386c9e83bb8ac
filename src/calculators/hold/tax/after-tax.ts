import { roundToCents } from "../../../dscr/cents.ts";
import { loanAmountOf } from "../../deal/deal.ts";
import { cashInvestedOf, type HoldExit, yearlyFlows } from "../hold-exits.ts";
import type { HoldPlan } from "../hold-plan.ts";
import type { HoldYear } from "../hold-years.ts";
import { type InternalRate, internalRateOf } from "../internal-rate.ts";
import { depreciatedAtSale, depreciatedBy, loanCostsOf, taxBasisOf } from "./depreciation.ts";

/** Losses of an owner who takes part in running the house, against other income: 26 U.S.C. 469(i). */
export const LOSS_ALLOWANCE = { most: 25_000, fullUpTo: 100_000 } as const;
/** The net investment income tax, on what lies above the threshold: 26 U.S.C. 1411. */
export const SURTAX_PERCENT = 3.8;
export const SURTAX_THRESHOLD = { single: 200_000, joint: 250_000 } as const;
/** The most on a gain that equals earlier depreciation of the building: 26 U.S.C. 1(h)(1)(E). */
export const BUILDING_GAIN_PERCENT = 25;

/** A year in which the house is kept, in dollars and whole cents. */
export interface TaxYear {
  readonly year: number;
  readonly interest: number;
  /** The year's part of the loan's own costs. */
  readonly points: number;
  readonly depreciation: number;
  /** Rent less costs, interest, the loan's costs and depreciation. Negative: a loss. */
  readonly income: number;
  /** What of it counts, with losses of earlier years. Negative: it lowers the tax on other income. */
  readonly taxed: number;
  /** Losses for later years. */
  readonly carried: number;
  /** Negative if tax on other income is saved. */
  readonly tax: number;
  /** After tax. */
  readonly cashFlow: number;
}

/** A sale at the end of a year, after tax. */
export interface TaxedSale {
  readonly year: number;
  /** Of the year's rent, with what is left of the loan's costs, and the penalty. */
  readonly income: number;
  /** Over the basis that is left. Taxed in up to three parts. */
  readonly gain: number;
  /** Of the whole year: its rent and the sale. */
  readonly tax: number;
  /** Tax that an exchange puts off. */
  readonly deferred: number;
  /** What the sale leaves after that tax. */
  readonly proceeds: number;
  readonly internalRate: InternalRate;
}

export interface AfterTax {
  readonly years: readonly TaxYear[];
  readonly sales: readonly TaxedSale[];
}

/** Null unless it is asked for. In a refinance the basis depends on what happened before, which a deal does not say. */
export function afterTaxOf(
  plan: HoldPlan,
  years: readonly HoldYear[],
  exits: readonly HoldExit[],
): AfterTax | null {
  if (!plan.afterTax || plan.deal.purpose !== "purchase") return null;
  const { deal } = plan;
  const basis = taxBasisOf(plan);
  const allPoints = loanCostsOf(deal);
  const invested = cashInvestedOf(plan);
  const kept: TaxYear[] = [];
  const sales: TaxedSale[] = [];
  let before = { balance: loanAmountOf(deal), points: 0, depreciation: 0, carried: 0, reserves: 0 };
  for (const [index, held] of years.entries()) {
    const { year, rent, costs, reserves, debt, balance, cashFlow, value } = held;
    const exit = exits[index];
    if (!exit) break;
    const interest = Math.max(roundToCents(debt - (before.balance - balance)), 0);
    const reservesSoFar = roundToCents(before.reserves + reserves);
    // Reserves are spent on parts that last, so they are no cost of the year.
    const earned = rent - costs + reserves - interest - (year === 1 ? basis.writtenOff : 0);

    const soldDepreciation = depreciatedAtSale(basis, year);
    const sale = taxOnSale(plan, {
      year,
      income: roundToCents(
        earned - (allPoints - before.points) - exit.penalty - (soldDepreciation - before.depreciation),
      ),
      carried: before.carried,
      gain: roundToCents(
        value - exit.saleCost - (basis.whole + reservesSoFar - basis.writtenOff - soldDepreciation),
      ),
      writtenOff: basis.writtenOff,
      depreciation: soldDepreciation,
    });
    const proceeds = roundToCents(exit.proceeds - sale.tax);
    const flows = kept.map((earlier) => earlier.cashFlow);
    sales.push({
      year,
      ...sale,
      proceeds,
      internalRate: internalRateOf(yearlyFlows(invested, [...flows, cashFlow], proceeds)),
    });

    const points = roundToCents((allPoints * Math.min(year, deal.termYears)) / deal.termYears);
    const depreciation = depreciatedBy(basis, year);
    const income = roundToCents(earned - (points - before.points) - (depreciation - before.depreciation));
    const { taxed, carried } = countedOf(plan, income, before.carried);
    const tax = taxOn(plan, taxed);
    kept.push({
      year,
      interest,
      points: roundToCents(points - before.points),
      depreciation: roundToCents(depreciation - before.depreciation + (year === 1 ? basis.writtenOff : 0)),
      income,
      taxed,
      carried,
      tax,
      cashFlow: roundToCents(cashFlow - tax),
    });
    before = { balance, points, depreciation, carried, reserves: reservesSoFar };
  }
  return { years: kept, sales };
}

/** What of a year's income counts, together with losses carried into it, and what is carried on. */
function countedOf(plan: HoldPlan, income: number, carriedIn: number) {
  const total = roundToCents(income - carriedIn);
  const taxed = total < 0 ? -Math.min(-total, allowanceOf(plan)) + 0 : total;
  return { taxed, carried: roundToCents(taxed - total) };
}

export function allowanceOf({ otherIncome }: HoldPlan): number {
  const { most, fullUpTo } = LOSS_ALLOWANCE;
  return Math.max(roundToCents(most - Math.max(otherIncome - fullUpTo, 0) / 2), 0);
}

function taxOn(plan: HoldPlan, taxed: number): number {
  return roundToCents(taxOnIncome(plan, taxed) + surtaxOn(plan, taxed));
}

function taxOnIncome({ incomeTaxPercent, stateTaxPercent }: HoldPlan, income: number): number {
  return shareOf(income, incomeTaxPercent) + shareOf(income, stateTaxPercent);
}

/** Every part of a tax is rounded. */
function shareOf(amount: number, percent: number): number {
  return roundToCents((amount * percent) / 100);
}

function surtaxOn({ otherIncome, filing }: HoldPlan, investmentIncome: number): number {
  const above = roundToCents(otherIncome + investmentIncome - SURTAX_THRESHOLD[filing]);
  return shareOf(Math.max(Math.min(investmentIncome, above), 0), SURTAX_PERCENT);
}

interface SoldHouse {
  readonly year: number;
  /** Of the year's rent. */
  readonly income: number;
  readonly carried: number;
  readonly gain: number;
  /** Parts of the gain that equal earlier depreciation are taxed in their own way. */
  readonly writtenOff: number;
  readonly depreciation: number;
}

/** A sale frees all losses that were carried. An exchange taxes no gain, and frees none. */
function taxOnSale(plan: HoldPlan, sold: SoldHouse) {
  const { income, carried, gain } = sold;
  const freed = roundToCents(income - carried);
  const whole = roundToCents(
    taxOnIncome(plan, freed) + taxOnGain(plan, sold) + surtaxOn(plan, roundToCents(freed + gain)),
  );
  if (!plan.exchange) return { income, gain, tax: whole, deferred: 0 };
  const tax = taxOn(plan, countedOf(plan, income, carried).taxed);
  return { income, gain, tax, deferred: roundToCents(whole - tax) };
}

/** Parts written off at the income's rate, the building's depreciation at no more than 25%, the rest at the gain's. */
function taxOnGain(plan: HoldPlan, { year, gain, writtenOff, depreciation }: SoldHouse): number {
  const { incomeTaxPercent, gainTaxPercent, stateTaxPercent } = plan;
  // A loss lowers income, and a house sold within a year brings income.
  if (gain <= 0 || year === 1) return taxOnIncome(plan, gain);
  const ofParts = Math.min(gain, writtenOff);
  const ofBuilding = Math.min(roundToCents(gain - ofParts), depreciation);
  const rest = roundToCents(gain - ofParts - ofBuilding);
  return (
    shareOf(ofParts, incomeTaxPercent) +
    shareOf(ofBuilding, Math.min(incomeTaxPercent, BUILDING_GAIN_PERCENT)) +
    shareOf(rest, gainTaxPercent) +
    shareOf(gain, stateTaxPercent)
  );
}
