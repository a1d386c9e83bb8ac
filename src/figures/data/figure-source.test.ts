import { expect, test } from "vitest";
import { describeSource } from "./figure-source.ts";

const tax = { citation: "Census ACS 2024, B25103", link: "https://data.census.gov/table/ACSDT1Y2024.B25103" };
const value = {
  citation: "Census ACS 2024, B25077",
  link: "https://data.census.gov/table/ACSDT1Y2024.B25077",
};
const edition = {
  agency: "Census Bureau",
  program: "American Community Survey, 1-year",
  period: "2024",
  tables: { medianTax: tax, margin: tax, medianValue: value },
  retrieved: "2026-11-15",
  nextEdition: "2027-09-15",
};

test("a source names publisher and period, and each published table once", () => {
  expect(describeSource("Property tax of states", edition)).toEqual({
    name: "Property tax of states, 2024",
    publisher: "Census Bureau, American Community Survey, 1-year",
    links: [tax, value],
    dates: "Read November 15, 2026. Next edition expected by September 15, 2027.",
  });
});

test("an edition that was already replaced when it was read says so", () => {
  expect(describeSource("Rent", { ...edition, nextEdition: "2025-09-15" }).dates).toBe(
    "Read November 15, 2026. A newer edition was due by September 15, 2025 and is not included yet.",
  );
});
