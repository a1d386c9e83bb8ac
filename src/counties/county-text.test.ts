import { describe, expect, test } from "vitest";
import type { StateCode } from "../../content/figures/figure-table.ts";
import { countyFile } from "./counties-catalog.server.ts";
import { describeGaps, describeRentArea, describeSearch } from "./county-text.ts";

const ohio = countyFile("OH");

test.each([
  [undefined, "", undefined],
  ["loading", "", undefined],
  [undefined, "cuy", "Loading the counties of Ohio..."],
  ["loading", "cuy", "Loading the counties of Ohio..."],
  [
    "failed",
    "cuy",
    "The counties of Ohio could not be loaded. What you typed stays, and the state's figures count.",
  ],
  [ohio, "", undefined],
  [ohio, "cuy", undefined],
  [ohio, "zz", "No county of Ohio begins like this, so the state's figures count."],
  [ohio, "la", "Lake County and Lawrence County begin like this. Type another letter."],
  [ohio, "m", "12 counties begin like this. Type another letter."],
] as const)("case %#: %o", (loaded, text, said) => {
  expect(describeSearch(loaded, text, "Ohio")).toBe(said);
});

describe("what stays the state's", () => {
  const gapsIn = (code: StateCode, name: string) => {
    const file = countyFile(code);
    const county = file.counties.find((candidate) => candidate.name === name);
    if (!county) throw new Error(`No ${name}`);
    return describeGaps(county, file, "the state");
  };

  test.each<[StateCode, string, readonly string[]]>([
    ["OH", "Cuyahoga County", []],
    [
      "TX",
      "Travis County",
      ["The premiums recorded in the state are not confirmed yet: insurance stays an assumption."],
    ],
    [
      "CA",
      "Marin County",
      ["What owners in Marin County pay says too little about a landlord's bill: the state's tax counts."],
    ],
    [
      "CT",
      "Capitol Planning Region",
      [
        "No premium that we could use is recorded for Capitol Planning Region: insurance stays an assumption.",
      ],
    ],
    [
      "KS",
      "Elk County",
      [
        "Elk County has fewer than 20,000 people, so the survey's margins are wide: the state's tax and our assumption for insurance count.",
      ],
    ],
  ])("%s, %s", (code, name, said) => {
    expect(gapsIn(code, name)).toEqual(said);
  });
});

test("rents are those of HUD's area, in New England of a town", () => {
  const [capitol] = countyFile("CT").counties;
  const cuyahoga = ohio.counties.find(({ name }) => name === "Cuyahoga County");
  expect(cuyahoga && describeRentArea(cuyahoga)).toBe("Cleveland, OH HUD Metro FMR Area");
  expect(capitol && describeRentArea(capitol)).toBe(
    "Hartford town, Hartford-West Hartford-East Hartford, CT MSA",
  );
});
