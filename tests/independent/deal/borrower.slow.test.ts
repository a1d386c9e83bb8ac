import { expect, test } from "vitest";
import { borrowerChecksOf, reservesLacking } from "../../../src/calculators/deal/lenders/borrower-checks.ts";
import { cases, forAll } from "../../setup/properties.ts";
import { differentAmount } from "../test-agreement.ts";
import { deals, largestAmount } from "../test-deals.ts";
import { borrowerVerdicts, missingReserves } from "./borrower.ts";

test("deals have the same verdicts on who borrows, and lack the same reserves", () => {
  forAll(cases(1_000), [deals], (deal) => {
    const verdicts = borrowerChecksOf(deal).flatMap(({ id, rules }) =>
      rules.map((rule) => `${id} ${rule.id}: ${rule.status}`),
    );
    expect(verdicts).toEqual(borrowerVerdicts(deal));
    const lacking = differentAmount(
      { year: reservesLacking(deal, 12) },
      { year: missingReserves(deal, 12) },
      Math.max(deal.price, largestAmount(deal) * 12),
    );
    expect(lacking).toEqual([]);
  });
});
