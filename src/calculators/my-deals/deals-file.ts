import { type KeptDeals, mergeDeals, readKeptDeals } from "./kept-deals.ts";

/** A hundred deals take a twentieth of it. */
export const FILE_LIMIT = 1_000_000;

export interface Imported {
  /** Undefined if nothing changed. */
  readonly kept?: KeptDeals;
  /** What was done, or why nothing was. */
  readonly message: string;
}

/** Takes over the deals of an exported file. It never replaces or removes one. */
export function importDeals(kept: KeptDeals, text: string): Imported {
  const reading = readKeptDeals(text);
  if (reading.kind !== "deals") return { message: REFUSALS[reading.kind] };
  const { deals, unread } = reading.kept;
  const merged = mergeDeals(kept, deals);
  const sentences = [
    `${counted(merged.added, "deal")} added.`,
    ...(merged.known > 0 ? [`${counted(merged.known, "deal")} kept already.`] : []),
    ...(merged.refused > 0
      ? [`${counted(merged.refused, "deal")} left out: there is no room for more.`]
      : []),
    ...(unread.length > 0
      ? [`${counted(unread.length, "entry", "entries")} could not be read and left out.`]
      : []),
  ];
  return { ...(merged.added > 0 && { kept: merged.kept }), message: sentences.join(" ") };
}

const REFUSALS = {
  newer:
    "This file was made by a newer version of this page. Reload the page and try again. Nothing was changed.",
  foreign: "This is not a file of My Deals. Choose one that was exported on this page. Nothing was changed.",
} as const;

export const TOO_LARGE = "This file is too large to be a file of My Deals. Nothing was changed.";

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count === 0 ? "No" : count} ${count === 1 ? one : many}`;
}
