import type { Deal } from "../../../src/calculators/deal/deal.ts";
import { Decimal } from "../decimal.ts";
import { isWithinLtv } from "./deal-loan.ts";
import { lenderFraction, meets, ratioOf, termsOf } from "./ratios.ts";
import { unitsIn } from "./rents.ts";

/** Formula "rate-estimate", with the sample adders of the specification, section 9. */

const BASE_RATE = 6.75;

/** Best band first. Below the last one, the samples have no adder. */
const RATIO_BANDS = [
  { floor: 1.4, adder: 0 },
  { floor: 1.25, adder: 0.25 },
  { floor: 1, adder: 0.5 },
] as const;

const LTV_BANDS = [
  { upTo: 75, adder: 0 },
  { upTo: 80, adder: 0.25 },
  { upTo: 85, adder: 0.5 },
] as const;

interface Answer {
  /** Eighths and quarters, which doubles add exactly. Null if the samples have no adder. */
  readonly rate: number | null;
  readonly ratio: Decimal | null;
}

/**
 * Every band whose own rate gives a ratio inside it, lowest rate first. A ratio below 1.00 is tried at the highest
 * rate.
 */
export function rateAnswers(deal: Deal): readonly Answer[] {
  const typed = { rate: null, ratio: ratioOf(lenderFraction(deal)) };
  const ltv = ltvAdder(deal);
  if (ltv === null) return [typed];
  const others =
    BASE_RATE + ltv + creditAdder(deal.creditScore) + propertyAdders(deal) + prepaymentAdder(deal);
  const tried = RATIO_BANDS.map(({ adder, floor }, place) => {
    const rate = others + adder;
    const fraction = lenderFraction(deal, { ...termsOf(deal), ratePercent: Decimal.of(rate) });
    const better = RATIO_BANDS[place - 1];
    const isReached = meets(fraction, floor);
    const isOwn = isReached && !(better && meets(fraction, better.floor));
    return { rate, ratio: ratioOf(fraction), isReached, isOwn };
  });
  return [...tried.filter(({ isOwn }) => isOwn), ...(tried.at(-1)?.isReached ? [] : [typed])];
}

function ltvAdder(deal: Deal): number | null {
  return LTV_BANDS.find(({ upTo }) => isWithinLtv(deal, upTo))?.adder ?? null;
}

function creditAdder(score: number): number {
  if (score >= 700) return 0;
  return score >= 620 ? 0.5 : 1;
}

/** A new investor's adder is a range; the upper end counts. */
function propertyAdders(deal: Deal): number {
  const isBooked = unitsIn(deal).some(({ use }) => use === "short-term");
  return (deal.units > 1 ? 0.25 : 0) + (isBooked ? 0.5 : 0) + (deal.isNewInvestor ? 0.5 : 0);
}

/** The shorter the penalty, the higher the rate. A custom schedule is priced like the longest. */
function prepaymentAdder({ prepayment }: Deal): number {
  if (prepayment === "none") return 0.5;
  return prepayment === "3-2-1" ? 0.25 : 0;
}
