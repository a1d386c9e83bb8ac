export type MarketTrend = "Growing" | "Stable" | "Declining";
export type LenderPresence = "High" | "Medium" | "Low";

export interface TopMarket {
  readonly name: string;
  /** One actionable sentence for an investor: what rents there, to whom, at what kind of price. */
  readonly note: string;
}

/** What is particular to one state. `nationalStateFigures` has the figures that all fifty share. */
export interface StateGuide {
  /** '{slug}-dscr-loans' */
  readonly id: `${string}-dscr-loans`;
  /** Lowercase name, with hyphens for spaces. */
  readonly slug: string;
  readonly state: string;
  readonly stateCode: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly introduction: string;
  readonly topMarkets: readonly [TopMarket, TopMarket, TopMarket];
  readonly marketHighlights: readonly string[];
  readonly investorBenefits: readonly string[];
  readonly regulations: readonly string[];
  readonly challenges: readonly string[];
  readonly foreclosure: string;
  readonly propertyTax: string;
  readonly insurance: string;
  readonly landlordLaw: string;
  readonly shortTermRentals: string;
  readonly marketTrend: MarketTrend;
  /** Slugs of neighboring or comparable states. */
  readonly nearby: readonly string[];
  /** ISO date of the last fact check. */
  readonly reviewed: string;
}

/** The specification gives every state guide the same figures; pages mark them as national ranges. */
export const nationalStateFigures = {
  averageLoanAmount: "$300,000-$600,000",
  averageDSCR: "1.30",
  rentGrowth: "5.5%",
  capRates: "7.2%-9.8%",
  lenderPresence: "Medium" satisfies LenderPresence,
} as const;
