import type { Edition } from "../../../content/figures/figure-table.ts";
import {
  consumerPrices,
  consumerPricesEdition,
  rentPrices,
} from "../../../content/figures/history/consumer-prices.ts";
import { historySection as text } from "../../../content/figures/history/history-section.ts";
import { metroIndexEdition } from "../../../content/figures/history/metro-index.ts";
import {
  stateIndexFrom2000Edition,
  stateIndexFrom2000Rows,
} from "../../../content/figures/history/state-index-from-2000.ts";
import { treasuryEdition, treasuryYields } from "../../../content/figures/history/treasury.ts";
import { indexNotice } from "../../../content/figures/index-notice.ts";
import { statePriceHistory } from "../../../content/figures/state-price-history.ts";
import { cityGuides } from "../../../content/guides/city-guides.ts";
import { FIRST_YEAR, QUARTERS_A_YEAR, readFigures, sayQuarter } from "../../price-history/price-history.ts";
import { type PlaceRecord, placeRecords } from "../../price-history/price-record-catalog.server.ts";
import { pastYears } from "../../price-history/years/years-file-catalog.server.ts";
import { HISTORY_FILES } from "./data-files.ts";
import { describeSource } from "./figure-source.ts";
import { indexCsv, monthsCsv, recordsCsv } from "./history-csv.ts";
import { historyRow } from "./history-rows.ts";
import type { FiguresTableContent } from "./table-rows.ts";

type HistoryFilePath = (typeof HISTORY_FILES)[number]["path"];

export function isHistoryFile(path: string): path is HistoryFilePath {
  return HISTORY_FILES.some((file) => file.path === path);
}

const table: FiguresTableContent = {
  caption: text.caption,
  noun: text.noun,
  rowHeading: text.rowHeading,
  groups: [
    { label: text.groups.change, columns: [text.columns.nominal, text.columns.real] },
    {
      label: text.groups.fall,
      columns: [text.columns.fall, text.columns.peak, text.columns.trough, text.columns.recovery],
    },
    { label: text.groups.tens, columns: [text.columns.worst, text.columns.worstFrom, text.columns.lower] },
    { label: text.groups.high, columns: [text.columns.today] },
  ],
  rows: placeRecords.map(describeRow).sort((one, other) => (one.name < other.name ? -1 : 1)),
};

export const historyContent = {
  heading: text.heading,
  introduction: text.introduction,
  filter: text.filter,
  table,
  downloads: text.downloads,
  years: text.mapByYear,
  method: text.method,
  caveats: text.caveats,
  credit: text.credit,
  sources: [
    describeSource(text.tables.states, statePriceHistory.edition),
    describeSource(text.tables.areas, metroIndexEdition),
    describeSource(text.tables.consumer, consumerPricesEdition),
    describeSource(text.tables.statesFrom2000, stateIndexFrom2000Edition),
    describeSource(text.tables.treasury, treasuryEdition),
  ],
};
export type HistoryContent = typeof historyContent;

function describeRow({ place, record, realRecord }: PlaceRecord) {
  const { code, path } = place;
  const isState = place.kind === "state";
  return historyRow({
    name: isState ? place.place : text.area(cityGuides.find(({ slug }) => slug === code)?.city ?? code),
    code: codeOf(place.kind, code),
    path,
    record,
    realRecord,
    sayYears: text.years,
  });
}

/** A file of the history, by lines. */
export function historyLines(path: HistoryFilePath) {
  if (path === "/data/history/consumer-prices.csv") {
    return monthsCsv(
      { cpi_rent: rentPrices, cpi_all: consumerPrices },
      `Source: US ${publisherOf(consumerPricesEdition)}`,
    );
  }
  if (path === "/data/history/treasury.csv") {
    return monthsCsv({ treasury_10y_pct: treasuryYields }, `Source: ${publisherOf(treasuryEdition)}`);
  }
  if (path === "/data/history/states-from-2000.csv") {
    const places = Object.entries(stateIndexFrom2000Rows).map(([code, row]) => ({
      code,
      prices: readFigures(row),
    }));
    return indexCsv(places, indexNotice, (pastYears.first - FIRST_YEAR) * QUARTERS_A_YEAR);
  }
  if (path === "/data/history/records.csv") return recordsCsv(placeRecords.map(describeRecord), indexNotice);
  const kind = path === "/data/history/states.csv" ? "state" : "area";
  const shown = placeRecords.filter(({ place }) => place.kind === kind);
  return indexCsv(
    shown.map(({ place: { code, prices } }) => ({ code: codeOf(kind, code), prices })),
    indexNotice,
  );
}

function publisherOf({ agency, program, retrieved }: Edition): string {
  return `${agency}, ${program}, read ${retrieved}`;
}

function describeRecord({ place: { kind, code, place }, record, realRecord }: PlaceRecord) {
  return { code: codeOf(kind, code), place, lastQuarter: sayQuarter(record.last), record, realRecord };
}

function codeOf(kind: "state" | "area", code: string): string {
  return kind === "state" ? code.toUpperCase() : code;
}
