import type { StateCode } from "../figures/figure-table.ts";
import type { LandlordTax } from "../figures/landlord-tax.ts";
import type { TitledText } from "../titled-texts.ts";
import type { LandingPage, LeadCallToAction, ProseSection } from "./landing-page.ts";

/**
 * How the ratios on a market page are computed: rent / PITIA, the lender's formula for 1-4 units. These are numbers
 * beside the sentence that states them, so that a test can recompute every ratio.
 */
export interface DscrBasis {
  readonly downPaymentPercent: number;
  readonly ratePercent: number;
  readonly termYears: number;
  readonly tax: LandlordTax;
  /** Percent of the price, per year. */
  readonly insurancePercent: number;
}

export interface MarketStats {
  /** Dollars. */
  readonly medianHomePrice: number;
  /** Dollars per month. */
  readonly avgRent: number;
  /** Percent per year. */
  readonly appreciationRate: number;
  /** Percent. */
  readonly vacancyRate: number;
  readonly popularAreas: readonly string[];
}

export interface CityCard {
  readonly name: string;
  /** Dollars. */
  readonly medianPrice: number;
  /** Dollars per month. */
  readonly avgRent: number;
  /** Rent / PITIA on the page's basis, truncated (never rounded up) to 2 decimals. */
  readonly dscr: number;
  /** Annual price growth in percent; on the Texas page only. */
  readonly growth?: number;
  readonly note: string;
}

/** A sample, not an offer. */
export interface MarketLender {
  readonly name: string;
  readonly minDSCR: number;
  /** Percent. */
  readonly maxLTV: number;
  /** Range of days, as text: "21-30". */
  readonly closingDays: string;
  readonly specialties: readonly string[];
  /** On the Florida and Texas pages. */
  readonly rateRange?: string;
  /** Out of 5; on the Texas page only, a sample like everything else on the card. */
  readonly rating?: number;
}

/** A figure and what it means. */
export interface MarketRequirement {
  readonly label: string;
  readonly value: string;
  readonly detail: string;
}

/** One city or state landing page. Every figure is a sample. */
export interface MarketLanding extends LandingPage {
  readonly market: string;
  /** For the forms that the page leads to. */
  readonly state: StateCode;
  readonly introduction: string;
  readonly tldr?: readonly string[];
  readonly stats: MarketStats;
  readonly statsNote: string;
  /** Computed from the page's own median price and average rent with `dscrBasis`, truncated to 2 decimals. */
  readonly medianDscr: number;
  readonly dscrBasis: DscrBasis;
  readonly dscrAssumption: string;
  readonly cities?: readonly CityCard[];
  readonly citiesNote?: string;
  readonly lendersNote: string;
  readonly lenders: readonly MarketLender[];
  readonly requirementsNote: string;
  readonly requirements: readonly MarketRequirement[];
  readonly strategy: readonly ProseSection[];
  /** How these pages' bands differ from the calculator's. */
  readonly dscrTargetsNote: string;
  readonly dscrTargets: readonly MarketRequirement[];
  readonly reasons?: readonly TitledText[];
  readonly tips?: readonly TitledText[];
  readonly callToAction: LeadCallToAction<"austin" | "dallas" | "florida" | "texas">;
}
