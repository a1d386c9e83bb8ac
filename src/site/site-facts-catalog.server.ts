import { part } from "../../content/site-content.ts";
import { isStateServed } from "../../content/states-served.ts";
import { publicEndpoints } from "../developers/api/public-endpoints.server.ts";
import { toolCalls } from "../developers/mcp/tool-calls.server.ts";
import { handoffRules } from "../handoff/handoff-catalog.server.ts";
import { mailSender, nameLeadState } from "../leads/delivery/delivery-catalog.server.ts";
import { consentOffer, leadFormContent } from "../leads/lead-catalog.server.ts";
import { namedFigures } from "../markdown/named-figures-catalog.server.ts";
import { newsSummaries } from "../news/news-catalog.server.ts";
import { officeCalendar } from "../office/office-catalog.server.ts";
import { describePageAt } from "../seo/page-meta-catalog.server.ts";
import type { PageRecord } from "../seo/page-record.ts";
import { reviewedContent } from "./reviewed-content-catalog.server.ts";
import { createSitePaths } from "./site-paths.server.ts";

/** What the process itself uses of the site's content. */
export const siteFacts = part((site) => ({
  consentOffer: consentOffer(site),
  leadFormContent: leadFormContent(site),
  isStateServed: isStateServed(site),
  nameLeadState: nameLeadState(site),
  handoffRules: handoffRules(site),
  mailSender: mailSender(site),
  namedFigures: namedFigures(site),
  newsSummaries: newsSummaries(site),
  officeCalendar: officeCalendar(site),
  describePageAt: (siteUrl: string, page: PageRecord) => describePageAt(site, siteUrl, page),
  reviewedContent: reviewedContent(site),
  toolCalls: toolCalls(site),
  publicEndpoints: publicEndpoints(site),
  hasOwnPath: createSitePaths(site),
}));
export type SiteFacts = ReturnType<typeof siteFacts>;
