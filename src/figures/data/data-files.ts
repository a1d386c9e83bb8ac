/** Files of all counties. */
export const COUNTY_FILES = [
  { path: "/data/counties/all.csv", type: "text/csv", fileName: "rentratio-counties.csv" },
  { path: "/data/counties/all.json", type: "application/json", fileName: "rentratio-counties.json" },
] as const;

/** Files of the history of prices, beside one for each place. */
export const HISTORY_FILES = [
  { path: "/data/history/records.csv", type: "text/csv", fileName: "rentratio-price-records.csv" },
  { path: "/data/history/states.csv", type: "text/csv", fileName: "rentratio-price-index-states.csv" },
  { path: "/data/history/areas.csv", type: "text/csv", fileName: "rentratio-price-index-areas.csv" },
  { path: "/data/history/consumer-prices.csv", type: "text/csv", fileName: "rentratio-consumer-prices.csv" },
  {
    path: "/data/history/states-from-2000.csv",
    type: "text/csv",
    fileName: "rentratio-price-index-states-from-2000.csv",
  },
  { path: "/data/history/treasury.csv", type: "text/csv", fileName: "rentratio-treasury.csv" },
] as const;

/** Files that the page offers for download. `fileName` is what a browser saves one as. */
export const DATA_FILES = [
  { path: "/data/states.csv", type: "text/csv", fileName: "rentratio-states.csv" },
  { path: "/data/cities.csv", type: "text/csv", fileName: "rentratio-cities.csv" },
  { path: "/data/figures.json", type: "application/json", fileName: "rentratio-figures.json" },
  ...COUNTY_FILES,
  ...HISTORY_FILES,
] as const;

export type DataFilePath = (typeof DATA_FILES)[number]["path"];
