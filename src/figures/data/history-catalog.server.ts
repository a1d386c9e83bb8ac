import {
  consumerPrices,
  consumerPricesEdition,
  rentPrices,
} from "../../../content/figures/history/consumer-prices.ts";
import { historySection as text } from "../../../content/figures/history/history-section.ts";
import { metroIndexEdition } from "../../../content/figures/history/metro-index.ts";
import { indexNotice } from "../../../content/figures/index-notice.ts";
import { statePriceHistory } from "../../../content/figures/state-price-history.ts";
import { cityGuides } from "../../../content/guides/city-guides.ts";
import { sayQuarter } from "../../price-history/price-history.ts";
import { type PlaceRecord, placeRecords } from "../../price-history/price-record-catalog.server.ts";
import { HISTORY_FILES } from "./data-files.ts";
import { describeSource } from "./figure-source.ts";
import { consumerPricesCsv, indexCsv, recordsCsv } from "./history-csv.ts";
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
  method: text.method,
  caveats: text.caveats,
  credit: text.credit,
  sources: [
    describeSource(text.tables.states, statePriceHistory.edition),
    describeSource(text.tables.areas, metroIndexEdition),
    describeSource(text.tables.consumer, consumerPricesEdition),
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
    const { agency, program, retrieved } = consumerPricesEdition;
    return consumerPricesCsv(
      rentPrices,
      consumerPrices,
      `Source: US ${agency}, ${program}, read ${retrieved}`,
    );
  }
  if (path === "/data/history/records.csv") return recordsCsv(placeRecords.map(describeRecord), indexNotice);
  const kind = path === "/data/history/states.csv" ? "state" : "area";
  const shown = placeRecords.filter(({ place }) => place.kind === kind);
  return indexCsv(
    shown.map(({ place: { code, prices } }) => ({ code: codeOf(kind, code), prices })),
    indexNotice,
  );
}

function describeRecord({ place: { kind, code, place }, record, realRecord }: PlaceRecord) {
  return { code: codeOf(kind, code), place, lastQuarter: sayQuarter(record.last), record, realRecord };
}

function codeOf(kind: "state" | "area", code: string): string {
  return kind === "state" ? code.toUpperCase() : code;
}
