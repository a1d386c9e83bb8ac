import { expect, test } from "vitest";
import { STARTING_DEAL } from "../../src/calculators/deal/example-deal.ts";
import { estimateDealRate } from "../../src/calculators/deal/rate/deal-rate.ts";
import { findRateCliffs } from "../../src/calculators/deal/rate/rate-cliffs.ts";
import { settlePlan } from "../../src/calculators/hold/appreciation.ts";
import { breakPointsOf, cliffOf } from "../../src/calculators/hold/break-points.ts";
import { EXAMPLE_HOLD } from "../../src/calculators/hold/example-hold.ts";
import { projectHold } from "../../src/calculators/hold/hold-projection.ts";
import { describeBreak, describeExit, describeHold } from "../../src/calculators/hold/hold-text.ts";
import { analyzerFacts } from "../../src/deal-analyzer/deal-analyzer-catalog.server.ts";
import { holdFacts } from "../../src/hold-projection/hold-projection-catalog.server.ts";
import { selectElements } from "../setup/html-elements.ts";
import { shippedContent } from "../setup/shipped-content.ts";
import { documentAt } from "./rendered-documents.ts";

test("the deal analyzer starts with a bridge that adds up, and a rate that names its adders and cliffs", () => {
  const document = documentAt("/deal-analyzer");
  const bridge = document.part("From the lender's number to yours")?.within ?? [];
  // Shown in whole dollars. The title has the cents.
  const amounts = selectElements(bridge, "td").flatMap(({ attributes: { title } }) =>
    title === undefined ? [] : [Math.round(Number(title.replaceAll(/[$,]/g, "")) * 100)],
  );
  const sumOf = (some: readonly number[]) => some.reduce((sum, amount) => sum + amount, 0);
  // Rent, payment, taxes and insurance add up to the lender's figure; the simple formula gives the same; then come the
  // owner's four.
  expect(sumOf(amounts.slice(0, 4))).toBe(amounts[4]);
  expect(sumOf([amounts[4] ?? 0, ...amounts.slice(-5, -1)])).toBe(amounts.at(-1));
  const { rateTable } = analyzerFacts(shippedContent);
  const { estimate } = estimateDealRate(STARTING_DEAL, rateTable);
  const rate = document.part("What the rate might be")?.text;
  if (!estimate.isPriced) throw new Error("The example has no estimated rate.");
  for (const { label, option } of estimate.lines) expect(rate).toContain(`${label}: ${option}`);
  for (const { sentence } of findRateCliffs(STARTING_DEAL, rateTable)) expect(rate).toContain(sentence);
  expect(rate).toContain("Sample figures");
});

test("the hold projection starts with a worked example: its answer, its break and every year of sale", () => {
  const plan = settlePlan(EXAMPLE_HOLD, holdFacts.rises);
  const projection = projectHold(plan);
  const { low, expected } = projection;
  const text = documentAt("/hold-projection").textOf("body");
  expect(text).toContain(describeHold(projection));
  expect(text).toContain(describeBreak(breakPointsOf(low.years), low.years.length, cliffOf(plan.deal)));
  for (const exit of expected.exits) expect(text).toContain(describeExit(exit));
});
