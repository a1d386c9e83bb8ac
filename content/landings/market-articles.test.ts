import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { namedFigures } from "../../src/markdown/named-figures-catalog.server.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { shownPages } from "../../tests/setup/site/shown-pages.ts";
import { cityGuides } from "../guides/city-guides.ts";
import { florida } from "./florida.ts";
import type { MarketLanding } from "./market-landing.ts";
import { texas } from "./texas.ts";

/** One market, described by a landing page, a news article, its state's guide and the guides to its cities. */
const markets: readonly { readonly landing: MarketLanding; readonly article: string }[] = [
  { landing: florida, article: "florida-dscr-surge" },
  { landing: texas, article: "texas-market-update" },
];

const textAt = (address: string) => shownPages.find((page) => page.path === address)?.text ?? "";

describe.each(markets)("$landing.market on its landing page and in the news", ({ landing, article }) => {
  const landingText = textAt(landing.path);
  const newsText = textAt(`/dscr-news/${article}`);
  const read = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];

  test.each([
    {
      what: "insurance in dollars a month",
      onLanding: /(\$[\d,]*\d) of insurance/,
      inNews: /insurance at [\d.]+%,? (?:which )?is (\$[\d,]*\d)/,
    },
    {
      what: "property tax in dollars a month",
      onLanding: /(\$[\d,]*\d) of property tax/,
      inNews: /roperty tax at [\d.]+% of the price a year,? (?:which )?is (\$[\d,]*\d)/,
    },
    {
      what: "principal and interest",
      onLanding: /(\$[\d,]*\d) of principal and interest/,
      inNews: new RegExp(
        `at ${landing.dscrBasis.ratePercent}% principal and interest are (\\$[\\d,]*\\d)|${landing.dscrBasis.ratePercent}% · \\d\\.\\d\\d · (\\$[\\d,]*\\d)`,
      ),
    },
    {
      what: "the full payment",
      onLanding: /together about (\$[\d,]*\d)/,
      inNews: /Full payment: (\$[\d,]*\d)|the rent would have to be (\$[\d,]*\d)/,
    },
    {
      what: "the ratio",
      onLanding: /covers (\d\.\d\d) of it/,
      inNews: /Ratio: (\d\.\d\d)|so a ratio of (\d\.\d\d) is not/,
    },
  ])("$what of the median house is the same", ({ onLanding, inNews }) => {
    const [, ...found] = inNews.exec(newsText) ?? [];
    const stated = found.find(Boolean);
    expect(stated).toBeDefined();
    expect(stated).toBe(read(landingText, onLanding));
  });

  test("the ratio is the one on the landing page's scale", () => {
    expect(read(landingText, /covers (\d\.\d\d) of it/)).toBe(landing.medianDscr.toFixed(2));
  });

  test("the article types no amount of its own, but takes each by name", () => {
    const source = readFileSync(path.join(import.meta.dirname, `../news/${article}.md`), "utf8");
    expect(source.match(/\$[\d,]*\d/g) ?? []).toEqual(article === "texas-market-update" ? ["$10,000"] : []);
  });
});

test("what the articles conclude from the figures is true of them", () => {
  const figure = (name: string) => Number(namedFigures(shippedContent)[name]?.replaceAll(/[$,%]/g, ""));
  const yieldOf = (market: string) =>
    figure(`${market}.median.grossYield`) / figure("texas.median.grossYield");
  const claims = {
    "no rate in the range brings the Florida house to 1.00": figure("florida.lowRate.ratio") < 1,
    "one Florida lender takes its ratio": figure("florida.median.ratio") >= figure("florida.lowestFloor"),
    "the affordable house passes": figure("florida.affordable.ratio") >= 1,
    "with the dearer policy it hardly does": ["1.00", "1.01"].includes(
      namedFigures(shippedContent)["florida.dearerPolicy.ratio"] ?? "",
    ),
    "with dues it fails": figure("florida.condominium.ratio") < 1,
    "Dallas yields about a quarter less than Texas": Math.abs(yieldOf("dallas") - 0.75) < 0.02,
    "Austin more than a third less": yieldOf("austin") < 2 / 3,
    "the county is worth more than the rate": figure("texas.lowTax.saving") > figure("texas.median.saving"),
  };
  expect(Object.entries(claims).filter(([, isTrue]) => !isTrue)).toEqual([]);
});

describe.each(markets)("whatever page describes $landing.market", ({ landing, article }) => {
  const cities = cityGuides(shippedContent).filter(({ state }) => state === landing.market);
  const addresses = [
    landing.path,
    `/dscr-news/${article}`,
    `/states/${landing.market.toLowerCase()}`,
    ...cities.map(({ slug }) => `/cities/${slug}`),
    ...(landing.market === "Texas" ? ["/austin-dscr-loans", "/dallas-dscr-loans"] : []),
  ];
  const statedIn = (patterns: readonly RegExp[]) =>
    addresses.flatMap((address) =>
      patterns.flatMap((pattern) =>
        [...textAt(address).matchAll(pattern)].map(([, percent]) => ({ address, percent: Number(percent) })),
      ),
    );

  test.each([
    {
      what: "insurance",
      patterns: [/\binsurance (?:is |at )?(\d[\d.]*)%/g, /(\d[\d.]*)% (?:for )?insurance/g],
      assumed: landing.dscrBasis.insurancePercent,
    },
    {
      what: "property tax",
      patterns: [/\btax(?:es)? (?:is|at|take|near) (\d[\d.]*)%/g, /(\d[\d.]*)% (?:for taxes|tax\b)/g],
      assumed: landing.dscrBasis.tax.percent,
    },
  ])("assumes the same $what", ({ patterns, assumed }) => {
    const stated = statedIn(patterns);
    expect(new Set(stated.map(({ address }) => address)).size).toBeGreaterThanOrEqual(2);
    expect(stated.filter(({ percent }) => percent !== assumed)).toEqual([]);
  });
});
