import path from "node:path";
import { publicEndpoints } from "../../../src/developers/api/public-endpoints.server.ts";
import { TOOL_CALLS } from "../../../src/developers/mcp/tool-calls.server.ts";
import { mailSender } from "../../../src/leads/delivery/delivery-catalog.server.ts";
import { consentOffer, leadFormContent } from "../../../src/leads/lead-catalog.server.ts";
import { namedFigures } from "../../../src/markdown/named-figures-catalog.server.ts";
import { readNewsFiles } from "../../../src/news/news-files.server.ts";
import { officeCalendar } from "../../../src/office/office-catalog.server.ts";
import { describePageAt } from "../../../src/seo/page-meta-catalog.server.ts";
import { reviewedContent } from "../../../src/site/reviewed-content-catalog.server.ts";
import type { SiteFacts } from "../../../src/site/site-facts-catalog.server.ts";
import { createSitePaths } from "../../../src/site/site-paths.server.ts";

/** The facts that a process takes from the bundle, without a bundle. */
export async function readPlainFacts(): Promise<SiteFacts> {
  const news = await readNewsFiles(path.resolve(import.meta.dirname, "../../../content/news"));
  return {
    consentOffer,
    leadFormContent,
    mailSender,
    namedFigures,
    newsSummaries: [...news],
    officeCalendar,
    describePageAt,
    publicEndpoints,
    reviewedContent,
    toolCalls: TOOL_CALLS,
    hasOwnPath: createSitePaths(news.map(({ id }) => id)),
  };
}
