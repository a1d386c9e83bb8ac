import type { CountyColumn } from "../../content/figures/counties/county-table.ts";
import type { StateCode } from "../../content/figures/figure-table.ts";

/** What public sources say about one county. Null: not published. */
export interface CountyFigures {
  /** Five digits, the first two for the state: "39035". */
  readonly fips: string;
  /** "Cuyahoga County", "Orleans Parish", "Baltimore city". */
  readonly name: string;
  readonly state: StateCode;
  readonly population: number;
  /** Dollars: what owners say their homes are worth. */
  readonly medianValue: number | null;
  readonly medianTax: CountyTax | null;
  /** Dollars a month, utilities included, all sizes. */
  readonly medianRent: number | null;
  readonly fairRent: CountyFairRent;
  /** Dollars a year, by `PREMIUM_YEARS`: owner-occupiers' policies. */
  readonly premiums: Years;
  /** Percent of policies that were not renewed, by `NON_RENEWAL_YEARS`. */
  readonly nonRenewals: Years;
  readonly prices: CountyPrices;
}

export type Years = readonly (number | null)[];

/** Dollars a year that the median owner pays. Extremes are published as a limit. */
export interface CountyTax {
  readonly amount: number;
  readonly is: "exact" | "at-least" | "under";
}

/** Dollars a month, by bedrooms. */
export interface CountyFairRent {
  readonly twoBedrooms: number;
  readonly threeBedrooms: number;
  readonly fourBedrooms: number;
  readonly area: string;
  /** The town, where the agency sets rents by town: the county's most populous one. */
  readonly place?: string;
  /** Other towns of the county have other rents. */
  readonly differsByTown: boolean;
}

/** Percent, by the yearly index. */
export interface CountyPrices {
  readonly oneYear: number | null;
  readonly fiveYears: number | null;
  readonly tenYears: number | null;
  readonly twentyYears: number | null;
  /** From the highest year to the lowest after it: -27.5. */
  readonly largestFall: number | null;
  readonly fallFrom: number | null;
  readonly fallTo: number | null;
}

/** Shares of the value are computed for counties of this size or more: in smaller ones the survey's margins are wide. */
export const ENOUGH_PEOPLE = 20_000;

/** Reads the lines of one state. Throws if a cell is not what its column promises. */
export function readCounties(
  state: StateCode,
  lines: string,
  columns: readonly CountyColumn[],
): readonly CountyFigures[] {
  return lines.split("\n").map((line) => {
    const cells = line.split("|");
    if (cells.length !== columns.length) throw new Error(`Not ${columns.length} columns: ${line}`);
    const at = (column: CountyColumn) => cells[columns.indexOf(column)] ?? "";
    const numberAt = (column: CountyColumn) => numberIn(at(column));
    const needed = (column: CountyColumn) => numberAt(column) ?? unreadable(line);
    const [name, place] = [at("name"), at("place")];
    return {
      fips: at("fips"),
      name,
      state,
      population: needed("population"),
      medianValue: numberAt("value"),
      medianTax: taxIn(at("tax")),
      medianRent: numberAt("rent"),
      fairRent: {
        twoBedrooms: needed("twoBedrooms"),
        threeBedrooms: needed("threeBedrooms"),
        fourBedrooms: needed("fourBedrooms"),
        area: at("area") || `${name}, ${state}`,
        ...(place && { place }),
        differsByTown: at("otherTowns") === "+",
      },
      premiums: yearsIn(at("premiums")),
      nonRenewals: yearsIn(at("nonRenewals")),
      prices: {
        oneYear: numberAt("oneYear"),
        fiveYears: numberAt("fiveYears"),
        tenYears: numberAt("tenYears"),
        twentyYears: numberAt("twentyYears"),
        largestFall: numberAt("largestFall"),
        fallFrom: numberAt("fallFrom"),
        fallTo: numberAt("fallTo"),
      },
    };
  });
}

/** The tax that shares are computed from: the least it can be, and null where only its most is known. */
export function leastTax({ medianTax }: Pick<CountyFigures, "medianTax">): number | null {
  return medianTax === null || medianTax.is === "under" ? null : medianTax.amount;
}

function taxIn(text: string): CountyTax | null {
  const amount = numberIn(text.replace(/^<|\+$/, ""));
  if (amount === null) return null;
  return { amount, is: text.startsWith("<") ? "under" : text.endsWith("+") ? "at-least" : "exact" };
}

function yearsIn(text: string): Years {
  return text === "" ? [] : text.split(" ").map((cell) => (cell === "-" ? null : numberIn(cell)));
}

function numberIn(text: string): number | null {
  if (text === "") return null;
  return Number.isNaN(Number(text)) ? unreadable(text) : Number(text);
}

function unreadable(text: string): never {
  throw new Error(`Not a county's figures: ${text}`);
}
