import { stringify } from "csv-stringify/sync";
import { dataPage } from "../../../content/figures/data-page.ts";
import { indexNotice } from "../../../content/figures/index-notice.ts";
import { sampleLoan } from "../../../content/landings/dscr-basis.ts";
import { countiesJson, countyLines } from "../counties/county-files-catalog.server.ts";
import { cityFigures, figureTables, stateFigures } from "../figures-catalog.server.ts";
import type { DataFilePath } from "./data-files.ts";
import { cityCsv, stateCsv } from "./figure-csv.ts";
import { figuresJson } from "./figure-json.ts";
import { computeState } from "./figure-rows.ts";
import { historyLines, isHistoryFile } from "./history-catalog.server.ts";

/** The text of a download. */
export function writeDataFile(path: DataFilePath, siteUrl: string): string {
  if (path === "/data/states.csv") return writeCsv(stateCsv(stateTables, stateFigures, indexNotice));
  if (path === "/data/cities.csv") return writeCsv(cityCsv(cityTables, cityFigures, indexNotice));
  if (path === "/data/counties/all.csv") return writeCsv(countyLines());
  if (path === "/data/counties/all.json") return `${JSON.stringify(countiesJson(siteUrl))}\n`;
  if (isHistoryFile(path)) return writeCsv(historyLines(path));
  return `${JSON.stringify(describeFigures(siteUrl), null, 1)}\n`;
}

const stateTables = {
  rents: figureTables["state-rents"],
  taxes: figureTables["state-taxes"],
  prices: figureTables["state-prices"],
  history: figureTables["state-price-history"],
  fairRents: figureTables["state-fair-rents"],
};

const cityTables = {
  values: figureTables["city-values"],
  prices: figureTables["city-prices"],
  fairRents: figureTables["city-fair-rents"],
};

function writeCsv(lines: readonly (readonly (string | number)[])[]): string {
  return stringify(lines.map((line) => [...line]));
}

function describeFigures(siteUrl: string) {
  return figuresJson({
    about: {
      name: dataPage.title,
      description: dataPage.metaDescription,
      page: `${siteUrl}/data`,
      updated: dataPage.updated,
      license: dataPage.license.link,
      licenseNote: dataPage.license.text,
      credit: dataPage.license.credit,
    },
    tables: figureTables,
    titles: dataPage.tables,
    figures: dataPage.figures,
    places: new Map<string, string>([
      ...stateFigures.map(({ code, name }) => [code, name] as const),
      ...cityFigures.map(({ slug, name }) => [slug, name] as const),
    ]),
    computed: {
      ...dataPage.computed,
      loan: sampleLoan,
      rows: stateFigures.map((state) => ({
        id: state.code,
        name: state.name,
        ...computeState(state, sampleLoan),
      })),
    },
  });
}
