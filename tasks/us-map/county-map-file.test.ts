import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { countyShapes } from "../../src/counties/shapes/county-shapes.ts";
import { COUNTY_MAP_FILE, composeCountyMapFile } from "./county-map-file.ts";

test("the counties in the tree are those that the atlas draws", async () => {
  const root = path.resolve(import.meta.dirname, "../..");
  expect(await readFile(path.join(root, COUNTY_MAP_FILE), "utf8")).toBe(await composeCountyMapFile());
});

test.each(Object.entries(countyShapes))(
  "%s: every outline is closed and made of whole numbers, and the state stays small",
  (_, { counties, land, width, height }) => {
    const lines = counties === "" ? [] : counties.split("\n");
    for (const line of lines) expect(line).toMatch(/^\d{5}\|(M\d+ \d+l[\d -]+z)+$/);
    expect(land).toMatch(/^(M\d+ \d+l[\d -]+z)*$/);
    expect(Math.max(width, height)).toBeLessThan(1_010);
    expect(counties.length + land.length).toBeLessThan(20_000);
  },
);
