import type { Deal } from "../deal/deal.ts";
import type { HoldFigures, HoldPlan } from "./hold-plan.ts";

/** How a price index rose, in percent a year to one decimal. */
export interface PriceRise {
  readonly fiveYears: number;
  /** In the last of the five. */
  readonly lastYear: number;
}

/** Published figures that stand in for an appreciation nobody typed. */
export interface PriceRises {
  readonly states: readonly ({ readonly code: string; readonly name: string } & PriceRise)[];
  /** The middle of all states, for a deal without one. */
  readonly middle: PriceRise;
  /** First and last quarter: "2021 Q2". */
  readonly from: string;
  readonly to: string;
  readonly citation: string;
  readonly link: string;
}

export function riseFor(state: Deal["state"], rises: PriceRises): PriceRise {
  return rises.states.find(({ code }) => code === state) ?? rises.middle;
}

/** What somebody typed or sent. */
export interface HoldInputs {
  readonly deal: Deal;
  readonly hold: HoldFigures;
}

export function settlePlan({ deal, hold }: HoldInputs, rises: PriceRises): HoldPlan {
  const appreciationPercent = hold.appreciationPercent ?? riseFor(deal.state, rises).fiveYears;
  return { ...hold, deal, appreciationPercent };
}

/** The published figure counts as not typed, so that it follows when another state is chosen. */
export function unsettlePlan({ deal, ...hold }: HoldPlan, rises: PriceRises): HoldInputs {
  const isPublished = hold.appreciationPercent === riseFor(deal.state, rises).fiveYears;
  return { deal, hold: { ...hold, appreciationPercent: isPublished ? null : hold.appreciationPercent } };
}

/** Percent a year to one decimal, from two index levels. */
export function yearlyRise(before: number, after: number, years: number): number {
  return Math.round(((after / before) ** (1 / years) - 1) * 1000) / 10;
}

/** Where the figure in use comes from, and what speaks against it. */
export function describeRise(state: Deal["state"], rises: PriceRises): string {
  const { fiveYears, lastYear } = riseFor(state, rises);
  const name = rises.states.find(({ code }) => code === state)?.name;
  const place = name ? `the yearly rise in ${name}` : "the middle of the 50 states";
  const advice = name ? "" : " Choose a state for its own figure.";
  return `If blank, ${fiveYears}%: ${place} over five years (${rises.citation}). In the last of them it was ${lastYear}%.${advice}`;
}
