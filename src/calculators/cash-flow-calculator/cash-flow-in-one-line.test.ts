import { expect, test } from "vitest";
import { sayInOneLine } from "./cash-flow-in-one-line.ts";

const house = { purchasePrice: 300_000 };

test.each([
  [1.2151, 360.2, undefined, "A house of $300,000: DSCR 1.22, $360 of cash flow a month"],
  [0.9, -150, "insurance", "A house of $300,000: DSCR 0.90, -$150 of cash flow a month, before insurance"],
  [null, 2090, undefined, "A house of $300,000: no loan payment, $2,090 of cash flow a month"],
])("a ratio of %s with %d a month is shared in one line", (dscr, monthlyCashFlow, missing, line) => {
  expect(sayInOneLine(house, { dscr, monthlyCashFlow }, missing)).toBe(line);
});
