import { expect, test } from "vitest";
import { searchEntries } from "../../content/search-entries.ts";
import { readableText } from "../../server/edition/readable-text.ts";
import { findEntries } from "../../src/search/dialog/search-entries.ts";
import { readQuery } from "../../src/search/search-words.ts";
import { toSearchablePage } from "../../src/search/searchable-page.ts";
import { buildSearchIndex, openSiteSearch } from "../../src/search/site-search.server.ts";
import { listPages } from "../../src/site/site-pages.server.ts";
import { shippedContent } from "../setup/shipped-content.ts";
import { renderedPages } from "../setup/site/rendered-pages.ts";

const documents = new Map((await renderedPages).map(({ path, html }) => [path, html]));
const search = openSiteSearch(
  buildSearchIndex(
    listPages(shippedContent)
      .filter(({ isUnlisted }) => !isUnlisted)
      .map((page) => {
        return toSearchablePage(page, readableText(`<main>${documents.get(page.path)}</main>`));
      }),
  ),
);

/** What visitors ask, and the answer that stands first, in the results and in the dialog. */
test.each([
  ["short-term rental", "/faq#which-properties-qualify"],
  // Its title says it.
  ["str", "/dscr-news/underwriting-evolution"],
  ["airbnb", "/faq#which-properties-qualify"],
  ["should i refinance", "/refinance-planner"],
  ["refinance", "/refinance-planner"],
  ["brrrr", "/refinance-planner"],
  ["heloc", "/refinance-planner"],
  ["cash-out refinance", "/refinance-planner"],
  ["llc", "/faq#can-an-llc-borrow"],
  ["do i need an llc", "/faq#can-an-llc-borrow"],
  ["news", "/dscr-news"],
  ["how much down payment", "/faq#how-much-down-payment-and-reserves"],
  ["minimum credit score", "/faq#what-credit-score-do-i-need"],
  ["what credit score do i need", "/faq#what-credit-score-do-i-need"],
  ["prepayment penalty", "/faq#is-there-a-prepayment-penalty"],
  ["tax returns", "/faq#do-i-need-to-show-income"],
  ["how long does closing take", "/faq#how-long-does-it-take"],
  ["what is a dscr loan", "/faq#what-is-a-dscr-loan"],
  ["texas rates", "/dscr-loan-texas"],
  ["texas", "/dscr-loan-texas"],
  ["ohio", "/states/ohio"],
  ["austin", "/austin-dscr-loans"],
  ["duplex", "/property-types/duplex"],
  ["compare loan offers", "/compare-offers"],
  ["term sheet", "/compare-offers"],
  ["will it cash flow", "/cash-flow-calculator"],
  ["cash flow calculator", "/cash-flow-calculator"],
  ["dscr calculator", "/dscr-calculator"],
  ["lenders", "/lender-partners"],
  ["kiavi", "/lender-partners#kiavi"],
  ["rates", "/dscr-loan-rates"],
  ["term sheets", "/compare-offers"],
  ["hold projection", "/hold-projection"],
  ["how do lenders calculate dscr", "/faq#how-is-dscr-calculated"],
  ["terms", "/terms"],
  ["requirements", "/dscr-loan-requirements"],
  ["620", "/credit-score/620"],
  ["privacy", "/privacy"],
])("%s: %s", (query, path) => {
  const { hits } = search.find(readQuery(query));
  expect(
    hits[0]?.path,
    hits
      .slice(0, 5)
      .map((hit) => hit.path)
      .join(" "),
  ).toBe(path);
  const [entry] = findEntries(searchEntries, query);
  if (entry) expect(entry.url).toBe(path);
});
