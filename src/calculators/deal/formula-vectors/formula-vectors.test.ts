import { describe, expect, test } from "vitest";
import { type FormulaId, formulas, formulasContent } from "../../../../content/calculators/formulas.ts";
import { closingExample } from "../../../../content/guides/closing-taxes.ts";
import { formatUsd } from "../../../dscr/money.ts";
import { TEST_RATES } from "../../../dscr/test-rate-table.ts";
import { recordVectors, testedFormulas } from "../../../formulas/formulas-catalog.server.ts";
import { SEARCH_MONTHS } from "../../refinance/earliest-month.ts";
import { APPRAISAL_STEPS } from "../../refinance/refinance-answers.ts";
import { INITIAL_PLAN } from "../../refinance/refinance-plan.ts";
import { USUAL_ESTIMATES } from "../bill-estimates.ts";
import { INITIAL_DEAL } from "../deal.ts";
import { REMEDY_REACH } from "../lenders/eligibility.ts";
import { PREPAYMENT_STRUCTURES } from "../prepayment/exit-cost.ts";
import { RATE_CLIFF_REACH } from "../rate/rate-cliffs.ts";
import { NOI_UNDERWRITING } from "../ratios/lender-view.ts";
import { BUY_DOWN, OFFERED_TERMS } from "../target/levers.ts";
import { LTV_LIMITS } from "../target/ltv-limit.ts";
import { formulaVectors, printVectors } from "./formula-vectors.ts";

/** Notation and assumptions of one formula, as one text. */
function textOf(id: FormulaId): string {
  const formula = formulas.find((candidate) => candidate.id === id);
  return [...(formula?.notation ?? []), ...(formula?.assumptions ?? [])].join("\n");
}

describe("the published test vectors", () => {
  test.each(formulaVectors)("$formula: $result is $expected", ({ compute, expected }) => {
    expect(compute(TEST_RATES)).toBe(expected);
  });

  test.each(recordVectors)("$formula: $result is $expected", ({ compute, expected }) => {
    expect(compute()).toBe(expected);
  });

  test.each(testedFormulas)("$id has one at least, and names what it was given", ({ vectors }) => {
    expect(vectors).not.toEqual([]);
    expect(vectors.every(({ given }) => given.length > 0)).toBe(true);
  });

  test("nothing but text reaches the page", () => {
    expect(printVectors("payment")[0]).toEqual({
      formula: "payment",
      given: [
        { label: "Loan", value: "$225,000" },
        { label: "Yearly rate", value: "7.25%" },
        { label: "Term", value: "30 years" },
      ],
      result: "Payment",
      expected: "$1,534.90",
    });
  });
});

describe("the published text", () => {
  const { vacancyPercent, managementPercent, reservesPerUnitYear } = NOI_UNDERWRITING;
  const adders = new Map(PREPAYMENT_STRUCTURES.map(({ id, rateAdder }) => [id, rateAdder.toFixed(2)]));

  test.each<[FormulaId, string]>([
    ["lender-ratio-noi", `${vacancyPercent}% vacancy − ${managementPercent}% management`],
    ["lender-ratio-noi", `$${reservesPerUnitYear} per unit a year`],
    ["path-to-target", `${BUY_DOWN.points}% for each ${BUY_DOWN.percentagePoints} percentage points`],
    ["path-to-target", `${BUY_DOWN.mostPoints} points at most`],
    ["path-to-target", `a term of ${OFFERED_TERMS.usual} years before ${OFFERED_TERMS.longest}`],
    ["maximum-loan", `${LTV_LIMITS.purchase}% for a purchase`],
    ["maximum-loan", `${LTV_LIMITS["rate-term"]}% for a rate-and-term refinance`],
    ["maximum-loan", `${LTV_LIMITS["cash-out"]}% for a cash-out`],
    ["estimated-bills", `Without a state, ${USUAL_ESTIMATES.taxPercent}%`],
    ["estimated-bills", `by assumption: ${USUAL_ESTIMATES.insurancePercent}% of the price`],
    [
      "owner-cash-flow",
      `start at ${INITIAL_DEAL.vacancyPercent}, ${INITIAL_DEAL.managementPercent}, ${INITIAL_DEAL.maintenancePercent} and ${INITIAL_DEAL.capitalReservePercent}, and the short-term fees at ${INITIAL_DEAL.shortTermFeePercent}`,
    ],
    [
      "cash-needed",
      `${INITIAL_DEAL.closingCostPercent}% of the price, points at ${INITIAL_DEAL.points} and reserves at ${INITIAL_DEAL.reserveMonths} months`,
    ],
    [
      "closing-taxes",
      `a house of ${formatUsd(closingExample.price)} with a loan of ${formatUsd(closingExample.loan)}`,
    ],
    ["cliffs", `${RATE_CLIFF_REACH.priceShare * 100}% of the price more down`],
    ["cliffs", `${RATE_CLIFF_REACH.rentShare * 100}% more rent`],
    ["cliffs", `${RATE_CLIFF_REACH.creditPoints} points of credit score`],
    [
      "lender-checks",
      `up to ${REMEDY_REACH * 100}% more rent, or up to ${REMEDY_REACH * 100}% of the loan more down`,
    ],
    ["holding-cost", `${adders.get("3-2-1")} percentage points for 3-2-1`],
    ["holding-cost", `${adders.get("none")} for no penalty`],
    ["refinance-value", `The planner starts at ${INITIAL_PLAN.seasoningMonths}`],
    [
      "refinance-loan",
      `${INITIAL_PLAN.cashOutLtv}% for a cash-out, ${INITIAL_PLAN.rateTermLtv}% for rate and term`,
    ],
    ["appraisal-for-all-cash", `${APPRAISAL_STEPS.slice(1, 3).join("%, ")}% and ${APPRAISAL_STEPS[3]}%`],
    ["earliest-refinance", `ends ${SEARCH_MONTHS} months after`],
  ])("%s states the figure of the code: %s", (id, figure) => {
    expect(textOf(id)).toContain(figure);
  });

  test("every formula is named once", () => {
    expect(new Set(formulas.map(({ id }) => id)).size).toBe(formulas.length);
    expect(new Set(formulas.map(({ name }) => name)).size).toBe(formulas.length);
  });

  test("the newest change is the version on the page", () => {
    const { version, updated } = formulasContent;
    expect(formulasContent.changes[0]).toMatchObject({ version, date: updated });
  });
});
