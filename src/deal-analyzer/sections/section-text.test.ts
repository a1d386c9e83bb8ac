import { expect, test } from "vitest";
import { dealAnalyzer } from "../../../content/calculators/deal-analyzer.ts";
import { shippedContent } from "../../../tests/setup/shipped-content.ts";
import { sectionText } from "./section-text.ts";

test("a refinance is told its limits without a price", () => {
  const { limits } = dealAnalyzer(shippedContent).sections;
  expect(sectionText(limits, "cash-out")).not.toContain("price");
  expect(sectionText(limits, "purchase")).toContain("price");
});
