import { describe, expect, test } from "vitest";
import { consumerPrices } from "../../../content/figures/history/consumer-prices.ts";
import type { PriceRecord } from "../../../src/price-history/price-record.ts";
import { placeRecords } from "../../../src/price-history/price-record-catalog.server.ts";
import { Decimal } from "../decimal.ts";
import { differentRatio, differentWords } from "../test-agreement.ts";
import { type IndependentRecord, independentRecord, inFirstDollars } from "./price-record.ts";

describe.each(placeRecords)("$place.place", ({ place, record, realRecord }) => {
  const index = place.prices.map(Decimal.of);

  test("the record before inflation agrees", () => {
    expect(recordApart(record, independentRecord(index))).toEqual([]);
  });

  test("the record after inflation agrees", () => {
    expect(recordApart(realRecord, independentRecord(inFirstDollars(index, consumerPrices)))).toEqual([]);
  });
});

function recordApart(record: PriceRecord, exact: IndependentRecord): readonly string[] {
  const { fall, high, spans } = record;
  return [
    ...differentWords(
      { peak: fall?.peak, trough: fall?.trough, recovery: fall?.recovery ?? null, high: high.quarter },
      { peak: exact.fall.peak, trough: exact.fall.trough, recovery: exact.recovery, high: exact.high },
    ),
    ...differentRatio(
      { fall: fall?.percent ?? null, last: high.lastPercent },
      { fall: exact.fall.percent, last: exact.lastPercent },
    ),
    ...differentWords({ spans: spans.length }, { spans: exact.spans.length }),
    ...spans.flatMap((span, place) => {
      const other = exact.spans[place];
      if (!other) return [`no span of ${span.years} years`];
      return [
        ...differentWords(
          {
            starts: span.starts,
            lower: span.lower,
            worst: span.worst.start,
            best: span.best.start,
          },
          { starts: other.starts, lower: other.lower, worst: other.worst.start, best: other.best.start },
        ),
        ...differentRatio(
          {
            worst: compounded(span.worst.percent, span.years),
            best: compounded(span.best.percent, span.years),
          },
          { worst: other.worst.ratio, best: other.best.ratio },
        ),
      ];
    }),
    ...([1991, 2000] as const).flatMap((year) => {
      const { years, ratio } = exact.since(year);
      const percent = year === 1991 ? record.since1991 : record.since2000;
      return differentRatio({ [year]: compounded(percent, years) }, { [year]: ratio });
    }),
  ];
}

/** Without a root: what so much a year comes to. */
function compounded(percent: number, years: number): number {
  return (1 + percent / 100) ** years;
}
