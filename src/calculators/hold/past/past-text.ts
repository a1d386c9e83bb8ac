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
} from "./past-summary.ts";
import { type PastVacancy, vacancyOf } from "./past-vacancy.ts";

/**
 * "Of 123 holds of 10 years in Florida since 1985, 9 lost money before tax. The worst began in 2006 Q1: -4.1% a year, and the sale
 * would have asked you for $18,200."
 */
export function describePast(
  { year, starts, lost, worst, middle, best }: SalesOfYear,
  place: string,
): string {
  const losses = lost === 0 ? "none" : `${lost}`;
  return [
    `Of ${starts} holds of ${sayYears(year)} in ${place} since 1985, ${losses} lost money before tax.`,
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
  const counts = refused.flatMap(({ year, starts, runs }) =>
    starts > 0 ? [`${starts} at the end of year ${year}, begun ${sayRuns(runs)}`] : [],
  );
  if (counts.length > 0) {
    return `${newLoan} would have been refused after some of them, because it could not have repaid the old one: ${counts.join("; ")}.`;
  }
  const years = listInWords(refused.map(({ year }) => `${year}`));
  return refused.length === 0
    ? ""
    : `${newLoan} would have repaid the old one after every start, at the end of year ${years}.`;
}

/** Rows of starts that are named. */
const NAMED = 3;

/** "in 1987 Q2, and from 2005 Q1 to 2008 Q2": a crisis is not the same as the next one. */
function sayRuns(runs: Refused["runs"]): string {
  const [from, to] = [runs[0]?.[0] ?? 0, runs.at(-1)?.[1] ?? 0];
  if (runs.length > NAMED) {
    return `in ${runs.length} separate times between ${sayQuarter(from)} and ${sayQuarter(to)}`;
  }
  return listInWords(
    runs.map(([first, last]) =>
      first === last ? `in ${sayQuarter(first)}` : `from ${sayQuarter(first)} to ${sayQuarter(last)}`,
    ),
  );
}

/** How long an empty house can be paid for: in the first year, and in the hardest of the record. */
export function describeVacancy({ deal }: Pick<HoldPlan, "deal">, hardest: PastVacancy | null): string {
  const vacancy = vacancyOf(deal);
  if (!vacancy) return "The deal has no reserves for months without rent.";
  const { due, reserves, months } = vacancy;
  const first = `Without any rent, payment, bills and utilities of ${formatUsd(due)} a month use up its reserves of ${formatUsd(reserves)} in ${months.toFixed(1)} months of the first year.`;
  if (!hardest || hardest.months >= months) return `${first} No later year on record was harder.`;
  return `${first} The hardest year on record was year ${hardest.year} after a start in ${sayQuarter(hardest.start)}: ${formatUsd(hardest.due)} a month, ${hardest.months.toFixed(1)} months.`;
}

/** The columns of the table by year of sale. */
export function sayStart(sale: PastSale, { prices }: Pick<PriceHistory, "prices">, year: number): string {
  const end = Math.min(sale.start + year * QUARTERS_A_YEAR, prices.length - 1);
  return `${sayQuarter(sale.start)} to ${sayQuarter(end)}`;
}
