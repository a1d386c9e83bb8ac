import path from "node:path";
import { shippedContactDetails } from "../../content/contact-details.ts";
import { shippedLenders } from "../../content/lenders.ts";
import { shippedSampleRates } from "../../content/sample-rates.ts";
import { shippedTestimonials } from "../../content/testimonials.ts";
import { namedFigures } from "../markdown/named-figures-catalog.server.ts";
import { parseNewsFile } from "../news/news-file.server.ts";
import { readNewsSources } from "../news/news-files.server.ts";
import type { NamedRecord } from "../records/record-store.server.ts";

const NEWS = path.resolve(import.meta.dirname, "../../content/news");

/** The records that come with the site. */
export async function readShippedRecords(): Promise<readonly NamedRecord[]> {
  return [
    { kind: "settings", id: "contact", body: shippedContactDetails },
    { kind: "settings", id: "rates", body: shippedSampleRates },
    ...shippedLenders.map((lender) => ({ kind: "lender", id: lender.id, body: lender })),
    ...shippedTestimonials.map((testimonial) => ({
      kind: "testimonial",
      id: testimonial.id,
      body: testimonial,
    })),
    ...Object.entries(await readNewsSources(NEWS)).map(([file, source]) => ({
      kind: "news",
      id: parseNewsFile(file, source, namedFigures).data.id,
      body: source,
    })),
  ];
}
