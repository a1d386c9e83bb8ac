import { expect, test } from "vitest";
import type { Deal } from "../deal.ts";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { describeNotPriced } from "./not-priced.ts";

const smallLoan = { dollars: 100_000, text: "$100,000" };

test.each<[Partial<Deal>, string | null]>([
  [{}, null],
  [{ purpose: "rate-term" }, null],
  [{ purpose: "cash-out" }, "Not priced here: the cash-out. Lenders commonly add for that."],
  [
    { interestOnlyYears: 10, purpose: "cash-out" },
    "Not priced here: the interest-only years and the cash-out. Lenders commonly add for both.",
  ],
  [
    { interestOnlyYears: 10, purpose: "cash-out", price: 133_333.32 },
    "Not priced here: the interest-only years, the cash-out, and a loan under $100,000. Lenders commonly add for all three.",
  ],
  [{ price: 133_333.34 }, null],
])("%o: %s", (changes, sentence) => {
  expect(describeNotPriced({ ...EXAMPLE_DEAL, ...changes }, smallLoan)).toBe(sentence);
});
