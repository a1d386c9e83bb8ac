import { describe, expect, test } from "vitest";
import { shownPages } from "../../tests/setup/site/shown-pages.ts";
import { cityGuides } from "../guides/city-guides.ts";
import { florida } from "./florida.ts";
import type { MarketLanding } from "./market-landing.ts";
import { texas } from "./texas.ts";

/**
 * One market, described by a landing page, its state's guide and the guides to its cities. News keep the figures of their
 * day, so they may differ.
 */
const markets: readonly MarketLanding[] = [florida, texas];

const textAt = (address: string) => shownPages.find((page) => page.path === address)?.text ?? "";

test.each(markets)("the ratio in the text of $market is the one on its scale", ({ path, medianDscr }) => {
  expect(/covers (\d\.\d\d) of it/.exec(textAt(path))?.[1]).toBe(medianDscr.toFixed(2));
});

describe.each(markets)("whatever page describes $market", (landing) => {
  const cities = cityGuides.filter(({ state }) => state === landing.market);
  const addresses = [
    landing.path,
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
    expect(new Set(stated.map(({ address }) => address)).size).toBeGreaterThanOrEqual(1);
    expect(stated.filter(({ percent }) => percent !== assumed)).toEqual([]);
  });
});
