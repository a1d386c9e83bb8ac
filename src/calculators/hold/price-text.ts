import type { Deal } from "../deal/deal.ts";
import { expectedPercent, lowPercent, type PriceRises, riseFor, spanFor } from "./appreciation.ts";
import { growthIn, type HoldFigures, type HoldPlan } from "./hold-plan.ts";

const SPAN_WORDS = { 5: "five", 10: "ten", 15: "fifteen" } as const;

type PriceFigures = Pick<HoldFigures, "holdYears" | "rentGrowthPercent">;

/** "4.13%", "-1.67%". */
function sayPercent(percent: number): string {
  return `${Number(percent.toFixed(3))}%`;
}

function nameOf(state: Deal["state"], rises: PriceRises): string | undefined {
  return rises.states.find(({ code }) => code === state)?.name;
}

/** "the rise in New Jersey since 1991 (4.13% a year)". */
function sayLongRun(state: Deal["state"], rises: PriceRises): string {
  const place = nameOf(state, rises) ?? "the middle of the 50 states";
  return `the rise in ${place} since 1991 (${sayPercent(riseFor(state, rises).since1991)} a year)`;
}

/** "New Jersey's worst ten years, from 2007 Q1". */
function sayWorst(state: Deal["state"], figures: Pick<PriceFigures, "holdYears">, rises: PriceRises): string {
  const span = spanFor(figures);
  const { from } = riseFor(state, rises).worst[span];
  const years = `worst ${SPAN_WORDS[span]} years`;
  return from
    ? `the ${years} in ${nameOf(state, rises)}, from ${from}`
    : `the middle of the states' ${years}`;
}

/** Where an appreciation comes from that nobody typed. */
export function describeLongRun(state: Deal["state"], figures: PriceFigures, rises: PriceRises): string {
  const expected = sayPercent(expectedPercent(figures, riseFor(state, rises)));
  return `If blank, ${expected}: the lower of rent growth and ${sayLongRun(state, rises)}. ${sayRecord(rises)}${adviseState(state, rises)}`;
}

/** The same for the low case. */
export function describeWorst(state: Deal["state"], figures: PriceFigures, rises: PriceRises): string {
  const low = sayPercent(lowPercent(figures, riseFor(state, rises)));
  return `If blank, ${low}: ${sayWorst(state, figures, rises)}. ${sayRecord(rises)}${adviseState(state, rises)}`;
}

function sayRecord({ record }: PriceRises): string {
  return `${record.citation}, before inflation.`;
}

function adviseState(state: Deal["state"], rises: PriceRises): string {
  return nameOf(state, rises) ? "" : " Choose a state for its own figure.";
}

/** The name of a choice, and what it assumes. */
export function describeRepeat(state: Deal["state"], rises: PriceRises): string {
  const { fiveYears, lastYear } = riseFor(state, rises);
  const { citation, from, to } = rises.recent;
  const place = nameOf(state, rises) ?? "the middle of the 50 states";
  return `Expect the last five years to repeat: ${sayPercent(fiveYears)} a year in ${place} (${from} to ${to}, ${sayPercent(lastYear)} in the last of them; ${citation}, before inflation).`;
}

/** What the cases assume about prices, the figure that decides most, and whose figure it is. */
export function describePrices(plan: HoldPlan, rises: PriceRises): string {
  const published = publishedIn(plan, rises);
  const [low, expected, high] = (["low", "expected", "high"] as const).map((holdCase) =>
    sayPercent(growthIn(holdCase, plan).value),
  );
  const because = {
    low: published.low === "worst" ? `, ${sayLow(plan, rises)}` : "",
    expected: {
      "long run": `, the lower of rent growth and ${sayLongRun(plan.deal.state, rises)}`,
      repeat: ", as if the last five years repeated",
      typed: "",
    }[published.expected],
  };
  const source = published.sources.length > 0 ? ` ${published.sources.join("; ")}, before inflation.` : "";
  return `Prices change by ${low} a year in the low case${because.low}; by ${expected} in the expected case${because.expected}; by ${high} in the high case.${source}`;
}

/** For files and programs: the sentence, and what the agency asks for if its index is in it. */
export function priceNotes(plan: HoldPlan, rises: PriceRises): readonly string[] {
  const { sources } = publishedIn(plan, rises);
  return [describePrices(plan, rises), ...(sources.length > 0 ? [rises.notice] : [])];
}

/** Which appreciations of a plan are published figures: a typed one that equals them is theirs, too. */
function publishedIn(plan: HoldPlan, rises: PriceRises) {
  const { appreciationPercent, lowAppreciationPercent } = plan;
  const rise = riseFor(plan.deal.state, rises);
  const low = lowAppreciationPercent === lowPercent(plan, rise) ? "worst" : "typed";
  const expected =
    appreciationPercent === expectedPercent(plan, rise)
      ? "long run"
      : appreciationPercent === rise.fiveYears
        ? "repeat"
        : "typed";
  const sources = [
    ...(low === "worst" || expected === "long run" ? [rises.record.citation] : []),
    ...(expected === "repeat" ? [rises.recent.citation] : []),
  ];
  return { low, expected, sources } as const;
}

/** The low case is never above the expected one, even where the worst years were. */
function sayLow(plan: HoldPlan, rises: PriceRises): string {
  const worst = sayWorst(plan.deal.state, plan, rises);
  return plan.lowAppreciationPercent > plan.appreciationPercent
    ? `as in the expected case, because ${worst}, brought more (${sayPercent(plan.lowAppreciationPercent)})`
    : `as in ${worst}`;
}
