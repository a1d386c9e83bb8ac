import type { StatesOverview } from "../../../content/landings/landing-page.ts";
import type { Crumb } from "../../seo/page-record.ts";
import type { GuideBadge } from "../guide-badges.ts";
import type { Figure, GuideSiblings } from "../sections/guide-section.ts";

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
  /** All fifty, in alphabetical order. */
  readonly states: readonly StateEntry[];
  readonly markets: readonly MarketCardContent[];
  readonly otherGuides: GuideSiblings["groups"];
}

export interface StateEntry {
  readonly slug: string;
  readonly name: string;
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
