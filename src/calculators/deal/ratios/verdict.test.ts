import { expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { sayInOneLine, sayVerdict } from "./verdict.ts";

const LOAN = { price: 300_000, downPaymentPercent: 25 };
const CASH = { price: 300_000, downPaymentPercent: 100 };

test.each([
  [LOAN, 1.36, 98, "A lender would likely say yes. You keep $98 a month."],
  [LOAN, 1.25, -1, "A lender would likely say yes. It costs you $1 a month."],
  [LOAN, 1.2499, 98, "A lender would barely say yes. You keep $98 a month."],
  [LOAN, 1, -210, "A lender would barely say yes. It costs you $210 a month."],
  [LOAN, 0.9999, 98, "A lender would likely say no. You keep $98 a month."],
  [LOAN, 0.5, -1_210.4, "A lender would likely say no. It costs you $1,210 a month."],
  [LOAN, 1.3, -0.3, "A lender would likely say yes. You break even."],
  [CASH, null, 900, "No lender is needed. You keep $900 a month."],
  [LOAN, null, 900, "There is no payment to cover. You keep $900 a month."],
])("%o with a ratio of %s and %d a month: %s", (deal, ratio, month, verdict) => {
  expect(sayVerdict(deal, ratio, month)).toBe(verdict);
});

test.each([
  [{}, "Rental, $300,000: lender's ratio 1.17, it costs the owner $210 a month"],
  [{ units: 2, leaseRent: 2_900 }, "Duplex, $300,000: lender's ratio 1.36, $98 a month for the owner"],
  [{ units: 6, downPaymentPercent: 100 }, /^6 units, \$300,000: no debt, \$[\d,]+ a month for the owner$/],
])("a deal with %o is shared in one line", (changes, line) => {
  const text = sayInOneLine({ ...EXAMPLE_DEAL, ...changes });
  if (typeof line === "string") expect(text).toBe(line);
  else expect(text).toMatch(line);
});
