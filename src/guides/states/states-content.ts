import type { StateMarket, StatesOverview } from "../../../content/landings/landing-page.ts";
import type { Crumb } from "../../seo/page-record.ts";
import type { GuideBadge } from "../guide-badges.ts";
import type { Figure, GuideSiblings } from "../sections/guide-section.ts";

export type MarketStrength = StateMarket["marketStrength"];

/** Content of /states. */
export interface StatesContent
  extends Pick<
    StatesOverview,
    | "heading"
    | "introduction"
    | "reviewed"
    | "marketsHeading"
    | "marketsNote"
    | "tiles"
    | "tilesNote"
    | "directoryHeading"
    | "directoryCaption"
    | "closing"
    | "related"
  > {
  readonly crumbs: readonly Crumb[];
  readonly map: StatesMap;
  /** All fifty, in alphabetical order. */
  readonly states: readonly StateEntry[];
  readonly markets: readonly MarketCardContent[];
  readonly otherGuides: GuideSiblings["groups"];
}

export interface StateEntry {
  readonly slug: string;
  readonly name: string;
  readonly code: string;
  /** Only if the state is one of the top markets. */
  readonly strength?: MarketStrength;
}

export interface StatesMap {
  readonly width: number;
  readonly height: number;
  readonly states: readonly MapState[];
  readonly legend: readonly { readonly strength: MarketStrength; readonly states: readonly string[] }[];
}

/** Outlines of the states, keyed by slug: most of the map's bytes. */
export type StateOutlines = ReadonlyMap<string, string>;

export interface MapState {
  readonly slug: string;
  /** The center of the land. */
  readonly x: number;
  readonly y: number;
  readonly labelX: number;
  readonly labelY: number;
  /** True if a line connects the land to the letters. */
  readonly hasLeader: boolean;
}

export interface MarketCardContent {
  readonly slug: string;
  readonly name: string;
  readonly abbr: string;
  readonly lenders: string;
  readonly strength: GuideBadge;
  readonly minDscr: number;
  readonly terms: readonly Figure[];
  readonly shortTermRentals: GuideBadge;
  readonly cities: string;
  /** '+1 more', or empty. */
  readonly moreCities: string;
  readonly note: string;
}
