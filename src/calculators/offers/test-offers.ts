import type fc from "fast-check";
import type { Borrower } from "./conventional/borrower-fields.ts";
import { EMPTY_OFFER, type Offer } from "./offer.ts";

/** Offers with every line stated or not. The library is passed in because pure files import none. */
export function arbitraryOffers({
  array,
  constantFrom,
  integer,
  option,
  record,
}: typeof fc): fc.Arbitrary<Offer> {
  const stated = <Value>(values: fc.Arbitrary<Value>) => option(values, { freq: 3 });
  const thousandths = (max: number) => integer({ min: 0, max: max * 1000 }).map((steps) => steps / 1000);
  const dollars = stated(integer({ min: 0, max: 500_000 }).map((cents) => cents / 100));
  return record({
    name: constantFrom("", "Lender A", "Öst & Co."),
    annualRatePercent: thousandths(15),
    points: stated(thousandths(4)),
    originationFee: dollars,
    underwritingFee: dollars,
    processingFee: dollars,
    legalFee: dollars,
    appraisalFee: dollars,
    titleFee: dollars,
    otherFees: dollars,
    termYears: stated(constantFrom(7, 10, 15, 30, 40)),
    interestOnlyYears: stated(constantFrom(0, 5, 10)),
    amortizationYears: constantFrom(0, 0, 0, 25, 40),
    adjustment: constantFrom("fixed", "fixed", "5-6", "7-6", "10-6"),
    indexPercent: thousandths(8),
    marginPercent: thousandths(6),
    firstCapPercent: thousandths(5),
    periodicCapPercent: constantFrom(0, 1, 1.5),
    lifeCapPercent: thousandths(6),
    prepayment: stated(array(constantFrom(0.5, 1, 2, 3, 5), { maxLength: 7 })),
    lockDays: stated(constantFrom(0, 30, 45)),
    reserveMonths: stated(constantFrom(0, 3, 6, 12)),
    escrow: constantFrom("unstated", "required", "waived"),
  } satisfies { [Field in keyof Offer]: fc.Arbitrary<Offer[Field]> });
}

/** Incomes near the limits too. */
export function arbitraryBorrowers({
  integer,
  option,
  record,
}: Pick<typeof fc, "integer" | "option" | "record">): fc.Arbitrary<Borrower | null> {
  const cents = (max: number) => integer({ min: 0, max }).map((amount) => amount / 100);
  return option(
    record({
      monthlyIncome: cents(2_000_000),
      monthlyDebts: cents(800_000),
      financedProperties: integer({ min: 1, max: 12 }),
      dtiLimit: integer({ min: 300, max: 500 }).map((tenths) => tenths / 10),
    } satisfies { [Field in keyof Borrower]: fc.Arbitrary<Borrower[Field]> }),
  );
}

export const TEST_BORROWER: Borrower = {
  monthlyIncome: 8000,
  monthlyDebts: 2900,
  financedProperties: 3,
  dtiLimit: 45,
};

/** An offer on which only the rate stands. */
export function offerAt(annualRatePercent: number, changes: Partial<Offer> = {}): Offer {
  return { ...EMPTY_OFFER, annualRatePercent, ...changes };
}
