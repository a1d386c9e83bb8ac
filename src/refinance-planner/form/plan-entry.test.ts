import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases } from "../../../tests/setup/properties.ts";
import { EXAMPLE_PLAN } from "../../calculators/refinance/example-plan.ts";
import { arbitraryPlans } from "../../calculators/refinance/test-plans.ts";
import { fragmentToWrite } from "../../calculators/tool/figures-address.ts";
import { EMPTY_ENTRY, EXAMPLE_ENTRY, entryOf, missingIn, PLAN_LINK, readEntry } from "./plan-entry.ts";

describe("the fields of a plan", () => {
  test("read back as the plan they show", () => {
    fc.assert(
      fc.property(arbitraryPlans(fc), (plan) => {
        expect(readEntry(entryOf(plan))).toEqual(plan);
      }),
      cases(),
    );
  });

  test("any text is a plan", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const typed = { ...EXAMPLE_ENTRY, purchasePrice: text, monthsToRefinance: text, mode: text };
        const plan = readEntry(typed);
        expect(Number.isFinite(plan.purchasePrice + plan.monthsToRefinance)).toBe(true);
        expect(["repair", "owned"]).toContain(plan.mode);
      }),
      cases(),
    );
  });

  test("an empty sheet lacks price, value and rent; a market rent is enough", () => {
    expect(missingIn(EMPTY_ENTRY)).toEqual(["purchasePrice", "value", "leaseRent"]);
    expect(missingIn(EXAMPLE_ENTRY)).toEqual([]);
    expect(missingIn({ ...EXAMPLE_ENTRY, leaseRent: "", marketRent: "2000" })).toEqual([]);
  });
});

test.each([
  ["the example needs no fragment", EXAMPLE_ENTRY, ""],
  ["neither does an empty sheet", EMPTY_ENTRY, ""],
  ["an edit does", entryOf({ ...EXAMPLE_PLAN, value: 1 }), expect.stringContaining("&value=1&")],
])("%s", (_, entry, fragment) => {
  expect(fragmentToWrite(PLAN_LINK, entry, "#v=1&value=7")).toEqual(fragment);
});
