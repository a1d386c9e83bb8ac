import { describe, expect, test } from "vitest";
import { type Deal, withBills } from "../deal.ts";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { lenderRatioOf } from "../ratios/lender-view.ts";
import {
  describeDearerInsurance,
  describeInsuranceRecord,
  type InsuranceRecord,
} from "./insurance-record.ts";
import { insuranceBreakEven } from "./margin-of-safety.ts";

const years = { premiums: [2018, 2019, 2020, 2021, 2022], nonRenewals: [2018, 2019, 2020, 2021, 2022, 2023] };
const record: InsuranceRecord = {
  premiums: [1_271, 1_270, 1_273, 1_304, 1_312],
  nonRenewals: [1.16, 0.62, 0.39, 0.66, 0.76, 0.92],
  years,
};

const say = (deal: Deal, found: InsuranceRecord) => describeInsuranceRecord(insuranceBreakEven(deal), found);

describe("what is recorded of insurance in a county", () => {
  test("premiums, non-renewals and the amount at which the ratio falls below 1.00", () => {
    expect(say(EXAMPLE_DEAL, record)).toBe(
      "Premiums here rose 3.2% from 2018 to 2022; 0.92% of policies were not renewed in 2023; your ratio falls below 1.00 at $516 a month.",
    );
    const at = (insurance: number) => Number(lenderRatioOf(withBills(EXAMPLE_DEAL, { insurance })));
    expect(at(516)).toBeLessThan(1);
    expect(at(515)).toBeGreaterThanOrEqual(1);
  });

  test("a part that is not recorded is left out", () => {
    expect(say(EXAMPLE_DEAL, { ...record, premiums: [] })).toBe(
      "0.92% of policies were not renewed in 2023; your ratio falls below 1.00 at $516 a month.",
    );
    expect(say(EXAMPLE_DEAL, { ...record, nonRenewals: [1, 1, 1, 1, 1, null] })).toBe(
      "Premiums here rose 3.2% from 2018 to 2022; your ratio falls below 1.00 at $516 a month.",
    );
    expect(say(EXAMPLE_DEAL, { ...record, premiums: [null, 1, 1, 1, 1] })).not.toContain("Premiums");
    expect(say(EXAMPLE_DEAL, { premiums: [], nonRenewals: [], years })).toBeUndefined();
  });

  test("premiums can fall, or stay", () => {
    const fallen = { ...record, premiums: [1_000, 1, 1, 1, 900] };
    expect(say(EXAMPLE_DEAL, fallen)).toContain("Premiums here fell 10.0% from 2018");
    const same = { ...record, premiums: [900, 1, 1, 1, 900] };
    expect(say(EXAMPLE_DEAL, same)).toContain("did not change from 2018");
  });

  test.each([
    [{ leaseRent: 2_100 }, "your ratio is below 1.00 now and reaches it at $115 a month"],
    [{ leaseRent: 500 }, "your ratio is below 1.00 at any premium"],
  ])("%o: %s", (change, words) => {
    expect(say({ ...EXAMPLE_DEAL, ...change }, record)).toContain(words);
  });

  test("without a loan there is no ratio to fall", () => {
    expect(say({ ...EXAMPLE_DEAL, downPaymentPercent: 100, basis: "noi" }, record)).toBe(
      "Premiums here rose 3.2% from 2018 to 2022; 0.92% of policies were not renewed in 2023.",
    );
  });
});

test("the ratio with insurance half as much again", () => {
  const said = describeDearerInsurance(EXAMPLE_DEAL);
  const ratio = Number(lenderRatioOf(withBills(EXAMPLE_DEAL, { insurance: 225 })));
  expect(said).toBe(
    `With insurance half as much again, $225 a month, the ratio is ${(Math.floor(ratio * 100) / 100).toFixed(2)}.`,
  );
  expect(describeDearerInsurance({ ...EXAMPLE_DEAL, insurance: 0 })).toBeUndefined();
});
