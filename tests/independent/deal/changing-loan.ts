import type { Deal } from "../../../src/calculators/deal/deal.ts";
import { Decimal, lowerOf, sumOf, ZERO } from "../decimal.ts";
import { levelPayment, monthsInterest } from "../loan.ts";

/** Formulas "rate-reset", "reset-payment" and "balloon". Every month is worked out from the one before. */

export type Path = "expected" | "worst";

interface Borrowed {
  readonly loan: Decimal;
  readonly ratePercent: Decimal;
}

interface Month {
  readonly ratePercent: Decimal;
  /** Unrounded. */
  readonly payment: Decimal;
  readonly interest: Decimal;
  readonly owed: Decimal;
}

const YEARS = { fixed: 0, "5-6": 5, "7-6": 7, "10-6": 10 };
const HALF = Decimal.of(0.5);
const EIGHT = Decimal.of(8);
const higherOf = (one: Decimal, other: Decimal) => (one.isBelow(other) ? other : one);

export function isChanging({ adjustment, amortizationYears, termYears }: Deal): boolean {
  return adjustment !== "fixed" || amortizationYears > termYears;
}

export function repaidMonths({ termYears, amortizationYears }: Deal): number {
  return Math.round(Math.max(termYears, amortizationYears) * 12);
}

/** The middle of two eighths goes down. */
function indexed({ indexPercent, marginPercent }: Deal): Decimal {
  const margin = Decimal.of(marginPercent);
  const eighths = Decimal.of(indexPercent).plus(margin).times(EIGHT);
  const nearest = eighths.round(0);
  const isMiddle = nearest.minus(eighths).minus(HALF).isZero();
  return higherOf((isMiddle ? nearest.minus(Decimal.of(1)) : nearest).over(EIGHT), margin);
}

/** The rate of every month of the term. */
function rates(deal: Deal, first: Decimal, path: Path, months: number): readonly Decimal[] {
  const fixed = YEARS[deal.adjustment] * 12;
  const roof = first.plus(Decimal.of(deal.lifeCapPercent));
  const changes: Decimal[] = [];
  const all: Decimal[] = [];
  for (let month = 1; month <= months; month += 1) {
    const place = fixed === 0 || month <= fixed ? -1 : Math.floor((month - 1 - fixed) / 6);
    if (place >= changes.length) {
      const before = changes.at(-1) ?? first;
      const cap = Decimal.of(place === 0 ? deal.firstCapPercent : deal.periodicCapPercent);
      const most = lowerOf(before.plus(cap), roof);
      const aimed = path === "worst" ? most : lowerOf(higherOf(indexed(deal), before.minus(cap)), most);
      changes.push(higherOf(aimed, ZERO));
    }
    all.push(place < 0 ? first : (changes[place] ?? first));
  }
  return all;
}

/** Cached: the years of a hold ask for the same months again and again. */
const known = new WeakMap<Deal, Map<string, readonly Month[]>>();

export function months(deal: Deal, terms: Borrowed, path: Path): readonly Month[] {
  const byTerms = known.get(deal) ?? new Map<string, readonly Month[]>();
  const key = `${path} ${terms.loan.toNumber()} ${terms.ratePercent.toNumber()}`;
  const all = byTerms.get(key) ?? everyMonth(deal, terms, path);
  known.set(deal, byTerms.set(key, all));
  return all;
}

function everyMonth(deal: Deal, { loan, ratePercent }: Borrowed, path: Path): readonly Month[] {
  const term = Math.round(deal.termYears * 12);
  const early = Math.min(Math.round(deal.interestOnlyYears * 12), term);
  const all: Month[] = [];
  let [owed, level, before] = [loan, ZERO, ZERO];
  for (const [index, rate] of rates(deal, ratePercent, path, term).entries()) {
    const interest = monthsInterest(owed, rate);
    if (index === early || (index > early && !rate.minus(before).isZero())) {
      level = levelPayment({ amount: owed, ratePercent: rate, months: repaidMonths(deal) - index });
    }
    before = rate;
    const payment = index < early ? interest : level;
    owed = owed.plus(interest).minus(payment);
    all.push({ ratePercent: rate, payment, interest, owed });
  }
  return all;
}

export function totalInterest(all: readonly Month[], month: number): Decimal {
  return sumOf(...all.slice(0, month).map(({ interest }) => interest));
}
