import type { Edition } from "../../content/figures/figure-table.ts";

/** How a table looks in a CSV file, what is plausible in it, and how its record in content/figures begins. */
export interface FigureFile {
  /** File in content/figures, without its ending. */
  readonly file: string;
  readonly constant: string;
  readonly type: string;
  /** The function in figure-table.ts that takes a row's values in the order of `columns`. Absent if rows are objects. */
  readonly row?: string;
  readonly comment: string;
  /** CSV column with the state's code or the city's name. */
  readonly key: "code" | "city";
  /** The CSV column whose name tells the period. */
  readonly periodColumn: RegExp;
  /** CSV columns by field, in the order in which a row is written. `period` is the match of `periodColumn`. */
  readonly columns: (period: RegExpMatchArray, header: readonly string[]) => Readonly<Record<string, Column>>;
  readonly edition: (period: RegExpMatchArray, retrieved: string) => Edition;
}

export type Column =
  | { readonly text: string; readonly omitIfSameAs?: string }
  | { readonly number: string; readonly min: number; readonly max: number }
  | { readonly numbers: readonly string[]; readonly min: number; readonly max: number };

const dollars = (column: string, min: number, max: number): Column => ({ number: column, min, max });

/** The survey's one-year and five-year files have names of their own. */
function censusTable(file: string, period: string, table: string) {
  return {
    citation: `Census ACS ${period}, ${table}`,
    link: `https://data.census.gov/table/${file}.${table}`,
  };
}

function oneYearSurvey(year: string, tables: Readonly<Record<string, string>>, retrieved: string): Edition {
  const links = Object.entries(tables).map(([field, table]) => [
    field,
    censusTable(`ACSDT1Y${year}`, year, table),
  ]);
  return {
    agency: "Census Bureau",
    program: "American Community Survey, 1-year",
    period: year,
    tables: Object.fromEntries(links),
    retrieved,
    // The survey of a year comes out in September of the year after.
    nextEdition: `${Number(year) + 2}-09-15`,
  };
}

function fairRents(year: string, retrieved: string): Edition {
  return {
    agency: "Department of Housing and Urban Development",
    program: "Fair Market Rents",
    period: `fiscal year ${year}`,
    tables: {
      rents: {
        citation: `HUD Fair Market Rents, fiscal year ${year}`,
        link: "https://www.huduser.gov/portal/datasets/fmr.html",
      },
    },
    retrieved,
    // In force from October 1 of the year before; the next ones come out a month ahead.
    nextEdition: `${year}-09-01`,
  };
}

/** Quarters come out about eight weeks after they end: the second one of a year late in August. */
function priceIndexEdition(year: number, quarter: number, retrieved: string): Edition {
  const next = new Date(Date.UTC(year, quarter * 3 + 4, 28));
  return {
    agency: "Federal Housing Finance Agency",
    program: "House Price Index",
    period: `${year} Q${quarter}`,
    tables: {
      index: {
        citation: `FHFA House Price Index, ${year} Q${quarter}`,
        link: "https://www.fhfa.gov/data/hpi/datasets",
      },
    },
    retrieved,
    nextEdition: next.toISOString().slice(0, 10),
  };
}

const QUARTERS = 9;

export const figureFiles: readonly FigureFile[] = [
  {
    file: "state-rents",
    constant: "stateRents",
    type: "StateTable<RentRow>",
    comment: "Rent and value of the same year, so that one may be divided by the other.",
    key: "code",
    periodColumn: /^median_gross_rent_(\d{4})$/,
    columns: ([, year]) => ({
      medianRent: dollars(`median_gross_rent_${year}`, 500, 5_000),
      medianValue: dollars(`median_value_${year}`, 100_000, 2_000_000),
    }),
    edition: ([, year = ""], retrieved) =>
      oneYearSurvey(year, { medianRent: "B25064", medianValue: "B25077" }, retrieved),
  },
  {
    file: "state-taxes",
    constant: "stateTaxes",
    type: "StateTable<TaxRow>",
    comment:
      "What the median owner-occupant pays. A landlord has no homestead exemption, and often pays more.",
    key: "code",
    periodColumn: /^median_property_tax_(\d{4})$/,
    columns: ([, year]) => ({
      medianTax: dollars(`median_property_tax_${year}`, 400, 20_000),
      margin: dollars(`median_property_tax_${year}_moe`, 5, 500),
      medianValue: dollars(`median_value_${year}`, 100_000, 2_000_000),
    }),
    edition: ([, year = ""], retrieved) =>
      oneYearSurvey(year, { medianTax: "B25103", margin: "B25103", medianValue: "B25077" }, retrieved),
  },
  {
    file: "state-prices",
    constant: "statePrices",
    type: "StateTable<PriceRow>",
    row: "stateIndex",
    comment:
      "All-transactions index, not seasonally adjusted: compare a quarter with the same quarter of another year.",
    key: "code",
    periodColumn: /^hpi_(\d{4})q([1-4])$/,
    columns: ([, year, quarter], header) => ({
      fiveYearsBefore: { number: `hpi_${Number(year) - 5}q${quarter}`, min: 50, max: 5_000 },
      index: {
        numbers: header
          .filter((name) => /^hpi_\d{4}q[1-4]$/.test(name))
          .sort()
          .slice(-QUARTERS),
        min: 50,
        max: 5_000,
      },
    }),
    edition: ([, year, quarter], retrieved) => priceIndexEdition(Number(year), Number(quarter), retrieved),
  },
  {
    file: "state-price-history",
    constant: "statePriceHistory",
    type: "StateTable<PriceHistoryRow>",
    row: "stateHistory",
    comment: "This site's arithmetic on one release of the all-transactions index. Never join two releases.",
    key: "code",
    periodColumn: /^hpi_change_yr_1991_(\d{4})q([1-4])_pct$/,
    columns: ([since1991 = ""]) => ({
      since1991: { number: since1991, min: 1, max: 10 },
      worstFive: { number: "hpi_worst_5yr_pct", min: -25, max: 8 },
      worstFiveFrom: { text: "hpi_worst_5yr_from" },
      worstTen: { number: "hpi_worst_10yr_pct", min: -15, max: 8 },
      worstTenFrom: { text: "hpi_worst_10yr_from" },
      worstFifteen: { number: "hpi_worst_15yr_pct", min: -10, max: 8 },
      worstFifteenFrom: { text: "hpi_worst_15yr_from" },
    }),
    edition: ([, year, quarter], retrieved) => ({
      ...priceIndexEdition(Number(year), Number(quarter), retrieved),
      // Computed again when the same quarter of the next year is out: a single quarter hardly moves it.
      nextEdition: priceIndexEdition(Number(year) + 1, Number(quarter) - 1, retrieved).nextEdition,
    }),
  },
  {
    file: "state-fair-rents",
    constant: "stateFairRents",
    type: "StateTable<FairRentRow>",
    row: "stateFmr",
    comment: "One county does not stand for its state: name the county beside each of these rents.",
    key: "code",
    periodColumn: /^fmr_(\d{4})_3br$/,
    columns: ([, year]) => ({
      county: { text: "county" },
      area: { text: "fmr_area" },
      twoBedrooms: dollars(`fmr_${year}_2br`, 500, 6_000),
      threeBedrooms: dollars(`fmr_${year}_3br`, 600, 8_000),
      town: { text: "fmr_place", omitIfSameAs: "county" },
    }),
    edition: ([, year = ""], retrieved) => fairRents(year, retrieved),
  },
  {
    file: "city-values",
    constant: "cityValues",
    type: "CityTable<CityValueRow>",
    comment: "Answers of five years in dollars of the last: below today's prices where they rose quickly.",
    key: "city",
    periodColumn: /^median_value_acs_(\d{4})_(\d{4})$/,
    columns: ([column]) => ({ area: { text: "cbsa_name" }, medianValue: dollars(column, 80_000, 2_000_000) }),
    edition: ([, from, to], retrieved) => ({
      agency: "Census Bureau",
      program: "American Community Survey, 5-year",
      period: `${from}–${to}`,
      tables: { medianValue: censusTable(`ACSDT5Y${to}`, `${from}–${to}`, "B25077") },
      retrieved,
      // The five years to the end of a year come out in December of the year after.
      nextEdition: `${Number(to) + 2}-12-15`,
    }),
  },
  {
    file: "city-prices",
    constant: "cityPrices",
    type: "CityTable<CityPriceRow>",
    row: "cityIndex",
    comment:
      "All-transactions index, not seasonally adjusted. The changes are the agency's quarters compared.",
    key: "city",
    periodColumn: /^hpi_(\d{4})q([1-4])$/,
    columns: ([column]) => ({
      area: { text: "hpi_area" },
      index: { number: column, min: 50, max: 5_000 },
      oneYearPercent: { number: "hpi_change_1yr_pct", min: -40, max: 60 },
      fiveYearPercent: { number: "hpi_change_5yr_pct", min: -60, max: 200 },
    }),
    edition: ([, year, quarter], retrieved) => priceIndexEdition(Number(year), Number(quarter), retrieved),
  },
  {
    file: "city-fair-rents",
    constant: "cityFairRents",
    type: "CityTable<CityFairRentRow>",
    row: "cityFmr",
    comment: "For the agency's area around the core county, which can be smaller than the metropolitan area.",
    key: "city",
    periodColumn: /^fmr_(\d{4})_4br$/,
    columns: ([, year]) => ({
      county: { text: "core_county" },
      area: { text: "fmr_area" },
      oneBedroom: dollars(`fmr_${year}_1br`, 400, 5_000),
      twoBedrooms: dollars(`fmr_${year}_2br`, 500, 6_000),
      threeBedrooms: dollars(`fmr_${year}_3br`, 600, 8_000),
      fourBedrooms: dollars(`fmr_${year}_4br`, 700, 9_000),
    }),
    edition: ([, year = ""], retrieved) => fairRents(year, retrieved),
  },
];
