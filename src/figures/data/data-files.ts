/** Files of all counties. */
export const COUNTY_FILES = [
  { path: "/data/counties/all.csv", type: "text/csv", fileName: "rentratio-counties.csv" },
  { path: "/data/counties/all.json", type: "application/json", fileName: "rentratio-counties.json" },
] as const;

/** Files that the page offers for download. `fileName` is what a browser saves one as. */
export const DATA_FILES = [
  { path: "/data/states.csv", type: "text/csv", fileName: "rentratio-states.csv" },
  { path: "/data/cities.csv", type: "text/csv", fileName: "rentratio-cities.csv" },
  { path: "/data/figures.json", type: "application/json", fileName: "rentratio-figures.json" },
  ...COUNTY_FILES,
] as const;

export type DataFilePath = (typeof DATA_FILES)[number]["path"];
