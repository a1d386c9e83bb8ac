import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { figureTables } from "../../src/figures/figures-catalog.server.ts";
import { operatorOfEachTest } from "../../tests/setup/operator.ts";

const operator = operatorOfEachTest();

const { rows } = figureTables["state-rents"];

function writeRents(year: number, change: (code: string, rent: number) => string): string {
  const file = path.join(operator.folder, "rents.csv");
  const lines = Object.entries(rows).map(([code, { medianRent, medianValue }]) =>
    [code, change(code, medianRent), medianValue].join(","),
  );
  writeFileSync(file, [`code,median_gross_rent_${year},median_value_${year}`, ...lines].join("\r\n"));
  return file;
}

test("the records compared with themselves differ in nothing, and nothing is written", async () => {
  const file = writeRents(2024, (_, rent) => `${rent}`);
  const { code, out } = await operator.run(["figures", "check", file]);
  expect(code).toBe(0);
  expect(out).toContain("50 rows of 50, 0 values differ");
  expect(readdirSync(operator.folder)).toEqual(["rents.csv"]);
});

test("a newer year is written for review, and a change over 25% is flagged", async () => {
  const file = writeRents(2025, (code, rent) => `${code === "OH" ? rent * 2 : rent + 10}`);
  const { code, out, err } = await operator.run(["figures", "check", file]);
  expect(code).toBe(0);
  expect(out).toContain("period 2025; the records have 2024");
  expect(out).toContain("50 values differ");
  expect(out).toMatch(/OVER 25% {2}OH medianRent: \d+ becomes \d+/);
  expect(err).toContain(path.join(operator.folder, "rents-records"));
  const written = readFileSync(path.join(operator.folder, "rents-records/state-rents.ts"), "utf8");
  expect(written).toContain(`AL: { medianRent: ${rows.AL.medianRent + 10}, medianValue: 233_300 },`);
  expect(written).toContain('citation: "Census ACS 2025, B25064"');
});

test("a value that cannot be right fails the command, and no record is written", async () => {
  const file = writeRents(2025, (code, rent) => (code === "OH" ? "-1" : `${rent}`));
  const { code, out, err } = await operator.run(["figures", "check", file]);
  expect(code).toBe(1);
  expect(out).toContain("PROBLEM  OH: median_gross_rent_2025 is -1, outside 500 to 5000");
  expect(err).toContain("state-rents: not written.");
  expect(readdirSync(operator.folder)).toEqual(["rents.csv"]);
});

test.each([
  ["a file without known columns", "a,b\n1,2", "no table that this site knows"],
  ["a file that is no CSV at all", '"', "cannot be read as CSV"],
  ["a file that does not exist", undefined, "Cannot read"],
])("%s is refused", async (_, text, message) => {
  const file = path.join(operator.folder, "other.csv");
  if (text !== undefined) writeFileSync(file, text);
  const { code, err } = await operator.run(["figures", "check", file]);
  expect(code).toBe(1);
  expect(err).toContain(message);
});
