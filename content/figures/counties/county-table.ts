import type { Edition, StateCode } from "../figure-table.ts";

/**
 * Columns of county-rows.ts. `tax` is "10000+" for $10,000 or more and "<200" for less than $200: the Census Bureau
 * publishes no more. `area` is blank where the county is an area of its own. `otherTowns` is "+" where other towns of
 * the county have other rents than `place` (New England). `premiums` and `nonRenewals` have a figure for each year,
 * "-" where none is published.
 */
export const COUNTY_COLUMNS = [
  "fips",
  "name",
  "population",
  "value",
  "tax",
  "rent",
  "twoBedrooms",
  "threeBedrooms",
  "fourBedrooms",
  "area",
  "place",
  "otherTowns",
  "premiums",
  "nonRenewals",
  "oneYear",
  "fiveYears",
  "tenYears",
  "twentyYears",
  "largestFall",
  "fallFrom",
  "fallTo",
] as const;

export type CountyColumn = (typeof COUNTY_COLUMNS)[number];

export const PREMIUM_YEARS = [2018, 2019, 2020, 2021, 2022] as const;
export const NON_RENEWAL_YEARS = [2018, 2019, 2020, 2021, 2022, 2023] as const;

/**
 * States whose premiums have to be confirmed with the Treasury first: a part of their insurers is said not to have
 * answered its data call. Their premiums are left out of the rows.
 */
export const UNCONFIRMED_PREMIUMS: readonly StateCode[] = ["AL", "FL", "GA", "IN", "LA", "MT", "ND", "TX"];

/** Largely tribal land: what owners say their homes are worth is hardly a market price, so nothing is divided by it. */
export const NO_MARKET_VALUE: readonly string[] = ["04001", "35031", "46121"];

const RETRIEVED = "2026-11-18";

/**
 * Where the columns come from. Left out of the agencies' files: the District of Columbia; shares of tenants and of
 * vacant homes, which count second homes; FEMA's risk index, whose last edition covers a tenth of the counties; levels
 * of the price index, which cannot be compared; the premium of New York County, Manhattan, which counts its few houses
 * while the value is that of its apartments. Connecticut has no premiums and price changes: agencies still publish them
 * for its former counties.
 */
export const countyEditions = {
  values: {
    agency: "Census Bureau",
    program: "American Community Survey, 5-year",
    period: "2020–2024",
    tables: {
      value: census("2020–2024", "B25077"),
      tax: census("2020–2024", "B25103"),
      rent: census("2020–2024", "B25064"),
    },
    retrieved: RETRIEVED,
    nextEdition: "2026-12-15",
  },
  population: {
    agency: "Census Bureau",
    program: "American Community Survey, 5-year",
    period: "2019–2023",
    tables: { population: census("2019–2023", "B01003") },
    retrieved: RETRIEVED,
    nextEdition: "2026-12-15",
  },
  fairRents: {
    agency: "Department of Housing and Urban Development",
    program: "Fair Market Rents, revised",
    period: "fiscal year 2026",
    tables: {
      rents: {
        citation: "HUD Fair Market Rents, fiscal year 2026",
        link: "https://www.huduser.gov/portal/datasets/fmr.html",
      },
    },
    retrieved: RETRIEVED,
    nextEdition: "2026-09-01",
  },
  premiums: {
    agency: "Department of the Treasury, Federal Insurance Office",
    program: "Homeowners insurance data, averages of ZIP codes averaged by county",
    period: "2018–2022",
    tables: {
      premiums: {
        citation: "Treasury, Federal Insurance Office, 2018–2022",
        link: "https://home.treasury.gov/news/press-releases/jy2791",
      },
    },
    retrieved: RETRIEVED,
    nextEdition: "2027-01-31",
  },
  nonRenewals: {
    agency: "Senate Committee on the Budget",
    program: "Non-renewals of homeowners insurance by county",
    period: "2018–2023",
    tables: {
      nonRenewals: {
        citation: "Senate Committee on the Budget, non-renewals 2018–2023",
        link: "https://www.budget.senate.gov",
      },
    },
    retrieved: RETRIEVED,
    nextEdition: "2027-12-31",
  },
  prices: {
    agency: "Federal Housing Finance Agency",
    program: "House Price Index, annual, by county",
    period: "2024",
    tables: {
      prices: {
        citation: "FHFA House Price Index by county, 2024",
        link: "https://www.fhfa.gov/data/hpi/datasets",
      },
    },
    retrieved: RETRIEVED,
    nextEdition: "2026-03-31",
  },
} as const satisfies Readonly<Record<string, Edition>>;

function census(period: string, table: string) {
  return {
    citation: `Census ACS ${period}, ${table}`,
    link: `https://data.census.gov/table/ACSDT5Y${period.slice(-4)}.${table}`,
  };
}
