import type { MetaDescriptor } from "react-router";
import { jsonResponse } from "../../platform/http/json-response.ts";
import { problemResponse } from "../../platform/http/problem.ts";
import type { PageRecord } from "../seo/page-record.ts";
import type { ContentLibrary } from "./content-library.server.ts";
import { describeContentPage, describeMissingPage } from "./content-page-record.server.ts";

/**
 * GET /api/content/{slug}: `success` and the page (spec, section 7). Also returns the head tags of that URL's document,
 * even if there is no page: the browser inserts them after a navigation.
 */
export function getContent(
  slug: string,
  library: Pick<ContentLibrary, "find">,
  describePage: (page: PageRecord) => MetaDescriptor[],
): Response {
  const found = library.find(slug);
  if (!found) {
    const meta = describePage(describeMissingPage(slug));
    const message = "The requested content could not be found.";
    return problemResponse({ status: 404, message, extension: { meta } });
  }
  const { title, metaDescription, content, sections, callToAction, updatedAt } = found;
  const meta = describePage(describeContentPage(found));
  return jsonResponse({
    success: true,
    page: { title, metaDescription, content, sections, callToAction, updatedAt },
    meta,
  });
}
