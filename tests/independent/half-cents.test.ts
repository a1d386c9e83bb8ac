import { describe, expect, test } from "vitest";
import { type Deal, downPaymentOf } from "../../src/calculators/deal/deal.ts";
import { EXAMPLE_DEAL } from "../../src/calculators/deal/example-deal.ts";
import { compareStructures } from "../../src/calculators/deal/prepayment/exit-cost.ts";
import { paymentsOf } from "../../src/calculators/deal/ratios/deal-payment.ts";
import { lenderViewOf } from "../../src/calculators/deal/ratios/lender-view.ts";
import { cashNeededOf } from "../../src/calculators/deal/ratios/owner-view.ts";
import { qualifyingRentOf } from "../../src/calculators/deal/rent/qualifying-rent.ts";
import { formatRatio } from "../../src/dscr/dscr.ts";
import { downPayment, payments } from "./deal/deal-loan.ts";
import { cashNeeded } from "./deal/owner.ts";
import { holdingCost } from "./deal/prepayment.ts";
import { lenderFraction, shownRatio } from "./deal/ratios.ts";
import { qualifyingRent } from "./deal/rents.ts";
import { Decimal } from "./decimal.ts";
import { testRows } from "./test-rows.ts";

const deal = (changes: Partial<Deal>): Deal => ({ ...EXAMPLE_DEAL, ...changes });

describe("half a cent goes away from zero", () => {
  const rent = (changes: Partial<Deal>) =>
    [() => qualifyingRent(deal(changes)).toNumber(), () => qualifyingRentOf(deal(changes)).rent] as const;
  const income = (propertyTax: number) => {
    const terms = {
      basis: "noi",
      leaseRent: 2400.85,
      maintenancePercent: 0,
      propertyTax,
      insurance: 0,
    } as const;
    return [
      () => lenderFraction(deal(terms)).income.toNumber(),
      () => lenderViewOf(deal(terms)).income,
    ] as const;
  };
  const onePercent = deal({ price: 100.5, downPaymentPercent: 1 });
  const interestOnly = deal({
    price: 100_001,
    downPaymentPercent: 0,
    annualRatePercent: 6,
    interestOnlyYears: 10,
  });
  const closing = deal({ price: 150.25 });
  const shown = (ratio: number) => [() => shownRatio(Decimal.of(ratio)), () => formatRatio(ratio)] as const;
  testRows([
    ["1% of $100.50", 1.01, () => downPayment(onePercent).toNumber(), () => downPaymentOf(onePercent)],
    [
      "a month of 6% on $100,001",
      500.01,
      () => payments(interestOnly).first.toNumber(),
      () => paymentsOf(interestOnly).first,
    ],
    [
      "2% of $150.25",
      3.01,
      () => cashNeeded(closing).closingCosts.toNumber(),
      () => cashNeededOf(closing).closingCosts,
    ],
    ["90% of $2,455.55", 2210, ...rent({ isVacant: true, marketRent: 2455.55 })],
    [
      "60% of a twelfth of $0.10",
      0.01,
      ...rent({
        use: "short-term",
        shortTermGross: 0.1,
        shortTermRule: "net-of-fees",
        shortTermFeePercent: 40,
      }),
    ],
    // $2,400.85 less a tenth, $25 for the unit and $75 of dues is $2,060.765, before taxes.
    ["an income of $2,060.765", 2060.77, ...income(0)],
    ["an income of $1,849.605", 1849.61, ...income(211.16)],
    ["an income of $1,765.145", 1765.15, ...income(295.62)],
    ["an income of $1,765.135", 1765.14, ...income(295.63)],
    ["half a cent of income", 0.01, ...income(2060.76)],
    ["a loss of half a cent", -0.01, ...income(2060.77)],
    ["a ratio of 1.005", "1.01", ...shown(1.005)],
    ["a ratio of -0.145", "-0.15", ...shown(-0.145)],
    ["but not up to a threshold", "1.24", ...shown(1.245)],
  ]);
});

describe("after four interest-only years, 5-4-3-2-1 and no penalty have cost the same", () => {
  const terms = deal({ price: 80_000, downPaymentPercent: 0, interestOnlyYears: 10 });
  const costs = (month: number) =>
    [
      () =>
        [holdingCost(terms, month, "none"), holdingCost(terms, month, "5-4-3-2-1")].map(({ total }) =>
          total.toNumber(),
        ),
      () =>
        compareStructures(terms, month)
          .filter(({ id }) => id !== "3-2-1")
          .map(({ total }) => total),
    ] as const;
  testRows([
    ["48 payments", [25_600, 25_600], ...costs(48)],
    ["49 payments", [26_116.67, 25_283.33], ...costs(49)],
  ]);

  test("so the break-even is the 49th", () => {
    expect(compareStructures(terms, 60).find(({ id }) => id === "5-4-3-2-1")?.breakEvenMonth).toBe(49);
  });
});
