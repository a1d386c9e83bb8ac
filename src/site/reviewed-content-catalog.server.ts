import { company } from "../../content/company.ts";
import { contactDetails } from "../../content/contact-details.ts";
import { expertQuotes } from "../../content/faq.ts";
import { consumerPricesEdition } from "../../content/figures/history/consumer-prices.ts";
import { metroIndexEdition } from "../../content/figures/history/metro-index.ts";
import { stateIndexFrom2000Edition } from "../../content/figures/history/state-index-from-2000.ts";
import { treasuryEdition } from "../../content/figures/history/treasury.ts";
import { statedRetention } from "../../content/legal/privacy.ts";
import { lenders } from "../../content/lenders.ts";
import { marketIndex } from "../../content/market-index.ts";
import type { MarketIndex, SampleRates } from "../../content/record-types.ts";
import { sampleRates } from "../../content/sample-rates.ts";
import { part } from "../../content/site-content.ts";
import { testimonials } from "../../content/testimonials.ts";
import { figureTables } from "../figures/figures-catalog.server.ts";

/** What a person has to look at before the site goes live, and again from time to time. */
export interface ReviewedContent {
  readonly company: {
    readonly name: string;
    readonly phone: { readonly display: string; readonly e164: string };
    readonly email: string;
    readonly address: { readonly street: string; readonly postalCode: string };
    readonly social: readonly { readonly name: string; readonly url: string }[];
  };
  readonly statements: readonly {
    readonly what: string;
    readonly place: string;
    /** Who said it and when; null if not recorded. */
    readonly substantiation: unknown;
  }[];
  /** Lenders in the directory: whether they confirmed their limits, and can be sent a deal. */
  readonly lenders: readonly {
    readonly name: string;
    /** ISO date on which the lender confirmed its limits; absent if it has not. */
    readonly confirmedOn?: string | undefined;
    /** Whether its record names somebody, or a program, that receives deals. */
    readonly takesDeals: boolean;
    /** Where it lends; absent if it has not said. */
    readonly states?: readonly string[] | undefined;
  }[];
  /** Where the operator refers investors. */
  readonly statesServed: readonly string[];
  /** What stands beside each other: samples, and what the market was. */
  readonly rates: { readonly sampleRates: SampleRates; readonly marketIndex: MarketIndex | null };
  /** Tables of public figures, and when their agency publishes the next one. */
  readonly figures: readonly {
    readonly file: string;
    readonly agency: string;
    readonly period: string;
    /** ISO date. */
    readonly nextEdition: string;
    /** A series of quarters or months, which the operator's command does not read. */
    readonly isSeries: boolean;
  }[];
  /** Retention periods that the privacy page promises, in days. */
  readonly promisedDays: {
    readonly leads: number;
    readonly deliveries: number;
    readonly idempotencyKeys: number;
    readonly privacyRequests: number;
    readonly visits: number;
  };
}

/** By file. `state-index` is of the edition of a table. */
const series = {
  "metro-index": metroIndexEdition,
  "state-index-from-2000": stateIndexFrom2000Edition,
  "consumer-prices": consumerPricesEdition,
  treasury: treasuryEdition,
} as const;

export const reviewedContent = part<ReviewedContent>((site) => ({
  company: { ...company, ...contactDetails(site) },
  lenders: lenders(site).map(({ name, confirmedOn, receivers = [], webhookUrl, states }) => ({
    name,
    confirmedOn,
    states,
    takesDeals: receivers.length > 0 || webhookUrl !== undefined,
  })),
  statesServed: site.records.service.states,
  statements: [
    ...testimonials(site).map(({ author, substantiation }) => ({
      what: `testimonial "${author}"`,
      place: "its record (operator testimonials edit)",
      substantiation,
    })),
    ...expertQuotes.map(({ author, substantiation }) => ({
      what: `expert quote "${author}"`,
      place: "content/faq.ts",
      substantiation,
    })),
    ...lenders(site).map(({ name, ratingSubstantiation }) => ({
      what: `rating of ${name}`,
      place: "the lender's record (operator lenders edit)",
      substantiation: ratingSubstantiation,
    })),
  ],
  rates: { sampleRates: sampleRates(site), marketIndex: marketIndex(site) },
  figures: [
    ...Object.entries(figureTables).map(([file, { edition }]) => ({ file, ...edition, isSeries: false })),
    ...Object.entries(series).map(([name, edition]) => ({
      file: `history/${name}`,
      ...edition,
      isSeries: true,
    })),
  ],
  // Use the longest reading of a year or a month.
  promisedDays: {
    leads: Math.ceil(statedRetention.leadYears * 365.25),
    deliveries: statedRetention.deliveredPayloadDays,
    idempotencyKeys: statedRetention.idempotencyKeyDays,
    privacyRequests: Math.ceil(statedRetention.privacyRequestMonths * 30.5),
    visits: Math.ceil(statedRetention.visitCountMonths * 30.5),
  },
}));
