import { describe, expect, test } from "vitest";
import { sayQuarter } from "./price-history.ts";
import { costsOf, findHistoryPlace, historyPlaces } from "./price-history-catalog.server.ts";
import { afterInflation, largestFall, priceRecord } from "./price-record.ts";
import { foundElsewhere } from "./test-records.ts";

describe("the record of each place", () => {
  test.each(historyPlaces)("$place: what another program found in the same index", ({ code, prices }) => {
    expect(describeRecord(prices)).toBe(foundElsewhere[code]);
  });

  /** As the other program writes it. */
  function describeRecord(prices: readonly number[]): string {
    const { fall, spans, high, since1991, since2000 } = priceRecord(prices);
    if (!fall) throw new Error("Every price fell at some time.");
    const { percent, peak, trough, recovery } = fall;
    const years = (quarter: number) => `${(quarter - peak) / 4}`;
    const say = (quarter: number | undefined) => (quarter === undefined ? "-" : sayQuarter(quarter));
    return [
      percent.toFixed(1),
      ...[peak, trough, recovery].map(say),
      years(trough),
      recovery === undefined ? "" : years(recovery),
      sayQuarter(high.quarter),
      high.lastPercent.toFixed(1),
      ...[since1991, since2000].map((percent) => percent.toFixed(2)),
      ...spans.flatMap(({ worst, best, lower, starts }) => [
        worst.percent.toFixed(2),
        sayQuarter(worst.start),
        best.percent.toFixed(2),
        sayQuarter(best.start),
        ((100 * lower) / starts).toFixed(1),
        `${starts}`,
      ]),
    ].join(",");
  }

  test.each(historyPlaces)("$place: no other two quarters are further apart", ({ prices }) => {
    const falls = prices.flatMap((first, quarter) =>
      prices.slice(quarter + 1).map((later) => (later / first - 1) * 100),
    );
    expect(priceRecord(prices).fall?.percent).toBe(Math.min(...falls));
  });
});

describe("the largest fall", () => {
  test.each([
    ["ends at its first lowest point and begins at its last highest", [9, 10, 10, 5, 5, 12], [2, 3, 5]],
    ["is over when prices are exactly back", [10, 8, 10, 20], [0, 1, 2]],
    ["has no end while prices are below", [10, 20, 15, 18], [1, 2, undefined]],
    ["is the deepest in percent, not in points", [10, 5, 100, 60, 110], [0, 1, 2]],
  ])("%s", (_, index, [peak, trough, recovery]) => {
    expect(largestFall(index)).toMatchObject({ peak, trough, recovery });
  });

  test("of prices that never fell does not exist", () => {
    expect(largestFall([10, 10, 11])).toBeUndefined();
  });
});

test("a short series has no spans", () => {
  expect(priceRecord([1, 2, 3]).spans).toEqual([]);
});

test("after inflation, prices that rose with all others stood still", () => {
  expect(afterInflation([100, 120, 150], [50, 60, 60])).toEqual([100, 100, 125]);
  const florida = findHistoryPlace("fl");
  if (!florida) throw new Error("Florida has a record.");
  expect(afterInflation(florida.prices, costsOf(florida))[0]).toBeCloseTo(127.88, 9);
});
