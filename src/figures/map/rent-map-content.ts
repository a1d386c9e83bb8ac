import type { rentMap } from "../../../content/figures/rent-map.ts";
import type { LoanTerms, PublishedHouse } from "../median-house.ts";

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

export interface RentMapContent {
  readonly width: number;
  readonly height: number;
  /** All fifty, in alphabetical order. */
  readonly states: readonly MapState[];
  /** What the sliders start with. */
  readonly loan: LoanTerms;
  readonly text: typeof rentMap;
  /** Citations of the tables, by rent. */
  readonly sources: Readonly<Record<RentChoice, string>>;
}

/** The map as other pages show it. */
export interface RentMapPictureContent {
  readonly width: number;
  readonly height: number;
  /** Outlines of all states of a step, drawn as one. */
  readonly lands: readonly { readonly step: number; readonly path: string }[];
  readonly heading: string;
  readonly text: string;
  readonly summary: string;
  readonly source: string;
  readonly link: string;
}
