import type { PublishedHouse } from "../median-house.ts";

export interface MapState {
  readonly slug: string;
  readonly code: string;
  readonly name: string;
  readonly house: PublishedHouse;
  /** The center of the land. */
  readonly x: number;
  readonly y: number;
  readonly labelX: number;
  readonly labelY: number;
  /** True if a line connects the land to the letters. */
  readonly hasLeader: boolean;
}
