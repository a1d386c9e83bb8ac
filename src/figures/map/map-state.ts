import type { PublishedHouse } from "../median-house.ts";

/** Which published rent the map divides by the payment. */
export type RentChoice = "median" | "fair";

export interface MapState {
  readonly slug: string;
  readonly code: string;
  readonly name: string;
  readonly houses: Readonly<Record<RentChoice, PublishedHouse>>;
  /** The center of the land. */
  readonly x: number;
  readonly y: number;
  readonly labelX: number;
  readonly labelY: number;
  /** True if a line connects the land to the letters. */
  readonly hasLeader: boolean;
}
