import type { ReviewedContent } from "../../src/site/reviewed-content-catalog.server.ts";
import { listInWords } from "../../src/ui/text/list-in-words.ts";
import { advice, type Finding, problem } from "./finding.ts";

/** A site whose lenders are samples, or that has nobody to send a deal to, is not ready for visitors. */
export function checkLenders(
  { lenders, statesServed }: Pick<ReviewedContent, "lenders" | "statesServed">,
  now: number,
): readonly Finding[] {
  const today = new Date(now).toISOString().slice(0, 10);
  const confirmed = lenders.flatMap(({ name, confirmedOn }) =>
    confirmedOn === undefined ? [] : [{ confirmedOn, text: `${name} (${confirmedOn})` }],
  );
  const unconfirmed = lenders.filter(({ confirmedOn }) => confirmedOn === undefined).map(({ name }) => name);
  const unreachable = lenders.filter(({ takesDeals }) => !takesDeals).map(({ name }) => name);
  const unsaid = lenders.filter(({ states }) => states === undefined).map(({ name }) => name);
  const reached = new Set(lenders.flatMap(({ states = [] }) => states));
  const unreached = unsaid.length > 0 ? [] : statesServed.filter((state) => !reached.has(state));
  const early = confirmed.filter(({ confirmedOn }) => confirmedOn > today).map(({ text }) => text);
  const old = confirmed.filter(({ confirmedOn }) => confirmedOn < aYearBefore(today)).map(({ text }) => text);
  return [
    ...finding(
      problem,
      early,
      (names) => `Limits with a confirmation date in the future: ${names}`,
      "Enter the date on which the lender confirmed them: npm run operator -- lenders edit ID",
    ),
    ...finding(
      problem,
      unconfirmed,
      (names) => `Limits that the lender has not confirmed, shown as samples: ${names}`,
      "Ask the lender. Record its answer as confirmedOn and confirmedBy: npm run operator -- lenders edit ID",
    ),
    ...finding(
      problem,
      unreachable,
      (names) => `Lenders where nobody receives deals: ${names}`,
      "Ask who takes deals there, and record name and mail address as receivers: npm run operator -- lenders edit ID",
    ),
    ...finding(
      problem,
      unsaid,
      (names) => `Lenders that have not said in which states they lend: ${names}`,
      "Ask, and record the answer as states: npm run operator -- lenders edit ID",
    ),
    ...finding(
      problem,
      unreached,
      (names) => `States that you serve, and where no lender lends: ${names}`,
      "Leave them out, so that the form says so: npm run operator -- settings edit service. Or find a lender.",
    ),
    ...finding(
      advice,
      old,
      (names) => `Limits confirmed more than 12 months ago: ${names}`,
      "Ask again, and record the new date: npm run operator -- lenders edit ID. Or remove both fields; the limits are then shown as samples.",
    ),
  ];
}

function finding(
  level: typeof advice,
  names: readonly string[],
  say: (names: string) => string,
  remedy: string,
): readonly Finding[] {
  return names.length === 0 ? [] : [level(say(listInWords(names)), remedy)];
}

/** ISO dates compare as text, even a February 29 in a year that has none. */
function aYearBefore(isoDay: string): string {
  return `${Number(isoDay.slice(0, 4)) - 1}${isoDay.slice(4)}`;
}
