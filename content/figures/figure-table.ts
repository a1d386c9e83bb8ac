/** One edition of an agency's table. Figures of two editions are never divided by each other. */
export interface Edition {
  readonly agency: string;
  readonly program: string;
  /** The time that the figures describe: "2023", "2026 Q2", "fiscal year 2027". */
  readonly period: string;
  /** How to cite each column, and where it is published. The key is the field of a row. */
  readonly tables: Readonly<Record<string, { readonly citation: string; readonly link: string }>>;
  /** ISO date on which the figures were read. */
  readonly retrieved: string;
  /** ISO date by which the agency usually publishes the next edition. */
  readonly nextEdition: string;
}

export type StateCode =
  | ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "FL" | "GA")
  | ("HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD")
  | ("MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ")
  | ("NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC")
  | ("SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY");

export interface StateTable<Row> {
  readonly edition: Edition;
  readonly rows: Readonly<Record<StateCode, Row>>;
}

/** Keyed by the slug of the city's guide. */
export interface CityTable<Row> {
  readonly edition: Edition;
  readonly rows: Readonly<Record<string, Row>>;
}

// Rows of the wide tables are calls of the functions below, which name their columns: most places take one line.

/** Dollars: gross rent a month, and the value of owner-occupied homes. */
export interface RentRow {
  readonly medianRent: number;
  readonly medianValue: number;
}

/** Dollars: what the median owner-occupant pays a year, and the value of the home in the same year. */
export interface TaxRow {
  readonly medianTax: number;
  /** The Census Bureau's 90% margin of error, plus or minus dollars. */
  readonly margin: number;
  readonly medianValue: number;
}

/** Index points. Levels compare over time, never between states. */
export type PriceRow = {
  readonly fiveYearsBefore: number;
  /** Nine quarters; the last one is the edition's period. */
  readonly index: Quarters;
};

type Quarters = readonly [number, number, number, number, number, number, number, number, number];

export function stateIndex(fiveYearsBefore: number, ...index: Quarters): PriceRow {
  return { fiveYearsBefore, index };
}

/**
 * Percent a year, compounded, before inflation. The worst years are the lowest change between two quarters so far apart,
 * among all starts since 1985, with the quarter in which they began.
 */
export type PriceHistoryRow = {
  /** Since 1991, between averages of four quarters. */
  readonly since1991: number;
  readonly worstFive: number;
  readonly worstFiveFrom: string;
  readonly worstTen: number;
  readonly worstTenFrom: string;
  readonly worstFifteen: number;
  readonly worstFifteenFrom: string;
};

export function stateHistory(
  since1991: number,
  worstFive: number,
  worstFiveFrom: string,
  worstTen: number,
  worstTenFrom: string,
  worstFifteen: number,
  worstFifteenFrom: string,
): PriceHistoryRow {
  return { since1991, worstFive, worstFiveFrom, worstTen, worstTenFrom, worstFifteen, worstFifteenFrom };
}

/** Dollars a month in the state's most populous county, by bedrooms. */
export type FairRentRow = {
  readonly county: string;
  /** The town, where the agency sets rents by town (New England). */
  readonly town?: string;
  readonly area: string;
  readonly twoBedrooms: number;
  readonly threeBedrooms: number;
};

export function stateFmr(
  county: string,
  area: string,
  twoBedrooms: number,
  threeBedrooms: number,
  town?: string,
): FairRentRow {
  return { county, ...(town && { town }), area, twoBedrooms, threeBedrooms };
}

/** Dollars, for the whole metropolitan area. */
export interface CityValueRow {
  readonly area: string;
  readonly medianValue: number;
}

export type CityPriceRow = {
  /** A part of the metropolitan area, where the agency publishes parts only. */
  readonly area: string;
  readonly index: number;
  readonly oneYearPercent: number;
  readonly fiveYearPercent: number;
};

export function cityIndex(
  area: string,
  index: number,
  oneYearPercent: number,
  fiveYearPercent: number,
): CityPriceRow {
  return { area, index, oneYearPercent, fiveYearPercent };
}

/** Dollars a month in the city's core county, by bedrooms. */
export type CityFairRentRow = {
  readonly county: string;
  readonly area: string;
  readonly oneBedroom: number;
  readonly twoBedrooms: number;
  readonly threeBedrooms: number;
  readonly fourBedrooms: number;
};

export function cityFmr(
  county: string,
  area: string,
  oneBedroom: number,
  twoBedrooms: number,
  threeBedrooms: number,
  fourBedrooms: number,
): CityFairRentRow {
  return { county, area, oneBedroom, twoBedrooms, threeBedrooms, fourBedrooms };
}
