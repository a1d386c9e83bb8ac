export const STUCK_KINDS = ["late", "contacted", "referred", "follow-ups"] as const;

export interface StuckLeads {
  readonly kind: (typeof STUCK_KINDS)[number];
  readonly count: number;
  /** Those that wait longest, and since when. */
  readonly oldest: readonly { readonly reference: string; readonly name: string; readonly since: number }[];
}
