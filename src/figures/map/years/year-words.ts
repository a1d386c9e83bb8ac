import { formatRate } from "../../../dscr/rate-estimate.ts";
import type { YearsFile } from "../../../price-history/years/years-file.ts";
import { listInWords } from "../../../ui/text/list-in-words.ts";
import { extremesOf, greenRates, type MapOfYear } from "./year-ratios.ts";

/** "In 2012 the rent covered the payment in 10 states; today in none." */
export function sayYear(map: MapOfYear, today: MapOfYear): string {
  if (map.isToday) return `Today the rent covers the payment in ${sayStates(map.green)}.`;
  const covered = `In ${map.year} the rent covered the payment in ${sayStates(map.green)}`;
  if (map.green === today.green) return `${covered}, as today.`;
  return `${covered}; today in ${today.green === 0 ? "none" : today.green}.`;
}

/** "At 25% down and 4.80% (ten-year Treasury 1.80% and 3 points), Nevada stood highest at 1.48, Hawaii lowest at 0.55." */
export function sayTerms(map: MapOfYear): string {
  const { highest, lowest } = extremesOf(map);
  const { downPaymentPercent, ratePercent } = map.loan;
  const stands = map.isToday ? "stands" : "stood";
  return `At ${downPaymentPercent}% down and ${formatRate(ratePercent)} (ten-year Treasury ${formatRate(map.treasury)} and ${sayPoints(map.spread)}), ${highest?.place.name} ${stands} highest at ${highest?.text}, ${lowest?.place.name} lowest at ${lowest?.text}.`;
}

/** How many states are named. */
const NAMED = 5;

/** Which states are green at a rate, which come next as it falls, and at what rate. */
export function sayNextGreen(map: MapOfYear, ratePercent: number): string {
  const nameOf = new Map(map.ratios.map(({ place }) => [place.slug, place.name]));
  const states = Array.from(greenRates(map), ([slug, rate]) => ({ name: nameOf.get(slug) ?? "", rate }));
  const green = states.filter(({ rate }) => rate !== undefined && rate >= ratePercent);
  const names =
    green.length > 0 && green.length <= NAMED ? `: ${listInWords(green.map(({ name }) => name))}` : "";
  const next = states
    .filter(({ rate }) => rate !== undefined && rate < ratePercent)
    .slice(0, NAMED)
    .map(({ name, rate = 0 }) => `${name} at ${formatRate(rate)}`);
  const then = next.length > 0 ? ` Next to turn green as the rate falls: ${listInWords(next)}.` : "";
  const never = states.filter(({ rate }) => rate === undefined).length;
  const limit =
    never > 0
      ? ` In ${sayStates(never)} no rate is low enough: repayment, tax and insurance alone exceed the rent.`
      : "";
  return `At ${formatRate(ratePercent)}, with the prices and rents of ${map.year}, the rent covers the payment in ${sayStates(green.length)}${names}.${then}${limit}`;
}

export function sayStates(count: number): string {
  return count === 0 ? "no state" : count === 1 ? "one state" : `${count} states`;
}

/** "3 points", "1 point", "2.75 points" */
export function sayPoints(points: number): string {
  return `${points} ${points === 1 ? "point" : "points"}`;
}

/** What stands below a picture of the map. */
export function sayPictureNote({
  maker,
  source,
  notice,
}: Pick<YearsFile, "maker" | "source" | "notice">): string {
  return `A reconstruction by ${maker}, not a record. Sources: ${source}. ${notice}`;
}
