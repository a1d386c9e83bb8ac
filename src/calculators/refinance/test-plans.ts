import type fc from "fast-check";
import { type RefinancePlan, withEstimatedBills } from "./refinance-plan.ts";

/** Plans of both modes, in whole cents. The library is passed in because pure files import none. */
export function arbitraryPlans({
  array,
  constantFrom,
  integer,
  record,
}: typeof fc): fc.Arbitrary<RefinancePlan> {
  const dollars = (max: number) => integer({ min: 0, max: max * 100 }).map((cents) => cents / 100);
  const thousandths = (max: number) => integer({ min: 0, max: max * 1000 }).map((steps) => steps / 1000);
  const months = integer({ min: 0, max: 30 });
  return record({
    mode: constantFrom("repair", "repair", "owned"),
    purchasePrice: dollars(600_000),
    purchaseCosts: dollars(20_000),
    repairCost: dollars(200_000),
    value: dollars(1_200_000),
    monthsToRepair: months,
    monthsToRent: months,
    monthsOwned: integer({ min: 0, max: 90 }),
    monthsToRefinance: months,
    waitMonths: months,
    oldLoan: constantFrom(0, 1, 1, 1).chain((share) => dollars(500_000).map((loan) => loan * share)),
    oldRatePercent: thousandths(14),
    oldTermYears: constantFrom(1, 2, 15, 30),
    oldPayments: constantFrom("level", "interest-only"),
    oldPrepayment: constantFrom("none", "3-2-1", "5-4-3-2-1", "custom"),
    customPrepayment: array(constantFrom(0, 0.5, 1, 3, 5), { maxLength: 10 }),
    annualRatePercent: thousandths(12),
    termYears: constantFrom(15, 30, 40),
    interestOnlyYears: constantFrom(0, 0, 5, 10),
    points: thousandths(5),
    newCosts: dollars(20_000),
    seasoningMonths: constantFrom(0, 3, 6, 12),
    cashOutLtv: constantFrom(65, 70, 72.5, 75, 80),
    rateTermLtv: constantFrom(70, 75, 80),
    minimumRatio: constantFrom(0, 0.75, 1, 1.1, 1.25),
    leaseRent: dollars(8_000),
    marketRent: constantFrom(0, 1, 1).chain((share) => dollars(8_000).map((rent) => rent * share)),
    state: constantFrom("", "TX", "OH"),
    county: constantFrom("", "cuyahoga-county"),
    propertyTax: dollars(1_000),
    insurance: dollars(500),
    estimatedTaxPercent: constantFrom(0, 0, 2.39),
    estimatedInsurancePercent: constantFrom(0, 0, 0.67),
    associationDues: dollars(300),
    utilities: dollars(300),
    units: integer({ min: 1, max: 8 }),
    vacancyPercent: thousandths(20),
    managementPercent: thousandths(20),
    maintenancePercent: thousandths(20),
    capitalReservePercent: thousandths(20),
  } satisfies { [Field in keyof RefinancePlan]: fc.Arbitrary<RefinancePlan[Field]> }).map(withEstimatedBills);
}
