import { expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../../calculators/deal/example-deal.ts";
import { handDealTo } from "../../calculators/deal/sharing/handed-deal.ts";
import { holdFacts } from "../hold-projection-catalog.server.ts";
import { EXAMPLE, holdFigures } from "./hold-figures.ts";

const { readFragment, writeFragment } = holdFigures(holdFacts.rises);

test.each([
  ["the state's own appreciation stays blank", { rentGrowthPercent: "-1" }, /&rentgrowth=minus1&value=6\.1$/],
  ["a typed appreciation is not taken for the state's", { appreciationPercent: "2" }, /&value=2$/],
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
