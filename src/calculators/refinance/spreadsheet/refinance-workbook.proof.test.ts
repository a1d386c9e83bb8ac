import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "../../../../tests/setup/properties.ts";
import { expectSameInLibreOffice } from "../../../../tests/setup/recalculated-workbooks.ts";
import { EXAMPLE_PLAN } from "../example-plan.ts";
import { arbitraryPlans } from "../test-plans.ts";
import { refinanceWorkbook } from "./refinance-workbook.ts";

const ORIGIN = {
  companyName: "RentRatio",
  url: "https://example.com/refinance-planner#v=1",
  formulasVersion: "1.3",
};

test("LibreOffice computes every result of random plans to the cent", async () => {
  const plans = [...fc.sample(arbitraryPlans(fc), cases(5)), EXAMPLE_PLAN];
  const workbooks = plans.map((plan) => refinanceWorkbook(plan, ORIGIN));
  expect(await expectSameInLibreOffice(workbooks)).toBeGreaterThan(50 * 100);
});
