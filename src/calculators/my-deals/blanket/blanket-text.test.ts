import { expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../../deal/example-deal.ts";
import { INITIAL_TERMS } from "./blanket-fields.ts";
import { blanketOf } from "./blanket-loan.ts";
import { sayCash, sayLoan, saySales, sayWeak } from "./blanket-text.ts";

const strong = { ...EXAMPLE_DEAL, leaseRent: 3400 };
const weak = { ...EXAMPLE_DEAL, leaseRent: 1600 };
const pair = blanketOf([strong, weak], INITIAL_TERMS);

test("the loan is said with what limits it", () => {
  expect(sayLoan(pair, INITIAL_TERMS)).toBe("One loan of $434,882 on 2 houses: the rents carry no more.");
  expect(sayLoan(blanketOf([strong, strong], INITIAL_TERMS), INITIAL_TERMS)).toBe(
    "One loan of $450,000 on 2 houses: 75% of the value is the limit.",
  );
  const empty = { ...EXAMPLE_DEAL, leaseRent: 0 };
  expect(sayLoan(blanketOf([empty, empty], INITIAL_TERMS), INITIAL_TERMS)).toBe(
    "These houses carry no loan at a ratio of 1.20.",
  );
});

test("a weak house and a strong one are told apart", () => {
  expect(sayWeak(pair, INITIAL_TERMS)).toBe(
    "1 of 2 houses misses 1.20 with the loan you entered; the others carry it.",
  );
  expect(saySales(pair, ["Elm", "Oak"])).toBe(
    "Sell Elm first, and the others no longer qualify: a lender that tests again may refuse the release.",
  );
});

test("cash counts the larger loan and the points", () => {
  expect(sayCash(pair)).toMatch(
    /^Against the separate loans it lends \$[\d,]+ less and takes \$[\d,]+ more of your cash at closing\.$/,
  );
});
