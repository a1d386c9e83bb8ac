import { part, type SiteContent } from "../../content/site-content.ts";
import { articlePages } from "../articles/articles-catalog.server.ts";
import { calculatorPages } from "../calculators/calculators-catalog.server.ts";
import { embedPages } from "../calculators/embeds/embeds-catalog.server.ts";
import { companyPages } from "../company/company-catalog.server.ts";
import { legalPages } from "../company/legal-catalog.server.ts";
import { compareOffersPage } from "../compare-offers/compare-offers-catalog.server.ts";
import { describeContentPage } from "../content-pages/content-page-record.server.ts";
import { COUNTY_FILE_PATHS } from "../counties/counties-catalog.server.ts";
import { COUNTY_SHAPES_PATHS } from "../counties/shapes/county-shapes-catalog.server.ts";
import { dealAnalyzerPage } from "../deal-analyzer/deal-analyzer-catalog.server.ts";
import { developersPage } from "../developers/page/developers-catalog.server.ts";
import { countiesSitePage } from "../figures/counties/county-page-catalog.server.ts";
import { dataSitePage } from "../figures/data/data-catalog.server.ts";
import { DATA_FILES } from "../figures/data/data-files.ts";
import { YEAR_PICTURE_PATHS } from "../figures/map/years/year-pictures-catalog.server.ts";
import { formulasPage } from "../formulas/formulas-catalog.server.ts";
import { guidePages } from "../guides/guide-catalog.server.ts";
import { statesPage } from "../guides/states/states-overview-catalog.server.ts";
import { holdProjectionPage } from "../hold-projection/hold-projection-catalog.server.ts";
import { homePage } from "../home/home-catalog.server.ts";
import { landingPages } from "../landings/landings-catalog.server.ts";
import { lenderPartnersPage } from "../lender-partners/lender-partners-catalog.server.ts";
import { myDealsPage } from "../my-deals/my-deals-catalog.server.ts";
import { newsPages } from "../news/news-catalog.server.ts";
import { FEED_PATH } from "../news/news-feed.ts";
import { prequalificationPage } from "../prequalification/prequalification-catalog.server.ts";
import { HISTORY_FILE_PATHS } from "../price-history/price-history-catalog.server.ts";
import { YEARS_FILE_PATH } from "../price-history/years/years-file.ts";
import { requestPage } from "../privacy-request/privacy-request-catalog.server.ts";
import { refinancePlannerPage } from "../refinance-planner/refinance-planner-catalog.server.ts";
import { SEARCH_PATH } from "../search/search-page-record.ts";
import type { SitePage } from "../seo/page-record.ts";
import type { SiteServices } from "./site-services.server.ts";

/**
 * Every page whose path is known at build time: these are prerendered, listed in the sitemap, given a social image and
 * indexed for /search. A catalog that is not listed here is in none of these.
 */
export const listPages = part((site): readonly SitePage[] => [
  homePage,
  ...calculatorPages,
  dealAnalyzerPage(site),
  refinancePlannerPage,
  compareOffersPage,
  holdProjectionPage,
  myDealsPage,
  ...embedPages,
  formulasPage,
  developersPage,
  lenderPartnersPage(site),
  ...newsPages(site),
  prequalificationPage,
  ...companyPages(site),
  statesPage,
  dataSitePage,
  countiesSitePage,
  ...guidePages(site),
  ...legalPages(site),
  requestPage(site),
  ...articlePages(site),
  ...landingPages(site),
]);

/** These, and the pages the operator has published since. */
export function listAllPages(site: SiteContent, { contentPages }: SiteServices): readonly SitePage[] {
  return [...listPages(site), ...contentPages.list().map(describeContentPage)];
}

/** Whether the page at a path shows something else with a query. A campaign does not count. */
export function readsQuery(site: SiteContent, path: string): boolean {
  return pathsReadingQuery(site).has(path);
}

const pathsReadingQuery = part((site) => {
  const readers = listPages(site).filter((page) => page.readsQuery);
  return new Set([SEARCH_PATH, ...readers.map(({ path }) => path)]);
});

/** A table says figures alone. The JSON beside it names its address, too. */
const isTable = ({ type }: (typeof DATA_FILES)[number]) => type === "text/csv";

/** Files that routes generate from what the records say, or with the site's address. */
export function listFiles(): readonly string[] {
  const data = DATA_FILES.filter((file) => !isTable(file)).map(({ path }) => path);
  return ["/robots.txt", "/llms.txt", "/site.webmanifest", FEED_PATH, ...data];
}

/** Files that routes generate from figures alone: only a build changes them. */
export function listFigureFiles(): readonly string[] {
  const counties = [...COUNTY_FILE_PATHS, ...COUNTY_SHAPES_PATHS];
  const history = [...HISTORY_FILE_PATHS, YEARS_FILE_PATH, ...YEAR_PICTURE_PATHS];
  return [...DATA_FILES.filter(isTable).map(({ path }) => path), ...counties, ...history];
}
