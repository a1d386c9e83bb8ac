import { expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../calculators/deal/example-deal.ts";
import { handDealTo } from "../calculators/deal/sharing/handed-deal.ts";
import { EXAMPLE_PLAN } from "../calculators/refinance/example-plan.ts";
import { writePlanFragment } from "../calculators/refinance/sharing/plan-link.ts";
import { readIncomingPlan } from "./incoming-plan.ts";

test("a private link brings its plan", () => {
  expect(readIncomingPlan(writePlanFragment(EXAMPLE_PLAN))).toEqual({ kind: "inputs", inputs: EXAMPLE_PLAN });
});

test("the deal analyzer brings its house and its loan", () => {
  const fragment = handDealTo("", EXAMPLE_DEAL);
  expect(readIncomingPlan(fragment)).toMatchObject({
    kind: "inputs",
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
