import type { CityTable, CityValueRow } from "./figure-table.ts";

/** Answers of five years in dollars of the last: below today's prices where they rose quickly. */
export const cityValues = {
  edition: {
    agency: "Census Bureau",
    program: "American Community Survey, 5-year",
    period: "2020–2024",
    tables: {
      medianValue: {
        citation: "Census ACS 2020–2024, B25077",
        link: "https://data.census.gov/table/ACSDT5Y2024.B25077",
      },
    },
    retrieved: "2026-11-15",
    nextEdition: "2026-12-15",
  },
  rows: {
    atlanta: { area: "Atlanta-Sandy Springs-Roswell, GA", medianValue: 367_600 },
    austin: { area: "Austin-Round Rock-San Marcos, TX", medianValue: 465_000 },
    charlotte: { area: "Charlotte-Concord-Gastonia, NC-SC", medianValue: 356_400 },
    columbus: { area: "Columbus, OH", medianValue: 300_800 },
    dallas: { area: "Dallas-Fort Worth-Arlington, TX", medianValue: 359_500 },
    houston: { area: "Houston-Pasadena-The Woodlands, TX", medianValue: 298_000 },
    indianapolis: { area: "Indianapolis-Carmel-Greenwood, IN", medianValue: 265_900 },
    jacksonville: { area: "Jacksonville, FL", medianValue: 343_400 },
    memphis: { area: "Memphis, TN-MS-AR", medianValue: 245_900 },
    nashville: { area: "Nashville-Davidson--Murfreesboro--Franklin, TN", medianValue: 409_600 },
    orlando: { area: "Orlando-Kissimmee-Sanford, FL", medianValue: 369_800 },
    phoenix: { area: "Phoenix-Mesa-Chandler, AZ", medianValue: 440_900 },
    "san-antonio": { area: "San Antonio-New Braunfels, TX", medianValue: 278_800 },
    tampa: { area: "Tampa-St. Petersburg-Clearwater, FL", medianValue: 345_100 },
  },
} as const satisfies CityTable<CityValueRow>;
