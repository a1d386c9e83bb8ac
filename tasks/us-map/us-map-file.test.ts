import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { stateShapes } from "../../src/figures/map/states/us-map-shapes.ts";
import { composeUsMapFile, US_MAP_FILE } from "./us-map-file.ts";

test("the map in the tree is the one that the atlas draws", async () => {
  const root = path.resolve(import.meta.dirname, "../..");
  expect(await readFile(path.join(root, US_MAP_FILE), "utf8")).toBe(await composeUsMapFile());
});

test.each([
  ["path", 25_000],
  ["sketch", 7_000],
] as const)(
  "every %s is closed and made of whole numbers, and all fifty stay under %i bytes",
  (field, bytes) => {
    const outlines = stateShapes.map((shape) => shape[field]);
    expect(outlines).toHaveLength(50);
    for (const outline of outlines) expect(outline).toMatch(/^(M\d+ \d+l[\d -]+z)+$/);
    expect(outlines.join("").length).toBeLessThan(bytes);
  },
);
