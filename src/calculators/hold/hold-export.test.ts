import { expect, test } from "vitest";
import { holdToCsv, holdToJson } from "./hold-export.ts";
import { projectHold } from "./hold-projection.ts";
import { growthRowsOf, outcomeRowsOf } from "./hold-rows.ts";
import { TEST_PLAN } from "./test-plans.ts";

const plan = { ...TEST_PLAN, holdYears: 2 };
const projection = projectHold(plan);
const PRICES = ["Prices change."];

test("the CSV has the inputs, then a line for each year of each case", () => {
  const lines = holdToCsv(plan, projection, PRICES).split("\r\n");
  const blank = lines.indexOf("");
  expect(lines.slice(0, blank)).toEqual(
    expect.arrayContaining(["Price,300000", "Sold after,2", "Rent growth,3", "Appreciation,4"]),
  );
  expect(lines.slice(0, blank).filter((line) => line.startsWith("Note"))).toEqual([
    'Note,"Before tax. An estimate, not a promise."',
    "Note,Prices change.",
  ]);
  const [header = "", ...years] = lines.slice(blank + 1, -1);
  expect(years.map((line) => line.split(",").slice(0, 2).join(" "))).toEqual([
    "low 1",
    "low 2",
    "expected 1",
    "expected 2",
    "high 1",
    "high 2",
  ]);
  expect(years.every((line) => line.split(",").length === header.split(",").length)).toBe(true);
  expect(years[2]).toMatch(/^expected,1,31200,14376,16312.56,511.44,/);
});

test("the JSON has what went in and every year of every case, unrounded", () => {
  const { version, note, prices, deal, hold, results } = JSON.parse(holdToJson(plan, projection, PRICES));
  expect({ version, note }).toEqual({ version: 1, note: "Before tax. An estimate, not a promise." });
  expect(prices).toEqual(PRICES);
  expect(deal).toEqual(plan.deal);
  expect(hold).toMatchObject({ holdYears: 2, appreciationPercent: 4 });
  expect(results.expected).toEqual(projection.expected);
  expect(Object.keys(results)).toEqual(["invested", "low", "expected", "high"]);
});

test("the days of an exchange are in print and files", () => {
  const exchanged = { ...plan, afterTax: true, exchange: true, saleDay: "2027-01-15" };
  const rows = growthRowsOf(exchanged).map(({ label, text }) => `${label}: ${text}`);
  expect(rows.slice(-3)).toEqual([
    "Closing day of the sale: January 15, 2027",
    "Next house named in writing by: March 1, 2027",
    "Next house bought by: July 14, 2027",
  ]);
  expect(holdToCsv(exchanged, projectHold(exchanged), [])).toContain("Next house bought by,2027-07-14\r\n");
  const { exchangeDays } = JSON.parse(holdToJson(exchanged, projectHold(exchanged), []));
  expect(exchangeDays).toEqual({ named: "2027-03-01", bought: "2027-07-14" });
});

test("the printed rows name every assumption and the three outcomes", () => {
  expect(growthRowsOf(plan).map(({ label, text }) => `${label}: ${text}`)).toEqual([
    "Sold after: 2 years",
    "Rent growth: 3%",
    "Property tax growth: 3%",
    "Insurance growth: 5%",
    "Growth of dues and utilities: 3%",
    "Appreciation: 4%",
    "Appreciation in the low case: 0%",
    "Cost of the sale: 6%",
    "Low and high case differ by: 1 percentage point",
  ]);
  expect(outcomeRowsOf(projection).map(({ label }) => label)).toEqual([
    "Cash invested",
    "Return and equity multiple, low case",
    "Return and equity multiple, expected case",
    "Return and equity multiple, high case",
  ]);
});
