/** What the list of leads can be sorted by. */
export type SortColumn = "received" | "name" | "status" | "state" | "purpose" | "owner" | "ratio" | "loan";

export interface LeadOrder {
  readonly column: SortColumn;
  readonly isDescending: boolean;
}
