import { describe, expect, test } from "vitest";
import { cityGuides } from "../../../content/guides/city-guides.ts";
import { stateGuides } from "../../../content/guides/state-guides.ts";
import { describePriceRecord } from "./price-record-section-catalog.server.ts";

const codes = [
  ...stateGuides.map(({ stateCode }) => stateCode.toLowerCase()),
  ...cityGuides.map(({ slug }) => slug),
];

test.each(codes)("%s: its fall, its worst ten years, its high and a table beside the picture", (code) => {
  const { answer, paragraphs, chart, levels, spans, caveat } = describePriceRecord(code);
  expect(answer).toMatch(/^Down \d+\.\d% from .* and back in \d{4} Q[1-4]\.$/);
  expect(paragraphs).toHaveLength(3);
  expect(paragraphs.join()).not.toMatch(/NaN|undefined|-0\.0%/);
  expect(levels.rows[0]).toEqual(["1985 Q1", "100", "100"]);
  expect(levels.rows.at(-1)?.[0]).toMatch(/^2025 Q[34]$/);
  expect(spans.rows.map(([years]) => years)).toEqual(["5 years", "10 years", "15 years"]);
  expect(chart.years.map(({ label }) => label)).toEqual(["1985", "1995", "2005", "2015", "2025"]);
  expect(chart.summary).toContain(levels.rows.at(-1)?.[2] ?? "?");
  expect(caveat).toMatch(/FHFA House Price Index, 2025 Q[34]; BLS Consumer Price Index, all items/);
});

describe("what a guide says", () => {
  test("of the largest fall, and whether a down payment covers it", () => {
    expect(describePriceRecord("nv").paragraphs[0]).toMatch(
      /^The largest fall of house prices in Nevada since 1985 was 55\.7%, from 2006 Q3 to 2012 Q2\. In 2020 Q2 prices were back where they had been, 13 years and 3 quarters after the high\. That is more than a down payment of 25%\./,
    );
    expect(describePriceRecord("ne").paragraphs[0]).toContain("was 2.9%, from 2008 Q1 to 2011 Q2.");
    expect(describePriceRecord("ne").paragraphs[0]).toContain("That is less than a down payment of 25%.");
  });

  test("of a fall that may have begun before the record does", () => {
    const says = (code: string) =>
      describePriceRecord(code).paragraphs[0]?.includes("may have begun to fall");
    expect(codes.filter(says)).toEqual(["ok", "houston"]);
  });

  test("of ten years, before and after inflation", () => {
    expect(describePriceRecord("fl").paragraphs[1]).toMatch(
      /^Of 123 spans of ten years, 14 ended lower than they began; after inflation, 51 did\. The worst began in 2006 Q1 and brought -2\.3% a year, the best in 2012 Q3 and brought \+10\.9% a year\./,
    );
    expect(describePriceRecord("sd").paragraphs[1]).toMatch(
      /^Of 123 spans of ten years, none ended lower than they began; after inflation, none did\./,
    );
  });

  test("of today", () => {
    expect(describePriceRecord("austin").paragraphs[2]).toMatch(
      /^In 2025 Q4 prices stood 11\.5% below the high of 2022 Q2\. After inflation they stood 20\.1% below the high of 2022 Q2\. Since 1991 /,
    );
    expect(describePriceRecord("nj").paragraphs[2]).toMatch(
      /^In 2025 Q3, the last quarter on record, prices stood higher than ever\. After inflation they stood higher than ever, too\./,
    );
    expect(describePriceRecord("md").paragraphs[2]).toMatch(
      /After inflation they stood 16\.3% below the high of 2006 Q4\./,
    );
  });
});

test("an unknown place has no record", () => {
  expect(() => describePriceRecord("xx")).toThrow("no price index of xx");
});
