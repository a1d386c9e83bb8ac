import {
  type CountyFileColumn,
  countyFileColumns,
} from "../../../content/figures/counties/county-file-columns.ts";
import { countyPage } from "../../../content/figures/counties/county-page.ts";
import {
  countyEditions,
  NON_RENEWAL_YEARS,
  PREMIUM_YEARS,
} from "../../../content/figures/counties/county-table.ts";
import { dataPage } from "../../../content/figures/data-page.ts";
import { indexNotice } from "../../../content/figures/index-notice.ts";
import { yearOf } from "../periods.ts";
import { fileColumns } from "./county-file-rows.ts";
import { listAllCounties } from "./county-list-catalog.server.ts";
import { COUNTIES_PATH } from "./county-query.ts";

const columns = fileColumns({
  values: yearsOf(countyEditions.values.period),
  population: yearsOf(countyEditions.population.period),
  fairRents: yearOf(countyEditions.fairRents.period),
  premiums: PREMIUM_YEARS,
  nonRenewals: NON_RENEWAL_YEARS,
});

/** A head and a line for each county. The notice stands in every line, because a line may be copied without the others. */
export function countyLines(): readonly (readonly (string | number)[])[] {
  return [
    [...columns.map(({ name }) => name), "hpi_notice"],
    ...listAllCounties().map((county) => [...columns.map(({ read }) => read(county) ?? ""), indexNotice]),
  ];
}

/** The same columns with their units and sources, and the same rows. Rows are lists, which a third of the bytes hold. */
export function countiesJson(siteUrl: string): object {
  return {
    name: countyPage.title,
    description: countyPage.metaDescription,
    page: `${siteUrl}${COUNTIES_PATH}`,
    updated: countyPage.updated,
    license: dataPage.license.link,
    licenseNote: dataPage.license.text,
    credit: countyPage.credit,
    method: countyPage.method.paragraphs,
    caveats: countyPage.caveats.items.map(({ term, text }) => `${term} ${text}`),
    editions: countyEditions,
    columns: columns.map(({ name, figure }) => ({
      column: name,
      ...(figure && describeColumn(countyFileColumns[figure])),
    })),
    rows: listAllCounties().map((county) => columns.map(({ read }) => read(county))),
  };
}

function describeColumn({ name, unit, edition }: CountyFileColumn) {
  return { name, unit, ...(edition && { edition }) };
}

/** `2020–2024` -> `2020_2024` */
function yearsOf(period: string): string {
  return period.replace("–", "_");
}
