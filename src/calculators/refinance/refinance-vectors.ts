import type { FormulaId } from "../../../content/calculators/formulas.ts";
import {
  type FormulaVector,
  percent,
  ratio,
  SAMPLE_LENDER,
  usd,
  type VectorRow,
} from "../deal/formula-vectors/vector-builders.ts";
import { mapRows } from "../fields/field-rows.ts";
import { fieldsOf } from "../sharing/dscr-fragment.ts";
import { cashInDealOf } from "./cash-in-deal.ts";
import { earliestByLender, earliestByRule } from "./earliest-month.ts";
import { type PastAppraisals, pastAppraisals } from "./past/past-appraisals.ts";
import {
  appraisalForAllCash,
  choicesOf,
  delayedFinancingOf,
  monthsToRepayCosts,
  plannedCashOut,
} from "./refinance-answers.ts";
import { type Outcome, type Planner, plannerOf } from "./refinance-outcome.ts";
import { INITIAL_PLAN, REFINANCE_TABLE, type RefinancePlan } from "./refinance-plan.ts";

/** All zeros, so that a vector names every figure that counts. */
const BLANK_PLAN: RefinancePlan = {
  ...INITIAL_PLAN,
  monthsToRepair: 0,
  monthsToRent: 0,
  monthsOwned: 0,
  monthsToRefinance: 0,
  waitMonths: 0,
  oldRatePercent: 0,
  annualRatePercent: 0,
  points: 0,
  seasoningMonths: 0,
  minimumRatio: 0,
  vacancyPercent: 0,
  managementPercent: 0,
  maintenancePercent: 0,
  capitalReservePercent: 0,
};

function vectors(
  formula: FormulaId,
  rows: readonly VectorRow<Partial<RefinancePlan>, (planner: Planner) => string>[],
): readonly FormulaVector[] {
  return rows.map(([figures, result, expected, answer]) => {
    const plan = { ...BLANK_PLAN, ...figures };
    const said = mapRows(REFINANCE_TABLE, plan, (row, value) => ({ label: row.name, value: row.say(value) }));
    const given = fieldsOf(REFINANCE_TABLE).flatMap((field) => (field in figures ? [said[field]] : []));
    return { formula, given, result, expected, compute: () => answer(plannerOf(plan)) };
  });
}

const planned = (part: (outcome: Outcome) => string) => (planner: Planner) => part(plannedCashOut(planner));
const counted = planned(({ countedValue }) => usd(countedValue));
const loan = planned((outcome) => usd(outcome.loan));
const cashOut = planned((outcome) => usd(outcome.cashOut));
const newRatio = planned((outcome) => (outcome.ratio === null ? "none" : ratio(outcome.ratio)));
const cashIn = ({ plan }: Planner) => usd(cashInDealOf(plan)(plan.monthsToRefinance).total);
const rateTerm = (part: (outcome: Outcome) => string) => (planner: Planner) => {
  const outcome = choicesOf(planner).rateTerm;
  return outcome ? part(outcome) : "none";
};
const delayed = (part: (outcome: Outcome) => number) => (planner: Planner) => {
  const outcome = delayedFinancingOf(planner);
  return outcome ? usd(part(outcome)) : "none";
};
const neededAppraisal = (planner: Planner) => {
  const { value } = appraisalForAllCash(planner);
  return value === null ? "no appraisal is enough" : usd(value);
};
const earliest = (seasoningMonths: number) => (planner: Planner) => {
  const answer = earliestByRule(planner).find((rule) => rule.seasoningMonths === seasoningMonths);
  return answer?.outcome ? `month ${answer.outcome.month}` : "none";
};
const atLender = (planner: Planner) => {
  const outcome = earliestByLender(planner, [SAMPLE_LENDER])[0]?.outcome;
  return outcome ? `month ${outcome.month}` : "none";
};

/** The example plan, split into the parts that formulas need. */
const house = { purchasePrice: 150_000, repairCost: 45_000, value: 265_000 } as const;
const timed = { monthsToRefinance: 6, seasoningMonths: 6 } as const;
const early = { monthsToRefinance: 5, seasoningMonths: 6 } as const;
const bought = { ...house, purchaseCosts: 6_000, monthsToRepair: 3, monthsToRent: 4 } as const;
const shortLoan = {
  oldLoan: 112_500,
  oldRatePercent: 10.5,
  oldTermYears: 1,
  oldPayments: "interest-only",
} as const;
const longLoan = {
  mode: "owned",
  monthsOwned: 30,
  oldLoan: 225_000,
  oldRatePercent: 8.5,
  oldTermYears: 30,
  oldPayments: "level",
  oldPrepayment: "3-2-1",
} as const;
const newLoan = { annualRatePercent: 7.25, termYears: 30 } as const;
const charged = { newCosts: 5_000, points: 1 } as const;
const limits = { cashOutLtv: 70, minimumRatio: 1 } as const;
const rented = { leaseRent: 2_250, propertyTax: 275, insurance: 125 } as const;
const ownerCosts = {
  vacancyPercent: 5,
  managementPercent: 8,
  maintenancePercent: 5,
  capitalReservePercent: 5,
} as const;
const granted = { ...newLoan, ...limits, ...rented } as const;
const wholePlan = {
  ...bought,
  ...timed,
  ...shortLoan,
  ...granted,
  ...charged,
  ...ownerCosts,
};

/** Prices fall by nearly two fifths within half a year, and rise again. */
const PRICES = [100, 98, 64, 60, 50, 61, 75, 80];
const atMonth6 = (print: (found: PastAppraisals) => string) => (planner: Planner) => {
  const found = pastAppraisals(planner, { prices: PRICES }).find(({ month }) => month === 6);
  return found ? print(found) : "none";
};
const pastVectors = vectors("past-appraisals", [
  [
    wholePlan,
    "Lowest appraisal that pays everything off at month 6",
    "$169,552.68",
    atMonth6(({ repays }) => usd(repays.needed ?? 0)),
  ],
  [
    wholePlan,
    "Starts after which it is enough",
    "5 of 6",
    atMonth6(({ repays, starts }) => `${repays.starts} of ${starts}`),
  ],
  [
    wholePlan,
    "Starts after which it returns all cash",
    "2 of 6",
    atMonth6(({ returnsAll, starts }) => `${returnsAll.starts} of ${starts}`),
  ],
  [wholePlan, "Lowest appraisal at month 6", "$162,244.90", atMonth6(({ lowest }) => usd(lowest.value))],
]).map((vector) => ({
  ...vector,
  given: [...vector.given, { label: "Index of prices", value: PRICES.join("; ") }],
}));

/** What a refinance brings, and when. */
export const refinanceVectors: readonly FormulaVector[] = [
  ...vectors("refinance-value", [
    [{ ...house, ...early }, "Value that counts", "$195,000", counted],
    [{ ...house, ...timed }, "Value that counts", "$265,000", counted],
    [{ ...house, ...early, value: 180_000 }, "Value that counts", "$180,000", counted],
  ]),
  ...vectors("refinance-loan", [
    [{ ...house, ...timed, ...granted }, "Loan", "$185,500", loan],
    [{ ...house, ...early, ...granted }, "Loan", "$136,500", loan],
    [{ ...house, ...timed, ...granted, leaseRent: 1_600 }, "Loan, by the ratio", "$175,908.34", loan],
    [
      { ...house, ...timed, ...granted, units: 5, leaseRent: 500, minimumRatio: 0 },
      "Loan, with a lowest ratio of 0",
      "$185,500",
      loan,
    ],
    [{ ...house, ...timed, ...granted, leaseRent: 300 }, "Ratio without a new loan", "none", newRatio],
    [{ ...house, ...timed, ...granted }, "Ratio", "1.3510", newRatio],
    [{ ...house, ...early, ...granted }, "New LTV", "51.5094%", planned(({ ltv }) => percent(ltv))],
  ]),
  ...vectors("delayed-financing", [
    [{ ...bought, ...early, ...granted, ...charged }, "Loan", "$161,000", delayed((outcome) => outcome.loan)],
    [
      { ...bought, ...early, ...granted, ...charged },
      "Cash out",
      "$154,390",
      delayed((outcome) => outcome.cashOut),
    ],
    [
      { ...bought, ...early, ...granted, ...charged, value: 200_000 },
      "Loan, by the limit of the value",
      "$140,000",
      delayed((outcome) => outcome.loan),
    ],
  ]),
  ...vectors("rate-and-term-loan", [
    [
      { ...house, ...timed, ...shortLoan, ...charged, rateTermLtv: 75 },
      "Loan",
      "$118,686.87",
      rateTerm((outcome) => usd(outcome.loan)),
    ],
    [
      { ...house, ...timed, ...shortLoan, ...charged, rateTermLtv: 75, value: 120_000 },
      "Cash to bring, beside a loan of $90,000",
      "$28,400",
      rateTerm((outcome) => usd(-outcome.cashOut)),
    ],
  ]),
  ...vectors("cash-in-deal", [
    [{ ...bought, ...shortLoan, ...rented, monthsToRefinance: 4 }, "Cash in", "$94,037.52", cashIn],
    [{ ...bought, ...timed, ...shortLoan, ...rented, ...ownerCosts }, "Cash in", "$93,341.28", cashIn],
    [
      { ...longLoan, purchasePrice: 300_000, purchaseCosts: 7_500, repairCost: 12_000 },
      "Cash in",
      "$94,500",
      cashIn,
    ],
  ]),
  ...vectors("cash-left", [
    [wholePlan, "Cash out", "$66,145", cashOut],
    [
      { ...wholePlan, marketRent: 2_600, monthsToRent: 9 },
      "Owner's cash flow a month afterwards, still empty",
      "$67.06",
      planned((outcome) => usd(outcome.monthlyCashFlow)),
    ],
    [wholePlan, "Cash left", "$27,196.28", planned((outcome) => usd(outcome.cashLeft))],
    [
      { ...longLoan, ...charged, value: 400_000, cashOutLtv: 75 },
      "Cash out, after a penalty of 1%",
      "$69,333.67",
      cashOut,
    ],
  ]),
  ...vectors("appraisal-for-all-cash", [
    [wholePlan, "Value", "$304,244.28", neededAppraisal],
    [{ ...wholePlan, ...early }, "Before seasoning ends", "no appraisal is enough", neededAppraisal],
  ]),
  ...pastVectors,
  ...vectors("earliest-refinance", [
    [wholePlan, "With 6 months of seasoning", "month 6", earliest(6)],
    [wholePlan, "Without seasoning, once repaired", "month 3", earliest(0)],
    [{ ...wholePlan, monthsToRepair: 11 }, "Without seasoning, once repaired", "month 11", earliest(0)],
    [
      { ...wholePlan, leaseRent: 1_230 },
      "Without seasoning, once the rent counts in full",
      "month 4",
      earliest(0),
    ],
    [wholePlan, "At a lender with loans from $150,000 and a lowest ratio of 1.10", "month 6", atLender],
  ]),
  ...vectors("refinance-costs-repaid", [
    [
      { ...longLoan, ...newLoan, ...charged, value: 400_000, rateTermLtv: 75 },
      "Rate and term repays its costs in",
      "59 months",
      rateTerm((outcome) => `${monthsToRepayCosts(outcome)} months`),
    ],
  ]),
];
