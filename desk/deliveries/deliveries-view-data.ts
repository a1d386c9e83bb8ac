import type { FailureExplanation } from "../../src/leads/delivery/failures/explain-failure.ts";
import type { Moment } from "../frame/office-times.ts";

/** By what is to be done: nothing any more, wait, or nothing yet. */
export const DELIVERY_GROUPS = ["given-up", "failed", "waiting"] as const;
export type DeliveryGroupName = (typeof DELIVERY_GROUPS)[number];

export interface DeliveryRow {
  readonly id: string;
  /** Such as "Mail to you". */
  readonly name: string;
  /** The lead it is about, if it is about one. */
  readonly lead?: { readonly reference: string } | "deleted" | undefined;
  readonly tries: number;
  /** When it was queued, or queued again. */
  readonly since: Moment;
  /** When the site tries again; for one that was given up, when that was. */
  readonly when: Moment | "now";
  readonly failure?: (FailureExplanation & { readonly recorded: string }) | undefined;
}

export interface DeliveryGroup {
  readonly name: DeliveryGroupName;
  readonly count: number;
  readonly rows: readonly DeliveryRow[];
  /** Address of the rows that follow. */
  readonly more?: string | undefined;
}

export interface DeliveriesView {
  readonly page: "deliveries";
  /** Every group, or the one that was asked for. */
  readonly groups: readonly DeliveryGroup[];
  readonly only?: DeliveryGroupName | undefined;
  /** More are not counted: then a count means "at least". */
  readonly maxCount: number;
}
