import type { TitledText } from "../titled-texts.ts";

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

/** Fields shared by every lender card on the landing pages. All are samples, not offers. */
export interface SampleLender {
  readonly name: string;
  readonly minDSCR: number;
  /** Percent. */
  readonly maxLTV: number;
  /** Range of days, as text: "21-30". */
  readonly closingDays: string;
  readonly specialties: readonly string[];
  readonly illustrative: true;
}

/** /dscr-loan-rates */

export interface RateLender extends SampleLender {
  /** Percent. */
  readonly rate: number;
  readonly term: string;
  /** Percent of the loan. The page computes the APR from this fee, the rate and `aprBasis`. */
  readonly originationFee: number;
  /** The borrower and property that this sample rate is for, with the adders that lead to it. */
  readonly profile: string;
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

export interface RatesLanding extends LandingPage {
  readonly path: "/dscr-loan-rates";
  readonly introduction: string;
  /** What a step in the rate costs per month. */
  readonly costNote: string;
  readonly lendersNote: string;
  readonly lenders: readonly RateLender[];
  /** The assumptions behind every APR on the page, in dollars and years. */
  readonly aprBasis: {
    readonly loanAmount: number;
    readonly termYears: number;
    /** The lender's charges besides the origination fee. */
    readonly otherCharges: number;
  };
  readonly aprAssumption: string;
  readonly estimator: {
    /** Percent, before any adder. */
    readonly baseRate: number;
    readonly note: string;
    /** Shown if a choice has no sample adder. */
    readonly noEstimate: string;
    /** Shown if the sum exceeds the range that the site states for DSCR rates. */
    readonly aboveRange: string;
    /** Percent: the upper end of that range. */
    readonly rangeTop: number;
    /** Shown if rate and ratio agree in two bands. */
    readonly twoAnswers: string;
    /** What lenders price but the samples do not. */
    readonly notPriced: string;
  };
  readonly factorsIntroduction: string;
  readonly factors: readonly RateFactor[];
  /** Explains the factor that the page adds: its adders are those of the deal analyzer's exit table. */
  readonly prepaymentExplanation: string;
  readonly beyondAdders: ProseSection;
  readonly tips: readonly TitledText[];
  readonly callToAction: LeadCallToAction<"rates">;
}

/** /dscr-loan-pros-and-cons */

/** Icon names; the page decides what each looks like. */
export type ProsAndConsIcon =
  | "file-off"
  | "stack"
  | "building"
  | "clock"
  | "calendar-nights"
  | "sliders"
  | "percent"
  | "lock"
  | "wallet"
  | "scale"
  | "shield-off"
  | "eye-off";

export interface ProsAndConsItem {
  readonly icon: ProsAndConsIcon;
  readonly title: string;
  readonly description: string;
  readonly impact: "High" | "Medium";
}

export interface ComparisonRow {
  readonly feature: string;
  readonly dscr: string;
  readonly conventional: string;
  readonly advantage: "DSCR" | "Conventional" | "Depends";
}

export interface ProsAndConsLanding extends LandingPage {
  readonly path: "/dscr-loan-pros-and-cons";
  readonly introduction: string;
  /** What High and Medium mean. */
  readonly impactNote: string;
  readonly advantages: readonly ProsAndConsItem[];
  readonly disadvantages: readonly ProsAndConsItem[];
  readonly comparisonNote: string;
  readonly comparison: readonly ComparisonRow[];
  readonly whoShould: readonly TitledText[];
  readonly whoShouldNot: readonly TitledText[];
  readonly callToAction: LeadCallToAction<"pros-and-cons">;
}

/** /dscr-loan-requirements */

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

export interface RequirementGroup {
  readonly id: "property" | "borrower" | "loan";
  readonly title: string;
  readonly introduction: string;
  readonly items: readonly TitledText[];
}

export interface RequirementsLanding extends LandingPage {
  readonly path: "/dscr-loan-requirements";
  readonly introduction: string;
  readonly figuresNote: string;
  readonly tldr: readonly string[];
  readonly cards: readonly [RequirementCard, RequirementCard, RequirementCard];
  readonly formula: ProseSection;
  /** The fractions that the section explains. */
  readonly formulas: readonly { readonly label: string; readonly top: string; readonly bottom: string }[];
  readonly groups: readonly RequirementGroup[];
  readonly disqualifiersIntroduction: string;
  readonly disqualifiers: readonly TitledText[];
  /** The build generates the PDF from this record. */
  readonly download: { readonly label: string; readonly text: string };
  readonly callToAction: LeadCallToAction<"requirements">;
}

/** /investment-property-loans */

export interface LoanType {
  readonly id: "dscr" | "conventional" | "portfolio" | "bridge";
  readonly name: string;
  readonly summary: string;
  readonly pros: readonly string[];
  readonly cons: readonly string[];
  readonly bestFor: string;
}

/** One row per loan type; the ids join the two lists. */
export interface LoanTypeTerms {
  readonly id: LoanType["id"];
  readonly name: string;
  readonly rates: string;
  readonly timeline: string;
  readonly downPayment: string;
  readonly term: string;
  readonly qualifiesOn: string;
}

export interface LoanOptionsLanding extends LandingPage {
  readonly path: "/investment-property-loans";
  readonly introduction: string;
  readonly loanTypesNote: string;
  readonly loanTypes: readonly [LoanType, LoanType, LoanType, LoanType];
  readonly comparisonNote: string;
  readonly comparison: readonly LoanTypeTerms[];
  readonly choosing: readonly ProseSection[];
  readonly consultations: readonly [LeadCallToAction<"loan-options">, LeadCallToAction<"loan-options">];
}

/** /states */

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

export interface StatesOverview extends LandingPage {
  readonly path: "/states";
  readonly introduction: string;
  readonly marketsHeading: string;
  readonly marketsNote: string;
  readonly markets: readonly StateMarket[];
  /** Number of cities on a card, followed by "+N more". */
  readonly citiesPerCard: number;
  readonly tiles: readonly { readonly value: string; readonly label: string }[];
  readonly tilesNote: string;
  readonly directoryHeading: string;
  readonly directoryCaption: string;
  readonly closing: {
    readonly heading: string;
    readonly text: string;
    readonly label: string;
    readonly path: "/contact";
  };
}
