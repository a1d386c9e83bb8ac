import type { CityFairRentRow, CityPriceRow, CityValueRow } from "../../content/figures/figure-table.ts";

/** What public sources say about one city with a guide. */
export interface CityFigures {
  readonly slug: string;
  readonly name: string;
  readonly value: CityValueRow;
  readonly price: CityPriceRow;
  readonly rent: CityFairRentRow;
}
