import { type CityPriceRow, type CityTable, cityIndex } from "./figure-table.ts";

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
    atlanta: cityIndex("Atlanta-Sandy Springs-Roswell, GA (MSAD)", 374.52, 1, 42.7),
    austin: cityIndex("Austin-Round Rock-San Marcos, TX", 506.31, 0.3, 15.2),
    charlotte: cityIndex("Charlotte-Concord-Gastonia, NC-SC", 412.42, 1.5, 49.9),
    columbus: cityIndex("Columbus, OH", 351.14, 3.3, 46.1),
    dallas: cityIndex("Dallas-Plano-Irving, TX (MSAD)", 426.45, 0.5, 35.4),
    houston: cityIndex("Houston-Pasadena-The Woodlands, TX", 414.19, 3.4, 32.7),
    indianapolis: cityIndex("Indianapolis-Carmel-Greenwood, IN", 319.61, 3.5, 43.8),
    jacksonville: cityIndex("Jacksonville, FL", 458.94, 0.1, 40.5),
    memphis: cityIndex("Memphis, TN-MS-AR", 283.35, 1.8, 33.1),
    nashville: cityIndex("Nashville-Davidson--Murfreesboro--Franklin, TN", 485.29, 1.6, 45.8),
    orlando: cityIndex("Orlando-Kissimmee-Sanford, FL", 457.07, 0.8, 45.4),
    phoenix: cityIndex("Phoenix-Mesa-Chandler, AZ", 517.12, 0.8, 35.8),
    "san-antonio": cityIndex("San Antonio-New Braunfels, TX", 378.45, -0.5, 29.3),
    tampa: cityIndex("Tampa, FL (MSAD)", 516.64, 1.1, 47.8),
  },
} as const satisfies CityTable<CityPriceRow>;
