import type { SiteContent } from "../../content/site-content.ts";
import { EMBED_PATHS } from "../calculators/embeds/embed-paths.ts";
import { RESERVED_PATHS } from "../content-pages/reserved-paths.ts";
import { COUNTY_FILE_PATHS } from "../counties/counties-catalog.server.ts";
import { COUNTY_SHAPES_PATHS } from "../counties/shapes/county-shapes-catalog.server.ts";
import { OPENAPI_PATH } from "../developers/api/public-endpoints.server.ts";
import { COUNTIES_PATH } from "../figures/counties/county-query.ts";
import { DATA_FILES } from "../figures/data/data-files.ts";
import { YEAR_PICTURE_PATHS } from "../figures/map/years/year-pictures-catalog.server.ts";
import { findGuide } from "../guides/guide-catalog.server.ts";
import { REQUIREMENTS_GUIDE_PATH } from "../landings/requirements-guide.ts";
import { articlePath } from "../news/news-article.ts";
import { newsSummaries } from "../news/news-catalog.server.ts";
import { FEED_PATH } from "../news/news-feed.ts";
import { SUBSCRIBE_PATH } from "../news/subscriptions/subscription-paths.ts";
import { HISTORY_FILE_PATHS } from "../price-history/price-history-catalog.server.ts";
import { YEARS_FILE_PATH } from "../price-history/years/years-file.ts";

const GUIDES = /^\/(?:states|credit-score|property-types|cities|loan-amounts)\/(?<name>[^/]+)$/;

/** Shown only after something was sent. */
const AFTER_A_FORM = "lead-received";

/**
 * Says whether the site itself has a page or a file at a path. Pages that the operator published are not included.
 */
export function createSitePaths(site: SiteContent): (path: string) => boolean {
  const fixed = new Set([
    "/",
    "/data",
    COUNTIES_PATH,
    ...EMBED_PATHS,
    ...RESERVED_PATHS.filter((name) => name !== AFTER_A_FORM).map((name) => `/${name}`),
    ...newsSummaries(site).map(({ id }) => articlePath(id)),
    ...DATA_FILES.map((file) => file.path),
    ...COUNTY_FILE_PATHS,
    ...COUNTY_SHAPES_PATHS,
    ...HISTORY_FILE_PATHS,
    YEARS_FILE_PATH,
    ...YEAR_PICTURE_PATHS,
    FEED_PATH,
    REQUIREMENTS_GUIDE_PATH,
    SUBSCRIBE_PATH,
    "/sitemap.xml",
    "/robots.txt",
    "/llms.txt",
    OPENAPI_PATH,
    "/site.webmanifest",
  ]);
  return (path) => {
    const name = GUIDES.exec(path)?.groups?.name;
    return fixed.has(path) || (name !== undefined && findGuide(site, path, name).outcome !== "unknown");
  };
}
