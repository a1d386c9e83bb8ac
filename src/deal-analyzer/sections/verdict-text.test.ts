import { expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../../calculators/deal/example-deal.ts";
import { SAMPLE_LENDER } from "../../calculators/deal/formula-vectors/vector-builders.ts";
import { checkLender } from "../../calculators/deal/lenders/eligibility.ts";
import { describeVerdict, describeVerdictAndSource } from "./verdict-text.ts";

test.each([
  ["samples met", {}, null, "Meets all 4 sample limits", "Meets all 4 sample limits"],
  [
    "a sample missed",
    { leaseRent: 2300 },
    null,
    "Misses 1 of 4 sample limits",
    "Misses 1 of 4 sample limits",
  ],
  [
    "confirmed limits met",
    {},
    "2026-11-03",
    "Meets all 4 limits",
    "Meets all 4 limits, confirmed by the lender on November 3, 2026",
  ],
  [
    "two confirmed limits missed",
    { leaseRent: 2000, downPaymentPercent: 10 },
    "2026-11-03",
    "Misses 2 of 4 limits",
    "Misses 2 of 4 limits, confirmed by the lender on November 3, 2026",
  ],
])("%s", (_, changes, confirmedOn, verdict, onPaper) => {
  const check = checkLender({ ...EXAMPLE_DEAL, ...changes }, { ...SAMPLE_LENDER, confirmedOn });
  expect(describeVerdict(check)).toBe(verdict);
  expect(describeVerdictAndSource(check)).toBe(onPaper);
});
