import { company } from "../../../content/company.ts";
import { consumerPricesEdition, rentPrices } from "../../../content/figures/history/consumer-prices.ts";
import {
  stateIndexFrom2000Edition,
  stateIndexFrom2000Rows,
} from "../../../content/figures/history/state-index-from-2000.ts";
import { stateRentsOf2023 } from "../../../content/figures/history/state-rents-of-2023.ts";
import { treasuryEdition, treasuryYields } from "../../../content/figures/history/treasury.ts";
import { indexNotice } from "../../../content/figures/index-notice.ts";
import { mapYears } from "../../../content/figures/map-years.ts";
import { stateRents } from "../../../content/figures/state-rents.ts";
import { stateGuides } from "../../../content/guides/state-guides.ts";
import { FIRST_YEAR, QUARTERS_A_YEAR, quarterlyAverages, readFigures } from "../price-history.ts";
import { averageByYear, type PastYears } from "./past-years.ts";
import { missesOf, sayShare } from "./reconstruction-error.ts";
import type { YearsFile } from "./years-file.ts";

const FIRST = 2000;
/** Of index points, of the rent index and of the yield: as many as their publishers print. */
const DECIMALS = { prices: 2, rents: 3, yields: 2 };

const prices = Object.fromEntries(
  Object.entries(stateIndexFrom2000Rows).map(([state, row]) => [
    state,
    averageByYear(readFigures(row), DECIMALS.prices),
  ]),
);

/** As many quarters as the index of prices has. */
const quarters = readFigures(stateIndexFrom2000Rows.TX).length;
const skipped = (FIRST - FIRST_YEAR) * QUARTERS_A_YEAR;
const byYear = (months: Readonly<Record<number, string>>, decimals: number) =>
  averageByYear(quarterlyAverages(months, skipped + quarters).slice(skipped), decimals);

export const pastYears: PastYears = {
  first: FIRST,
  published: Number(stateRents.edition.period),
  treasury: byYear(treasuryYields, DECIMALS.yields),
  rents: byYear(rentPrices, DECIMALS.rents),
  prices,
};

const checkYear = Number(stateRentsOf2023.edition.period);
const misses = missesOf(stateRents.rows, stateRentsOf2023.rows, checkYear, pastYears);

const nameOf = (code: string) => stateGuides.find(({ stateCode }) => stateCode === code)?.state ?? code;

export const yearsFile: YearsFile = {
  ...pastYears,
  text: mapYears,
  check: `Checked against the figures that the Census Bureau published for ${checkYear}: in the middle state, the value is off by ${sayShare(misses.value.middle)} and the rent by ${sayShare(misses.rent.middle)}; at most, the value by ${sayShare(misses.value.largest.share)} (${nameOf(misses.value.largest.state)}) and the rent by ${sayShare(misses.rent.largest.share)} (${nameOf(misses.rent.largest.state)}). ${pastYears.published} is the published year itself, so nothing is off there. Before ${checkYear} we have nothing to check against: expect more the further back you go.`,
  source: [
    stateRents.edition.tables.medianRent,
    stateRents.edition.tables.medianValue,
    stateIndexFrom2000Edition.tables.index,
    consumerPricesEdition.tables.rent,
    treasuryEdition.tables.tenYear,
  ]
    .map(({ citation }) => citation)
    .join("; "),
  maker: company.name,
  notice: indexNotice,
};
