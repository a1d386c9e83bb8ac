import { listInWords } from "../../src/ui/text/list-in-words.ts";
import { advice, type Finding, problem } from "./finding.ts";

/** Of a lender in the directory, what is known of its limits. */
export interface ListedLender {
  readonly name: string;
  /** ISO date on which the lender confirmed them; absent while it has not. */
  readonly confirmedOn?: string | undefined;
}

const FILE = "content/lenders.ts";

/** Limits that nobody has confirmed are shown as samples, which is honest; a day that has not come is not. */
export function checkLenders(lenders: readonly ListedLender[], now: number): readonly Finding[] {
  const today = new Date(now).toISOString().slice(0, 10);
  const confirmed = lenders.flatMap(({ name, confirmedOn }) =>
    confirmedOn === undefined ? [] : [{ confirmedOn, text: `${name} (${confirmedOn})` }],
  );
  const unconfirmed = lenders.filter(({ confirmedOn }) => confirmedOn === undefined).map(({ name }) => name);
  const early = confirmed.filter(({ confirmedOn }) => confirmedOn > today).map(({ text }) => text);
  const old = confirmed.filter(({ confirmedOn }) => confirmedOn < aYearBefore(today)).map(({ text }) => text);
  return [
    ...finding(
      problem,
      early,
      (names) => `Limits confirmed on a day that has not come: ${names}`,
      `Write the day on which the lender confirmed them into ${FILE}, and build anew.`,
    ),
    ...finding(
      advice,
      unconfirmed,
      (names) => `Limits that the lender has not confirmed, shown as samples: ${names}`,
      `Ask the lender. Record its answer as confirmedOn and confirmedBy in ${FILE}, and build anew.`,
    ),
    ...finding(
      advice,
      old,
      (names) => `Limits confirmed more than 12 months ago: ${names}`,
      `Ask again, and record the new day in ${FILE}, or remove both fields: the limits are samples then.`,
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

/** ISO days compare as text, even the 29th of a February that has none. */
function aYearBefore(isoDay: string): string {
  return `${Number(isoDay.slice(0, 4)) - 1}${isoDay.slice(4)}`;
}
