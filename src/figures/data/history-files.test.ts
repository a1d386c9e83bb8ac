import { expect, test } from "vitest";
import { metroIndexRows } from "../../../content/figures/history/metro-index.ts";
import { stateIndexRows } from "../../../content/figures/history/state-index.ts";
import { stateIndexFrom2000Rows } from "../../../content/figures/history/state-index-from-2000.ts";
import { indexNotice } from "../../../content/figures/index-notice.ts";
import { readFigures } from "../../price-history/price-history.ts";
import { historyContent, historyLines } from "./history-catalog.server.ts";

test.each([
  ["/data/history/states.csv", stateIndexRows],
  ["/data/history/areas.csv", metroIndexRows],
] as const)("%s has a line for each quarter and the whole index of each place", (path, rows) => {
  const [head, ...lines] = historyLines(path);
  expect(head?.slice(1, -1).toSorted()).toEqual(Object.keys(rows).toSorted());
  expect(lines.map(([quarter]) => quarter)).toEqual([...new Set(lines.map(([quarter]) => quarter))]);
  for (const [code, row] of Object.entries(rows)) {
    const column = head?.indexOf(code) ?? -1;
    expect(lines.map((line) => line[column])).toEqual(readFigures(row));
  }
  expect(lines[0]?.[0]).toBe("1985 Q1");
  expect(lines.every((line) => line.at(-1) === indexNotice)).toBe(true);
});

test("consumer prices by month leave out the month that was never published", () => {
  const [head, ...lines] = historyLines("/data/history/consumer-prices.csv");
  expect(head).toEqual(["month", "cpi_rent", "cpi_all", "notice"]);
  expect(lines[0]).toEqual([
    "1985-01",
    "108.6",
    "105.5",
    expect.stringMatching(/^Source: US Bureau of Labor Statistics/),
  ]);
  expect(lines.at(-1)?.[0]).toBe("2026-07");
  expect(lines.filter(([, rent, all]) => rent === "" || all === "").map(([month]) => month)).toEqual([
    "2025-10",
  ]);
});

test("the series of the map in past years: the newer release of the index, and the Treasury", () => {
  const [head, first, ...rest] = historyLines("/data/history/states-from-2000.csv");
  expect(head).toHaveLength(52);
  expect([first?.[0], rest.at(-1)?.[0], rest.length]).toEqual(["2000 Q1", "2026 Q1", 104]);
  const texas = head?.indexOf("TX") ?? -1;
  expect([first, ...rest].map((line) => line?.[texas])).toEqual(readFigures(stateIndexFrom2000Rows.TX));
  const [months, january] = historyLines("/data/history/treasury.csv");
  expect(months).toEqual(["month", "treasury_10y_pct", "notice"]);
  expect(january).toEqual(["1985-01", "11.38", expect.stringMatching(/^Source: Federal Reserve Board/)]);
});

test("the records of places, before and after inflation", () => {
  const [head = [], ...lines] = historyLines("/data/history/records.csv");
  expect(lines).toHaveLength(64);
  const nevada = lines.find(([code]) => code === "NV") ?? [];
  expect(Object.fromEntries(head.map((name, index) => [name, nevada[index]]))).toMatchObject({
    place: "Nevada",
    last_quarter: "2025 Q3",
    max_fall_pct: "-55.7",
    peak_quarter: "2006 Q3",
    recovery_quarter: "2020 Q2",
    years_peak_to_recovery: 13.75,
    worst_pct_yr_10y: "-3.33",
    starts_10y: 123,
    real_recovery_quarter: "",
    real_years_peak_to_recovery: "",
    hpi_notice: indexNotice,
  });
});

test("the table sorts by what it shows, and links to each guide", () => {
  const { rows, groups } = historyContent.table;
  const columns = groups.flatMap((group) => group.columns);
  expect(rows).toHaveLength(64);
  for (const { cells, values } of rows) {
    expect(cells).toHaveLength(columns.length);
    expect(values).toHaveLength(columns.length);
  }
  const deepest = rows.toSorted((one, other) => Number(one.values[2]) - Number(other.values[2]))[0];
  expect(deepest).toMatchObject({ name: "Nevada", path: "/states/nevada", code: "NV" });
  expect(deepest?.cells).toEqual([
    "+4.3%",
    "+1.7%",
    "-55.7%",
    "2006 Q3",
    "2012 Q2",
    "13.75 years",
    "-3.3%",
    "2006 Q1",
    "28 of 123",
    "-0.3%",
  ]);
  expect(rows.find(({ code }) => code === "austin")).toMatchObject({
    name: "Austin area",
    path: "/cities/austin",
  });
});
