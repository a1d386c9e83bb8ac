import type fc from "fast-check";
import { type Deal, INITIAL_DEAL, INITIAL_RENT, type UnitRent, withPrice } from "./deal.ts";

/**
 * Deals of every purpose, use, rule and basis, in whole cents. The library is passed in because pure files import none.
 */
export function arbitraryDeals({
  array,
  constantFrom,
  integer,
  boolean,
  record,
  tuple,
}: typeof fc): fc.Arbitrary<Deal> {
  const dollars = (max: number) => integer({ min: 0, max: max * 100 }).map((cents) => cents / 100);
  const unit = record({
    use: constantFrom("long-term", "long-term", "short-term"),
    leaseRent: dollars(6000),
    marketRent: constantFrom(0, 1, 1).chain((share) => dollars(6000).map((rent) => rent * share)),
    isVacant: boolean(),
    shortTermGross: dollars(70_000),
    hasShortTermHistory: boolean(),
    shortTermRule: constantFrom("gross-80", "lower-80", "net-of-fees"),
  } satisfies { [Field in keyof UnitRent]: fc.Arbitrary<UnitRent[Field]> });
  const thousandths = (max: number) => integer({ min: 0, max: max * 1000 }).map((steps) => steps / 1000);
  const figures = record({
    purpose: constantFrom("purchase", "rate-term", "cash-out"),
    price: integer({ min: 5_000_000, max: 300_000_000 }).map((cents) => cents / 100),
    downPaymentPercent: thousandths(100),
    annualRatePercent: thousandths(15),
    termYears: constantFrom(15, 30, 40),
    interestOnlyYears: constantFrom(0, 0, 5, 10),
    propertyTax: dollars(2000),
    insurance: dollars(1000),
    estimatedTaxPercent: constantFrom(0, 0, 1.25),
    estimatedInsurancePercent: constantFrom(0, 0, 0.6),
    associationDues: dollars(500),
    units: integer({ min: 1, max: 8 }),
    basis: constantFrom("pitia", "noi"),
    use: constantFrom("long-term", "short-term"),
    leaseRent: dollars(12_000),
    marketRent: constantFrom(0, 1, 1).chain((share) => dollars(12_000).map((rent) => rent * share)),
    isVacant: boolean(),
    shortTermGross: dollars(150_000),
    hasShortTermHistory: boolean(),
    shortTermRule: constantFrom("gross-80", "lower-80", "net-of-fees"),
    shortTermFeePercent: integer({ min: 0, max: 40 }),
    vacancyPercent: thousandths(20),
    managementPercent: thousandths(20),
    maintenancePercent: thousandths(20),
    capitalReservePercent: thousandths(20),
    utilities: dollars(500),
    targetRatio: constantFrom(0.75, 1, 1.15, 1.25, 1.5),
  });
  // One deal in four has a rent roll, and its own rents are then ignored.
  return tuple(figures, array(unit, { minLength: 8, maxLength: 8 }), integer({ min: 1, max: 4 })).map(
    ([changes, units, chance]): Deal => {
      const hasRoll = chance === 1 && changes.units > 1;
      const deal = { ...INITIAL_DEAL, ...changes, rentRoll: hasRoll ? units.slice(0, changes.units) : [] };
      return withPrice({ ...deal, ...(hasRoll && INITIAL_RENT) }, changes.price);
    },
  );
}
