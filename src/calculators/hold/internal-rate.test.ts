import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../../tests/setup/properties.ts";
import { internalRateOf, presentValue } from "./internal-rate.ts";

const percentsOf = (flows: readonly number[]) => {
  const rate = internalRateOf(flows);
  return rate.kind === "none" ? [] : rate.kind === "one" ? [rate.percent] : rate.percents;
};
const rounded = (flows: readonly number[]) => percentsOf(flows).map((percent) => Number(percent.toFixed(6)));

describe("one answer", () => {
  test.each([
    ["a tenth more after a year", [-100, 110], 10],
    ["after two years", [-100, 0, 121], 10],
    ["yearly interest and the money back", [-1000, 80, 80, 1080], 8],
    ["the same money back", [-100, 0, 0, 100], 0],
    ["half of it", [-100, 0, 25], -50],
    ["paid in over time", [-100, -110, 242], 10],
    ["nothing at first", [0, -100, 105], 5],
    ["a hundredfold", [-1, 100], 9900],
  ])("%s", (_, flows, percent) => {
    expect(rounded(flows)).toEqual([percent]);
  });
});

describe("no answer", () => {
  test.each([
    ["nothing moves", [0, 0]],
    ["only money in", [-100, -5]],
    ["only money back", [0, 5, 5]],
    ["nothing was invested and nothing lost", [100, 5]],
    ["two changes of direction that no rate balances", [-100, 200, -150]],
  ])("%s", (_, flows) => {
    expect(internalRateOf(flows)).toEqual({ kind: "none" });
  });
});

describe("several answers", () => {
  test.each([
    ["10% and 20%", [-1000, 2300, -1320], [10, 20]],
    ["0%, 100% and 200%", [-1000, 6000, -11000, 6000], [0, 100, 200]],
    ["a loss and a gain", [-1000, 1700, -600, 0], [-50, 20]],
  ])("%s", (_, flows, percents) => {
    expect(percentsOf(flows).map((percent) => Number(percent.toFixed(4)))).toEqual(percents);
  });

  test("flows that only touch zero have one", () => {
    const rate = internalRateOf([-100, 220, -121]);
    expect(rate.kind === "one" && rate.percent).toBeCloseTo(10, 5);
  });
});

const amounts = fc.integer({ min: -5_000_000, max: 5_000_000 }).map((cents) => cents / 100);
const anyFlows = fc.array(amounts, { minLength: 2, maxLength: 31 });

test("at every answer, the flows are worth nothing", () => {
  forAll(cases(50), [anyFlows], (flows) => {
    for (const percent of percentsOf(flows)) {
      const scale = flows.reduce((sum, flow, year) => sum + Math.abs(flow) / (1 + percent / 100) ** year, 0);
      expect(Math.abs(presentValue(flows, percent)) / scale).toBeLessThan(1e-7);
    }
  });
});

test("between two answers, and beyond the outermost, the worth keeps its sign: none is missed", () => {
  forAll(cases(50), [fc.array(amounts, { minLength: 2, maxLength: 9 })], (flows) => {
    const found = percentsOf(flows);
    const edges = [-99, ...found, 1000];
    for (const [index, edge] of edges.slice(0, -1).entries()) {
      const next = edges[index + 1] ?? edge;
      const room = (next - edge) * 1e-6;
      const signs = Array.from({ length: 40 }, (_, step) =>
        Math.sign(presentValue(flows, edge + room + ((next - edge - 2 * room) * step) / 39)),
      );
      // Two answers closer together than a step of the scan are told apart by the search alone.
      expect(new Set(signs.filter((sign) => sign !== 0)).size).toBeLessThanOrEqual(1);
    }
  });
});

test("money out once, then back, has one answer; more back never lowers it", () => {
  const back = fc.array(
    fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
    { minLength: 1, maxLength: 30 },
  );
  forAll(cases(50), [fc.integer({ min: 1, max: 10_000 }), back, fc.nat(29)], (invested, flows, place) => {
    fc.pre(flows.some((flow) => flow > 0));
    const more = flows.map((flow, index) => (index === place % flows.length ? flow + 10 : flow));
    const [before = Number.NaN] = percentsOf([-invested, ...flows]);
    const [after = Number.NaN] = percentsOf([-invested, ...more]);
    expect(percentsOf([-invested, ...flows])).toHaveLength(1);
    // The last digits of a rate of millions of percent are the rounding of its search.
    expect(after).toBeGreaterThanOrEqual(before - Math.abs(before) * 1e-12);
  });
});
