import type { RateFactor } from "../../../../content/landings/landing-page.ts";
import { formatUsd } from "../../../dscr/money.ts";
import type { RateLine, RateTable } from "../../../dscr/rate-estimate.ts";
import { type Deal, downPaymentOf, hasLoan, loanAmountOf, withDownPayment } from "../deal.ts";
import { rentInputOf } from "../rent/rent-input.ts";
import { findFirst } from "../target/target-search.ts";
import { type DealRate, estimateDealRate } from "./deal-rate.ts";

/** A small change that moves the deal into a cheaper band. */
export interface RateCliff {
  readonly id: "down-payment-ltv" | "down-payment-ratio" | "rent" | "credit";
  /** "Put $14,570 more down and you cross 1.25: 0.25% less." */
  readonly sentence: string;
  /** More down, or more rent a month. Absent if the change is in credit score points. */
  readonly dollars?: number;
  /** Percentage points of the estimated rate. */
  readonly rateCut: number;
  /** The estimated rate after the change. */
  readonly rate: number;
  /** The deal with only this change: the typed rate stays. */
  readonly deal: Deal;
}

/** Limits of a small change: a fifth of the price, a quarter of the rent, points of credit score. */
export const RATE_CLIFF_REACH = { priceShare: 0.2, rentShare: 0.25, creditPoints: 100 } as const;
const TOP_CREDIT_SCORE = 850;

interface Change {
  readonly id: RateCliff["id"];
  /** The factor whose adder has to fall. */
  readonly factor: RateFactor["id"];
  /** The largest change tried, in whole dollars or points. */
  readonly reach: number;
  readonly apply: (size: number) => Deal;
  readonly say: (size: number, reached: string) => string;
}

/**
 * The nearest edges, each found by running the estimate itself, so the ratio is the one at the new rate. Empty if the
 * deal has no estimate, because an adder missing from the samples cannot fall, and if there is no loan to make cheaper.
 */
export function findRateCliffs(deal: Deal, table: RateTable): readonly RateCliff[] {
  if (!hasLoan(deal)) return [];
  const now = estimateDealRate(deal, table);
  const found = changesOf(deal).flatMap((change) => findCliff(change, now, table) ?? []);
  const isDown = ({ id }: RateCliff) => id !== "rent" && id !== "credit";
  const down = found.filter(isDown).toSorted((one, other) => (one.dollars ?? 0) - (other.dollars ?? 0));
  return [
    // Crossing an LTV band lowers the rate, which can lift the ratio over its own edge: list that step once.
    ...down.filter(({ dollars }, index) => dollars !== down[index - 1]?.dollars),
    ...found.filter((cliff) => !isDown(cliff)),
  ];
}

function changesOf(deal: Deal): readonly Change[] {
  const verb = deal.purpose === "purchase" ? "Put" : "Borrow";
  const direction = deal.purpose === "purchase" ? "more down" : "less";
  const down = {
    reach: Math.floor(Math.min(deal.price * RATE_CLIFF_REACH.priceShare, loanAmountOf(deal) - 1)),
    apply: (size: number) => withDownPayment(deal, downPaymentOf(deal) + size),
    say: (size: number, reached: string) => `${verb} ${formatUsd(size)} ${direction} and you ${reached}`,
  };
  const { rent, isBookings, moveTo } = rentInputOf(deal);
  const rentName = isBookings ? "bookings" : "the rent";
  return [
    { ...down, id: "down-payment-ltv", factor: "ltv" },
    { ...down, id: "down-payment-ratio", factor: "dscr" },
    {
      id: "rent",
      factor: "dscr",
      reach: Math.ceil(rent * RATE_CLIFF_REACH.rentShare),
      apply: (size) => moveTo(rent + size),
      say: (size, reached) => `Raise ${rentName} by ${formatUsd(size)} a month and you ${reached}`,
    },
    {
      id: "credit",
      factor: "credit",
      reach: Math.min(RATE_CLIFF_REACH.creditPoints, TOP_CREDIT_SCORE - deal.creditScore),
      apply: (size) => ({ ...deal, creditScore: deal.creditScore + size }),
      say: (size, reached) =>
        `Raise your credit score by ${size} ${size === 1 ? "point" : "points"} and you ${reached}`,
    },
  ];
}

function findCliff(
  { id, factor, reach, apply, say }: Change,
  now: DealRate,
  table: RateTable,
): RateCliff | null {
  const lineNow = lineOf(now, factor);
  if (now.rate === null || !lineNow || reach < 1) return null;
  const size = findFirst(1, reach, (tried) => {
    const line = lineOf(estimateDealRate(apply(tried), table), factor);
    return line !== undefined && line.adder.high < lineNow.adder.high;
  });
  if (size === null) return null;
  const deal = apply(size);
  const then = estimateDealRate(deal, table);
  if (then.rate === null) return null;
  const rateCut = now.rate - then.rate;
  return {
    id,
    sentence: `${say(size, describeEdges(now, then, table))}: ${rateCut.toFixed(2)}% less.`,
    ...(id !== "credit" && { dollars: size }),
    rateCut,
    rate: then.rate,
    deal,
  };
}

/** The edges crossed: "reach 75% LTV", "cross 1.25", or both. */
function describeEdges(now: DealRate, then: DealRate, { factors }: RateTable): string {
  return factors
    .flatMap((factor) => {
      const option = lineOf(then, factor.id)?.option;
      const { interval } = factor.options.find(({ label }) => label === option) ?? {};
      if (!interval || option === lineOf(now, factor.id)?.option) return [];
      if (factor.id === "ltv") return [`reach ${interval.upTo}% LTV`];
      return [factor.id === "dscr" ? `cross ${interval.from?.toFixed(2)}` : `reach ${interval.from}`];
    })
    .join(" and ");
}

function lineOf({ estimate }: DealRate, factor: RateFactor["id"]): RateLine | undefined {
  return estimate.isPriced ? estimate.lines.find((line) => line.factor === factor) : undefined;
}
