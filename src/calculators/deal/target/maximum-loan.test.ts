import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../../../tests/setup/properties.ts";
import { type Deal, downPaymentOf, withDownPayment, withPrice } from "../deal.ts";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { arbitraryDeals } from "../test-deals.ts";
import { maximumsOf } from "./maximum-loan.ts";
import { meetsTarget } from "./target-search.ts";

const deals = arbitraryDeals(fc);
const limits = fc.integer({ min: 50, max: 90 });

describe("maximumsOf", () => {
  test("the example's rent stops its loan before the LTV does", () => {
    expect(maximumsOf(EXAMPLE_DEAL, 80)).toEqual({
      maxLtvPercent: 80,
      neededDownPercent: 20,
      maxLoan: 205_226.27,
      maxLoanBinding: "ratio",
      maxPrice: 273_635.03,
      maxPriceBinding: "ratio",
      maxPriceSameCash: 280_226.27,
      maxPriceSameCashBinding: "ratio",
    });
  });

  test.each<[string, Partial<Deal>, number, ReturnType<typeof pick>]>([
    ["with more rent the LTV binds", { leaseRent: 4000 }, 80, [240_000, "ltv", 375_000, "ltv"]],
    [
      "a rent below the taxes carries no loan, so the cash is the price",
      { leaseRent: 500 },
      80,
      [0, "ratio", 75_000, "ratio"],
    ],
    [
      "paid in cash there is no ratio to miss",
      { leaseRent: 300, downPaymentPercent: 100 },
      80,
      [0, "ratio", 300_000, "ratio"],
    ],
    [
      "without cash no price is within the limit",
      { downPaymentPercent: 0, leaseRent: 4000 },
      80,
      [240_000, "ltv", 0, "ltv"],
    ],
  ])("%s", (_, changes, limit, expected) => {
    expect(pick({ ...EXAMPLE_DEAL, ...changes }, limit)).toEqual(expected);
  });

  test("at 15% down no price is within 80%, and 20% is needed", () => {
    expect(maximumsOf({ ...EXAMPLE_DEAL, downPaymentPercent: 15 }, 80)).toMatchObject({
      maxPrice: 0,
      maxPriceBinding: "ltv",
      neededDownPercent: 20,
    });
  });

  test("paid in cash, nothing limits the price", () => {
    expect(maximumsOf({ ...EXAMPLE_DEAL, downPaymentPercent: 100 }, 80).maxPriceBinding).toBe("none");
  });

  test("a rent that carries more than any house costs is still what limits the price", () => {
    const { maxPrice, maxPriceBinding } = maximumsOf({ ...EXAMPLE_DEAL, leaseRent: 5_000_000 }, 80);
    expect(maxPriceBinding).toBe("ratio");
    expect(maxPrice).toBeGreaterThan(100_000_000);
  });

  test("where neither the ratio nor an LTV limits, nothing does", () => {
    const free = { ...EXAMPLE_DEAL, targetRatio: 0 };
    expect(maximumsOf(free, 100)).toMatchObject({
      neededDownPercent: 0,
      maxPriceBinding: "none",
      maxPriceSameCashBinding: "none",
    });
  });
});

describe("whatever the deal", () => {
  test("the maximum loan is within both limits, and a cent more breaks the one that binds", () => {
    forAll(cases(50), [deals, limits], (deal, limit) => {
      const { maxLoan, maxLoanBinding } = maximumsOf(deal, limit);
      const withLoan = (loan: number) => withDownPayment(deal, deal.price - loan);
      expect(maxLoan * 100).toBeLessThanOrEqual(deal.price * limit + 0.001);
      if (maxLoan > 0) expect(meetsTarget(withLoan(maxLoan))).toBe(true);
      if (maxLoanBinding === "ltv") expect((maxLoan + 0.01) * 100).toBeGreaterThan(deal.price * limit);
      else expect(meetsTarget(withLoan(maxLoan + 0.01))).toBe(false);
    });
  });

  test("the maximum price with the same percent down is the last that meets the target", () => {
    forAll(cases(), [deals, limits], (deal, limit) => {
      const { maxPrice, maxPriceBinding } = maximumsOf(deal, limit);
      if (maxPrice > 0) expect(meetsTarget(withPrice(deal, maxPrice))).toBe(true);
      if (maxPriceBinding === "ratio") {
        expect(meetsTarget(withPrice(deal, (Math.round(maxPrice * 100) + 1) / 100))).toBe(false);
      }
    });
  });

  test("the same cash buys no more than the maximum price allows", () => {
    forAll(cases(), [deals, limits], (deal, limit) => {
      const cash = downPaymentOf(deal);
      const { maxPriceSameCash: price, maxPriceSameCashBinding } = maximumsOf(deal, limit);
      expect(Math.max(price - cash, 0) * 100).toBeLessThanOrEqual(price * limit + 0.01);
      const at = (dollars: number) => withDownPayment(withPrice(deal, dollars), Math.min(cash, dollars));
      if (price > 0) expect(meetsTarget(at(price))).toBe(true);
      if (maxPriceSameCashBinding === "ratio") {
        expect(meetsTarget(at((Math.round(price * 100) + 1) / 100))).toBe(false);
      }
    });
  });
});

function pick(deal: Deal, limit: number) {
  const { maxLoan, maxLoanBinding, maxPriceSameCash, maxPriceSameCashBinding } = maximumsOf(deal, limit);
  return [maxLoan, maxLoanBinding, maxPriceSameCash, maxPriceSameCashBinding] as const;
}
