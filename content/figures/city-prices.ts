import type { CityPriceRow, CityTable } from "./figure-table.ts";

/** All-transactions index, not seasonally adjusted. The changes are the agency's quarters compared. */
export const cityPrices = {
  edition: {
    agency: "Federal Housing Finance Agency",
    program: "House Price Index",
    period: "2026 Q2",
    tables: {
      index: { citation: "FHFA House Price Index, 2026 Q2", link: "https://www.fhfa.gov/data/hpi/datasets" },
    },
    retrieved: "2026-11-15",
    nextEdition: "2026-11-28",
  },
  rows: {
    atlanta: {
      area: "Atlanta-Sandy Springs-Roswell, GA (MSAD)",
      index: 374.52,
      oneYearPercent: 1,
      fiveYearPercent: 42.7,
    },
    austin: {
      area: "Austin-Round Rock-San Marcos, TX",
      index: 506.31,
      oneYearPercent: 0.3,
      fiveYearPercent: 15.2,
    },
    charlotte: {
      area: "Charlotte-Concord-Gastonia, NC-SC",
      index: 412.42,
      oneYearPercent: 1.5,
      fiveYearPercent: 49.9,
    },
    columbus: { area: "Columbus, OH", index: 351.14, oneYearPercent: 3.3, fiveYearPercent: 46.1 },
    dallas: {
      area: "Dallas-Plano-Irving, TX (MSAD)",
      index: 426.45,
      oneYearPercent: 0.5,
      fiveYearPercent: 35.4,
    },
    houston: {
      area: "Houston-Pasadena-The Woodlands, TX",
      index: 414.19,
      oneYearPercent: 3.4,
      fiveYearPercent: 32.7,
    },
    indianapolis: {
      area: "Indianapolis-Carmel-Greenwood, IN",
      index: 319.61,
      oneYearPercent: 3.5,
      fiveYearPercent: 43.8,
    },
    jacksonville: { area: "Jacksonville, FL", index: 458.94, oneYearPercent: 0.1, fiveYearPercent: 40.5 },
    memphis: { area: "Memphis, TN-MS-AR", index: 283.35, oneYearPercent: 1.8, fiveYearPercent: 33.1 },
    nashville: {
      area: "Nashville-Davidson--Murfreesboro--Franklin, TN",
      index: 485.29,
      oneYearPercent: 1.6,
      fiveYearPercent: 45.8,
    },
    orlando: {
      area: "Orlando-Kissimmee-Sanford, FL",
      index: 457.07,
      oneYearPercent: 0.8,
      fiveYearPercent: 45.4,
    },
    phoenix: { area: "Phoenix-Mesa-Chandler, AZ", index: 517.12, oneYearPercent: 0.8, fiveYearPercent: 35.8 },
    "san-antonio": {
      area: "San Antonio-New Braunfels, TX",
      index: 378.45,
      oneYearPercent: -0.5,
      fiveYearPercent: 29.3,
    },
    tampa: { area: "Tampa, FL (MSAD)", index: 516.64, oneYearPercent: 1.1, fiveYearPercent: 47.8 },
  },
} as const satisfies CityTable<CityPriceRow>;
