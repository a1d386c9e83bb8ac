import path from "node:path";
import { shippedContactDetails } from "../../content/contact-details.ts";
import { shippedLenders } from "../../content/lenders.ts";
import { shippedSampleRates } from "../../content/sample-rates.ts";
import { createContent, type SiteContent } from "../../content/site-content.ts";
import { shippedTestimonials } from "../../content/testimonials.ts";
import { readNewsSources } from "../news/news-files.server.ts";
import type { NamedRecord } from "../records/record-store.server.ts";
import { assembleRecords, EVERY_STATE } from "./site-records.server.ts";

const NEWS = path.resolve(import.meta.dirname, "../../content/news");

/** The site as it comes, before the operator has published anything. */
export async function readShippedContent(): Promise<SiteContent> {
  return createContent(assembleRecords(await readShippedRecords()));
}

/** The records that come with the site. */
export async function readShippedRecords(): Promise<readonly NamedRecord[]> {
  return [
    { kind: "settings", id: "contact", body: shippedContactDetails },
    { kind: "settings", id: "rates", body: shippedSampleRates },
    { kind: "settings", id: "service", body: EVERY_STATE },
    ...shippedLenders.map((lender) => ({ kind: "lender", id: lender.id, body: lender })),
    ...shippedTestimonials.map((testimonial) => ({
      kind: "testimonial",
      id: testimonial.id,
      body: testimonial,
    })),
    ...Object.entries(await readNewsSources(NEWS)).map(([file, source]) => ({
      kind: "news",
      id: path.basename(file, ".md"),
      body: source,
    })),
  ];
}
