import { QUARTERS_A_YEAR, sayQuarter } from "../../price-history/price-history.ts";
import type { PriceRecord } from "../../price-history/price-record.ts";
import { formatChange } from "../state-figures.ts";
import type { FiguresRow } from "./table-rows.ts";

interface HistoryRowInput {
  readonly name: string;
  readonly path: string;
  readonly code: string;
  readonly record: PriceRecord;
  readonly realRecord: PriceRecord;
  readonly sayYears: (years: string) => string;
}

const TEN_YEARS = 10;

/** One place, in the order of the columns: changes, the largest fall, ten years, the last quarter against the high. */
export function historyRow(input: HistoryRowInput): FiguresRow {
  const { name, path, code, record, realRecord, sayYears } = input;
  const { fall, high, spans } = record;
  const tens = spans.find(({ years }) => years === TEN_YEARS);
  if (!fall || !tens) throw new Error(`The record of ${name} is too short.`);
  const years = fall.recovery === undefined ? undefined : (fall.recovery - fall.peak) / QUARTERS_A_YEAR;
  const cells: readonly (readonly [string, number | string])[] = [
    change(record.since1991),
    change(realRecord.since1991),
    change(fall.percent),
    quarter(fall.peak),
    quarter(fall.trough),
    years === undefined ? ["not yet", Number.POSITIVE_INFINITY] : [sayYears(`${years}`), years],
    change(tens.worst.percent),
    quarter(tens.worst.start),
    [`${tens.lower} of ${tens.starts}`, tens.lower / tens.starts],
    change(high.lastPercent),
  ];
  return { name, path, code, cells: cells.map(([text]) => text), values: cells.map(([, value]) => value) };
}

function change(percent: number): readonly [string, number] {
  const shown = Number(percent.toFixed(1));
  return [shown === 0 ? "0.0%" : formatChange(shown), shown];
}

function quarter(index: number): readonly [string, number] {
  return [sayQuarter(index), index];
}
