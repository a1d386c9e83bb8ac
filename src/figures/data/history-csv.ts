import type { MonthsOfYears } from "../../../content/figures/history/consumer-prices.ts";
import { QUARTERS_A_YEAR, sayQuarter } from "../../price-history/price-history.ts";
import type { LargestFall, PriceRecord, SpanRecord } from "../../price-history/price-record.ts";

type Cell = string | number;
type Lines = readonly (readonly Cell[])[];

interface RecordedPlace {
  readonly code: string;
  readonly place: string;
  readonly lastQuarter: string;
  readonly record: PriceRecord;
  readonly realRecord: PriceRecord;
}

/** A line for each place: what its index did, before and after inflation. */
export function recordsCsv(places: readonly RecordedPlace[], notice: string): Lines {
  const rows = places.map(
    ({ code, place, lastQuarter, record, realRecord }) =>
      [
        ["code", code],
        ["place", place],
        ["first_quarter", sayQuarter(0)],
        ["last_quarter", lastQuarter],
        ...describeRecord("", record),
        ...describeRecord("real_", realRecord),
        ["hpi_notice", notice],
      ] as const satisfies readonly (readonly [string, Cell])[],
  );
  const names = rows[0]?.map(([name]) => name) ?? [];
  return [names, ...rows.map((row) => row.map(([, cell]) => cell))];
}

function describeRecord(prefix: string, record: PriceRecord): readonly (readonly [string, Cell])[] {
  const { since1991, since2000, high, fall, spans } = record;
  const cells: readonly (readonly [string, Cell])[] = [
    ["change_pct_yr_since_1991", since1991.toFixed(2)],
    ["change_pct_yr_since_2000", since2000.toFixed(2)],
    ["record_high_quarter", sayQuarter(high.quarter)],
    ["last_vs_record_high_pct", high.lastPercent.toFixed(1)],
    ...describeFall(fall),
    ...spans.flatMap(describeSpan),
  ];
  return cells.map(([name, cell]) => [`${prefix}${name}`, cell]);
}

function describeFall(fall: LargestFall | undefined): readonly (readonly [string, Cell])[] {
  const { percent = 0, peak, trough, recovery } = fall ?? {};
  const say = (quarter: number | undefined) => (quarter === undefined ? "" : sayQuarter(quarter));
  const yearsTo = (quarter: number | undefined) =>
    quarter === undefined || peak === undefined ? "" : (quarter - peak) / QUARTERS_A_YEAR;
  return [
    ["max_fall_pct", percent.toFixed(1)],
    ["peak_quarter", say(peak)],
    ["trough_quarter", say(trough)],
    ["recovery_quarter", say(recovery)],
    ["years_peak_to_trough", yearsTo(trough)],
    ["years_peak_to_recovery", yearsTo(recovery)],
  ];
}

function describeSpan({
  years,
  worst,
  best,
  lower,
  starts,
}: SpanRecord): readonly (readonly [string, Cell])[] {
  return [
    [`worst_pct_yr_${years}y`, worst.percent.toFixed(2)],
    [`worst_start_${years}y`, sayQuarter(worst.start)],
    [`best_pct_yr_${years}y`, best.percent.toFixed(2)],
    [`best_start_${years}y`, sayQuarter(best.start)],
    [`starts_lower_after_${years}y`, lower],
    [`starts_${years}y`, starts],
  ];
}

/** A line for each quarter, a column for each place. */
export function indexCsv(
  places: readonly { readonly code: string; readonly prices: readonly number[] }[],
  notice: string,
  firstQuarter = 0,
): Lines {
  const quarters = places[0]?.prices.length ?? 0;
  return [
    ["quarter", ...places.map(({ code }) => code), "hpi_notice"],
    ...Array.from({ length: quarters }, (_, quarter) => [
      sayQuarter(firstQuarter + quarter),
      ...places.map(({ prices }) => prices[quarter] ?? ""),
      notice,
    ]),
  ];
}

/** A line for each month, a column for each series. A month that was never published is empty. */
export function monthsCsv(series: Readonly<Record<string, MonthsOfYears>>, notice: string): Lines {
  const [first = {}, ...others] = Object.values(series);
  const lines = Object.entries(first).flatMap(([year, months]) => {
    const more = others.map((other) => other[Number(year)]?.split(" ") ?? []);
    return months
      .split(" ")
      .map((value, index) => [
        `${year}-${String(index + 1).padStart(2, "0")}`,
        ...[value, ...more.map((values) => values[index] ?? "")].map((cell) => (cell === "-" ? "" : cell)),
        notice,
      ]);
  });
  return [["month", ...Object.keys(series), "notice"], ...lines];
}
