import { formatDate } from "../ui/text/dates.ts";
import { listInWords } from "../ui/text/list-in-words.ts";
import type { PublicLender } from "./lender.ts";

type Sourced = Pick<PublicLender, "confirmedOn">;

/** Who states the limits of one lender. */
export function describeLimitSource({ confirmedOn }: Sourced): string {
  return confirmedOn === null
    ? "Sample limits, not confirmed by the lender"
    : `Limits confirmed by the lender on ${formatDate(confirmedOn)}`;
}

/**
 * What the mark on a lender's card means. Cards name real companies, so a page says what those companies have confirmed.
 * Counts of how fast a lender answers are the site's own.
 */
export function describeCardMark({ hasCounts }: { readonly hasCounts: boolean }): string {
  return `Everything ${hasCounts ? "else " : ""}on a card marked Sample, the rating as well, is an illustrative sample: the lender has confirmed none of it.`;
}

/** The same for a list. If it is mixed, every lender is named on one side or the other. */
export function describeLimitSources(lenders: readonly (Sourced & { readonly name: string })[]): string {
  const confirmed = lenders.flatMap(({ name, confirmedOn }) =>
    confirmedOn === null ? [] : [`${name} (${formatDate(confirmedOn)})`],
  );
  const samples = lenders.filter(({ confirmedOn }) => confirmedOn === null).map(({ name }) => name);
  if (confirmed.length === 0) return "The limits are samples that no lender has confirmed.";
  const said = `Limits confirmed by the lender: ${listInWords(confirmed)}.`;
  return samples.length === 0
    ? said
    : `${said} Sample limits, not confirmed by the lender: ${listInWords(samples)}.`;
}
