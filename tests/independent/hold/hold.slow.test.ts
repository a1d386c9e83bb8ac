import fc from "fast-check";
import { expect, test } from "vitest";
import { settlePlan } from "../../../src/calculators/hold/appreciation.ts";
import { HOLD_CASES } from "../../../src/calculators/hold/hold-plan.ts";
import { projectHold } from "../../../src/calculators/hold/hold-projection.ts";
import type { InternalRate } from "../../../src/calculators/hold/internal-rate.ts";
import { loanYearsOf } from "../../../src/calculators/hold/loan-years.ts";
import { countStarts, holdFrom } from "../../../src/calculators/hold/past/past-holds.ts";
import {
  isRefused,
  type SalesOfYear,
  salesOf,
  underwaterOf,
} from "../../../src/calculators/hold/past/past-summary.ts";
import { hardestVacancy, vacancyOf } from "../../../src/calculators/hold/past/past-vacancy.ts";
import { arbitraryPlans, TEST_RISES } from "../../../src/calculators/hold/test-plans.ts";
import {
  findHistoryFile,
  HISTORY_FILE_PATHS,
} from "../../../src/price-history/price-history-catalog.server.ts";
import { cases, forAll } from "../../setup/properties.ts";
import { type Decimal, ZERO } from "../decimal.ts";
import { brokenClaim, differentAmount, differentRatio, differentWords } from "../test-agreement.ts";
import { afterTax } from "./after-tax.ts";
import { cashInvested, holdSale, holdYear, worthAt } from "./hold.ts";
import {
  countBelow,
  fewestMonthsWithoutRent,
  hasOneRate,
  isRefusedAfter,
  monthsWithoutRent,
  pastSales,
  pastYear,
  quartersUnder,
} from "./past.ts";
import { expectedChange, worstChange } from "./prices.ts";

const percents = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100);
const arbitraryRise = fc
  .record({
    since1991: percents(-5, 9),
    five: percents(-15, 5),
    ten: percents(-8, 5),
    fifteen: percents(-4, 5),
  })
  .map(({ since1991, five, ten, fifteen }) => ({
    ...TEST_RISES.middle,
    since1991,
    worst: { 5: { percent: five }, 10: { percent: ten }, 15: { percent: fifteen } },
  }));

test("an appreciation that nobody typed is the same in both cases, whatever the record and the hold", () => {
  forAll(cases(500), [arbitraryPlans(fc), arbitraryRise], ({ deal, ...plan }, middle) => {
    const blank = { ...plan, appreciationPercent: null, lowAppreciationPercent: null };
    const settled = settlePlan({ deal: { ...deal, state: "" }, hold: blank }, { ...TEST_RISES, middle });
    expect(settled).toMatchObject({
      appreciationPercent: expectedChange(plan.rentGrowthPercent, middle).toNumber(),
      lowAppreciationPercent: worstChange(plan.holdYears, middle).toNumber(),
    });
  });
});

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

test("a year of a hold on record has the same figures, whatever the place and the start", () => {
  const place = fc.constantFrom(...HISTORY_FILE_PATHS.map((path) => path.split("/").at(-1) ?? ""));
  forAll(cases(200), [arbitraryPlans(fc), place, fc.nat(158), fc.nat(29)], (plan, name, start, index) => {
    const history = findHistoryFile(name);
    if (!history) throw new Error(`No record of ${name}.`);
    const loanYears = loanYearsOf(plan.deal, plan.holdYears);
    const { years } = holdFrom(start, plan, loanYears, history, "record");
    const figures = years[index % years.length];
    if (!figures) return;
    const { year, ratio, ...amounts } = figures;
    const exact = pastYear(plan, history, start, year);
    expect([
      ...differentAmount(amounts, exact.amounts, plan.deal.price),
      ...differentRatio({ ratio }, exact),
      ...differentRatio(
        { months: vacancyOf(plan.deal)?.months ?? null },
        { months: monthsWithoutRent(plan.deal) },
      ),
      ...differentWords(
        { refused: isRefused(figures) },
        { refused: isRefusedAfter(plan, history, start, year) },
      ),
    ]).toEqual([]);
  });
});

test("all starts of a record: sales, losses, order, quarters under water, and the hardest year", () => {
  const place = fc.constantFrom("nv.json", "tx.json", "fl.json", "austin.json");
  forAll(
    cases(100),
    [arbitraryPlans(fc), place, fc.nat(130), fc.integer({ min: 1, max: 3 })],
    (any, name, from, year) => {
      const whole = findHistoryFile(name);
      if (!whole) throw new Error(`No record of ${name}.`);
      const cut = (figures: readonly number[]) => figures.slice(from, from + 30);
      const history = {
        ...whole,
        prices: cut(whole.prices),
        rents: cut(whole.rents),
        costs: cut(whole.costs),
      };
      const plan = { ...any, holdYears: year };
      const loanYears = loanYearsOf(plan.deal, year);
      if (loanYears.length < year) return;
      const holds = Array.from({ length: countStarts(history) }, (_, start) =>
        holdFrom(start, plan, loanYears, history, "record"),
      );
      const sales = salesOf(holds, year);
      const exact = pastSales(plan, history, year);
      const under = exact.map((_, start) => quartersUnder(plan, history, start, year));
      const { starts, longest } = underwaterOf(holds.slice(0, exact.length), plan, history, year);
      expect([
        ...differentWords(
          { starts: sales?.starts, lost: sales?.lost, under: starts, quarters: longest?.quarters ?? 0 },
          {
            starts: exact.length,
            lost: exact.filter(({ gain }) => gain.isBelow(ZERO)).length,
            under: under.filter((quarters) => quarters > 0).length,
            quarters: Math.max(...under),
          },
        ),
        ...differentRatio(
          { months: hardestVacancy(plan, loanYears, history)?.months ?? null },
          {
            months: fewestMonthsWithoutRent(
              plan,
              history,
              loanYears.map(({ lastPayment }) => lastPayment),
            ),
          },
        ),
        ...holds
          .slice(0, exact.length)
          .flatMap(({ start, exits }) =>
            differentAmount(
              { proceeds: exits[year - 1]?.proceeds ?? null, gain: exits[year - 1]?.gain ?? null },
              { proceeds: exact[start]?.proceeds ?? null, gain: exact[start]?.gain ?? null },
              plan.deal.price,
            ),
          ),
        ...(sales ? placesApart(sales, exact) : []),
      ]).toEqual([]);
    },
  );
});

/** By counting, without a search for any rate: how many starts did worse than each of the named ones. */
function placesApart(sales: SalesOfYear, exact: ReturnType<typeof pastSales>): readonly string[] {
  if (!exact.every(({ flows }) => hasOneRate(flows))) return [];
  const last = exact.length - 1;
  const places = [
    [sales.worst, 0],
    [sales.lowerQuarter, Math.floor(last / 4)],
    [sales.middle, Math.floor(last / 2)],
    [sales.upperQuarter, last - Math.floor(last / 4)],
    [sales.best, last],
  ] as const;
  return places.flatMap(([{ exit }, place]) => {
    if (exit.internalRate.kind !== "one") return [`place ${place} has no rate`];
    const { percent } = exit.internalRate;
    const near = Math.max(Math.abs(percent), 1) * 1e-7;
    return brokenClaim(
      `${percent}% is in place ${place} of ${exact.length}`,
      countBelow(exact, rounded(percent - near)) <= place &&
        countBelow(exact, rounded(percent + near)) > place,
    );
  });
}

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

test("a year and a sale are the same after tax", () => {
  forAll(cases(50), [arbitraryPlans(fc), chosenCase, fc.nat(29)], ({ deal, ...figures }, holdCase, place) => {
    const plan = { ...figures, deal: { ...deal, purpose: "purchase" as const }, afterTax: true };
    const projection = projectHold(plan)[holdCase];
    const index = place % Math.max(projection.years.length, 1);
    const kept = projection.afterTax?.years[index];
    const sold = projection.afterTax?.sales[index];
    if (!kept || !sold) return;
    const { year, ...amounts } = kept;
    const { year: _, internalRate, ...sale } = sold;
    const exact = afterTax(plan, holdCase, year);
    expect([
      ...differentAmount(amounts, exact.amounts, plan.deal.price),
      ...differentAmount(sale, exact.sale, plan.deal.price),
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
