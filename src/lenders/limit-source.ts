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

/** The mark of a lender's card, which names a real company and so says what that company has confirmed. */
export function describeCardSource(
  { name, confirmedOn }: Sourced & { readonly name: string },
  { hasCounts }: { readonly hasCounts: boolean },
): string {
  return confirmedOn === null
    ? `Everything ${hasCounts ? "else " : ""}on this card, the rating as well, is an illustrative sample. ${name} has confirmed none of it.`
    : `${describeLimitSource({ confirmedOn })}.`;
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
