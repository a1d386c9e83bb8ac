import { roundToCents, toCents } from "../../../dscr/cents.ts";
import { MONEY_LIMIT } from "../../../dscr/money.ts";
import type { PriceHistory } from "../../../price-history/price-history.ts";
import { findFirst } from "../../deal/target/target-search.ts";
import type { Outcome, Planner } from "../refinance-outcome.ts";

/** Months of the plan after which the record is asked. The index has a figure for each third month. */
const MONTHS = [6, 12, 24] as const;
const MONTHS_A_QUARTER = 3;

/** What an appraisal has to say, and after how many starts of the record it would have said so. */
export interface EnoughAppraisals {
  /** In whole cents. Null if no value is enough, because something else limits the loan. */
  readonly needed: number | null;
  readonly starts: number;
}

/** The refinance in one month, after every start with so many months on record. */
export interface PastAppraisals {
  readonly month: number;
  readonly starts: number;
  /** Enough to pay off the old loan with all costs. */
  readonly repays: EnoughAppraisals;
  /** Enough to leave no cash in the deal. */
  readonly returnsAll: EnoughAppraisals;
  readonly lowest: { readonly start: number; readonly value: number };
}

/** The typed value, moved as prices at the place moved from each quarter on. Nothing else of the plan changes. */
export function pastAppraisals(
  planner: Planner,
  { prices }: Pick<PriceHistory, "prices">,
): readonly PastAppraisals[] {
  return MONTHS.flatMap((month) => {
    const values = valuesAfter(month, planner.plan.value, prices);
    const [first] = values;
    if (first === undefined) return [];
    const lowest = values.reduce(
      (least, value, start) => (value < (values[least] ?? first) ? start : least),
      0,
    );
    return [
      {
        month,
        starts: values.length,
        repays: enough(planner, month, values, ({ loan, cashOut }) => loan > 0 && cashOut >= 0),
        returnsAll: enough(planner, month, values, ({ loan, cashLeft }) => loan > 0 && cashLeft <= 0),
        lowest: { start: lowest, value: values[lowest] ?? first },
      },
    ];
  });
}

/** By start, in whole cents. */
function valuesAfter(month: number, value: number, prices: readonly number[]): readonly number[] {
  const quarters = month / MONTHS_A_QUARTER;
  return prices
    .slice(0, Math.max(0, prices.length - quarters))
    .map((points, start) => roundToCents((value * (prices[start + quarters] ?? Number.NaN)) / points));
}

/** A higher appraisal never lends less, so one search answers for all starts. */
function enough(
  { refinance }: Planner,
  month: number,
  values: readonly number[],
  isEnough: (outcome: Outcome) => boolean,
): EnoughAppraisals {
  const cents = findFirst(0, toCents(MONEY_LIMIT), (value) =>
    isEnough(refinance({ month, value: value / 100 })),
  );
  if (cents === null) return { needed: null, starts: 0 };
  const needed = cents / 100;
  return { needed, starts: values.filter((value) => value >= needed).length };
}
