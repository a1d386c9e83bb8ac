import { expect, test } from "vitest";
import { findHistoryPlace } from "../../../price-history/price-history-catalog.server.ts";
import { EXAMPLE_PLAN } from "../example-plan.ts";
import { plannerOf } from "../refinance-outcome.ts";
import { pastAppraisals } from "./past-appraisals.ts";
import { describePastAppraisals } from "./past-appraisals-text.ts";

const example = plannerOf(EXAMPLE_PLAN);

/** Ten quarters: prices fall by a tenth every quarter, stand, and are back at once. */
const FALLING = [100, 90, 81, 72.9, 72.9, 72.9, 72.9, 100, 100, 100];

function florida() {
  const found = findHistoryPlace("fl");
  if (!found) throw new Error("Florida has a record.");
  return found;
}

test("each start is judged by what the planner says of its appraisal", () => {
  const { prices } = florida();
  for (const { month, starts, repays, returnsAll } of pastAppraisals(example, { prices })) {
    const outcomes = prices.slice(0, starts).map((points, start) => {
      const value = Math.round((EXAMPLE_PLAN.value * 100 * (prices[start + month / 3] ?? 0)) / points) / 100;
      return example.refinance({ month, value });
    });
    expect(repays.starts).toBe(outcomes.filter(({ loan, cashOut }) => loan > 0 && cashOut >= 0).length);
    expect(returnsAll.starts).toBe(outcomes.filter(({ cashLeft }) => cashLeft <= 0).length);
  }
});

test("months 6, 12 and 24 are 2, 4 and 8 quarters after the start", () => {
  const found = pastAppraisals(example, { prices: FALLING });
  expect(found.map(({ month, starts }) => [month, starts])).toEqual([
    [6, 8],
    [12, 6],
    [24, 2],
  ]);
  const { value } = EXAMPLE_PLAN;
  expect(found.map(({ lowest }) => lowest)).toEqual([
    { start: 0, value: value * 0.81 },
    { start: 0, value: value * 0.729 },
    { start: 0, value },
  ]);
});

test("a record that is too short answers nothing, and says so", () => {
  expect(pastAppraisals(example, { prices: [100, 101] })).toEqual([]);
  expect(describePastAppraisals([], "Ohio")).toBe("The record of Ohio is too short.");
});

test("where the rent stops the loan, no appraisal is enough", () => {
  const poor = plannerOf({ ...EXAMPLE_PLAN, leaseRent: 500, marketRent: 0 });
  const found = pastAppraisals(poor, { prices: FALLING });
  expect(found.map(({ repays }) => repays)).toEqual(found.map(() => ({ needed: null, starts: 0 })));
  expect(describePastAppraisals(found, "Ohio")).toMatch(/^No appraisal pays off the old loan/);
});

test("the sentence names the first and the last month, and the lowest appraisal", () => {
  const { prices, place } = florida();
  expect(describePastAppraisals(pastAppraisals(example, { prices }), place)).toMatch(
    /^In Florida, the appraisal would have been high enough to pay off the old loan with all costs after \d+ of 161 starts at month 6, and after \d+ of 155 starts at month 24\. The lowest appraisal would have followed a start in 200[78] Q[1-4]: \$[\d,]+ at month 24\.$/,
  );
});
