import { formatRatio } from "../../dscr/dscr.ts";
import { formatPercent, formatUsd } from "../../dscr/money.ts";
import { listInWords } from "../../ui/text/list-in-words.ts";
import { repaymentYearsOf } from "../deal/adjustable/changing-loan.ts";
import { describeChanges } from "../deal/adjustable/reset-text.ts";
import { resetViewOf } from "../deal/adjustable/reset-view.ts";
import type { Deal } from "../deal/deal.ts";
import { BREAKING_RATIO, type BreakPoints, type Cliff } from "./break-points.ts";
import type { HoldExit } from "./hold-exits.ts";
import { sayYears } from "./hold-plan.ts";
import type { HoldProjection } from "./hold-projection.ts";
import { yearsToBalloon } from "./loan-years.ts";

/** Beyond this, a figure says only that very little was invested. */
const MOST_PERCENT = 1000;

/** "9.1%". */
function formatReturn(percent: number): string {
  return percent > MOST_PERCENT ? "over 1,000%" : formatPercent(percent);
}

/** The cell of a table. */
export function sayReturn({ internalRate }: Pick<HoldExit, "internalRate">): string {
  switch (internalRate.kind) {
    case "one":
      return formatReturn(internalRate.percent);
    case "several":
      return internalRate.percents.map(formatReturn).join(" or ");
    case "none":
      return "none";
  }
}

/** The answer in large type. A loss that has no rate, because nothing or nearly nothing comes back, is named. */
export function sayResult(exit: HoldExit): string {
  return exit.internalRate.kind === "none" && exit.gain < 0 ? "a loss" : sayReturn(exit);
}

/** "1.62×". Never rounded up to 1: 0.999 is a loss. */
export function sayMultiple({ equityMultiple }: HoldExit): string {
  return equityMultiple === null ? "none" : `${formatRatio(equityMultiple, [1])}×`;
}

/** One sale in a sentence. */
export function describeExit(exit: HoldExit): string {
  return `Sell after year ${exit.year} and ${describeOutcome(exit)}${sayReason(exit)}.`;
}

function describeOutcome(exit: HoldExit): string {
  const { gain, internalRate } = exit;
  if (isLoss(exit)) return `you get back ${formatUsd(-gain)} less than you put in`;
  switch (internalRate.kind) {
    case "none":
      return `there is no rate of return: ${whyNone(exit)}`;
    case "several": {
      const rates = listInWords(internalRate.percents.map(formatReturn));
      return `${rates} a year are all correct, because money goes out and comes back more than once: go by the equity multiple`;
    }
    case "one":
      return `the money has earned ${formatReturn(internalRate.percent)} a year`;
  }
}

/** Why there is a loss. */
function sayReason(exit: HoldExit): string {
  return isLoss(exit) ? `: ${exit.cashBack === 0 ? "nothing comes back" : sayEater(exit)}` : "";
}

/** With several rates of return, less back than put in is no loss in every sense. */
function isLoss({ gain, internalRate }: HoldExit): boolean {
  return gain < 0 && internalRate.kind !== "several";
}

function whyNone({ cashIn }: HoldExit): string {
  return cashIn === 0 ? "you put nothing in" : "no rate makes what comes back worth what went in";
}

/** "In the expected case a sale pays from year 4 on." */
export function sayWhenSellingPays(exits: readonly HoldExit[]): string {
  const lastLoss = exits.findLast(({ gain }) => gain < 0);
  if (!lastLoss) return "In the expected case every year brings back more than you put in.";
  return lastLoss === exits.at(-1)
    ? `In the expected case no sale within ${sayYears(lastLoss.year)} pays for good.`
    : `In the expected case a sale pays from year ${lastLoss.year + 1} on.`;
}

/** What turns a gain into a loss. */
function sayEater({ gain, penalty, saleCost }: HoldExit): string {
  if (penalty > 0 && gain + penalty >= 0) return `the penalty of ${formatUsd(penalty)} eats the gain`;
  if (gain + penalty + saleCost < 0) return "rent and price have not paid for buying and selling";
  return penalty > 0 ? "the sale and the penalty eat the gain" : "the cost of the sale eats the gain";
}

/**
 * "Sell after year 10. Low case: you get back $5,105 less than you put in. Expected case: the money has earned 8.6% a
 * year; before year 4 the penalty eats the gain."
 */
export function describeHold({ low, expected }: Pick<HoldProjection, "low" | "expected">): string {
  const [worst, likely] = [low.exits.at(-1), expected.exits.at(-1)];
  if (!worst || !likely) return "";
  return `Sell after year ${likely.year}. Low case: ${describeOutcome(worst)}. Expected case: ${describeOutcome(likely)}${sayReason(likely)}${sayEarlierLoss(likely, expected.exits)}.`;
}

/** The answer in one sentence: "Sold after 10 years, expect 8.6% a year, or a loss in the low case." */
export function sayHoldVerdict({ low, expected }: Pick<HoldProjection, "low" | "expected">): string {
  const [worst, likely] = [low.exits.at(-1), expected.exits.at(-1)];
  if (!worst || !likely) return "";
  return `Sold after ${sayYears(likely.year)}, expect ${sayYield(likely)}, or ${sayYield(worst)} in the low case.`;
}

function sayYield(exit: HoldExit): string {
  if (exit.internalRate.kind !== "none") return `${sayReturn(exit)} a year`;
  return exit.gain < 0 ? "a loss" : "more back than you put in";
}

/** Before which year something eats the gain, if the last year has one. */
function sayEarlierLoss(last: HoldExit, exits: readonly HoldExit[]): string {
  const lossBefore = exits.findLast(({ gain }) => gain < 0);
  if (last.internalRate.kind !== "one" || !lossBefore || lossBefore === last) return "";
  const eater = sayEater(lossBefore).replace(/ of \$[\d,]+/, "");
  return `; before year ${lossBefore.year + 1} ${eater}`;
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

/** The interest-only cliff, a rate that changes, and the balloon; undefined if every payment is the same. */
export function describeCliff(deal: Deal, cliff: Cliff | null): string | undefined {
  const view = resetViewOf(deal);
  const said = [
    ...(cliff ? [`In year ${cliff.year} ${sayCliff(cliff)}.`] : []),
    ...(view ? describeChanges(view) : []),
    ...sayBalloon(deal),
  ];
  return said.length === 0 ? undefined : said.join(" ");
}

function sayBalloon(deal: Deal): readonly string[] {
  const balloon = yearsToBalloon(deal);
  if (balloon === null) return [];
  const isPartlyRepaid = repaymentYearsOf(deal) > deal.termYears && deal.termYears > deal.interestOnlyYears;
  const due = isPartlyRepaid ? "The rest of the loan" : "The whole loan";
  return [`${due} falls due after ${sayYears(balloon)}, so the projection ends there.`];
}
