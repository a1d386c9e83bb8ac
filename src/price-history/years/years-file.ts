import type { MapYearsText } from "../../../content/figures/map-years.ts";
import type { PastYears } from "./past-years.ts";

/** What the map of past years is made of, with its words. A browser fetches it once somebody asks for a year. */
export interface YearsFile extends PastYears {
  readonly text: MapYearsText;
  /** How far the method is from the figures published for the year before. */
  readonly check: string;
  readonly source: string;
  /** Who made it. */
  readonly maker: string;
  readonly notice: string;
}

export const YEARS_FILE_PATH = "/data/history/states-by-year.json";
