import { expect, test } from "vitest";
import { stateGuides } from "../../../content/guides/state-guides.ts";
import { listCounties } from "../../figures/counties/county-list-catalog.server.ts";
import { ratedCounties } from "../../figures/counties/listed-county.ts";
import { countyExtremes } from "./county-extremes-catalog.server.ts";

const namesIn = (code: Parameters<typeof countyExtremes>[0]) =>
  countyExtremes(code).rows.map(({ cells }) => cells[0]);

test.each(stateGuides)(
  "$state names its five highest and five lowest counties, or all of them",
  ({ stateCode }) => {
    const names = ratedCounties(listCounties(stateCode)).map(({ figures }) => figures.name);
    const expected = names.length <= 10 ? names : [...names.slice(0, 5), ...names.slice(-5)];
    expect(namesIn(stateCode)).toEqual(expected);
    expect(names.length).toBeGreaterThan(2);
  },
);

test("a row says place, ratio, rent, value and what a landlord pays", () => {
  const [first] = countyExtremes("NJ").rows;
  expect(first?.cells).toHaveLength(countyExtremes("NJ").columns.length);
  expect(first?.cells[1]).toBe("1 of 21");
  const bergen = countyExtremes("NJ").rows.find(({ cells }) => cells[0] === "Bergen County");
  expect(bergen?.cells.at(-1)).toBe("at least 1.61%");
});

test.each([
  ["OH", /recorded premium/, /Treasury/],
  ["TX", /our assumption for the state/, /^(?!.*Treasury)/],
  ["CT", /our assumption for the state/, /^(?!.*Treasury)/],
] as const)("%s says which insurance counts, and cites its source", (code, said, source) => {
  const { introduction, note } = countyExtremes(code);
  expect(introduction).toMatch(said);
  expect(note?.text).toMatch(source);
  expect(note?.text).toContain("Census ACS 2020–2024");
});
