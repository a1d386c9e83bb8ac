import { insuranceAssumptions, type Storms } from "../calculators/state-costs.ts";
import { indexNotice } from "./index-notice.ts";

/** Texts around the public figures in state and city guides. */
export const stateFigureText = {
  heading: "Public figures",
  answer: (rent: string, value: string, change: string) =>
    `Median rent ${rent}, median home value ${value}, house prices ${change} in a year.`,
  introduction: (state: string) =>
    `What federal agencies publish about ${state}, with its place among the fifty states. The 1st place has the highest figure, which is not always the best one.`,
  labels: {
    rent: "Median gross rent",
    value: "Median home value",
    rentShare: "A month's rent, as a share of the value",
    tax: "Median property tax",
    taxShare: "A year's tax, as a share of the value",
    landlordTax: "What a landlord pays a year, as a share of the price",
    oneYear: "House prices, one year",
    fiveYears: "House prices, five years",
    twoBedrooms: (county: string) => `Fair Market Rent, two bedrooms, ${county}`,
    threeBedrooms: (county: string) => `Fair Market Rent, three bedrooms, ${county}`,
  },
  caveat: `Rents include utilities and mix apartments with houses, old leases with new ones. Values are the owners' own estimates. The median tax is what owners who live in their house pay; what a landlord pays is our estimate from the state's rule. Fair Market Rents are set a little below the middle of the market, for one county only. Levels of the price index cannot be compared between states. ${indexNotice}`,
  chart: (from: string, to: string) => `House prices from ${from} to ${to}, with the first quarter as 100`,
  house: {
    heading: "The median house, line by line",
    introduction: (state: string) =>
      `A house in ${state} at the median value, let at the median rent, with this site's sample loan. Each line goes into the lender's ratio.`,
    carried: (price: string, percent: number, side: "below" | "above") =>
      `At this rent, a house carries itself up to ${price}, ${percent}% ${side} the median value.`,
    landlordTax: (percent: string) => `Property tax of a landlord, ${percent} of the value a year`,
    taxRange: (range: string) => `Between the two ends of what landlords pay, the ratio is ${range}.`,
    link: "Open this house in the deal analyzer",
    holdLink: "See what it earns over ten years",
    insurance: (storms: Storms | undefined) =>
      `Insurance, ${insuranceAssumptions[storms ?? "ordinary"]}% of the value a year (our assumption)`,
  },
  counties: {
    heading: "Highest and lowest counties",
    answer: (highest: string, lowest: string, count: number) =>
      `Rent over payment: ${highest} to ${lowest}, of ${count} counties.`,
    introduction: (state: string, count: number, hasPremiums: boolean) =>
      `The median rent over the full payment on the median house, with the same sample loan, in the ${count} counties of ${state} with 20,000 people or more. Tax is what a landlord pays in the county, insurance ${hasPremiums ? "the recorded premium of 2022, where there is one" : "our assumption for the state"}. A high ratio often stands on a low value: find out why before you buy there.`,
    caption: (state: string) => `Rent ratios of counties in ${state}`,
    columns: ["County", "Place", "Ratio", "Median rent", "Median value", "Tax as a rental"],
    note: (source: string) =>
      `Sources: ${source}. The tax is our estimate from the state's rule. Every survey figure is a sample, and between two counties with nearly the same ratio the order can be chance.`,
    link: (state: string) => `All counties of ${state}, with insurance and Fair Market Rents`,
  },
} as const;

export const cityFigureText = {
  heading: "Public figures",
  introduction: (city: string) =>
    `What federal agencies publish about ${city}. The three agencies draw the area differently, so each line names its own.`,
  labels: {
    value: "Median home value",
    oneYear: "House prices, one year",
    fiveYears: "House prices, five years",
  },
  caveat: `Where FHFA publishes its index for parts of a metropolitan area only, the part with the core county is shown. Values are the owners' own estimates, averaged over five years of answers. ${indexNotice}`,
  rents: {
    heading: "Rents against the value",
    introduction: (county: string) =>
      `HUD's Fair Market Rents for ${county} and its area, beside the median value of the metropolitan area. The ratio is for a house at that value with this site's sample loan, what a landlord pays in property tax and our insurance assumption.`,
    caption: (city: string) => `Fair Market Rents in ${city} by bedrooms`,
    columns: ["Bedrooms", "Rent a month", "Share of the value", "Ratio"],
    note: "The value averages the answers of five years, so it lags where prices rose quickly, and the ratios are flattering there. A Fair Market Rent includes utilities and lies a little below the middle of the market. No ratio is given for one and four bedrooms: the median house is neither.",
  },
  link: "Open the three-bedroom house in the deal analyzer",
} as const;

/** Beside the sample appreciation of the market pages. */
export const marketPriceText = {
  label: "house prices, last year, FHFA",
  sentence: (prices: Readonly<Record<"sample" | "area" | "change" | "from" | "to" | "source", string>>) =>
    `The ${prices.sample} is a sample, not a measurement. House prices in ${prices.area} moved by ${prices.change} from ${prices.from} to ${prices.to} (${prices.source}, before inflation), so a purchase has to work without the sample.`,
} as const;
