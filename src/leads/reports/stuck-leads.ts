/** What waits too long: leads of these statuses, and what is planned. */
export const STUCK_LISTS = ["late", "contacted", "referred"] as const;
export type StuckList = (typeof STUCK_LISTS)[number];

export interface StuckLeads {
  readonly kind: StuckList | "follow-ups";
  readonly count: number;
  /** Those that wait longest, and since when. */
  readonly oldest: readonly { readonly reference: string; readonly name: string; readonly since: number }[];
}
