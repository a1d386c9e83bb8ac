/** The fields of every page in this folder, whatever its template. */
export interface LandingPage {
  readonly path: `/${string}`;
  /** At most 60 characters, unique across the site. */
  readonly title: string;
  /** 120 to 160 characters, unique across the site. */
  readonly metaDescription: string;
  /** The page's only h1. */
  readonly heading: string;
  /** ISO date of the last fact check. */
  readonly reviewed: string;
  /** What kind of figures the whole page states. Absent if its sections say so. */
  readonly figuresNote?: string;
  readonly related: readonly PageLink[];
}

export interface PageLink {
  readonly path: `/${string}`;
  readonly label: string;
}

/** Opens the lead form. The source tells the operator which page the visitor came from. */
export interface LeadCallToAction<Source extends string = string> {
  readonly label: string;
  readonly source: Source;
  readonly text: string;
}

export interface ProseSection {
  /** Also the section's URL fragment. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/**
 * Half-open, so that every value falls into exactly one option. `from` and `upTo` include their edge; `above` and
 * `below` exclude it. A missing edge is unbounded.
 */
export interface HalfOpenInterval {
  readonly from?: number;
  readonly below?: number;
  readonly above?: number;
  readonly upTo?: number;
}

/** Percentage points on top of the base rate. Low and high differ only where the specification gives a range. */
export interface RateAdder {
  readonly low: number;
  readonly high: number;
}

export interface RateFactorOption {
  readonly id: string;
  readonly label: string;
  /** Null if there is no sample adder: an estimate must then stop and say so, not guess. */
  readonly adder: RateAdder | null;
  /** Only on factors determined by a number. */
  readonly interval?: HalfOpenInterval;
}

export interface RateFactor {
  readonly id: "credit" | "dscr" | "ltv" | "units" | "rental-type" | "experience" | "prepayment";
  readonly label: string;
  /** Why lenders price it. */
  readonly explanation: string;
  /** From the cheapest to the most expensive. */
  readonly options: readonly RateFactorOption[];
}

/** On /dscr-loan-requirements and on its sheet to print. */
export interface RequirementCard {
  readonly id: "dscr-minimum" | "down-payment" | "documentation";
  readonly title: string;
  /** The card's large figure. */
  readonly figure: string;
  /** The figure's position on the ratio scale, if it is a ratio. */
  readonly ratio?: number;
  readonly text: string;
  readonly points: readonly string[];
}

/** On /states. */
export interface StateMarket {
  readonly name: string;
  readonly abbr: string;
  readonly slug: string;
  readonly minDscr: number;
  /** Percent. */
  readonly maxLtv: number;
  readonly minFico: number;
  readonly avgRate: string;
  readonly marketStrength: "Very Strong" | "Strong" | "Moderate";
  readonly topCities: readonly [string, string, string, string];
  readonly strFriendly: boolean;
  readonly lenderCount: number;
  readonly specialNotes: string;
}
