import { expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../../calculators/deal/example-deal.ts";
import { handDealTo } from "../../calculators/deal/sharing/handed-deal.ts";
import { holdFacts } from "../hold-projection-catalog.server.ts";
import { EXAMPLE, holdFigures, isRepeat, repeatText, withDeal } from "./hold-figures.ts";

const { readFragment, writeFragment } = holdFigures(holdFacts.rises);

test.each([
  [
    "rent growth below the long run stays blank",
    { rentGrowthPercent: "-1" },
    /&rentgrowth=minus1&value=minus1&lowvalue=0\.23$/,
  ],
  [
    "the state's long run stays blank",
    { rentGrowthPercent: "6" },
    /&rentgrowth=6&value=4\.48&lowvalue=0\.23$/,
  ],
  ["the worst years follow the hold", { holdYears: "5" }, /&hold=5&value=3&lowvalue=minus1\.9$/],
  [
    "a typed appreciation is not taken for the state's",
    { appreciationPercent: "2" },
    /&value=2&lowvalue=0\.23$/,
  ],
  ["nor is a typed low case", { lowAppreciationPercent: "0" }, /&value=3&lowvalue=0$/],
])("what was written is read back: %s", (_, changes, written) => {
  const entry = { ...EXAMPLE, hold: { ...EXAMPLE.hold, ...changes } };
  expect(writeFragment(entry)).toMatch(written);
  expect(readFragment(writeFragment(entry))).toEqual({ kind: "inputs", inputs: entry });
});

test("another tool brings its deal", () => {
  expect(readFragment(handDealTo("", EXAMPLE_DEAL))).toMatchObject({
    inputs: { deal: { leaseRent: "$2,500" } },
  });
});

test("a repeat of the last five years is a choice, and follows the deal to another state", () => {
  const { rises } = holdFacts;
  expect(isRepeat(EXAMPLE, rises)).toBe(false);
  const chosen = { ...EXAMPLE, hold: { ...EXAMPLE.hold, appreciationPercent: repeatText("TX", rises) } };
  expect(isRepeat(chosen, rises)).toBe(true);
  const moved = withDeal(chosen, { ...chosen.deal, state: "NJ" }, rises);
  expect(moved.hold.appreciationPercent).toBe("9.6");
  const typed = { ...EXAMPLE, hold: { ...EXAMPLE.hold, appreciationPercent: "2" } };
  expect(withDeal(typed, { ...typed.deal, state: "NJ" }, rises).hold).toEqual(typed.hold);
});
