import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { type Deal, INITIAL_DEAL } from "../../src/calculators/deal/deal.ts";
import { type HoldPlan, INITIAL_HOLD } from "../../src/calculators/hold/hold-plan.ts";
import { loanYearsOf } from "../../src/calculators/hold/loan-years.ts";
import { countStarts, holdFrom } from "../../src/calculators/hold/past/past-holds.ts";
import { QUARTERS_A_YEAR, sayQuarter } from "../../src/price-history/price-history.ts";
import { findHistoryFile } from "../../src/price-history/price-history-catalog.server.ts";

const DOCUMENT = readFileSync(path.join(import.meta.dirname, "../../docs/worked-holds.md"), "utf8");
const GIVEN = /^Given: (?<state>[A-Z]{2}), begun (?<start>\d{4} Q\d), sold (?<end>\d{4} Q\d)\.$/m;
const YEARS = 10;

/** As the document states it. */
const DEAL: Deal = {
  ...INITIAL_DEAL,
  price: 300_000,
  downPaymentPercent: 25,
  annualRatePercent: 7.25,
  termYears: 30,
  leaseRent: 2500,
  propertyTax: 375,
  insurance: 150,
  vacancyPercent: 5,
  managementPercent: 8,
  maintenancePercent: 5,
  capitalReservePercent: 5,
  closingCostPercent: 2,
  points: 1,
};
const PLAN: HoldPlan = {
  ...INITIAL_HOLD,
  holdYears: YEARS,
  appreciationPercent: 0,
  lowAppreciationPercent: 0,
  saleCostPercent: 6,
  deal: DEAL,
};

const worked = DOCUMENT.split(/^## /m)
  .slice(1)
  .map((section) => {
    const { state = "", start = "", end = "" } = GIVEN.exec(section)?.groups ?? {};
    return { name: section.slice(0, section.indexOf("\n")), state, start, end, rows: rowsOf(section) };
  });

test("three holds are worked out, each in another state", () => {
  expect(worked.map(({ state }) => state)).toEqual(["FL", "NV", "TX"]);
});

describe.each(worked)("$name", ({ state, start, end, rows }) => {
  const history = findHistoryFile(`${state.toLowerCase()}.json`);
  if (!history) throw new Error(`No record of ${state}.`);
  const first = Array.from({ length: countStarts(history) }, (_, index) => sayQuarter(index)).indexOf(start);
  const { years, exits } = holdFrom(first, PLAN, loanYearsOf(DEAL, YEARS), history, "record");

  test("every year is the one of the record", () => {
    const stated = years.map(({ year, rent, costs, debt, cashFlow }) => {
      const quarter = first + (year - 1) * QUARTERS_A_YEAR;
      return [year, history.rents[quarter], history.costs[quarter], rent, costs, debt, cashFlow];
    });
    expect(rows.filter((cells) => cells.length > 3).map((cells) => cells.map(figureOf))).toEqual(stated);
  });

  test("the sale leaves and earns what the document says", () => {
    const [exit, last] = [exits.at(-1), years.at(-1)];
    if (!exit || !last || exit.internalRate.kind !== "one") throw new Error("The hold has a return.");
    const [from, to] = [history.prices[first], history.prices[first + YEARS * QUARTERS_A_YEAR]];
    const steps = rows.filter((cells) => cells.length === 3);
    expect(steps.map(([step, , result]) => [step, figureOf(result)])).toEqual([
      ["Value", last.value],
      ["Balance", last.balance],
      ["Cost of the sale", exit.saleCost],
      ["Cash from the sale", exit.proceeds],
      ["Cash put in", exit.cashIn],
      ["Cash back", exit.cashBack],
      ["Gain", exit.gain],
      ["Return a year", Number(exit.internalRate.percent.toFixed(4))],
    ]);
    expect(steps[0]?.[1]).toBe(`300,000 x ${to} / ${from}`);
    expect(sayQuarter(first + YEARS * QUARTERS_A_YEAR)).toBe(end);
  });
});

/** "-$1,618.80" or "24.3279%". */
function figureOf(text = ""): number {
  return Number(text.replaceAll(/[$,%]/g, ""));
}

/** Cells of all tables, without headings and rules. */
function rowsOf(section: string): readonly (readonly string[])[] {
  return section
    .split("\n")
    .filter((line) => /^\| (?!Year|Step)/.test(line))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
