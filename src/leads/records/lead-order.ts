/** What the list of leads can be sorted by. */
export const SORT_COLUMNS = [
  ...(["received", "name", "status", "state", "purpose", "owner", "ratio", "loan"] as const),
];
export type SortColumn = (typeof SORT_COLUMNS)[number];

export interface LeadOrder {
  readonly column: SortColumn;
  readonly isDescending: boolean;
}

/** A column, with a minus in front from the last to the first, such as `-loan`. Undefined for anything else. */
export function parseOrder(text: string): LeadOrder | undefined {
  const column = SORT_COLUMNS.find((candidate) => candidate === text.replace(/^-/, ""));
  return column && { column, isDescending: text.startsWith("-") };
}
