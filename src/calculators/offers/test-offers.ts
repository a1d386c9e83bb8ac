import type fc from "fast-check";
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

/** An offer on which only the rate stands. */
export function offerAt(annualRatePercent: number, changes: Partial<Offer> = {}): Offer {
  return { ...EMPTY_OFFER, annualRatePercent, ...changes };
}
