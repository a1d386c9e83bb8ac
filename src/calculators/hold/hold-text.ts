import { formatRatio } from "../../dscr/dscr.ts";
import { formatPercent, formatUsd } from "../../dscr/money.ts";
import { listInWords } from "../../ui/text/list-in-words.ts";
import type { Deal } from "../deal/deal.ts";
import { BREAKING_RATIO, type BreakPoints, type Cliff } from "./break-points.ts";
import type { HoldExit } from "./hold-exits.ts";
import { growthIn, type HoldCase, type HoldPlan, sayYears } from "./hold-plan.ts";
import { yearsToBalloon } from "./loan-years.ts";

/** Beyond this, a figure says only that very little was invested. */
const MOST_PERCENT = 1000;

/** "9.1%". */
function formatReturn(percent: number): string {
  return percent > MOST_PERCENT ? "over 1,000%" : formatPercent(percent);
}

/** The cell of a table. */
export function sayReturn({ internalRate }: HoldExit): string {
  switch (internalRate.kind) {
    case "one":
      return formatReturn(internalRate.percent);
    case "several":
      return internalRate.percents.map(formatReturn).join(" or ");
    case "none":
      return "none";
  }
}

/** "1.62×". Never rounded up to 1: 0.999 is a loss. */
export function sayMultiple({ equityMultiple }: HoldExit): string {
  return equityMultiple === null ? "none" : `${formatRatio(equityMultiple, [1])}×`;
}

/** One sale in a sentence. */
export function describeExit(exit: HoldExit): string {
  const { year, gain, internalRate } = exit;
  const when = `Sell after year ${year} and`;
  switch (internalRate.kind) {
    case "none":
      return `${when} there is no rate of return: ${whyNone(exit)}.`;
    case "several": {
      const rates = listInWords(internalRate.percents.map(formatReturn));
      return `${when} ${rates} a year are all correct: money goes out and comes back more than once. Go by the equity multiple.`;
    }
    case "one":
      return gain < 0
        ? `${when} you get back ${formatUsd(-gain)} less than you put in: ${sayEater(exit)}.`
        : `${when} the money has earned ${formatReturn(internalRate.percent)} a year.`;
  }
}

function whyNone({ cashIn, cashBack }: HoldExit): string {
  if (cashIn === 0) return "you put nothing in";
  if (cashBack === 0) return "nothing comes back";
  return "no rate makes what comes back worth what went in";
}

/** What turns a gain into a loss. */
function sayEater({ gain, penalty, saleCost }: HoldExit): string {
  if (penalty > 0 && gain + penalty >= 0) return `the penalty of ${formatUsd(penalty)} eats the gain`;
  if (gain + penalty + saleCost < 0) return "rent and price have not paid for buying and selling";
  return penalty > 0 ? "the sale and the penalty eat the gain" : "the cost of the sale eats the gain";
}

/** "Sell after year 10 and the money has earned 9.1% a year; before year 4 the penalty eats the gain." */
export function describeHold(exits: readonly HoldExit[]): string {
  const last = exits.at(-1);
  if (!last) return "";
  const sentence = describeExit(last);
  const lossBefore = exits.findLast(({ gain }) => gain < 0);
  if (last.internalRate.kind !== "one" || !lossBefore || lossBefore === last) return sentence;
  const eater = sayEater(lossBefore).replace(/ of \$[\d,]+/, "");
  return `${sentence.slice(0, -1)}; before year ${lossBefore.year + 1} ${eater}.`;
}

/** What the cases assume about prices: the figure that decides most. */
export function describePrices(plan: HoldPlan): string {
  const riseIn = (holdCase: HoldCase) => `${Number(growthIn(holdCase, plan).value.toFixed(3))}%`;
  return `Prices change by ${riseIn("expected")} a year in the expected case, ${riseIn("low")} in the low case and ${riseIn("high")} in the high case.`;
}

/** What breaks first, in the years of one case. */
export function describeBreak(points: BreakPoints, years: number, cliff: Cliff | null): string {
  const { ratio, cashFlow, hasRatio } = points;
  const floor = formatRatio(BREAKING_RATIO);
  const broken = [
    cashFlow && { year: cashFlow.year, text: `the cash flow is ${formatUsd(cashFlow.cashFlow)}` },
    ratio && { year: ratio.year, text: `the ratio is ${formatRatio(ratio.ratio ?? 0)}, below ${floor}` },
  ].filter((point) => point !== undefined);
  const intact = [
    ...(hasRatio && !ratio ? [`the ratio stays at ${floor} or more`] : []),
    ...(cashFlow ? [] : ["the cash flow is never negative"]),
  ].join(", and ");
  if (broken.length === 0) return `Nothing breaks in ${sayYears(years)}: ${intact}.`;
  const sentences = broken
    .toSorted((one, other) => one.year - other.year)
    .map(({ year, text }, index) => {
      const because = cliff?.year === year ? `, because ${sayCliff(cliff)}` : "";
      return `${index === 0 ? "In" : "Then in"} year ${year} ${text}${because}.`;
    });
  return [...sentences, ...(intact ? [`${capitalize(intact)}.`] : [])].join(" ");
}

function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function sayCliff({ from, to }: Cliff): string {
  return `the interest-only years end and the payment rises from ${formatUsd(from)} to ${formatUsd(to)} a month`;
}

/** The interest-only cliff or the balloon; undefined if every payment is the same. */
export function describeCliff(deal: Deal, cliff: Cliff | null): string | undefined {
  const balloon = yearsToBalloon(deal);
  if (balloon !== null) {
    return `The whole loan falls due after ${sayYears(balloon)}, so the projection ends there.`;
  }
  return cliff ? `In year ${cliff.year} ${sayCliff(cliff)}.` : undefined;
}
