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

/** A minute on an idle machine, and several times as long on a busy one. */
const TIMEOUT_MS = 600_000;

test("LibreOffice computes every result of 50 random holds to the cent", {
  timeout: TIMEOUT_MS,
}, async () => {
  const plans = [...fc.sample(arbitraryPlans(fc), cases(50)), TEST_PLAN];
  const workbooks = plans.map((plan) => holdWorkbook(plan, ORIGIN));
  expect(await expectSameInLibreOffice(workbooks)).toBeGreaterThan(50 * 100);
});
