import { company } from "../../content/company.ts";
import { expertQuotes } from "../../content/faq.ts";
import { statedRetention } from "../../content/legal/privacy.ts";
import { type Lender, lenders } from "../../content/lenders.ts";
import { testimonials } from "../../content/testimonials.ts";
import { figureTables } from "../../src/figures/figures-catalog.server.ts";
import type { SiteContent } from "./content-checks.ts";

/** Widened to `Lender`, so that optional fields can be read even if no record sets them. */
const listedLenders: readonly Lender[] = lenders;

export const siteContent: SiteContent = {
  company,
  lenders: listedLenders.map(({ name, confirmedOn }) => ({ name, confirmedOn })),
  statements: [
    ...testimonials.map(({ author, substantiation }) => ({
      what: `testimonial "${author}"`,
      file: "content/testimonials.ts",
      substantiation,
    })),
    ...expertQuotes.map(({ author, substantiation }) => ({
      what: `expert quote "${author}"`,
      file: "content/faq.ts",
      substantiation,
    })),
    ...lenders.map(({ name, ratingSubstantiation }) => ({
      what: `rating of ${name}`,
      file: "content/lenders.ts",
      substantiation: ratingSubstantiation,
    })),
  ],
  figures: Object.entries(figureTables).map(([file, { edition }]) => ({ file, ...edition })),
  // Use the longest reading of a year or a month.
  promisedDays: {
    leads: Math.ceil(statedRetention.leadYears * 365.25),
    deliveries: statedRetention.deliveredPayloadDays,
    idempotencyKeys: statedRetention.idempotencyKeyDays,
    privacyRequests: Math.ceil(statedRetention.privacyRequestMonths * 30.5),
    visits: Math.ceil(statedRetention.visitCountMonths * 30.5),
  },
};
