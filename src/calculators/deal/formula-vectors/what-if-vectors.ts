import { formatRate, type RateTable } from "../../../dscr/rate-estimate.ts";
import type { Deal, PrepaymentId } from "../deal.ts";
import { borrowerChecksOf } from "../lenders/borrower-checks.ts";
import { checkLender } from "../lenders/eligibility.ts";
import type { RuleCheck } from "../lenders/stated-limits.ts";
import { estimateDealRate } from "../rate/deal-rate.ts";
import { findRateCliffs, type RateCliff } from "../rate/rate-cliffs.ts";
import { type Axis, heatMapOf } from "../safety/heat-map.ts";
import { type Margin, marginsOf } from "../safety/margin-of-safety.ts";
import type { LeverId } from "../target/levers.ts";
import { LTV_LIMITS } from "../target/ltv-limit.ts";
import { maximumsOf } from "../target/maximum-loan.ts";
import { solveLevers } from "../target/solve-levers.ts";
import {
  escrow,
  type FormulaVector,
  house,
  owed,
  ratio,
  SAMPLE_LENDER,
  terms,
  toTarget,
  usd,
  vacant,
  vectors,
} from "./vector-builders.ts";
import { given } from "./vector-inputs.ts";

/** Leased, without a rate, and with the sample adders that count. */
const unpriced = (rent: number, penalty: PrepaymentId, samples: string) => [
  given.term(30),
  ...escrow,
  given.lease(rent),
  given.creditScore(720),
  given.prepayment(penalty),
  given.other("Base rate and adders", `samples: ${samples}`),
];
const rateSought = unpriced(2500, "5-4-3-2-1", "6.75%, 0.50 below 1.25, 0.25 from 1.25, 0.25 above 75% LTV");
const strong = [...owed, given.lease(3000), given.target(1.25)];
const limitedTo = (percent: number) => given.other("LTV limit", `${percent}%`);

const lever = (id: LeverId, print: (value: number) => string) => (deal: Deal) =>
  print(solveLevers(deal).find((answer) => answer.id === id)?.to ?? 0);
const maximum = (limit: number) => (deal: Deal) => usd(maximumsOf(deal, limit).maxLoan);
const margin = (id: Margin["id"], print: (value: number) => string) => (deal: Deal) =>
  print(marginsOf(deal, 80).find((candidate) => candidate.id === id)?.to ?? 0);
const estimatedRate = (deal: Deal, rates: RateTable) => {
  const { rate } = estimateDealRate(deal, rates);
  return rate === null ? "none" : formatRate(rate);
};
const cliff = (id: RateCliff["id"]) => (deal: Deal, rates: RateTable) =>
  findRateCliffs(deal, rates).find((candidate) => candidate.id === id)?.sentence ?? "none";
const cell = (axes: { across: Axis; down: Axis }, row: number, column: number) => (deal: Deal) =>
  ratio(heatMapOf(deal, axes).rows[row]?.cells[column]?.ratio ?? 0);
const sayCheck = (rules: readonly RuleCheck[], id: string) => {
  const { exactMissBy, missBy, actual } = rules.find((rule) => rule.id === id) ?? {};
  return exactMissBy ?? missBy ?? actual ?? "none";
};
const check = (id: string) => (deal: Deal) => sayCheck(checkLender(deal, SAMPLE_LENDER).rules, id);

const borrowerCheck = (id: string) => (deal: Deal) =>
  sayCheck(
    borrowerChecksOf(deal).flatMap((borrower) => borrower.rules),
    id,
  );

/** What would change a deal, and what it could withstand. */
export const answerVectors: readonly FormulaVector[] = [
  ...vectors("path-to-target", [
    [toTarget, "Rent", "$2,669", lever("rent", usd)],
    [[...vacant, given.target(1.25)], "Market rent", "$2,966", lever("rent", usd)],
    [toTarget, "Down payment", "$94,774", lever("downPayment", usd)],
    [toTarget, "Price", "$273,635", lever("price", usd)],
    [toTarget, "Rate", "6.25%", lever("rate", formatRate)],
    [toTarget, "Taxes and insurance a month", "$390", lever("taxesAndInsurance", usd)],
    [
      [...house, given.rate(7.25), given.term(15), ...escrow, given.lease(2700), given.target(1.25)],
      "Term",
      "30 years",
      lever("term", (years) => `${years} years`),
    ],
    [
      [...owed, given.lease(2400), given.target(1.25)],
      "Rate with 4 points, ratio 1.21: not enough",
      "6.25%",
      lever("rate", formatRate),
    ],
  ]),
  ...vectors("maximum-loan", [
    [[...toTarget, limitedTo(80)], "Loan", "$205,226.27", maximum(80)],
    [
      [given.price(333_333.33), ...terms, given.lease(4000), given.target(1.25), limitedTo(80)],
      "Loan",
      "$266,666.66",
      maximum(80),
    ],
    [
      [...toTarget, limitedTo(80)],
      "Price with the same cash",
      "$280,226.27",
      (deal) => usd(maximumsOf(deal, 80).maxPriceSameCash),
    ],
    [
      [...house, ...terms, given.cashOut(150_000), given.lease(4000), given.target(1.25)],
      "Loan, at 70% of the value",
      "$210,000",
      (deal) => usd(maximumsOf(deal, LTV_LIMITS[deal.purpose]).maxLoan),
    ],
    [
      [...house, ...terms, given.lease(4000), given.target(0.75), limitedTo(65)],
      "Loan",
      "$195,000",
      maximum(65),
    ],
  ]),
  ...vectors("margin-of-safety", [
    [strong, "Lowest rent", "$2,668.63", margin("rent", usd)],
    [strong, "Highest rate", "8.935%", margin("rate", formatRate)],
    [[...house, limitedTo(80)], "Lowest value", "$281,250", margin("value", usd)],
  ]),
  ...vectors("rate-estimate", [
    [
      [...house, ...unpriced(2500, "5-4-3-2-1", "6.75%, and 0.50 for 1.00-1.24")],
      "Rate",
      "7.25%",
      estimatedRate,
    ],
    [
      [...house, ...unpriced(2500, "none", "6.75%, 0.50 for 1.00-1.24, and 0.50 for no penalty")],
      "Rate",
      "7.75%",
      estimatedRate,
    ],
    [
      [...house, ...unpriced(2650, "5-4-3-2-1", "6.75%, and 0.25 for 1.25-1.39")],
      "Rate, the lower of two",
      "7.00%",
      estimatedRate,
    ],
  ]),
  ...vectors("cliffs", [
    [
      [...house, ...rateSought],
      "More down",
      "Put $14,569 more down and you cross 1.25: 0.25% less.",
      cliff("down-payment-ratio"),
    ],
    [
      [...house, ...rateSought],
      "More rent",
      "Raise the rent by $122 a month and you cross 1.25: 0.25% less.",
      cliff("rent"),
    ],
    [
      [given.price(300_000), given.downPercent(20), ...rateSought],
      "More down",
      "Put $15,000 more down and you reach 75% LTV: 0.25% less.",
      cliff("down-payment-ltv"),
    ],
  ]),
  ...vectors("heat-map", [
    [
      toTarget,
      "Ratio at a rate of 7.50% and a rent of $2,562.50",
      "1.1791",
      cell({ across: "rate", down: "rent" }, 4, 5),
    ],
    [
      toTarget,
      "Ratio at a price of $307,500 and 27.5% down",
      "1.1788",
      cell({ across: "price", down: "downPayment" }, 4, 5),
    ],
  ]),
  ...vectors("lender-checks", [
    [
      [...owed, given.lease(2300), given.other("Minimum ratio", "1.10")],
      "Ratio",
      "0.02 too low: $49 more rent a month, or $6,449 more down",
      check("minimum-ratio"),
    ],
    [
      [given.price(300_000), given.downPercent(15), given.other("Maximum LTV", "80%")],
      "LTV",
      "5 points too high: $15,000 more down",
      check("maximum-ltv"),
    ],
    [
      [given.price(180_000), given.downPercent(25), given.other("Smallest loan", "$150,000")],
      "Loan",
      "$15,000 too small",
      check("smallest-loan"),
    ],
    [
      [given.price(300_000), given.downPercent(100), given.other("Minimum ratio", "1.10")],
      "Ratio",
      "no debt",
      check("minimum-ratio"),
    ],
  ]),
  ...vectors("borrower-checks", [
    [
      [given.price(300_000), given.downPercent(25), given.borrower("foreign-national", "foreign national")],
      "LTV",
      "5 points too high: $15,000 more down",
      borrowerCheck("maximum-ltv"),
    ],
    [
      [...owed, given.lease(2100), given.borrower("foreign-national", "foreign national")],
      "Ratio",
      "0.02 too low: $35 more rent a month, or $5,115 more down",
      borrowerCheck("minimum-ratio"),
    ],
    [
      [...owed, given.reserves(6), given.borrower("foreign-national", "foreign national")],
      "Reserves missing",
      "$12,809.40 more in the bank",
      borrowerCheck("reserves"),
    ],
    [
      [given.creditScore(660), given.borrower("itin", "resident with an ITIN")],
      "Credit score",
      "20 points too low",
      borrowerCheck("credit-score"),
    ],
    [
      [...owed, given.lease(2500), given.rural()],
      "Ratio",
      "0.03 too low: $62 more rent a month, or $7,559 more down",
      borrowerCheck("minimum-ratio"),
    ],
    [
      [given.price(300_000), given.downPercent(20), given.firstRental()],
      "LTV",
      "5 points too high: $15,000 more down",
      borrowerCheck("maximum-ltv"),
    ],
  ]),
];
