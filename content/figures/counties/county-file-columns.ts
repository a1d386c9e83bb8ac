import { sampleLoan } from "../../landings/dscr-basis.ts";
import type { countyEditions } from "./county-table.ts";

/** What a column of the downloads holds, and who published it. */
export interface CountyFileColumn {
  readonly name: string;
  readonly unit: string;
  /** Absent: computed by this site. */
  readonly edition?: keyof typeof countyEditions;
}

const dollars = "US dollars";
const monthly = "US dollars a month";
const yearly = "US dollars a year";
const ofValue = "percent of the value a year";

/** By column, without the years that the editions add. */
export const countyFileColumns = {
  population: { name: "People", unit: "people", edition: "population" },
  value: { name: "Median value of owner-occupied homes", unit: dollars, edition: "values" },
  tax: { name: "Median property tax of owner-occupied homes", unit: yearly, edition: "values" },
  taxIs: {
    name: "Whether that tax is exact, at least this, or under this",
    unit: "exact, at-least or under",
    edition: "values",
  },
  rent: { name: "Median gross rent", unit: monthly, edition: "values" },
  twoBedrooms: { name: "Fair Market Rent, two bedrooms", unit: monthly, edition: "fairRents" },
  threeBedrooms: { name: "Fair Market Rent, three bedrooms", unit: monthly, edition: "fairRents" },
  fourBedrooms: { name: "Fair Market Rent, four bedrooms", unit: monthly, edition: "fairRents" },
  area: { name: "Area of the Fair Market Rents", unit: "name", edition: "fairRents" },
  place: { name: "Town of the Fair Market Rents, in New England", unit: "name", edition: "fairRents" },
  premium: { name: "Average premium of owner-occupiers", unit: yearly, edition: "premiums" },
  nonRenewals: { name: "Policies that were not renewed", unit: "percent", edition: "nonRenewals" },
  oneYear: { name: "Change of the house price index in one year", unit: "percent", edition: "prices" },
  fiveYears: { name: "Change of the house price index in five years", unit: "percent", edition: "prices" },
  tenYears: { name: "Change of the house price index in ten years", unit: "percent", edition: "prices" },
  twentyYears: {
    name: "Change of the house price index in twenty years",
    unit: "percent",
    edition: "prices",
  },
  largestFall: { name: "Largest fall of the house price index", unit: "percent", edition: "prices" },
  fallFrom: { name: "The year before that fall", unit: "year", edition: "prices" },
  fallTo: { name: "The year of its lowest point", unit: "year", edition: "prices" },
  ownerTax: { name: "Property tax of owners", unit: ofValue },
  landlordTax: { name: "Property tax of a landlord: the middle of the range", unit: ofValue },
  landlordTaxLow: { name: "The lower end of that range", unit: ofValue },
  landlordTaxHigh: { name: "The upper end of that range", unit: ofValue },
  landlordTaxIsFloor: { name: "Whether a landlord pays at least this", unit: "yes or no" },
  landlordTaxOf: { name: "Whether it is the county's or its state's", unit: "county or state" },
  insurance: { name: "Insurance in the ratio: recorded in 2022, or assumed", unit: ofValue },
  insuranceIs: { name: "Which of both", unit: "recorded or assumed" },
  ratio: {
    name: `Rent ratio of the median house, ${sampleLoan.downPaymentPercent}% down, ${sampleLoan.ratePercent}% for ${sampleLoan.termYears} years`,
    unit: "ratio",
  },
  gap: {
    name: "Why nothing is computed: small (fewer than 20,000 people), not-published, no-market (tribal land)",
    unit: "word",
  },
} as const satisfies Readonly<Record<string, CountyFileColumn>>;
