import type { Edition } from "../../../content/figures/figure-table.ts";
import { formatDate } from "../../ui/text/dates.ts";

/** Where a table comes from, for the line below it. */
export interface FigureSource {
  /** "Rent and value of states, 2024" */
  readonly name: string;
  /** "Census Bureau, American Community Survey, 1-year" */
  readonly publisher: string;
  readonly links: readonly { readonly citation: string; readonly link: string }[];
  /** When it was read, and when to look for the next edition. */
  readonly dates: string;
}

export function describeSource(name: string, edition: Edition): FigureSource {
  const { agency, program, period, tables } = edition;
  const links = [...new Map(Object.values(tables).map((table) => [table.citation, table])).values()];
  return { name: `${name}, ${period}`, publisher: `${agency}, ${program}`, links, dates: datesOf(edition) };
}

/** Compares two dates of the record, not the clock: the page reads the same on any day. */
function datesOf({ retrieved, nextEdition }: Edition): string {
  const next =
    nextEdition <= retrieved
      ? `A newer edition was due by ${formatDate(nextEdition)} and is not included yet.`
      : `Next edition expected by ${formatDate(nextEdition)}.`;
  return `Read ${formatDate(retrieved)}. ${next}`;
}
