import { expect, test } from "vitest";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { dealAnalyzer, dealForm, dealParts } from "./deal-analyzer-catalog.server.ts";
import { partsShown } from "./deal-parts.ts";

test("every part of the page is listed by its heading", () => {
  expect(
    dealParts(shippedContent)
      .map(({ title }) => title)
      .toSorted(),
  ).toEqual(
    [
      dealForm.firstLegend,
      ...Object.values(dealAnalyzer(shippedContent).sections).map(({ heading }) => heading),
    ].toSorted(),
  );
});

test.each([
  ["a first answer", { isComplete: true, hasScenarios: false }, 11],
  ["scenarios", { isComplete: true, hasScenarios: true }, 12],
  ["only a part of the figures", { isComplete: false, hasScenarios: false }, 1],
  ["scenarios, one of them without figures", { isComplete: false, hasScenarios: true }, 1],
])("with %s it lists what is there", (_, shown, count) => {
  expect(partsShown(dealParts(shippedContent), shown)).toHaveLength(count);
});
