import { expect, test } from "vitest";
import { writeDataFile } from "../data/data-files-catalog.server.ts";
import { listAllCounties } from "./county-list-catalog.server.ts";

const SITE = "https://site.example";
const json = JSON.parse(writeDataFile("/data/counties/all.json", SITE));
const [head = "", ...lines] = writeDataFile("/data/counties/all.csv", SITE).trim().split("\n");
const columns: readonly string[] = json.columns.map(({ column }: { readonly column: string }) => column);

function figureOf(fips: string, column: string): unknown {
  const row = json.rows.find(([code]: readonly unknown[]) => code === fips);
  return row[columns.indexOf(column)];
}

test("both files have the same columns, with their years, and every county", () => {
  expect(head.split(",")).toEqual([...columns, "hpi_notice"]);
  expect(columns).toContain("median_value_acs_2020_2024");
  expect(columns).toContain("insurance_premium_2018");
  expect(columns).toContain("nonrenewal_pct_2023");
  expect(columns).toContain("fmr_2026_3br");
  expect([lines.length, json.rows.length]).toEqual([3_143, 3_143]);
});

test("figures are those of the records, and what is not known is empty", () => {
  expect(figureOf("39035", "median_gross_rent_acs_2020_2024")).toBe(1_060);
  expect(figureOf("39035", "insurance_premium_2022")).toBe(1_312);
  expect(figureOf("39035", "landlord_tax_high_pct")).toBe(2.7);
  expect(figureOf("48301", "not_computed_because")).toBe("not-published");
  expect(figureOf("48453", "insurance_premium_2022")).toBeNull();
  expect(figureOf("48453", "insurance_is")).toBe("assumed");
  expect(figureOf("06037", "landlord_tax_of")).toBe("state");
  expect(figureOf("34003", "median_property_tax_is")).toBe("at-least");
});

test("every figure has a name and a unit, and a source unless this site computes it", () => {
  for (const { column, name, unit, edition } of json.columns) {
    if (["fips", "county", "state"].includes(column)) continue;
    expect([column, name, unit]).toEqual([column, expect.stringMatching(/^[A-Z]/), expect.any(String)]);
    expect(edition === undefined || edition in json.editions).toBe(true);
  }
});

test("ratios are those of the table", () => {
  const ratios = json.rows.map((row: readonly unknown[]) => row[columns.indexOf("rent_ratio")]);
  expect(ratios).toEqual(listAllCounties().map(({ ratio }) => ratio && Number(ratio.toFixed(4))));
});
