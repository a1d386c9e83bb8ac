import type { OfficeHours } from "./office-hours.ts";

/** Records that the operator publishes. Each has a counterpart in this folder, which comes with the site. */
export type PublishedRecords = {
  readonly contactDetails: ContactDetails;
  readonly sampleRates: SampleRates;
  readonly service: Service;
  readonly marketIndex: MarketIndex | null;
  readonly lenders: readonly Lender[];
  readonly testimonials: readonly Testimonial[];
  readonly handoffFigures: HandoffFigures | null;
  /** Markdown with front matter, by slug. */
  readonly news: Readonly<Record<string, string>>;
};

/** How to reach the company. The operator publishes these: operator settings. */
export type ContactDetails = {
  /** As visitors read it. The form that telephones dial is derived from it. */
  readonly phone: string;
  readonly email: string;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly region: string;
    readonly postalCode: string;
    readonly country: string;
  };
  readonly office: OfficeHours;
  readonly social: readonly { readonly name: string; readonly url: string }[];
};

/** Where the service is offered: two letters for each state. The operator publishes it: operator settings. */
export type Service = { readonly states: readonly string[] };

/**
 * The planning ranges of the site, in percent a year. They are samples and have no date, because no market had them on
 * any day. The operator publishes them: operator settings.
 */
export type SampleRates = {
  /** The lower end is the rate before adders. */
  readonly dscr: { readonly low: number; readonly high: number };
  readonly conventional: { readonly low: number; readonly high: number };
};

/** What the market was on a day, in percent a year, and how far above it lenders price. No index comes with the site. */
export type MarketIndex = {
  readonly id: string;
  /** "5-year Treasury". */
  readonly name: string;
  readonly value: number;
  /** ISO date of the value. */
  readonly date: string;
  /** Who published it. */
  readonly source: string;
  /** Percentage points. */
  readonly spread: { readonly low: number; readonly high: number };
};

/**
 * What lenders answered to deals from this site, and what came of it. Counted from the hand-offs by the site itself, and
 * typed by nobody. Null until there is enough to count.
 */
export type HandoffFigures = {
  /** ISO date of the count. */
  readonly day: string;
  /** Lenders with enough answers in the year before. */
  readonly lenders: readonly {
    readonly id: string;
    readonly answers: number;
    readonly medianMinutes: number;
    /** Reasons that were given, the most frequent first. */
    readonly refusals: readonly { readonly reason: string; readonly count: number }[];
  }[];
  /** The last whole quarter, once enough loans were funded. */
  readonly quarter: HandoffQuarter | null;
};

export type HandoffQuarter = {
  /** ISO dates, both included. */
  readonly from: string;
  readonly to: string;
  readonly offered: number;
  readonly answered: number;
  readonly yes: number;
  readonly released: number;
  readonly funded: number;
  /** Whole dollars; null where so few loans would tell what one of them was. */
  readonly amount: number | null;
};

/**
 * The operator's record that a real person said this, and when. Without one the site marks the statement
 * (a testimonial, an expert quote, a lender's rating) as an illustrative sample, and `doctor` reports it.
 */
export type Substantiation = {
  /** Who said it, or which survey or review source a rating comes from. */
  readonly source: string;
  /** ISO date on which it was said or collected. */
  readonly date: string;
  /** Where the operator keeps the proof. */
  readonly evidence: string;
};

export type Testimonial = {
  readonly id: string;
  readonly quote: string;
  readonly author: string;
  readonly detail: string;
  readonly stars: 5;
  readonly substantiation: Substantiation | null;
};

/**
 * The operator's record that the lender has confirmed its minimum ratio, maximum LTV and loan amounts. Both fields or
 * neither. Without it, every page calls these limits samples, and `doctor` names the lender.
 */
type Confirmation =
  | {
      /** ISO date, shown on pages. */
      readonly confirmedOn: string;
      /** Who confirmed, and where the operator keeps the proof. Never leaves the server. */
      readonly confirmedBy: string;
    }
  | { readonly confirmedOn?: never; readonly confirmedBy?: never };

/**
 * A lender in the directory. Limits and ratings are the specification's; rate ranges are samples.
 * `minDSCR` is a ratio, `maxLTV` a percentage, loan amounts are US dollars.
 */
export type Lender = Confirmation & {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly minDSCR: number;
  readonly maxLTV: number;
  readonly minLoanAmount: number;
  readonly maxLoanAmount: number;
  readonly rates: string;
  readonly specialty: readonly string[];
  readonly features: readonly string[];
  readonly rating: number;
  /** "21-30 days". Sorting and filtering read the first number; the type rejects any other format. */
  readonly closingTime: `${number}-${number} days`;
  /** What the lender pays for a closed referral. Never leaves the server and never influences the order. */
  readonly commissionRate: string;
  /** If null, the rating is shown as an illustrative sample. */
  readonly ratingSubstantiation: Substantiation | null;
  /** The lender has not said what is absent of these six. */
  readonly minCreditScore?: number | undefined;
  readonly maxUnits?: number | undefined;
  readonly propertyTypes?: readonly DealPropertyType[] | undefined;
  readonly uses?: readonly ("long-term" | "short-term")[] | undefined;
  /** How it counts the bookings of a short-term rental. Any of them may apply. */
  readonly bookingsRules?:
    | readonly (
        | "gross-80"
        | "lower-80"
        | "net-of-fees"
        | "average-100"
        | "market-only"
        | "projection-share"
      )[]
    | undefined;
  /** Where it lends: two letters each. */
  readonly states?: readonly string[] | undefined;
  /** Who takes deals for the lender. Never leaves the server. */
  readonly receivers?: readonly DealReceiver[] | undefined;
  /** Where its program takes deals, in place of mails to people. Never leaves the server. */
  readonly webhookUrl?: string | undefined;
};

/** Those of the property type guides that a deal of up to eight units can be. */
type DealPropertyType =
  | "single-family"
  | "duplex"
  | "triplex"
  | "fourplex"
  | "small-multifamily"
  | "mixed-use"
  | "commercial";

/** A person at a lender who receives deals by mail. */
export type DealReceiver = { readonly name: string; readonly email: string };
