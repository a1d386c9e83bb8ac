/** A file that the page offers for download. */
export interface DataFile {
  readonly path: DataFilePath;
  readonly type: "text/csv" | "application/json";
  /** What a browser saves it as. */
  readonly fileName: string;
}

export type DataFilePath = "/data/states.csv" | "/data/cities.csv" | "/data/figures.json";

export const DATA_FILES: readonly DataFile[] = [
  { path: "/data/states.csv", type: "text/csv", fileName: "rentratio-states.csv" },
  { path: "/data/cities.csv", type: "text/csv", fileName: "rentratio-cities.csv" },
  { path: "/data/figures.json", type: "application/json", fileName: "rentratio-figures.json" },
];
