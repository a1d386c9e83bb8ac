import { describe, expect, test } from "vitest";
import { renderedPages } from "../tests/setup/site/rendered-pages.ts";
import { shownPages } from "../tests/setup/site/shown-pages.ts";
import { bestRatesNote, bestScoreNote } from "./loan-facts.ts";

const RATES_PAGE = "/dscr-loan-rates";
const html = new Map((await renderedPages).map((page) => [page.path, page.html]));

/** Where many lenders start their best price, and where the sample adders end. */
const notes = [
  {
    what: "a ratio of 1.30 or 1.40",
    note: bestRatesNote,
    lenders: [
      /(best|lowest) (rate|pric).{0,80}1\.30/is,
      /1\.30.{0,200}(best|lowest) (rate|pric)/is,
      /price better.{0,40}1\.30/is,
    ],
    adders: /1\.40 or (higher|more|better)|1\.25-1\.39/i,
    both: ["/dscr-loan-rates", "/dscr-loan-long-form"],
  },
  {
    what: "a score of 750 or 700",
    note: bestScoreNote,
    lenders: [/\bbest\b[^.]{0,60}(?<![$,])\b750\b/i, /(?<![$,])\b750\b(?!,)[^.]{0,60}\bbest\b/i],
    adders: /700 or higher|620-699/i,
    both: ["/dscr-loan-rates", "/dscr-loan-long-form", "/credit-score/740"],
  },
] as const;

describe.each(notes)("where the best price starts: $what", ({ note, lenders, adders, both }) => {
  const stating = shownPages.filter(
    ({ text }) => lenders.some((claim) => claim.test(text)) && adders.test(text),
  );

  test("the rates page reconciles the two, once, and no other page repeats it", () => {
    const places = shownPages.flatMap(({ path, text }) =>
      text
        .split(note)
        .slice(1)
        .map(() => path),
    );
    expect(places).toEqual([RATES_PAGE]);
  });

  test("a page that states both leads to the rates page", () => {
    const others = stating.filter(({ path }) => path !== RATES_PAGE);
    const silent = others.filter(({ path }) => !html.get(path)?.includes(RATES_PAGE));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test("no such page was overlooked", () => {
    expect(stating.map(({ path }) => path)).toEqual(expect.arrayContaining([...both]));
  });
});
