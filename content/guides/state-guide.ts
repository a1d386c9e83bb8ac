import type { StateCode } from "../figures/figure-table.ts";

export type MarketTrend = "Growing" | "Stable" | "Declining";
export type LenderPresence = "High" | "Medium" | "Low";

/** A statement of law, tax or insurance, and where it can be read. */
export interface SourcedText {
  readonly text: string;
  /** Statutes by section, or agencies and what they publish: "Ohio Revised Code § 5321.16". */
  readonly sources: readonly string[];
}

export function sourced(text: string, ...sources: readonly [string, ...string[]]): SourcedText {
  return { text, sources };
}

/** What is particular to one state. `nationalStateFigures` has the figures that all fifty share. */
export interface StateText {
  readonly state: string;
  readonly stateCode: StateCode;
  readonly metaDescription: string;
  readonly introduction: string;
  /** Three, each with one actionable sentence for an investor: what rents there, to whom, at what kind of price. */
  readonly topMarkets: Readonly<Record<string, string>>;
  readonly marketHighlights: readonly (string | SourcedText)[];
  readonly investorBenefits: readonly (string | SourcedText)[];
  readonly regulations: readonly SourcedText[];
  readonly challenges: readonly (string | SourcedText)[];
  readonly foreclosure: SourcedText;
  readonly propertyTax: SourcedText;
  readonly insurance: SourcedText;
  readonly landlordLaw: SourcedText;
  readonly shortTermRentals: SourcedText;
  /** Questions that an investor must ask elsewhere, and whom. */
  readonly notKnown: readonly string[];
  readonly marketTrend: MarketTrend;
  /** Slugs of neighboring or comparable states. */
  readonly nearby: readonly string[];
  /** ISO date of the last fact check. */
  readonly reviewed: string;
}

export interface StateGuide extends StateText {
  /** Lowercase name, with hyphens for spaces. */
  readonly slug: string;
  readonly title: string;
}

/** The specification gives every state guide the same figures; pages mark them as national ranges. */
export const nationalStateFigures = {
  averageLoanAmount: "$300,000-$600,000",
  averageDSCR: "1.30",
  rentGrowth: "5.5%",
  capRates: "7.2%-9.8%",
  lenderPresence: "Medium" satisfies LenderPresence,
} as const;
