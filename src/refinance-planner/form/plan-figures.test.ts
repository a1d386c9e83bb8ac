import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../../tests/setup/properties.ts";
import { EXAMPLE_DEAL } from "../../calculators/deal/example-deal.ts";
import { handDealTo } from "../../calculators/deal/sharing/handed-deal.ts";
import { EXAMPLE_PLAN } from "../../calculators/refinance/example-plan.ts";
import { writePlanFragment } from "../../calculators/refinance/sharing/plan-link.ts";
import { arbitraryPlans } from "../../calculators/refinance/test-plans.ts";
import { editPlan, entryOf, explainField, figuresFor, readEntry, readIncomingPlan } from "./plan-figures.ts";

const { example, empty, missingIn } = figuresFor({ mode: "repair" });
const owned = figuresFor({ mode: "owned" });

describe("the fields of a plan", () => {
  test("read back as the plan they show", () => {
    forAll(cases(), [arbitraryPlans(fc)], (plan) => {
      expect(readEntry(entryOf(plan))).toEqual(plan);
    });
  });

  test("any text is a plan", () => {
    forAll(cases(), [fc.string()], (text) => {
      const typed = { ...example, purchasePrice: text, monthsToRefinance: text, mode: text };
      const plan = readEntry(typed);
      expect(Number.isFinite(plan.purchasePrice + plan.monthsToRefinance)).toBe(true);
      expect(["repair", "owned"]).toContain(plan.mode);
    });
  });

  test("an empty sheet lacks price, value and rent; a market rent is enough", () => {
    expect(missingIn(empty)).toEqual(["purchasePrice", "value", "leaseRent"]);
    expect(missingIn(example)).toEqual([]);
    expect(missingIn({ ...example, leaseRent: "", marketRent: "2000" })).toEqual([]);
  });
});

test.each([
  ["after the repairs", {}, undefined],
  [
    "before them",
    { monthsToRefinance: "1" },
    "The repairs take 3 months, longer than the plan. The figures count them as done and paid by month 1.",
  ],
  ["of a house without repairs", { mode: "owned", monthsToRefinance: "1" }, undefined],
] as const)("a refinance %s has this message", (_, changes, message) => {
  const plan = readEntry({ ...example, ...changes });
  expect(explainField("monthsToRefinance", plan)).toBe(message);
  expect(explainField("monthsToRepair", plan)).toBeUndefined();
});

test("an untouched example makes room for the one of the other plan; a figure of one's own stays", () => {
  expect(editPlan(owned.example, "mode", "repair", [])).toEqual(example);
  expect(editPlan(example, "mode", "owned", [])).toEqual(owned.example);
  const own = { ...owned.example, value: "$350,000" };
  expect(editPlan(own, "mode", "repair", [])).toEqual({ ...own, mode: "repair" });
});

test("a link that names no plan is still one to repair", () => {
  expect(readIncomingPlan("#v=1&bought=150000&value=265000")).toMatchObject({ inputs: { mode: "repair" } });
});

test("a private link brings its plan", () => {
  expect(readIncomingPlan(writePlanFragment(EXAMPLE_PLAN))).toEqual({ kind: "inputs", inputs: EXAMPLE_PLAN });
});

test("the deal analyzer brings its house and its loan", () => {
  expect(readIncomingPlan(handDealTo("", EXAMPLE_DEAL))).toMatchObject({
    inputs: { purchasePrice: 300_000, oldLoan: 225_000, leaseRent: 2_500 },
  });
});

test.each([
  ["", "none"],
  ["#results", "none"],
  ["#from=deal&v=1&price=x", "unreadable"],
  ["#from=elsewhere&v=1", "none"],
])("%o is %s", (fragment, kind) => {
  expect(readIncomingPlan(fragment).kind).toBe(kind);
});
