import { type CityFairRentRow, type CityTable, cityFmr } from "./figure-table.ts";

/** For the agency's area around the core county, which can be smaller than the metropolitan area. */
export const cityFairRents = {
  edition: {
    agency: "Department of Housing and Urban Development",
    program: "Fair Market Rents",
    period: "fiscal year 2027",
    tables: {
      rents: {
        citation: "HUD Fair Market Rents, fiscal year 2027",
        link: "https://www.huduser.gov/portal/datasets/fmr.html",
      },
    },
    retrieved: "2026-11-15",
    nextEdition: "2027-09-01",
  },
  rows: {
    atlanta: cityFmr(
      "Fulton County",
      "Atlanta-Sandy Springs-Roswell, GA HUD Metro FMR Area",
      1619,
      1762,
      2099,
      2493,
    ),
    austin: cityFmr("Travis County", "Austin-Round Rock-San Marcos, TX MSA", 1530, 1817, 2292, 2689),
    charlotte: cityFmr(
      "Mecklenburg County",
      "Charlotte-Concord-Gastonia, NC-SC HUD Metro FMR Area",
      1640,
      1785,
      2179,
      2773,
    ),
    columbus: cityFmr("Franklin County", "Columbus, OH HUD Metro FMR Area", 1346, 1602, 1909, 2172),
    dallas: cityFmr("Dallas County", "Dallas, TX HUD Metro FMR Area", 1536, 1807, 2275, 2892),
    houston: cityFmr(
      "Harris County",
      "Houston-The Woodlands-Sugar Land, TX HUD Metro FMR Area",
      1261,
      1497,
      2017,
      2502,
    ),
    indianapolis: cityFmr(
      "Marion County",
      "Indianapolis-Carmel, IN HUD Metro FMR Area",
      1336,
      1536,
      1991,
      2425,
    ),
    jacksonville: cityFmr("Duval County", "Jacksonville, FL HUD Metro FMR Area", 1421, 1694, 2077, 2594),
    memphis: cityFmr("Shelby County", "Memphis, TN-MS-AR HUD Metro FMR Area", 1191, 1301, 1717, 1981),
    nashville: cityFmr(
      "Davidson County",
      "Nashville-Davidson--Murfreesboro--Franklin, TN HUD Metro FMR Area",
      1650,
      1798,
      2309,
      2799,
    ),
    orlando: cityFmr("Orange County", "Orlando-Kissimmee-Sanford, FL MSA", 1726, 1959, 2445, 2856),
    phoenix: cityFmr("Maricopa County", "Phoenix-Mesa-Chandler, AZ MSA", 1493, 1734, 2287, 2537),
    "san-antonio": cityFmr(
      "Bexar County",
      "San Antonio-New Braunfels, TX HUD Metro FMR Area",
      1196,
      1441,
      1864,
      2163,
    ),
    tampa: cityFmr("Hillsborough County", "Tampa-St. Petersburg-Clearwater, FL MSA", 1648, 1917, 2448, 2977),
  },
} as const satisfies CityTable<CityFairRentRow>;
