import { formatUsd } from "../../../dscr/money.ts";
import {
  type PriceHistory,
  QUARTERS_A_YEAR,
  sayQuarter,
  sayQuarters,
} from "../../../price-history/price-history.ts";
import { listInWords } from "../../../ui/text/list-in-words.ts";
import { hasLoan } from "../../deal/deal.ts";
import { type HoldPlan, sayYears } from "../hold-plan.ts";
import { sayReturn } from "../hold-text.ts";
import {
  NEW_LOAN_PERCENT,
  type PastSale,
  type Refused,
  type SalesOfYear,
  type Underwater,
  vacancyOf,
} from "./past-summary.ts";

/**
 * "Of 123 holds of 10 years in Florida since 1985, 9 lost money. The worst began in 2006 Q1: -4.1% a year, and the sale
 * would have asked you for $18,200."
 */
export function describePast(
  { year, starts, lost, worst, middle, best }: SalesOfYear,
  place: string,
): string {
  const losses = lost === 0 ? "none" : `${lost}`;
  return [
    `Of ${starts} holds of ${sayYears(year)} in ${place} since 1985, ${losses} lost money.`,
    `The worst began in ${sayQuarter(worst.start)}: ${sayRate(worst)}, and the sale would have ${saySale(worst)}.`,
    `The middle one began in ${sayQuarter(middle.start)}: ${sayRate(middle)}. The best began in ${sayQuarter(best.start)}: ${sayRate(best)}.`,
  ].join(" ");
}

function sayRate({ exit }: PastSale): string {
  const { internalRate, gain } = exit;
  if (internalRate.kind === "one") return `${sayReturn(exit)} a year`;
  return gain < 0 ? `${formatUsd(-gain)} less came back than went in` : "there is no one rate of return";
}

function saySale({ exit: { proceeds } }: PastSale): string {
  return proceeds < 0 ? `asked you for ${formatUsd(-proceeds)}` : `left you ${formatUsd(proceeds)}`;
}

/** How often the house was worth less than its loan, and when a new loan would have been refused. */
export function describeLoan(
  { deal }: HoldPlan,
  { starts }: SalesOfYear,
  underwater: Underwater,
  refused: readonly Refused[],
): string {
  if (!hasLoan(deal)) return "There is no loan, so nothing can be owed that the house is not worth.";
  const { longest } = underwater;
  const under = longest
    ? `After ${underwater.starts} of these ${starts} starts the house was at some time worth less than its loan, the longest for ${sayQuarters(longest.quarters)} after a start in ${sayQuarter(longest.start)}.`
    : `After none of these ${starts} starts was the house ever worth less than its loan.`;
  return `${under} ${describeRefused(refused)}`;
}

function describeRefused(refused: readonly Refused[]): string {
  const newLoan = `A new loan of ${NEW_LOAN_PERCENT}% of the value`;
  const counts = refused.flatMap(({ year, starts, between }) => {
    if (!between) return [];
    const [first, last] = between.map(sayQuarter);
    return [
      `${starts} at the end of year ${year}, begun ${first === last ? `in ${first}` : `between ${first} and ${last}`}`,
    ];
  });
  if (counts.length > 0) {
    return `${newLoan} would have been refused after some of them, because it could not have repaid the old one: ${counts.join("; ")}.`;
  }
  const years = listInWords(refused.map(({ year }) => `${year}`));
  return refused.length === 0
    ? ""
    : `${newLoan} would have repaid the old one after every start, at the end of year ${years}.`;
}

/** How long an empty house can be paid for. */
export function describeVacancy({ deal }: Pick<HoldPlan, "deal">): string {
  const vacancy = vacancyOf(deal);
  if (!vacancy) return "The deal has no reserves for months without rent.";
  const { due, reserves, months } = vacancy;
  return `Without any rent, payment, bills and utilities of ${formatUsd(due)} a month use up its reserves of ${formatUsd(reserves)} in ${months.toFixed(1)} months.`;
}

/** The columns of the table by year of sale. */
export function sayStart(sale: PastSale, { prices }: Pick<PriceHistory, "prices">, year: number): string {
  const end = Math.min(sale.start + year * QUARTERS_A_YEAR, prices.length - 1);
  return `${sayQuarter(sale.start)} to ${sayQuarter(end)}`;
}
