import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "../../../../tests/setup/properties.ts";
import { expectSameInLibreOffice } from "../../../../tests/setup/recalculated-workbooks.ts";
import { arbitraryPlans, TEST_PLAN } from "../test-plans.ts";
import { holdWorkbook } from "./hold-workbook.ts";

const ORIGIN = {
  companyName: "RentRatio",
  url: "https://example.com/hold-projection#v=1",
  formulasVersion: "1.3",
};

test("LibreOffice computes every result of random holds to the cent", async () => {
  const plans = [...fc.sample(arbitraryPlans(fc), cases(5)), TEST_PLAN];
  const workbooks = plans.map((plan) => holdWorkbook(plan, ORIGIN));
  expect(await expectSameInLibreOffice(workbooks)).toBeGreaterThan(50 * 100);
});
