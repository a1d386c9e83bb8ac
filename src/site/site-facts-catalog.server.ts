import { publicEndpoints } from "../developers/api/public-endpoints.server.ts";
import { TOOL_CALLS } from "../developers/mcp/tool-calls.server.ts";
import { mailSender } from "../leads/delivery/delivery-catalog.server.ts";
import { consentOffer, leadFormContent } from "../leads/lead-catalog.server.ts";
import { namedFigures } from "../markdown/named-figures-catalog.server.ts";
import { newsSummaries } from "../news/news-catalog.server.ts";
import { officeCalendar } from "../office/office-catalog.server.ts";
import { describePageAt } from "../seo/page-meta-catalog.server.ts";
import { reviewedContent } from "./reviewed-content-catalog.server.ts";
import { createSitePaths } from "./site-paths.server.ts";

/**
 * What the process itself uses of the site's content. It takes this from the bundle, because the bundle is evaluated
 * again when the operator has published a record (decision 0016).
 */
export const siteFacts = {
  consentOffer,
  leadFormContent,
  mailSender,
  namedFigures,
  newsSummaries,
  officeCalendar,
  describePageAt,
  reviewedContent,
  toolCalls: TOOL_CALLS,
  publicEndpoints,
  hasOwnPath: createSitePaths(newsSummaries.map(({ id }) => id)),
};
export type SiteFacts = typeof siteFacts;
