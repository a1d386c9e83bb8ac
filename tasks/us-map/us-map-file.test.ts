import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { stateShapes } from "../../src/figures/map/us-map-shapes.ts";
import { composeUsMapFile, US_MAP_FILE } from "./us-map-file.ts";

test("the map in the tree is the one that the atlas draws", async () => {
  const root = path.resolve(import.meta.dirname, "../..");
  expect(await readFile(path.join(root, US_MAP_FILE), "utf8")).toBe(await composeUsMapFile());
});

test("every outline is closed, made of whole numbers, and all fifty together stay under 25 kB", () => {
  expect(stateShapes).toHaveLength(50);
  for (const { path: outline } of stateShapes) expect(outline).toMatch(/^(M\d+ \d+l[\d -]+z)+$/);
  expect(stateShapes.map(({ path: outline }) => outline).join("").length).toBeLessThan(25_000);
});

test("the small outlines are complete, and all fifty together stay under 7 kB", () => {
  for (const { sketch } of stateShapes) expect(sketch).toMatch(/^(M\d+ \d+l[\d -]+z)+$/);
  expect(stateShapes.map(({ sketch }) => sketch).join("").length).toBeLessThan(7_000);
});
