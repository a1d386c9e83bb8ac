import { consumerPricesEdition } from "../../../content/figures/history/consumer-prices.ts";
import { priceRecordText as text } from "../../../content/figures/history/price-record.ts";
import { cite } from "../../figures/citations.ts";
import { formatChange } from "../../figures/state-figures.ts";
import { QUARTERS_A_YEAR, sayQuarter, sayQuarters } from "../../price-history/price-history.ts";
import { findHistoryPlace } from "../../price-history/price-history-catalog.server.ts";
import type { LargestFall, PriceRecord, SpanRecord } from "../../price-history/price-record.ts";
import { recordOf } from "../../price-history/price-record-catalog.server.ts";
import { drawRecord } from "../../price-history/record-chart.ts";
import type { PriceRecordSection } from "../sections/guide-section.ts";

const DOWN_PAYMENT_PERCENT = 25;
const TEN_YEARS = 10;
const YEARS_BETWEEN_LEVELS = 5;

/** What the index of a state ("fl") or an area ("tampa") did since 1985. */
export function describePriceRecord(code: string): PriceRecordSection {
  const found = findHistoryPlace(code);
  if (!found) throw new Error(`There is no price index of ${code}.`);
  const { place, prices, edition } = found;
  const { record, real, realRecord } = recordOf(found);
  const chart = drawRecord(prices, real, record.fall);
  const first = prices[0] ?? Number.NaN;
  const level = (points = Number.NaN) => ((points / first) * 100).toFixed(0);
  return {
    kind: "price-record",
    heading: text.heading,
    ...(record.fall && { answer: text.answer(sayFall(record.fall)) }),
    paragraphs: [
      ...(record.fall ? [describeFall(place, record.fall)] : []),
      ...describeTens(record, realRecord),
      `${text.today(describeToday(record), describeToday(realRecord))} ${text.longRun(sayPercent(record.since1991), sayPercent(realRecord.since1991))}`,
    ],
    chart: {
      ...chart,
      caption: text.chart.caption,
      scale: text.chart.scale,
      summary: text.chart.summary(level(Math.min(...prices)), level(Math.max(...prices)), level(real.at(-1))),
      names: { nominal: text.chart.nominal, real: text.chart.real },
    },
    levels: {
      caption: text.levels.caption(place),
      columns: text.levels.columns,
      rows: quartersShown(record.last).map((quarter) => [
        sayQuarter(quarter),
        level(prices[quarter]),
        level(real[quarter]),
      ]),
    },
    spans: {
      caption: text.spans.caption(place),
      columns: text.spans.columns,
      rows: record.spans.map(describeSpan),
    },
    caveat: text.caveat(cite([edition, "index"], [consumerPricesEdition, "all"])),
    links: text.links,
  };
}

function describeFall(place: string, fall: LargestFall): string {
  const told = text.fall(place, sayFall(fall), -fall.percent > DOWN_PAYMENT_PERCENT);
  return fall.peak === 0 ? `${told} ${text.earlier}` : told;
}

function sayFall({ percent, peak, trough, recovery }: LargestFall) {
  return {
    percent: `${(-percent).toFixed(1)}%`,
    peak: sayQuarter(peak),
    trough: sayQuarter(trough),
    ...(recovery !== undefined && {
      back: { quarter: sayQuarter(recovery), after: sayQuarters(recovery - peak) },
    }),
  };
}

function describeTens(record: PriceRecord, afterInflation: PriceRecord): readonly string[] {
  const [tens, realTens] = [record, afterInflation].map(({ spans }) =>
    spans.find(({ years }) => years === TEN_YEARS),
  );
  if (!tens || !realTens) return [];
  const { worst, best, lower, starts } = tens;
  return [
    text.tens({
      starts,
      lower,
      lowerAfterInflation: realTens.lower,
      worst: sayChange(worst),
      best: sayChange(best),
    }),
  ];
}

function sayChange({ start, percent }: SpanRecord["worst"]) {
  return { from: sayQuarter(start), change: sayPercent(percent) };
}

/** Never "-0.0%". */
function sayPercent(percent: number): string {
  return formatChange(Number(percent.toFixed(1)));
}

function describeToday({ last, high }: PriceRecord) {
  const quarter = sayQuarter(last);
  if (high.quarter === last) return { quarter };
  return {
    quarter,
    below: { percent: `${(-high.lastPercent).toFixed(1)}%`, high: sayQuarter(high.quarter) },
  };
}

/** Every fifth year, and the last quarter. */
function quartersShown(last: number): readonly number[] {
  const step = YEARS_BETWEEN_LEVELS * QUARTERS_A_YEAR;
  const shown = Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
  return shown.at(-1) === last ? shown : [...shown, last];
}

function describeSpan({ years, worst, best, lower, starts }: SpanRecord) {
  const say = ({ start, percent }: SpanRecord["worst"]) =>
    `${sayPercent(percent)} ${text.spans.from(sayQuarter(start))}`;
  return [text.spans.years(years), say(worst), say(best), text.spans.lower(lower, starts)] as const;
}
