import type { countyFileColumns } from "../../../content/figures/counties/county-file-columns.ts";
import type { ListedCounty } from "./listed-county.ts";

type Cell = string | number | null;

/** A column of the files of all counties. */
export interface FileColumn {
  /** "median_value_acs_2020_2024" */
  readonly name: string;
  /** What it holds. Absent: the place itself. */
  readonly figure?: keyof typeof countyFileColumns;
  readonly read: (county: ListedCounty) => Cell;
}

export interface FileYears {
  /** "2020_2024" */
  readonly values: string;
  readonly population: string;
  readonly fairRents: number;
  readonly premiums: readonly number[];
  readonly nonRenewals: readonly number[];
}

/** In the order of the files. Years stand in the names, so that a column cannot be mistaken for one of another edition. */
export function fileColumns(years: FileYears): readonly FileColumn[] {
  const fair = `fmr_${years.fairRents}`;
  return [
    { name: "fips", read: ({ figures }) => figures.fips },
    { name: "county", read: ({ figures }) => figures.name },
    { name: "state", read: ({ figures }) => figures.state },
    {
      name: `population_acs_${years.population}`,
      figure: "population",
      read: ({ figures }) => figures.population,
    },
    { name: `median_value_acs_${years.values}`, figure: "value", read: ({ figures }) => figures.medianValue },
    {
      name: `median_property_tax_acs_${years.values}`,
      figure: "tax",
      read: ({ figures }) => figures.medianTax?.amount ?? null,
    },
    { name: "median_property_tax_is", figure: "taxIs", read: ({ figures }) => figures.medianTax?.is ?? null },
    {
      name: `median_gross_rent_acs_${years.values}`,
      figure: "rent",
      read: ({ figures }) => figures.medianRent,
    },
    { name: `${fair}_2br`, figure: "twoBedrooms", read: ({ figures }) => figures.fairRent.twoBedrooms },
    { name: `${fair}_3br`, figure: "threeBedrooms", read: ({ figures }) => figures.fairRent.threeBedrooms },
    { name: `${fair}_4br`, figure: "fourBedrooms", read: ({ figures }) => figures.fairRent.fourBedrooms },
    { name: "fmr_area", figure: "area", read: ({ figures }) => figures.fairRent.area },
    { name: "fmr_place", figure: "place", read: ({ figures }) => figures.fairRent.place ?? null },
    ...years.premiums.map(
      (year, index): FileColumn => ({
        name: `insurance_premium_${year}`,
        figure: "premium",
        read: ({ figures }) => figures.premiums[index] ?? null,
      }),
    ),
    ...years.nonRenewals.map(
      (year, index): FileColumn => ({
        name: `nonrenewal_pct_${year}`,
        figure: "nonRenewals",
        read: ({ figures }) => figures.nonRenewals[index] ?? null,
      }),
    ),
    ...PRICES,
    ...COMPUTED,
  ];
}

const PRICES: readonly FileColumn[] = [
  { name: "hpi_change_1yr_pct", figure: "oneYear", read: ({ figures }) => figures.prices.oneYear },
  { name: "hpi_change_5yr_pct", figure: "fiveYears", read: ({ figures }) => figures.prices.fiveYears },
  { name: "hpi_change_10yr_pct", figure: "tenYears", read: ({ figures }) => figures.prices.tenYears },
  { name: "hpi_change_20yr_pct", figure: "twentyYears", read: ({ figures }) => figures.prices.twentyYears },
  { name: "hpi_largest_fall_pct", figure: "largestFall", read: ({ figures }) => figures.prices.largestFall },
  { name: "hpi_fall_from", figure: "fallFrom", read: ({ figures }) => figures.prices.fallFrom },
  { name: "hpi_fall_to", figure: "fallTo", read: ({ figures }) => figures.prices.fallTo },
];

const COMPUTED: readonly FileColumn[] = [
  { name: "owner_tax_pct", figure: "ownerTax", read: ({ estimates }) => estimates.ownerTax?.percent ?? null },
  { name: "landlord_tax_pct", figure: "landlordTax", read: ({ house }) => house?.tax.percent ?? null },
  { name: "landlord_tax_low_pct", figure: "landlordTaxLow", read: ({ house }) => house?.tax.low ?? null },
  { name: "landlord_tax_high_pct", figure: "landlordTaxHigh", read: ({ house }) => house?.tax.high ?? null },
  {
    name: "landlord_tax_is_floor",
    figure: "landlordTaxIsFloor",
    read: ({ house }) => house && (house.tax.isFloor ? "yes" : "no"),
  },
  {
    name: "landlord_tax_of",
    figure: "landlordTaxOf",
    read: ({ house, estimates }) => house && (estimates.tax ? "county" : "state"),
  },
  { name: "insurance_pct", figure: "insurance", read: ({ house }) => house?.insurancePercent ?? null },
  {
    name: "insurance_is",
    figure: "insuranceIs",
    read: ({ house, estimates }) => house && (estimates.insurancePercent === null ? "assumed" : "recorded"),
  },
  { name: "rent_ratio", figure: "ratio", read: ({ ratio }) => ratio && Number(ratio.toFixed(4)) },
  { name: "not_computed_because", figure: "gap", read: ({ estimates }) => estimates.gap ?? null },
];
