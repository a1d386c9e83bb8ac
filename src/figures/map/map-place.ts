import type { PublishedHouse } from "../median-house.ts";

/** A state or a county with the house that its ratio is about. */
export interface MapPlace {
  /** Its name in addresses. */
  readonly slug: string;
  readonly name: string;
  readonly house: PublishedHouse;
}

export interface MapState extends MapPlace {
  readonly code: string;
  /** The center of the land. */
  readonly x: number;
  readonly y: number;
  readonly labelX: number;
  readonly labelY: number;
  /** True if a line connects the land to the letters. */
  readonly hasLeader: boolean;
}
