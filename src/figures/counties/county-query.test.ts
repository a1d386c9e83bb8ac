import { describe, expect, test } from "vitest";
import { listAllCounties, listCounties } from "./county-list-catalog.server.ts";
import { findCounties } from "./county-page-catalog.server.ts";
import { type CountyQuery, countyAddress, FIRST_QUERY, readCountyQuery, sortedBy } from "./county-query.ts";
import { ratedCounties } from "./listed-county.ts";
import { selectCounties } from "./select-counties.ts";

const asked = (text: string) => readCountyQuery(new URLSearchParams(text));
const namesOf = (query: Partial<CountyQuery>) =>
  selectCounties(listAllCounties(), { ...FIRST_QUERY, ...query }).map(
    ({ figures }) => `${figures.name}, ${figures.state}`,
  );

describe("the address", () => {
  test.each([
    ["", "/data/counties"],
    ["find=&state=&people=20000&sort=ratio&order=down", "/data/counties"],
    ["state=oh&find=cuy", "/data/counties?find=cuy&state=OH"],
    ["sort=name", "/data/counties?sort=name"],
    ["sort=name&order=down&page=2", "/data/counties?sort=name&order=down&page=2"],
    ["people=0&sort=premium&order=up", "/data/counties?people=0&sort=premium&order=up"],
    // What cannot be read is the default.
    ["state=Ohio&people=-1&sort=constructor&order=sideways&page=-3", "/data/counties"],
    ["page=1e9999", "/data/counties"],
    ["find=%ED%A0%80", "/data/counties?find=%EF%BF%BD%EF%BF%BD%EF%BF%BD"],
  ])("%o is %s", (text, address) => {
    expect(countyAddress(asked(text))).toBe(address);
  });

  test("an address that a page writes is read as it was meant", () => {
    const query = {
      find: "st. louis",
      state: "MO",
      people: 0,
      sort: "ended",
      isAscending: true,
      page: 2,
    } as const;
    expect(asked(countyAddress(query).split("?")[1] ?? "")).toEqual(query);
  });

  test("another column starts with the highest, names with A, and the same column turns round", () => {
    expect(sortedBy({ ...FIRST_QUERY, page: 3 }, "rent")).toMatchObject({
      sort: "rent",
      isAscending: false,
      page: 1,
    });
    expect(sortedBy(FIRST_QUERY, "name")).toMatchObject({ isAscending: true });
    expect(sortedBy(FIRST_QUERY, "ratio")).toMatchObject({ isAscending: true });
  });
});

describe("the counties that it asks for", () => {
  test("by letters, state and size", () => {
    expect(namesOf({ find: "cuy" })).toEqual(["Cuyahoga County, OH"]);
    expect(namesOf({ find: "st louis", people: 0, sort: "name", isAscending: true })).toEqual([
      "St. Louis County, MN",
      "St. Louis County, MO",
      "St. Louis city, MO",
    ]);
    expect(namesOf({ state: "DE", sort: "people" })).toEqual([
      "New Castle County, DE",
      "Sussex County, DE",
      "Kent County, DE",
    ]);
    expect(namesOf({ people: 5_000_000 })).toEqual(["Cook County, IL", "Los Angeles County, CA"]);
    expect(namesOf({ state: "ZZ" })).toEqual([]);
  });

  test("those without the figure come last, in both directions", () => {
    for (const isAscending of [true, false]) {
      const ratios = selectCounties(listAllCounties(), { ...FIRST_QUERY, people: 0, isAscending }).map(
        ({ ratio }) => ratio,
      );
      const known = ratios.filter((ratio) => ratio !== null);
      expect(ratios.slice(0, known.length)).toEqual(known);
      expect(known).toEqual(known.toSorted((one, other) => (isAscending ? one - other : other - one)));
    }
  });

  test("one page of them, and the last page for a page that there is not", () => {
    const all = findCounties({ ...FIRST_QUERY, people: 0 });
    expect([all.total, all.found, all.pageCount, all.rows.length]).toEqual([3_143, 3_143, 32, 100]);
    const last = findCounties({ ...FIRST_QUERY, people: 0, page: 99 });
    expect([last.page, last.rows.length]).toEqual([32, 43]);
    expect(findCounties({ ...FIRST_QUERY, find: "zzz" })).toMatchObject({
      found: 0,
      page: 1,
      pageCount: 1,
      rows: [],
    });
  });
});

describe("the ratio", () => {
  test("of a county, by hand", () => {
    // $195,400, 25% down: $146,550 at 7.25% is $999.73 a month. Tax 2.39% is $389.17, insurance 0.67% $109.10.
    const cuyahoga = listCounties("OH").find(({ figures }) => figures.fips === "39035");
    expect(cuyahoga?.ratio).toBeCloseTo(1_060 / (999.73 + 389.17 + 109.1), 4);
  });

  test("of every county of 20,000 people or more, except where the value is hardly a market price", () => {
    const rated = ratedCounties(listAllCounties());
    expect(rated).toHaveLength(1_810);
    expect(Math.min(...rated.map(({ figures }) => figures.population))).toBeGreaterThanOrEqual(20_000);
    expect(rated.map(({ ratio }) => ratio)).toEqual(
      rated.map(({ ratio }) => ratio).toSorted((a, b) => b - a),
    );
  });
});
