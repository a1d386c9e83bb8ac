import { figuresAsOf } from "../loan-facts.ts";

export type CityMarketTrend = "Growing" | "Hot";
export type CompetitionLevel = "Medium" | "High";

export interface Neighborhood {
  readonly name: string;
  /** What rents there, to whom, and what to check first. */
  readonly note: string;
}

export interface PriceRange {
  readonly segment: string;
  readonly range: string;
}

/**
 * One city. Amounts, ratios, growth and cap rates are illustrative, as `figuresNote` tells the reader.
 * Sample ratios in the prose are rent / PITIA over 30 years, cut (never rounded up) to 2 decimals, on the down
 * payment and rate that the sentence or one before it in the record names.
 */
export interface CityGuide {
  /** '{slug}-dscr-loans' */
  readonly id: `${string}-dscr-loans`;
  /** The value in the URL. */
  readonly slug: string;
  readonly city: string;
  /** Full name of the state, as in the state guides. */
  readonly state: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly introduction: string;
  readonly averageLoanAmount: string;
  /** Of purchases that were financed, which lies above the ratio of a typical listing. */
  readonly averageDSCR: string;
  readonly neighborhoods: readonly Neighborhood[];
  readonly marketHighlights: readonly string[];
  readonly investmentOpportunities: readonly string[];
  readonly priceRanges: readonly PriceRange[];
  readonly rentGrowth: string;
  readonly capRates: string;
  readonly marketTrend: CityMarketTrend;
  readonly competitionLevel: CompetitionLevel;
  /** Says that the figures are illustrative, what they stand for and from when. */
  readonly figuresNote: string;
  /** ISO date of the last check of the facts above. */
  readonly reviewed: string;
}

/** `figuresAsOf` as a sentence says it: "November 2026". */
export const figuresMonth = new Date(figuresAsOf).toLocaleDateString("en-US", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
