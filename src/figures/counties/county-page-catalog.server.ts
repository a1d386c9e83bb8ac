import { countyFileColumns } from "../../../content/figures/counties/county-file-columns.ts";
import { countyPage } from "../../../content/figures/counties/county-page.ts";
import { countyEditions } from "../../../content/figures/counties/county-table.ts";
import { dataPage } from "../../../content/figures/data-page.ts";
import type { Edition } from "../../../content/figures/figure-table.ts";
import { formatUsd } from "../../dscr/money.ts";
import type { SitePage } from "../../seo/page-record.ts";
import { COUNTY_FILES } from "../data/data-files.ts";
import { describeSource } from "../data/figure-source.ts";
import { stateFigures } from "../figures-catalog.server.ts";
import { coverageOf } from "../periods.ts";
import { cellText } from "./county-cells.ts";
import { listAllCounties } from "./county-list-catalog.server.ts";
import { COUNTIES_PATH, COUNTIES_PER_PAGE, type CountyColumnName, type CountyQuery } from "./county-query.ts";
import { type ListedCounty, ratedCounties } from "./listed-county.ts";
import { selectCounties } from "./select-counties.ts";

const editions: readonly Edition[] = Object.values(countyEditions);

export const countiesSitePage: SitePage = {
  path: COUNTIES_PATH,
  title: countyPage.title,
  description: countyPage.metaDescription,
  kind: "page",
  updated: countyPage.updated,
  readsQuery: true,
  breadcrumb: [
    { name: dataPage.heading, path: "/data" },
    { name: countyPage.heading, path: COUNTIES_PATH },
  ],
  dataset: {
    license: dataPage.license.link,
    temporalCoverage: coverageOf(editions.map(({ period }) => period)),
    spatialCoverage: "United States",
    variables: Object.values(countyFileColumns).map(({ name, unit }) => ({ name, unit })),
    files: COUNTY_FILES,
    sources: editions.flatMap(({ tables }) => Object.values(tables).map(({ link }) => link)),
  },
};

const { groups } = countyPage;

/** Columns of one edition stand under one heading. */
const columnGroups: readonly { readonly label: string; readonly columns: readonly CountyColumnName[] }[] = [
  { label: groups.ratio, columns: ["ratio", "people"] },
  { label: groups.rents(countyEditions.values.period), columns: ["rent", "value"] },
  { label: groups.taxes, columns: ["owners", "landlord"] },
  { label: groups.insurance, columns: ["premium", "rise", "ended"] },
  { label: groups.fairRents(countyEditions.fairRents.period), columns: ["two", "three", "four"] },
  { label: groups.prices(countyEditions.prices.period), columns: ["years"] },
];

/** As the caption of that table says. */
const SECTION_ROWS = 10;

const names = columnGroups.flatMap(({ columns }) => columns);

/** Texts and choices of the form. */
export const countyFormContent = {
  find: countyPage.form.find,
  state: countyPage.form.state,
  anySize: countyPage.form.people.any,
  people: countyPage.form.people.label,
  submit: countyPage.form.submit,
  sizes: countyPage.form.sizes.map((people) => ({
    people,
    label: countyPage.form.people.least(formatUsd(people).slice(1)),
  })),
  states: stateFigures.map(({ code, name }) => ({ code, name })),
};
export type CountyFormContent = typeof countyFormContent;

export const countyTableText = {
  caption: countyPage.caption,
  rowHeading: countyPage.rowHeading,
  groups: columnGroups,
  columns: countyPage.columns,
  marks: countyPage.marks,
};
export type CountyTableText = typeof countyTableText;

export const countyPageContent = {
  heading: countyPage.heading,
  introduction: countyPage.introduction,
  updated: countyPage.updated,
  crumbs: countiesSitePage.breadcrumb,
  downloads: {
    ...dataPage.downloads,
    files: COUNTY_FILES.map((file) => ({ ...file, label: dataPage.downloads.files[file.path] })),
  },
  results: countyPage.results,
  pages: countyPage.pages,
  empty: countyPage.form.empty,
  reset: countyPage.form.reset,
  sourcesHeading: countyPage.sourcesHeading,
  sources: (["values", "population", "fairRents", "premiums", "nonRenewals", "prices"] as const).map((name) =>
    describeSource(countyPage.tables[name], countyEditions[name]),
  ),
  method: countyPage.method,
  caveats: countyPage.caveats,
  license: { ...dataPage.license, credit: countyPage.credit },
  related: countyPage.related,
};
export type CountyPageContent = typeof countyPageContent;

/** The counties that an address asks for, one page of them. */
export function findCounties(query: CountyQuery) {
  const all = listAllCounties();
  const found = selectCounties(all, query);
  const pageCount = Math.max(1, Math.ceil(found.length / COUNTIES_PER_PAGE));
  const page = Math.min(query.page, pageCount);
  const first = (page - 1) * COUNTIES_PER_PAGE;
  return {
    total: all.length,
    found: found.length,
    page,
    pageCount,
    rows: found.slice(first, first + COUNTIES_PER_PAGE).map(describeRow),
  };
}
export type FoundCounties = ReturnType<typeof findCounties>;
export type CountyRow = FoundCounties["rows"][number];

/** What /data shows of them. */
export function countySection() {
  return {
    section: {
      ...countyPage.section,
      sources: countyPageContent.sources,
      sourcesHeading: countyPage.sourcesHeading,
    },
    form: countyFormContent,
    rows: ratedCounties(listAllCounties()).slice(0, SECTION_ROWS).map(describeRow),
  };
}
export type CountySection = ReturnType<typeof countySection>["section"];

function describeRow(county: ListedCounty) {
  const { fips, name, state } = county.figures;
  return { fips, name, state, cells: names.map((column) => cellText(column, county)) };
}
