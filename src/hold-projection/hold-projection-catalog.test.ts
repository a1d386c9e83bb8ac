import { expect, test } from "vitest";
import { estimatesIn } from "../calculators/deal/bill-estimates.ts";
import { EXAMPLE_DEAL } from "../calculators/deal/example-deal.ts";
import { type PriceRise, settlePlan } from "../calculators/hold/appreciation.ts";
import { EXAMPLE_HOLD } from "../calculators/hold/example-hold.ts";
import { INITIAL_HOLD } from "../calculators/hold/hold-plan.ts";
import { projectHold } from "../calculators/hold/hold-projection.ts";
import { stateEstimates } from "../site/deal-form-catalog.server.ts";
import { holdFacts } from "./hold-projection-catalog.server.ts";

const { states, middle } = holdFacts.rises;

test.each<[string, (rise: PriceRise) => number]>([
  ["five years", ({ fiveYears }) => fiveYears],
  ["the years since 1991", ({ since1991 }) => since1991],
  ["the worst five years", ({ worst }) => worst[5].percent],
  ["the worst ten years", ({ worst }) => worst[10].percent],
  ["the worst fifteen years", ({ worst }) => worst[15].percent],
])("every state has a figure for %s, and the middle lies among them", (_, read) => {
  expect(states).toHaveLength(50);
  const below = states.filter((state) => read(state) < read(middle)).length;
  const above = states.filter((state) => read(state) > read(middle)).length;
  expect(Math.abs(below - above)).toBeLessThanOrEqual(4);
});

test("a state's five years are the agency's: 2021 Q2 to 2026 Q2, and 2025 Q2 to 2026 Q2", () => {
  expect(states.find(({ code }) => code === "TX")).toMatchObject({ fiveYears: 6.1, lastYear: 1.6 });
});

test("the example's bills are the estimates for its state", () => {
  const { estimatedTaxPercent, estimatedInsurancePercent, ...house } = EXAMPLE_HOLD.deal;
  expect({ taxPercent: estimatedTaxPercent, insurancePercent: estimatedInsurancePercent }).toEqual(
    estimatesIn(stateEstimates, house),
  );
});

test("New Jersey no longer turns $300,000 into $4.69 million in 30 years, unless somebody asks for that", () => {
  const deal = { ...EXAMPLE_DEAL, state: "NJ" };
  const valueAfter = (appreciationPercent: number | null) => {
    const hold = { ...INITIAL_HOLD, holdYears: 30, appreciationPercent };
    const { low, expected } = projectHold(settlePlan({ deal, hold }, holdFacts.rises));
    return [low, expected].map(({ years }) => Math.round(years.at(-1)?.value ?? 0));
  };
  // 0.21% and 3% a year.
  expect(valueAfter(null)).toEqual([319_487, 728_179]);
  expect(valueAfter(9.6)[1]).toBeGreaterThan(4_690_000);
});

test.each(states)(
  "in $name an empty appreciation is never the boom, and the low case never above the expected one",
  ({ code, fiveYears }) => {
    for (const holdYears of [1, 5, 10, 15, 30]) {
      const deal = { ...EXAMPLE_DEAL, state: code };
      const plan = settlePlan({ deal, hold: { ...INITIAL_HOLD, holdYears } }, holdFacts.rises);
      expect(plan.appreciationPercent).toBeLessThan(fiveYears);
      const { low, expected } = projectHold(plan);
      expect(low.years.at(-1)?.value).toBeLessThanOrEqual(expected.years.at(-1)?.value ?? 0);
    }
  },
);
