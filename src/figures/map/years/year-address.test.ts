import { expect, test } from "vitest";
import { readYearAddress, yearAddress } from "./year-address.ts";

const years = { first: 2000, published: 2024, treasury: Array<number>(27).fill(4), rents: [], prices: {} };
const read = (query: string) => readYearAddress(new URLSearchParams(query), years, 25);

test.each([
  ["/states?year=2012", { year: 2012, spread: 3, downPaymentPercent: 25, rate: "" }],
  ["/states?year=2000&spread=2.25", { year: 2000, spread: 2.25, downPaymentPercent: 25, rate: "" }],
  ["/states?year=2026&spread=0&rate=6.125", { year: 2026, spread: 0, downPaymentPercent: 25, rate: "6.125" }],
  ["/states?year=2020&down=40", { year: 2020, spread: 3, downPaymentPercent: 40, rate: "" }],
  ["/states?year=2026&rate=6%20%25", { year: 2026, spread: 3, downPaymentPercent: 25, rate: "6 %" }],
])("%s is read as it is written", (address, choice) => {
  expect(yearAddress(choice, 25)).toBe(address);
  expect(read(address.replace("/states?", ""))).toEqual(choice);
});

test.each([
  ["year=1850", { year: 2000, spread: 3, downPaymentPercent: 25, rate: "" }],
  ["year=2100&spread=99", { year: 2026, spread: 6, downPaymentPercent: 25, rate: "" }],
  ["year=2012&down=5", { year: 2012, spread: 3, downPaymentPercent: 15, rate: "" }],
  ["year=soon&spread=wide", { year: 2026, spread: 3, downPaymentPercent: 25, rate: "" }],
  ["year=2012.4&spread=2.3", { year: 2012, spread: 2.25, downPaymentPercent: 25, rate: "" }],
])("%s counts as what is nearest to it", (query, choice) => {
  expect(read(query)).toEqual(choice);
});
