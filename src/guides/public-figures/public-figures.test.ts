import { expect, test } from "vitest";
import { stateFigureText } from "../../../content/figures/guide-figures.ts";
import { cityGuides } from "../../../content/guides/city-guides.ts";
import { stateGuides } from "../../../content/guides/state-guides.ts";
import { describeCityFigures } from "./city-public-figures-catalog.server.ts";
import { describeStateFigures } from "./state-public-figures-catalog.server.ts";

test.each(stateGuides)(
  "$state: every figure names its source and its place among the fifty",
  ({ stateCode }) => {
    const [{ figures, prices }] = describeStateFigures(stateCode);
    expect(figures).toHaveLength(10);
    for (const { label, source, place, value } of figures) {
      expect(source).toMatch(
        label === stateFigureText.labels.landlordTax
          ? / (§|\d|chapter|article|title|section|Act|Law).*\. .*\.$/
          : /^(Census ACS 20\d\d, B\d{5}|FHFA House Price Index, 20\d\d Q\d|HUD Fair Market Rents)/,
      );
      expect(place).toMatch(/^\d{1,2}(st|nd|rd|th) of 50$/);
      expect(value).toMatch(/\d/);
    }
    expect(prices?.points).toHaveLength(9);
  },
);

test("Ohio's median house is worked out line by line", () => {
  const [, house] = describeStateFigures("OH");
  expect(house.lines.map(({ value, exact }) => exact ?? value)).toEqual([
    "$239,800",
    "$59,950",
    "$179,850",
    "$1,226.89",
    // 1.46%, the middle of 1.26% and 1.65%.
    "$291.76",
    "$119.90",
    "$1,638.55",
    "$1,090",
  ]);
  // Shown in whole dollars: it is an estimate.
  expect(house.lines.map(({ value }) => value)).not.toContainEqual(expect.stringContaining("."));
  expect(house.ratio.text).toBe("0.67");
  expect(house.conclusion).toBe(
    "At this rent, a house carries itself up to $159,500, 33% below the median value.",
  );
});

test("each place is taken once, or shared by equal values", () => {
  const places = stateGuides.map(({ stateCode }) => describeStateFigures(stateCode)[0].figures[1]?.place);
  expect(places).toContain("1st of 50");
  expect(places).toContain("50th of 50");
});

test.each(cityGuides)(
  "$city: four rents against the value, and the ratio of two and three bedrooms",
  (city) => {
    const [{ figures }, { rows }] = describeCityFigures(city);
    expect(figures).toHaveLength(3);
    expect(rows.map(({ cells }) => cells[0])).toEqual([
      "One bedroom",
      "Two bedrooms",
      "Three bedrooms",
      "Four bedrooms",
    ]);
    const [one, two, three, four] = rows.map(({ cells }) => cells[3]);
    expect([one, four]).toEqual(["–", "–"]);
    expect(Number.parseFloat(two ?? "")).toBeGreaterThan(0.4);
    expect(Number.parseFloat(three ?? "")).toBeGreaterThan(Number.parseFloat(two ?? ""));
  },
);
