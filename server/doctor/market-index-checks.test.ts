import { expect, test } from "vitest";
import { reviewedContent } from "../../src/site/reviewed-content-catalog.server.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { checkMarketIndex } from "./market-index-checks.ts";

const treasury = {
  id: "treasury-5-year",
  name: "5-year Treasury",
  value: 4.25,
  date: "2026-11-08",
  source: "U.S. Treasury",
  spread: { low: 2.75, high: 3.5 },
};
const { sampleRates } = reviewedContent(shippedContent).rates;
const check = (today: string, index: Partial<typeof treasury> = {}, conventionalLow = 6.75) =>
  checkMarketIndex(
    {
      sampleRates: { ...sampleRates, conventional: { low: conventionalLow, high: 7 } },
      marketIndex: { ...treasury, ...index },
    },
    today,
  ).map(({ level, what }) => `${level}: ${what}`);

test("none comes with the site, and the advice says how to publish one", () => {
  expect(checkMarketIndex(reviewedContent(shippedContent).rates, "2026-11-18")).toEqual([
    {
      level: "advice",
      what: "No market index stands beside the sample rates",
      remedy: expect.stringContaining("market-index publish FILE.yaml"),
    },
  ]);
});

test("a fresh one at which every sample is likely needs nothing", () => {
  expect(check("2026-11-18")).toEqual([]);
});

test.each([
  [
    "2026-11-19",
    "advice: The market index is more than 10 days old, and pages say so: 5-year Treasury (2026-11-08)",
  ],
  ["2026-11-07", "problem: The market index is of a day in the future: 5-year Treasury (2026-11-08)"],
])("on %s, one of November 8 is named", (today, finding) => {
  expect(check(today)).toEqual([finding]);
});

test("ranges below the index plus 2.5 are named", () => {
  expect(check("2026-11-18", {}, 6)).toEqual([
    "advice: The sample range of conventional loans, 6.00%-7.00%, starts below 5-year Treasury plus 2.5 points (6.75%)",
  ]);
});
