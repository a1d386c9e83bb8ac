import type { Deal } from "../deal/deal.ts";
import type { HoldFigures, HoldPlan } from "./hold-plan.ts";

/** Spans of years whose worst change is published. */
export const WORST_SPANS = [5, 10, 15] as const;
export type WorstSpan = (typeof WORST_SPANS)[number];

/** A span is the nearest one for holds of up to this many years more. */
const REACH = 2;

/** The lowest change over a span. */
export interface WorstYears {
  readonly percent: number;
  /** The quarter in which they began; absent for the middle of all states. */
  readonly from?: string;
}

/** How a price index moved, in percent a year, before inflation. */
export interface PriceRise {
  /** The last five years, to one decimal. */
  readonly fiveYears: number;
  /** The last of them. */
  readonly lastYear: number;
  readonly since1991: number;
  readonly worst: Readonly<Record<WorstSpan, WorstYears>>;
}

/** What an index is, and where it is published. */
interface PriceSource {
  readonly citation: string;
  readonly link: string;
}

/** Published figures that stand in for an appreciation nobody typed. */
export interface PriceRises {
  readonly states: readonly ({ readonly code: string; readonly name: string } & PriceRise)[];
  /** The middle of all states, for a deal without one. */
  readonly middle: PriceRise;
  /** The source of the five years, which end later than the record since 1991. */
  readonly recent: PriceSource & { readonly from: string; readonly to: string };
  readonly record: PriceSource;
  /** What the agency asks for wherever its index appears. */
  readonly notice: string;
}

export function riseFor(state: Deal["state"], rises: PriceRises): PriceRise {
  return rises.states.find(({ code }) => code === state) ?? rises.middle;
}

/** The lower of rent growth and the long run: a house that outruns its rents for decades would have no buyer. */
export function expectedPercent(
  { rentGrowthPercent }: Pick<HoldFigures, "rentGrowthPercent">,
  { since1991 }: PriceRise,
): number {
  return Math.min(rentGrowthPercent, since1991);
}

/** The published span that is nearest to the hold. Nothing is worked out between two of them. */
export function spanFor({ holdYears }: Pick<HoldFigures, "holdYears">): WorstSpan {
  return WORST_SPANS.find((span) => holdYears <= span + REACH) ?? 15;
}

export function lowPercent(figures: Pick<HoldFigures, "holdYears">, { worst }: PriceRise): number {
  return worst[spanFor(figures)].percent;
}

/** What somebody typed or sent. */
export interface HoldInputs {
  readonly deal: Deal;
  readonly hold: HoldFigures;
}

export function settlePlan({ deal, hold }: HoldInputs, rises: PriceRises): HoldPlan {
  const rise = riseFor(deal.state, rises);
  return {
    ...hold,
    deal,
    appreciationPercent: hold.appreciationPercent ?? expectedPercent(hold, rise),
    lowAppreciationPercent: hold.lowAppreciationPercent ?? lowPercent(hold, rise),
  };
}

/** A published figure counts as not typed, so that it follows when another state is chosen. */
export function unsettlePlan({ deal, ...hold }: HoldPlan, rises: PriceRises): HoldInputs {
  const rise = riseFor(deal.state, rises);
  const typed = (percent: number, published: number) => (percent === published ? null : percent);
  return {
    deal,
    hold: {
      ...hold,
      appreciationPercent: typed(hold.appreciationPercent, expectedPercent(hold, rise)),
      lowAppreciationPercent: typed(hold.lowAppreciationPercent, lowPercent(hold, rise)),
    },
  };
}

/** Percent a year to one decimal, from two index levels. */
export function yearlyRise(before: number, after: number, years: number): number {
  return Math.round(((after / before) ** (1 / years) - 1) * 1000) / 10;
}
