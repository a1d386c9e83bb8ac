import type { Storms } from "../../content/calculators/state-costs.ts";
import type { FairRentRow, StateCode } from "../../content/figures/figure-table.ts";
import type { OwnerTax } from "../../content/figures/landlord-tax.ts";
import type { LandlordTaxRow } from "../../content/figures/landlord-taxes.ts";
import type { PublishedHouse } from "./median-house.ts";

/** What public sources say about one state, with what this site derives from it. */
export interface StateFigures {
  readonly code: StateCode;
  readonly name: string;
  readonly slug: string;
  /** Dollars a month, utilities included. */
  readonly medianRent: number;
  /** Dollars, in the year of `medianRent`. */
  readonly medianValue: number;
  /** Dollars a year, paid by owners who live in the house. */
  readonly medianTax: number;
  /** Plus or minus dollars. */
  readonly taxMargin: number;
  /** `medianTax` in percent of `medianValue`, to two decimals. */
  readonly ownerTax: OwnerTax;
  readonly landlordTax: LandlordTaxRow;
  readonly fairRent: FairRentRow;
  /** Nine quarters of index points. */
  readonly priceIndex: readonly number[];
  readonly oneYearPercent: number;
  readonly fiveYearPercent: number;
  /** Yearly percent of the price: this site's assumption. */
  readonly insurancePercent: number;
  readonly storms?: Storms;
}

/** The house that sells for the state's median value and rents for its median rent, both of one year. */
export function medianHouseOf({
  medianRent,
  medianValue,
  landlordTax,
  insurancePercent,
}: StateFigures): PublishedHouse {
  return { rent: medianRent, value: medianValue, tax: landlordTax.tax, insurancePercent };
}

/** Percent, to one decimal. */
export function changePercent(before: number, after: number): number {
  return Number(((after / before - 1) * 100).toFixed(1));
}

/** 1 is the highest value of all. Equal values share a place. */
export function placeAmong(all: readonly number[], value: number): number {
  return all.filter((other) => other > value).length + 1;
}

/** "1st", "22nd", "13th". */
export function ordinal(place: number): string {
  const teens = place % 100 > 10 && place % 100 < 14;
  return `${place}${(teens ? undefined : ["th", "st", "nd", "rd"][place % 10]) ?? "th"}`;
}

/** A month's rent in percent of the value, both of one year. */
export function rentPercentOf({ medianRent, medianValue }: StateFigures): number {
  return (medianRent / medianValue) * 100;
}

/** The county of a Fair Market Rent. In New England the agency sets rents by town. */
export function fairRentPlace({ county, town }: FairRentRow): string {
  return town ? `${county}, ${town}` : county;
}

/** "+4.3%". */
export function formatChange(percent: number): string {
  return `${percent > 0 ? "+" : ""}${percent.toFixed(1)}%`;
}
