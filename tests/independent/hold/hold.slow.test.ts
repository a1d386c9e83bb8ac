import fc from "fast-check";
import { expect, test } from "vitest";
import { HOLD_CASES } from "../../../src/calculators/hold/hold-plan.ts";
import { projectHold } from "../../../src/calculators/hold/hold-projection.ts";
import type { InternalRate } from "../../../src/calculators/hold/internal-rate.ts";
import { arbitraryPlans } from "../../../src/calculators/hold/test-plans.ts";
import { cases, forAll } from "../../setup/properties.ts";
import { type Decimal, ZERO } from "../decimal.ts";
import { brokenClaim, differentAmount, differentRatio } from "../test-agreement.ts";
import { cashInvested, holdSale, holdYear, worthAt } from "./hold.ts";

const chosenCase = fc.constantFrom(...HOLD_CASES);

test("holds have the same figures in a year of every case", () => {
  forAll(cases(200), [arbitraryPlans(fc), chosenCase, fc.nat(29)], (plan, holdCase, place) => {
    const projection = projectHold(plan);
    const { years } = projection[holdCase];
    const figures = years[place % years.length];
    if (!figures) return;
    const { year, ratio, ...amounts } = figures;
    const exact = holdYear(plan, holdCase, year);
    expect([
      ...differentAmount(amounts, exact.amounts, plan.deal.price),
      ...differentRatio({ ratio }, exact),
      ...differentAmount(
        { invested: projection.invested },
        { invested: cashInvested(plan) },
        plan.deal.price,
      ),
    ]).toEqual([]);
  });
});

test("sales leave the same cash and multiple, and their returns make the flows worth nothing", () => {
  forAll(cases(50), [arbitraryPlans(fc), chosenCase], (plan, holdCase) => {
    const exit = projectHold(plan)[holdCase].exits.at(-1);
    if (!exit) return;
    const { saleCost, proceeds, cashIn, cashBack, equityMultiple, internalRate } = exit;
    const exact = holdSale(plan, holdCase, exit.year);
    expect([
      ...differentAmount({ saleCost, proceeds, cashIn, cashBack }, exact.amounts, plan.deal.price),
      ...differentRatio({ multiple: equityMultiple }, exact),
      ...ratesApart(exact.flows, internalRate),
    ]).toEqual([]);
  });
});

/** Percent between which the search is checked, in steps that no two answers of a deal fit into. */
const SCAN = Array.from({ length: 120 }, (_, step) => -95 + step * 2.5 + 0.0123);

/** Each rate lies where the worth changes its sign, and a scan in coarse steps finds no other change. */
function ratesApart(flows: readonly Decimal[], rate: InternalRate): readonly string[] {
  const found = rate.kind === "none" ? [] : rate.kind === "one" ? [rate.percent] : rate.percents;
  const isNegative = (percent: number) => worthAt(flows, percent).isBelow(ZERO);
  const near = (percent: number) => Math.max(Math.abs(percent), 1) * 1e-7;
  const missed = SCAN.slice(1).filter((to, index) => {
    const from = SCAN[index] ?? to;
    const inside = found.filter((percent) => from < percent && percent < to).length;
    return (isNegative(from) !== isNegative(to)) !== (inside % 2 === 1);
  });
  return [
    ...found.flatMap((percent) =>
      brokenClaim(
        `${percent}% is an answer`,
        isNegative(rounded(percent - near(percent))) !== isNegative(rounded(percent + near(percent))),
      ),
    ),
    ...missed.map((to) => `missed a rate below ${to}%`),
  ];
}

function rounded(percent: number): number {
  return Number(percent.toFixed(12));
}
