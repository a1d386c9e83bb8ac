import type { cityValues } from "../figures/city-values.ts";
import { sampleLoan } from "../landings/dscr-basis.ts";

/** Every city with a guide has public figures. */
export type CitySlug = keyof (typeof cityValues)["rows"];
export type CityMarketTrend = "Growing" | "Hot";
export type CompetitionLevel = "Medium" | "High";

/** The property whose ratio the text calculates, bought with `sampleLoan`. */
export interface CitySample {
  /** Dollars. */
  readonly price: number;
  /** Dollars per month, all units together. */
  readonly rent: number;
  /** Dollars per month: the payment without principal and interest, with the tax bill after the sale. */
  readonly taxesInsuranceDues: number;
  readonly units: 1 | 2;
}

/**
 * One city. Amounts, ratios, growth and cap rates are illustrative, as `figuresNote` tells the reader. Sample ratios in
 * the text are rent / PITIA over 30 years, truncated (never rounded up) to 2 decimals, with `sampleLoan` or with the
 * down payment that the sentence names.
 */
export interface CityText {
  /** The value in the URL. */
  readonly slug: CitySlug;
  readonly city: string;
  /** Full name of the state, as in the state guides. */
  readonly state: string;
  readonly metaDescription: string;
  readonly introduction: string;
  readonly averageLoanAmount: string;
  /** The average over financed purchases, which is higher than the ratio of a typical listing. */
  readonly averageDSCR: string;
  readonly sample: CitySample;
  /** What rents in each, to whom, and what to check first. */
  readonly neighborhoods: Readonly<Record<string, string>>;
  readonly marketHighlights: readonly string[];
  readonly investmentOpportunities: readonly string[];
  /** By segment. */
  readonly priceRanges: Readonly<Record<string, string>>;
  readonly rentGrowth: string;
  readonly capRates: string;
  readonly marketTrend: CityMarketTrend;
  readonly competitionLevel: CompetitionLevel;
  /** Says that the figures are illustrative, what they represent, and their date. */
  readonly figuresNote: string;
  /** ISO date of the last fact check. */
  readonly reviewed: string;
}

export interface CityGuide extends CityText {
  readonly title: string;
}

/** The terms of every sample loan, as text. */
export const sampleTerms = `${sampleLoan.downPaymentPercent}% down and ${sampleLoan.ratePercent}%`;

/** Why a guide's average and its sample differ: one text for all cities. */
export function explainAverage(
  { averageDSCR, sample }: Pick<CityGuide, "averageDSCR" | "sample">,
  sampleRatio: string,
): string {
  const financed =
    "The average DSCR describes purchases that were financed, so it leaves out the listings whose rent did not cover a loan.";
  const terms = `with ${sampleLoan.downPaymentPercent}% down`;
  if (Number(averageDSCR) > Number(sampleRatio)) {
    return `${financed} It is therefore higher than the sample on this page, which comes to ${sampleRatio} ${terms}. Buyers get from there to ${averageDSCR} with more cash, a lower price or a higher rent.`;
  }
  const reason = sample.units === 2 ? "two rents share one purchase" : "its rent is high for its price";
  return `${financed} The sample on this page still reaches ${sampleRatio} ${terms}, because ${reason}.`;
}
