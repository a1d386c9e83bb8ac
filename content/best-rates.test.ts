import { expect, test } from "vitest";
import { shownPages } from "../tests/setup/shown-pages.ts";
import { bestRatesNote } from "./loan-facts.ts";

/** A ratio of 1.30 or 1.40 as the one that gets the best price. */
const CLAIMS = [
  /(best|lowest) (rate|pric).{0,80}1\.30/is,
  /1\.30.{0,200}(best|lowest) (rate|pric)/is,
  /price better.{0,40}1\.30/is,
  /1\.40 or (higher|more|better)/i,
];

test("wherever 1.30 or 1.40 stands as the ratio of the best price, one sentence reconciles the two", () => {
  const claiming = shownPages.filter(({ text }) => {
    const rest = text.replaceAll(bestRatesNote, "");
    return CLAIMS.some((claim) => claim.test(rest));
  });
  expect(claiming.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      "/dscr-calculator",
      "/deal-analyzer",
      "/dscr-loan-rates",
      "/dscr-loan-requirements",
      "/dscr-loan-long-form",
      "/dscr-loan-texas",
      "/austin-dscr-loans",
      "/dscr-news/rate-environment-2025",
      "/faq",
      "/credit-score/620",
      "/credit-score/800",
      "/loan-amounts/300k-500k",
      "/dscr-loans/requirements/minimum-dscr",
    ]),
  );
  const silent = claiming.filter(({ text }) => !text.includes(bestRatesNote));
  expect(silent.map(({ path }) => path)).toEqual([]);
});
