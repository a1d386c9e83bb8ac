import type { LandlordTax, OwnerTax } from "../../content/figures/landlord-tax.ts";
import type { CountyFairRent, Years } from "./county-figures.ts";

/** What a calculator and a map need of one county. The browser gets them one state at a time. */
export interface CountyEstimates {
  readonly fips: string;
  readonly name: string;
  readonly population: number;
  /** Dollars; `medianRent` a month. Both of the same survey as the tax. Null: not published. */
  readonly medianValue: number | null;
  readonly medianRent: number | null;
  readonly fairRent: CountyFairRent;
  /** What owners who live in their house pay here. Null: nothing that shares are computed from. */
  readonly ownerTax: OwnerTax | null;
  /** What a landlord pays here. Null: the state's stays. */
  readonly tax: LandlordTax | null;
  /** Where a house with more units is taxed otherwise. */
  readonly fromTwoUnits?: LandlordTax;
  /** The last recorded premium in percent of the median value. Null: none, or none that is confirmed. */
  readonly insurancePercent: number | null;
  /** By `PREMIUM_YEARS` and `NON_RENEWAL_YEARS`. Empty: none. */
  readonly premiums: Years;
  readonly nonRenewals: Years;
  /** Why nothing is computed from the county's value. Absent where it is. */
  readonly gap?: CountyGap;
}

/** Fewer than 20,000 people; no figures; a value that is hardly a market price. */
export type CountyGap = "small" | "not-published" | "no-market";

/** How to cite a figure, with its year. */
export interface CountySource {
  readonly citation: string;
  readonly link: string;
}

/** The counties of a state, in alphabetical order. */
export interface CountyFile {
  readonly state: string;
  /** What counts where a county has no figure of its own. */
  readonly ofState: {
    readonly name: string;
    readonly tax: LandlordTax;
    /** Yearly percent of the price: an assumption. */
    readonly insurancePercent: number;
  };
  /** False where the recorded premiums are not confirmed: an assumption stands for them in the whole state. */
  readonly hasPremiums: boolean;
  /** Of the lists in each county. */
  readonly years: { readonly premiums: readonly number[]; readonly nonRenewals: readonly number[] };
  readonly sources: {
    readonly taxes: CountySource;
    readonly rents: CountySource;
    readonly premiums: CountySource;
    readonly nonRenewals: CountySource;
  };
  readonly counties: readonly CountyEstimates[];
}

/** A state's counties in the browser, or why they are not there yet. */
export type LoadedCounties = CountyFile | "loading" | "failed";

/** "OH": "/data/counties/oh.json" */
export function countyFilePath(state: string): string {
  return `/data/counties/${state.toLowerCase()}.json`;
}
