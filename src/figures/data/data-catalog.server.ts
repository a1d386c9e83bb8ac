import { dataPage } from "../../../content/figures/data-page.ts";
import type { Edition } from "../../../content/figures/figure-table.ts";
import { sampleLoan } from "../../../content/landings/dscr-basis.ts";
import { formatUsd } from "../../dscr/money.ts";
import { YEARS_FILE_PATH } from "../../price-history/years/years-file.ts";
import { firstLevelPage } from "../../seo/page-record.ts";
import { cityFigures, figureTables, stateFigures } from "../figures-catalog.server.ts";
import { coverageOf } from "../periods.ts";
import { DATA_FILES, type DataFilePath, HISTORY_FILES } from "./data-files.ts";
import { cityRow, rangeOf, stateRow } from "./figure-rows.ts";
import { describeSource, type FigureSource } from "./figure-source.ts";
import { historyContent, isHistoryFile } from "./history-catalog.server.ts";
import type { FiguresTableContent } from "./table-rows.ts";

type TableName = keyof typeof figureTables;

const editions: readonly Edition[] = Object.values(figureTables).map(({ edition }) => edition);

const stateTable = describeStates();
const cityTable = describeCities();
const states = { ...dataPage.states, lessons: describeLessons() };

export const dataSitePage = firstLevelPage(dataPage, {
  path: "/data",
  name: dataPage.heading,
  kind: "page",
  updated: dataPage.updated,
  dataset: {
    license: dataPage.license.link,
    temporalCoverage: coverageOf(editions.map(({ period }) => period)),
    spatialCoverage: "United States",
    variables: listVariables(),
    files: DATA_FILES,
    sources: [...new Set(editions.flatMap(({ tables }) => Object.values(tables).map(({ link }) => link)))],
  },
});

export const dataContent = {
  heading: dataPage.heading,
  introduction: dataPage.introduction,
  crumbs: dataSitePage.breadcrumb,
  updated: dataPage.updated,
  downloads: {
    ...dataPage.downloads,
    files: labelled(DATA_FILES.filter((file) => !isHistoryFile(file.path))),
  },
  states: {
    heading: states.heading,
    introduction: states.introduction,
    filter: states.filter,
    table: stateTable,
    lessons: states.lessons,
    sources: sourcesOf(
      "state-rents",
      "state-taxes",
      "state-prices",
      "state-price-history",
      "state-fair-rents",
    ),
  },
  cities: {
    heading: dataPage.cities.heading,
    introduction: dataPage.cities.introduction,
    table: cityTable,
    sources: sourcesOf("city-values", "city-prices", "city-fair-rents"),
  },
  sourcesHeading: dataPage.sourcesHeading,
  collected: dataPage.collected,
  caveats: dataPage.caveats,
  license: dataPage.license,
  changes: dataPage.changes,
  related: dataPage.related,
};
export type DataContent = typeof dataContent;

export const historyDownloads = {
  ...historyContent.downloads,
  files: [...labelled(HISTORY_FILES), { ...historyContent.years, path: YEARS_FILE_PATH }],
};

function labelled<File extends { readonly path: DataFilePath }>(files: readonly File[]) {
  return files.map((file) => ({ ...file, label: dataPage.downloads.files[file.path] }));
}

/** Each name once: states and cities share some. */
function listVariables() {
  const figures = [...Object.values(dataPage.figures), dataPage.computed.figures].flatMap((table) =>
    Object.values<{ readonly name: string; readonly unit: string }>(table),
  );
  return [...new Map(figures.map((figure) => [figure.name, figure])).values()];
}

function describeStates(): FiguresTableContent {
  const { caption, noun, rowHeading, columns, groups } = dataPage.states;
  return {
    caption,
    noun,
    rowHeading,
    groups: [
      { label: groups.ratio, columns: [columns.ratio] },
      {
        label: groups.rents(periodOf("state-rents")),
        columns: [columns.rent, columns.value, columns.rentPercent],
      },
      {
        label: groups.taxes(periodOf("state-taxes")),
        columns: [columns.tax, columns.landlordTax],
      },
      { label: groups.prices(periodOf("state-prices")), columns: [columns.oneYear, columns.fiveYears] },
      {
        label: groups.fairRents(periodOf("state-fair-rents")),
        columns: [columns.twoBedrooms, columns.threeBedrooms, { ...columns.county, isText: true }],
      },
    ],
    rows: stateFigures.map((state) => stateRow(state, sampleLoan)),
  };
}

function describeCities(): FiguresTableContent {
  const { caption, noun, rowHeading, columns, groups } = dataPage.cities;
  return {
    caption,
    noun,
    rowHeading,
    groups: [
      { label: groups.values(periodOf("city-values")), columns: [columns.value] },
      {
        label: groups.prices(periodOf("city-prices")),
        columns: [columns.index, columns.oneYear, columns.fiveYears],
      },
      {
        label: groups.fairRents(periodOf("city-fair-rents")),
        columns: [
          columns.oneBedroom,
          columns.twoBedrooms,
          columns.threeBedrooms,
          columns.fourBedrooms,
          { ...columns.county, isText: true },
          { ...columns.area, isText: true },
        ],
      },
    ],
    rows: cityFigures.map(cityRow),
  };
}

function describeLessons() {
  const columns = stateTable.groups.flatMap((group) => group.columns);
  const range = (column: (typeof columns)[number]) => rangeOf(stateTable.rows, columns.indexOf(column));
  const { columns: names, lessons } = dataPage.states;
  const taxed = stateFigures
    .map(({ name, ownerTax }) => ({
      name,
      percent: ownerTax.percent,
      text: `${ownerTax.percent.toFixed(2)}%`,
    }))
    .sort((one, other) => one.percent - other.percent);
  const [low, high] = [taxed[0], taxed.at(-1)];
  if (!low || !high) throw new Error("There are no states.");
  const taxes = {
    low,
    high,
    price: formatUsd(lessons.taxedPrice),
    difference: formatUsd((lessons.taxedPrice * (high.percent - low.percent)) / 100 / 12),
  };
  return {
    heading: lessons.heading,
    items: lessons.items(range(names.rentPercent), taxes, range(names.fiveYears)),
  };
}

function periodOf(name: TableName): string {
  return figureTables[name].edition.period;
}

function sourcesOf(...names: readonly TableName[]): readonly FigureSource[] {
  return names.map((name) => describeSource(dataPage.tables[name], figureTables[name].edition));
}
