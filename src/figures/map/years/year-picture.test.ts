import { describe, expect, test } from "vitest";
import { breakLines } from "./year-picture.ts";
import { writeYearPicture, YEAR_PICTURE_PATHS } from "./year-pictures-catalog.server.ts";

describe("the picture of a year", () => {
  const svg = writeYearPicture("2012.svg") ?? "";

  test("says its sentence, its terms, its sources and FHFA's notice", () => {
    const said = svg.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
    expect(said).toContain("In 2012 the rent covered the payment in 10 states; today in none.");
    expect(said).toContain("Nevada stood highest at 1.48");
    expect(said).toContain("FHFA House Price Index, 2026 Q1");
    expect(said).toContain("neither endorsed nor certified by FHFA");
  });

  test("draws fifty states, ten of them green", () => {
    const lands = Array.from(
      svg.matchAll(/<path d="M[^"]+" fill="(?<fill>#\w+)"/g),
      (land) => land.groups?.fill,
    );
    expect(lands).toHaveLength(50);
    expect(lands.filter((fill) => fill === "#9fd0bd" || fill === "#1f7a5e")).toHaveLength(10);
  });

  test("has the seven colors side by side below, from one edge of the map to the other", () => {
    const strip = Array.from(
      svg.matchAll(/<rect x="(?<x>[\d.]+)" y="[\d.]+" width="(?<width>[\d.]+)"/g),
      (band) => [Number(band.groups?.x), Number(band.groups?.x) + Number(band.groups?.width)],
    );
    expect(strip).toHaveLength(7);
    expect([strip[0]?.[0], Math.round(strip[6]?.[1] ?? 0)]).toEqual([56, 1144]);
    for (const [index, [start]] of strip.slice(1).entries())
      expect(start).toBeCloseTo(strip[index]?.[1] ?? 0);
  });

  test("has nothing that a policy without styles and scripts refuses", () => {
    expect(svg).not.toMatch(/style=|<style|<script|href=/);
  });
});

test("there is one for every year, and for no other", () => {
  expect(YEAR_PICTURE_PATHS).toHaveLength(27);
  expect(YEAR_PICTURE_PATHS[0]).toBe("/data/history/2000.svg");
  for (const name of ["1999.svg", "2027.svg", "2012", "2012.svg.svg"]) {
    expect(writeYearPicture(name)).toBeUndefined();
  }
});

test.each([
  ["a b c", 3, ["a b", "c"]],
  ["unbreakable word", 5, ["unbreakable", "word"]],
  ["", 5, [""]],
])("%j in lines of %i", (text, characters, lines) => {
  expect(breakLines(text, characters)).toEqual(lines);
});
