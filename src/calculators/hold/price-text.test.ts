import { expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../deal/example-deal.ts";
import { settlePlan } from "./appreciation.ts";
import { type HoldFigures, INITIAL_HOLD } from "./hold-plan.ts";
import { describeLongRun, describePrices, describeRepeat, describeWorst, priceNotes } from "./price-text.ts";
import { TEST_RISES } from "./test-plans.ts";

const planIn = (state: string, figures: Partial<HoldFigures> = {}) =>
  settlePlan({ deal: { ...EXAMPLE_DEAL, state }, hold: { ...INITIAL_HOLD, ...figures } }, TEST_RISES);

test.each([
  [
    "NJ",
    "If blank, 3%: the lower of rent growth and the rise in New Jersey since 1991 (4.13% a year). Index, 2025 Q3, before inflation.",
    "If blank, -1.67%: the worst ten years in New Jersey, from 2007 Q1. Index, 2025 Q3, before inflation.",
    "Expect the last five years to repeat: 9.6% a year in New Jersey (2021 Q2 to 2026 Q2, 5.4% in the last of them; Index, 2026 Q2, before inflation).",
  ],
  [
    "",
    "If blank, 3%: the lower of rent growth and the rise in the middle of the 50 states since 1991 (4.18% a year). Index, 2025 Q3, before inflation. Choose a state for its own figure.",
    "If blank, 0.04%: the middle of the states' worst ten years. Index, 2025 Q3, before inflation. Choose a state for its own figure.",
    "Expect the last five years to repeat: 7.5% a year in the middle of the 50 states (2021 Q2 to 2026 Q2, 3.4% in the last of them; Index, 2026 Q2, before inflation).",
  ],
])("the fields of %o say where their figures come from", (state, longRun, worst, repeat) => {
  expect(describeLongRun(state, INITIAL_HOLD, TEST_RISES)).toBe(longRun);
  expect(describeWorst(state, INITIAL_HOLD, TEST_RISES)).toBe(worst);
  expect(describeRepeat(state, TEST_RISES)).toBe(repeat);
});

test.each<[string, string, Partial<HoldFigures>, string]>([
  [
    "what nobody typed",
    "NJ",
    {},
    "Prices change by -1.67% a year in the low case, as in the worst ten years in New Jersey, from 2007 Q1; by 3% in the expected case, the lower of rent growth and the rise in New Jersey since 1991 (4.13% a year); by 4% in the high case. Index, 2025 Q3, before inflation.",
  ],
  [
    "the boom, by its name",
    "NJ",
    { appreciationPercent: 9.6, swingPercent: 0.2 },
    "Prices change by -1.67% a year in the low case, as in the worst ten years in New Jersey, from 2007 Q1; by 9.6% in the expected case, as if the last five years repeated; by 9.8% in the high case. Index, 2025 Q3; Index, 2026 Q2, before inflation.",
  ],
  [
    "worst years above what is expected",
    "WA",
    { holdYears: 30 },
    "Prices change by 3% a year in the low case, as in the expected case, because the worst fifteen years in Washington, from 1998 Q1, brought more (3.23%); by 3% in the expected case, the lower of rent growth and the rise in Washington since 1991 (5.2% a year); by 4% in the high case. Index, 2025 Q3, before inflation.",
  ],
  [
    "typed figures, which are nobody else's",
    "NJ",
    { appreciationPercent: 2, lowAppreciationPercent: -9 },
    "Prices change by -9% a year in the low case; by 2% in the expected case; by 3% in the high case.",
  ],
])("says what each case assumes about prices: %s", (_, state, figures, sentence) => {
  expect(describePrices(planIn(state, figures), TEST_RISES)).toBe(sentence);
});

test("whoever gets a published figure gets the agency's notice with it", () => {
  const typed = { appreciationPercent: 2, lowAppreciationPercent: -9 };
  const noticed = (figures: Partial<HoldFigures>) => priceNotes(planIn("NJ", figures), TEST_RISES).slice(1);
  expect(noticed({})).toEqual([TEST_RISES.notice]);
  expect(noticed({ ...typed, appreciationPercent: 9.6 })).toEqual([TEST_RISES.notice]);
  expect(noticed({ ...typed, lowAppreciationPercent: -1.67 })).toEqual([TEST_RISES.notice]);
  expect(noticed(typed)).toEqual([]);
});
