import { expect, test } from "vitest";
import { calculateDscr } from "../../dscr/dscr.ts";
import { sayInOneLine } from "./dscr-in-one-line.ts";

test.each([
  [2500, 500, 1600, "DSCR 1.25 (Qualified): $2,000 of income a month over $1,600 of debt service"],
  [1000, 1500.4, 1600, "DSCR -0.31 (Not Qualified): -$500 of income a month over $1,600 of debt service"],
  [2500, 500, 0, "DSCR 0.00 (Not Qualified): $2,000 of income a month over $0 of debt service"],
])("rent %d, expenses %d, debt service %d are shared in one line", (rent, expenses, debt, line) => {
  const result = calculateDscr({ monthlyRent: rent, monthlyExpenses: expenses, monthlyDebtService: debt });
  expect(sayInOneLine(result)).toBe(line);
});
