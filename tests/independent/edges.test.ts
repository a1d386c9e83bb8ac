import { describe } from "vitest";
import {
  bannerOf,
  type CashFlowInput,
  calculateCashFlow,
} from "../../src/calculators/cash-flow-calculator/cash-flow.ts";
import {
  INITIAL_CASH_FLOW_ENTRY,
  readCashFlowEntry,
} from "../../src/calculators/cash-flow-calculator/cash-flow-entry.ts";
import { type Deal, INITIAL_DEAL } from "../../src/calculators/deal/deal.ts";
import { EXAMPLE_DEAL } from "../../src/calculators/deal/example-deal.ts";
import { exitAt } from "../../src/calculators/deal/prepayment/exit-cost.ts";
import { paymentsOf } from "../../src/calculators/deal/ratios/deal-payment.ts";
import { lenderRatioOf, lenderViewOf } from "../../src/calculators/deal/ratios/lender-view.ts";
import { ownerViewOf, simpleViewOf } from "../../src/calculators/deal/ratios/owner-view.ts";
import { maximumsOf } from "../../src/calculators/deal/target/maximum-loan.ts";
import { solveLevers } from "../../src/calculators/deal/target/solve-levers.ts";
import { EMPTY_ENTRY, readEntry } from "../../src/calculators/deal-form/deal-entry.ts";
import { INITIAL_HOLD } from "../../src/calculators/hold/hold-plan.ts";
import { projectHold } from "../../src/calculators/hold/hold-projection.ts";
import { compareOffers } from "../../src/calculators/offers/comparison.ts";
import { offerOf } from "../../src/calculators/offers/offer.ts";
import { calculateDscr, formatRatio } from "../../src/dscr/dscr.ts";
import { cashFlow } from "./cash-flow-calculator.ts";
import { payments } from "./deal/deal-loan.ts";
import { bills, cashOnCash } from "./deal/owner.ts";
import { exitCost } from "./deal/prepayment.ts";
import {
  lenderFraction,
  lenderFractionOn,
  ratioOf,
  shownRatio,
  simpleRatio,
  termsOf,
} from "./deal/ratios.ts";
import { collectedRent } from "./deal/rents.ts";
import { judgeOf, lastHolding, withPrice, withPriceSameCash } from "./deal/what-if.ts";
import { Decimal } from "./decimal.ts";
import { holdYear } from "./hold/hold.ts";
import { offerCost } from "./offers/offer-costs.ts";
import { testRows } from "./test-rows.ts";

const deal = (changes: Partial<Deal>): Deal => ({ ...EXAMPLE_DEAL, ...changes });
const unpaid = deal({ downPaymentPercent: 0, closingCostPercent: 0, points: 0 });

describe("$665.30 of income over the payment on $80,000 at 7% is 1.25 on three pages", () => {
  const house = {
    ...INITIAL_DEAL,
    price: 100_000,
    downPaymentPercent: 20,
    annualRatePercent: 7,
    leaseRent: 665.3,
  };
  const input: CashFlowInput = {
    purchasePrice: 100_000,
    downPaymentPercent: 20,
    interestRate: 7,
    loanTermYears: 30,
    monthlyRent: 665.3,
    propertyTax: 0,
    insurance: 0,
    maintenance: 0,
    vacancy: 0,
  };
  const three = { monthlyRent: 665.3, monthlyExpenses: 0, monthlyDebtService: 532.24 };
  const typed = simpleRatio(Decimal.of(665.3), Decimal.of(0), Decimal.of(532.24));
  testRows([
    ["the payment", 532.24, () => payments(house).first.toNumber(), () => paymentsOf(house).first],
    ["the ratio calculator", "1.25", () => typed.shown, () => formatRatio(calculateDscr(three).dscr)],
    ["its level", "good", () => typed.level, () => calculateDscr(three).recommendationLevel],
    [
      "the cash flow calculator",
      "1.25",
      () => shownRatio(cashFlow(input).ratios.dscr ?? Decimal.of(0)),
      () => formatRatio(calculateCashFlow(input).dscr ?? 0),
    ],
    ["its banner", "green", () => cashFlow(input).banner, () => bannerOf(calculateCashFlow(input)).tone],
    [
      "the deal analyzer",
      "1.25",
      () => simpleRatio(collectedRent(house), bills(house), payments(house).first).shown,
      () => formatRatio(simpleViewOf(house).dscr),
    ],
    [
      "to a lender",
      "1.25",
      () => shownRatio(ratioOf(lenderFraction(house)) ?? Decimal.of(0)),
      () => formatRatio(lenderRatioOf(house) ?? 0),
    ],
  ]);
});

describe("an empty sheet with a rent of $2,500, whose bills are estimates that follow the price", () => {
  const sheet = (price: number) => readEntry({ ...EMPTY_ENTRY, price: `${price}`, leaseRent: "2500" });
  /** The highest price that meets the target, in cents. */
  const highest = () => {
    const { meets } = judgeOf(sheet(200_000));
    return lastHolding(0, 100_000_000, (cents) => meets(withPrice(sheet(200_000), cents / 100))) ?? 0;
  };
  const ratioAt = (price: number) => ratioOf(lenderFraction(sheet(price)))?.toNumber() ?? 0;
  testRows([
    [
      "the highest price, to the cent",
      300_390.59,
      () => highest() / 100,
      () => maximumsOf(sheet(200_000), 80).maxPrice,
    ],
    [
      "in whole dollars, as it is shown",
      300_390,
      () => Math.floor(highest() / 100),
      () => Math.floor(maximumsOf(sheet(200_000), 80).maxPrice),
    ],
    ["typed in, it meets 1.25", 1.25, () => ratioAt(300_390), () => lenderRatioOf(sheet(300_390))],
    [
      "a dollar more does not",
      false,
      () => ratioAt(300_391) >= 1.25,
      () => Number(lenderRatioOf(sheet(300_391))) >= 1.25,
    ],
    [
      // $49,609 off would leave $300,391.
      "from $350,000, the price has to fall by",
      49_610,
      () => Math.ceil(350_000 - highest() / 100),
      () => solveLevers(sheet(350_000)).find(({ id }) => id === "price")?.dollars,
    ],
  ]);
});

describe("net operating income has the typed repairs taken off", () => {
  const ratio = (maintenancePercent: number) => {
    const units = deal({ basis: "noi", associationDues: 0, leaseRent: 2646, maintenancePercent });
    return [
      () => ratioOf(lenderFraction(units))?.toNumber().toFixed(3),
      () => lenderRatioOf(units)?.toFixed(3),
    ] as const;
  };
  testRows([
    ["without", "1.193", ...ratio(0)],
    ["with 5%", "1.107", ...ratio(5)],
  ]);
});

describe("interest-only as long as the term", () => {
  const interestOnlyFor = (interestOnlyYears: number) => deal({ termYears: 30, interestOnlyYears });
  const later = (years: number) => {
    const { afterInterestOnly } = payments(interestOnlyFor(years));
    return (
      afterInterestOnly &&
      ratioOf(lenderFractionOn(interestOnlyFor(years), termsOf(interestOnlyFor(years)), afterInterestOnly))
    );
  };
  testRows([
    [
      "no payment afterwards",
      null,
      () => payments(interestOnlyFor(30)).afterInterestOnly,
      () => paymentsOf(interestOnlyFor(30)).afterInterestOnly,
    ],
    [
      "no ratio afterwards",
      null,
      () => later(30),
      () => lenderViewOf(interestOnlyFor(30)).afterInterestOnlyRatio,
    ],
    [
      "a year less has one",
      "0.12",
      () => shownRatio(later(29) ?? Decimal.of(0)),
      () => formatRatio(lenderViewOf(interestOnlyFor(29)).afterInterestOnlyRatio ?? 0),
    ],
  ]);
});

describe("without a loan, or with nothing to pay, there is no ratio to miss", () => {
  const paid = deal({ downPaymentPercent: 100, leaseRent: 300 });
  const idle = deal({ annualRatePercent: 0, interestOnlyYears: 10, basis: "noi", leaseRent: 300 });
  const ratio = (of: Deal) => [() => ratioOf(lenderFraction(of)), () => lenderRatioOf(of)] as const;
  const sold = deal({ leaseRent: 300 });
  const { meets } = judgeOf(sold);
  testRows([
    ["paid in cash", null, ...ratio(paid)],
    ["interest only at no interest, on net operating income", null, ...ratio(idle)],
    [
      "interest only at no interest, with bills to pay",
      300 / 600,
      () => ratioOf(lenderFraction({ ...idle, basis: "pitia" }))?.toNumber(),
      () => lenderRatioOf({ ...idle, basis: "pitia" }),
    ],
    [
      "the highest price of a house that no loan suits is its cash",
      75_000,
      () => (lastHolding(0, 30_000_000, (cents) => meets(withPriceSameCash(sold, cents / 100))) ?? 0) / 100,
      () => maximumsOf(sold, 80).maxPriceSameCash,
    ],
    ["nothing put in has no return", null, () => cashOnCash(unpaid), () => ownerViewOf(unpaid).cashOnCash],
  ]);
});

describe("a balloon that is paid on its due date has no penalty", () => {
  const balloon = deal({ termYears: 5, interestOnlyYears: 5, prepayment: "5-4-3-2-1" });
  const penaltyIn = (month: number) =>
    [() => exitCost(balloon, month).penalty.toNumber(), () => exitAt(balloon, month).penalty] as const;
  const offered = { ...offerOf(balloon), otherFees: 0 };
  const offeredIn = (month: number) =>
    [
      () => offerCost(balloon, offered, month).penalty.toNumber(),
      () => compareOffers(balloon, [offered], month).offers[0]?.held.penalty,
    ] as const;
  const plan = { ...INITIAL_HOLD, appreciationPercent: 3, lowAppreciationPercent: 0, deal: balloon };
  testRows([
    ["a month before", 2250, ...penaltyIn(59)],
    ["on the day", 0, ...penaltyIn(60)],
    ["an offer a month before", 2250, ...offeredIn(59)],
    ["an offer on the day", 0, ...offeredIn(60)],
    [
      "a sale on the day",
      0,
      () => holdYear(plan, "expected", 5).amounts.penalty.toNumber(),
      () => projectHold(plan).expected.years[4]?.penalty,
    ],
  ]);
});

describe("the cash flow calculator", () => {
  const typed = { ...INITIAL_CASH_FLOW_ENTRY, purchasePrice: "300000", monthlyRent: "2500" };
  const paid = readCashFlowEntry({ ...typed, downPaymentPercent: "100" });
  const untyped = readCashFlowEntry({ ...typed, loanTermYears: "" });
  testRows([
    [
      "paid in cash, nothing is missed",
      "none",
      () => cashFlow(paid).banner,
      () => bannerOf(calculateCashFlow(paid)).tone,
    ],
    [
      "an empty term is 30 years",
      1730.06,
      () => cashFlow({ ...untyped, loanTermYears: 30 }).amounts.monthlyPrincipalInterest.toNumber(),
      () => calculateCashFlow(untyped).monthlyPrincipalInterest,
    ],
  ]);
});
