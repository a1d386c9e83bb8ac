import { expect, test } from "vitest";
import { stateGuides } from "../guides/state-guides.ts";
import { stateCosts } from "./state-costs.ts";

const records = Object.values(stateCosts);
const sumOf = (column: "medianTax" | "medianTaxMargin" | "medianValue") =>
  records.reduce((sum, record) => sum + record[column], 0);

test("every state with a guide has its costs", () => {
  expect(Object.keys(stateCosts).sort()).toEqual(stateGuides.map(({ stateCode }) => stateCode).sort());
});

test("the columns add up to what the Census Bureau's table adds up to", () => {
  expect(sumOf("medianTax")).toBe(159_202);
  expect(sumOf("medianTaxMargin")).toBe(2_024);
  expect(sumOf("medianValue")).toBe(18_345_100);
});

test.each(Object.entries(stateCosts))("%s: a tax between 0.2%% and 2.5%% of the value", (_, costs) => {
  const share = (costs.medianTax / costs.medianValue) * 100;
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(2.5);
  expect(costs.medianTaxMargin).toBeLessThan(costs.medianTax / 10);
});
