import { describe, expect, test } from "vitest";
import { shownPages } from "../tests/setup/site/shown-pages.ts";
import { bestRatesNote, bestScoreNote } from "./loan-facts.ts";

/** What a page says about where the best price begins: with many lenders, or by the sample adders. */
const notes = [
  {
    what: "a ratio of 1.30 or 1.40",
    note: bestRatesNote,
    claims: [
      /(best|lowest) (rate|pric).{0,80}1\.30/is,
      /1\.30.{0,200}(best|lowest) (rate|pric)/is,
      /price better.{0,40}1\.30/is,
      /1\.40 or (higher|more|better)/i,
    ],
    pages: [
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
    ],
  },
  {
    what: "a score of 750 or 700",
    note: bestScoreNote,
    claims: [
      /\b(best|pric|rate)[^.]{0,60}(?<![$,])\b750\b/i,
      /(?<![$,])\b750\b(?!,)[^.]{0,60}\b(best|pric|rate)/i,
      /700 or higher/i,
    ],
    pages: [
      "/deal-analyzer",
      "/dscr-loan-rates",
      "/dscr-loan-requirements",
      "/dscr-loan-long-form",
      "/dscr-loan-texas",
      "/faq",
      "/credit-score/620",
      "/credit-score/740",
      "/dscr-loans/no-income-verification",
    ],
  },
] as const;

describe.each(notes)("wherever $what stands as the one of the best price", ({ note, claims, pages }) => {
  const claiming = shownPages.filter(({ text }) => {
    const rest = text.replaceAll(note, "");
    return claims.some((claim) => claim.test(rest));
  });

  test("a note reconciles the two", () => {
    const silent = claiming.filter(({ text }) => !text.includes(note));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test("no such page was overlooked", () => {
    expect(claiming.map(({ path }) => path)).toEqual(expect.arrayContaining([...pages]));
  });
});
