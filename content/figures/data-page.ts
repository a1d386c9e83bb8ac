import { insuranceAssumptions } from "../calculators/state-costs.ts";
import { sampleLoan } from "../landings/dscr-basis.ts";
import { termTexts } from "../titled-texts.ts";
import { indexNotice } from "./index-notice.ts";

/** The place with the lowest or the highest figure of a column. */
export interface Extreme {
  readonly name: string;
  /** The figure as shown. */
  readonly text: string;
}

export interface Range {
  readonly low: Extreme;
  readonly high: Extreme;
}

/** With what the difference costs a month on a house of this price. */
export interface TaxRange extends Range {
  readonly price: string;
  readonly difference: string;
}

/** Texts of /data. */
export const dataPage = {
  title: "Housing Data: Rents, Values and Taxes by State",
  metaDescription:
    "Public rents, house values, property taxes and prices for 50 states and 14 cities in one table, with sources, as CSV and JSON. Free to use.",
  heading: "Housing Data",
  introduction:
    "Every public figure behind the map and the guides: what homes rent for, what they are worth, what owners and landlords pay in property tax, and how prices have moved.",
  /** Day of the last change of this page or of its figures. */
  updated: "2026-11-19",
  downloads: {
    heading: "Download",
    note: "US government works, free to use",
    files: {
      "/data/states.csv": "States, CSV",
      "/data/cities.csv": "Cities, CSV",
      "/data/figures.json": "States and cities, JSON",
      "/data/counties/all.csv": "Counties, CSV",
      "/data/counties/all.json": "Counties, JSON",
      "/data/history/records.csv": "Records of all places, CSV",
      "/data/history/states.csv": "Index of states, CSV",
      "/data/history/areas.csv": "Index of areas, CSV",
      "/data/history/consumer-prices.csv": "Consumer prices and rents, CSV",
      "/data/history/states-from-2000.csv": "Index of states from 2000, CSV",
      "/data/history/treasury.csv": "Ten-year Treasury, CSV",
    },
  },
  states: {
    heading: "Fifty states",
    introduction: `The rent ratio is the median rent divided by the full payment on a house of the median value, with the sample loan of this site: ${sampleLoan.downPaymentPercent}% down, ${sampleLoan.ratePercent}% for ${sampleLoan.termYears} years, with tax and insurance. It sums up a state in one number. The other columns tell you why: a low price, a high rent or a light tax can each lift it, and each holds up differently on a given street.`,
    caption: "Housing figures of the fifty states",
    noun: "states",
    rowHeading: "State",
    filter: {
      label: "Show only",
      hint: "A name or a code. Separate several with commas: OH, Indiana, TX",
      empty: "No state has this name or code. Try Ohio or OH.",
      reset: "Show all states",
    },
    groups: {
      ratio: "Median house",
      rents: (period: string) => `Rent and value, ${period}`,
      taxes: (period: string) => `Property tax, ${period}`,
      prices: (period: string) => `Price change to ${period}`,
      fairRents: (period: string) => `Fair Market Rent, ${period}`,
    },
    columns: {
      ratio: { heading: "Rent ratio" },
      rent: { heading: "Median rent" },
      value: { heading: "Median value" },
      rentPercent: { heading: "Rent ÷\u00a0value" },
      tax: { heading: "Median tax" },
      landlordTax: { heading: "As a rental", lead: "Property tax in percent of the price, " },
      oneYear: { heading: "1\u00a0year", lead: "Price change in " },
      fiveYears: { heading: "5\u00a0years", lead: "Price change in " },
      twoBedrooms: { heading: "2 bedrooms", lead: "Fair Market Rent, " },
      threeBedrooms: { heading: "3 bedrooms", lead: "Fair Market Rent, " },
      county: { heading: "County", lead: "Fair Market Rent, " },
    },
    lessons: {
      heading: "What the columns teach",
      taxedPrice: 300_000,
      items: (rent: Range, tax: TaxRange, price: Range) => [
        `A month's rent is ${rent.low.text} of the value in ${rent.low.name} and ${rent.high.text} in ${rent.high.name}. Rents differ less than prices do, so a cheap state usually has the better ratio. The same holds inside a state: compare the asking rent of a house with its price before you compare cities.`,
        `Property tax takes ${tax.low.text} of the value a year in ${tax.low.name} and ${tax.high.text} in ${tax.high.name}, from owners who live in their homes. On a ${tax.price} house that is ${tax.difference} a month. The margin after ± is the Census Bureau's own: the true median lies within it nine times out of ten. A landlord's share stands beside it, and where a homestead is taxed lightly it is two or three times as large.`,
        `Over five years the price index moved by ${price.low.text} in ${price.low.name} and ${price.high.text} in ${price.high.name}. A rise builds equity for those who already own. For a buyer it is a warning: where prices outran rents, the same rent now carries a larger loan.`,
      ],
    },
  },
  cities: {
    heading: "Fourteen cities",
    introduction:
      "A Fair Market Rent is the government's estimate for a number of bedrooms, which makes it the closest public figure to the rent of a house. It lies below the middle of the market on purpose, and it is the figure that decides what a housing voucher pays. The areas of one row are not the same: the value is that of the whole metropolitan area, the rent that of the core county.",
    caption: "Housing figures of fourteen cities",
    noun: "cities",
    rowHeading: "City",
    groups: {
      values: (period: string) => `Value, ${period}`,
      prices: (period: string) => `Price index to ${period}`,
      fairRents: (period: string) => `Fair Market Rent, ${period}`,
    },
    columns: {
      value: { heading: "Median value" },
      index: { heading: "Index", lead: "House price " },
      oneYear: { heading: "1\u00a0year", lead: "Price change in " },
      fiveYears: { heading: "5\u00a0years", lead: "Price change in " },
      oneBedroom: { heading: "1 bedroom", lead: "Fair Market Rent, " },
      twoBedrooms: { heading: "2 bedrooms", lead: "Fair Market Rent, " },
      threeBedrooms: { heading: "3 bedrooms", lead: "Fair Market Rent, " },
      fourBedrooms: { heading: "4 bedrooms", lead: "Fair Market Rent, " },
      county: { heading: "County", lead: "Fair Market Rent, " },
      area: { heading: "Area", lead: "Fair Market Rent, " },
    },
  },
  sourcesHeading: "Sources: where to check each figure",
  /** What each table holds, by the name of its file in content/figures. */
  tables: {
    "state-rents": "Rent and value of states",
    "state-taxes": "Property tax of states",
    "state-prices": "House prices of states",
    "state-price-history": "Long run and worst years of house prices",
    "state-fair-rents": "Fair Market Rents of one county in each state",
    "city-values": "Value of homes in cities",
    "city-prices": "House prices of cities",
    "city-fair-rents": "Fair Market Rents of cities",
  },
  /** Names and units of the figures in the downloads, by table and field. */
  figures: {
    "state-rents": {
      medianRent: { name: "Median gross rent", unit: "US dollars a month" },
      medianValue: { name: "Median value of owner-occupied homes", unit: "US dollars" },
    },
    "state-taxes": {
      medianTax: { name: "Median property tax of owner-occupied homes", unit: "US dollars a year" },
      margin: { name: "Margin of error of the median property tax, 90%", unit: "US dollars a year" },
      medianValue: { name: "Median value of owner-occupied homes", unit: "US dollars" },
    },
    "state-prices": {
      fiveYearsBefore: {
        name: "House price index, five years before the last quarter",
        unit: "index points",
      },
      index: { name: "House price index, nine quarters", unit: "index points" },
    },
    "state-price-history": {
      since1991: {
        name: "Change of the house price index since 1991, before inflation",
        unit: "percent a year",
      },
      worstFive: { name: "The worst five years of the index since 1985", unit: "percent a year" },
      worstTen: { name: "The worst ten years of the index since 1985", unit: "percent a year" },
      worstFifteen: { name: "The worst fifteen years of the index since 1985", unit: "percent a year" },
    },
    "state-fair-rents": {
      twoBedrooms: { name: "Fair Market Rent, two bedrooms", unit: "US dollars a month" },
      threeBedrooms: { name: "Fair Market Rent, three bedrooms", unit: "US dollars a month" },
    },
    "city-values": {
      medianValue: { name: "Median value of owner-occupied homes", unit: "US dollars" },
    },
    "city-prices": {
      index: { name: "House price index", unit: "index points" },
      oneYearPercent: { name: "Change of the house price index in one year", unit: "percent" },
      fiveYearPercent: { name: "Change of the house price index in five years", unit: "percent" },
    },
    "city-fair-rents": {
      oneBedroom: { name: "Fair Market Rent, one bedroom", unit: "US dollars a month" },
      twoBedrooms: { name: "Fair Market Rent, two bedrooms", unit: "US dollars a month" },
      threeBedrooms: { name: "Fair Market Rent, three bedrooms", unit: "US dollars a month" },
      fourBedrooms: { name: "Fair Market Rent, four bedrooms", unit: "US dollars a month" },
    },
  },
  /** What this site computes from the tables. */
  computed: {
    method: `Rent ratio: the median rent divided by the monthly payment on a house of the median value of the same year, with ${sampleLoan.downPaymentPercent}% down, ${sampleLoan.ratePercent}% for ${sampleLoan.termYears} years, what a landlord pays in property tax (the middle of the range), and insurance as this site assumes it: ${insuranceAssumptions.ordinary}% of the value a year, ${insuranceAssumptions.hail}% in hail states, ${insuranceAssumptions.hurricane}% in hurricane states.`,
    figures: {
      rentPercent: { name: "Median rent of a month in percent of the median value", unit: "percent" },
      taxPercent: { name: "Median property tax of a year in percent of the median value", unit: "percent" },
      landlordTaxPercent: {
        name: "Property tax of a landlord in a year, in percent of the price: the middle of the range",
        unit: "percent",
      },
      landlordTaxLowPercent: { name: "The lower end of that range", unit: "percent" },
      landlordTaxHighPercent: { name: "The upper end of that range", unit: "percent" },
      oneYearPercent: { name: "Change of the house price index in one year", unit: "percent" },
      fiveYearPercent: { name: "Change of the house price index in five years", unit: "percent" },
      insurancePercent: { name: "Insurance of a year in percent of the value, assumed", unit: "percent" },
      ratio: { name: "Rent ratio of the median house", unit: "ratio" },
    },
  },
  collected: {
    heading: "How it was collected",
    paragraphs: [
      "Three federal agencies ask three different questions. The Census Bureau asks households what they pay and what they think their home is worth. The Federal Housing Finance Agency follows the same homes from one sale or refinance to the next. The Department of Housing and Urban Development estimates what people who moved recently pay. Before you use a figure, ask whose answer it is: a tenant of ten years and a new one pay very different rents in the same building.",
      "We read the figures on November 15, 2026, the rents of 2024 and the landlords' taxes on November 18, from public copies of the agencies' files, not from the agencies' own servers, and compared them with second copies where we found any. The 2024 values and taxes were the same in all 33 states of the second copy. For Fair Market Rents we could compare the year before: 46 of 50 places and all 14 cities agreed, three places average towns, and Los Angeles was revised during the year. For the rents of 2024 we found no second copy; the values in the same rows equal ours in all 50 states. So open the agency's table, linked below each of ours, before you base an offer on a row.",
      "Percentages, changes and the ratio are our arithmetic. Rent, value and tax are of one year, 2024, and are divided only by each other; a price index is divided only by an earlier quarter of the same release, because the agency revises old quarters each time. Be careful with any table that mixes years: a 2026 rent over a 2023 price makes every market look good.",
      "Each column is added up again before the site is published, and must match the sum of the file it was read from. So a digit that slips is noticed.",
    ],
  },
  caveats: {
    heading: "What the figures cannot tell you",
    items: termTexts({
      "Median rent":
        "includes utilities, long leases and subsidized homes, and most of the homes are apartments. A vacant three-bedroom house usually asks more. A lender counts the appraiser's market rent or the lease, never this median.",
      "Median value":
        "is what owners who live in their homes believe they are worth. It is not a sale price, and the investor's house often costs less than the median.",
      "Property tax":
        "is what owners who live in their homes pay, after homestead exemptions and caps that a landlord does not get. Ask the county for the bill without the exemption, and after the sale: many places reassess then.",
      "A landlord's tax":
        "is no agency's figure. We took the owners' median, or a published rate of the state's largest city, and removed what the law gives to owners only. Each state's guide says which law that is. Two ends of a range are two places or two readings of one rule; a parcel can lie outside both. The table has the middle of the range; a plus marks a figure that is only the least a landlord pays.",
      "The price index":
        "covers homes with loans that Fannie Mae or Freddie Mac bought, and counts refinance appraisals as sales. Compare changes, never levels: a state at 900 is not more expensive than one at 500. The long run and the worst years are our arithmetic on one release, before inflation, from quarters since 1985: before that the index rests on few sales. They say what happened, not what will.",
      "Fair Market Rents":
        "stand at the 40th percentile of what recent movers pay, utilities included. One county does not stand for its state. Vouchers in many cities follow ZIP code figures that differ from these.",
      "City areas":
        "differ within a row. The index of Atlanta, Dallas and Tampa covers the part of the metropolitan area around the core county. Fort Worth, for instance, is not in the Dallas index.",
      "Every survey figure":
        "is a sample. Between two states that differ by a few dollars, the order can be chance, above all in small states.",
    }),
  },
  license: {
    heading: "License",
    link: "https://www.usa.gov/government-works",
    linkText: "US government works",
    text: "The figures are works of the United States Government and are not subject to copyright in the United States (17 U.S.C. § 105). You may copy, print and publish them. No agency endorses this site. What this site adds, such as a landlord's tax, you may use in the same way. If you quote a figure, quote its year with it, so that your reader can tell when it is out of date.",
    credit: `Source: US Census Bureau, American Community Survey; Federal Housing Finance Agency, House Price Index; US Department of Housing and Urban Development, Fair Market Rents. ${indexNotice}`,
  },
  changes: {
    heading: "What changed",
    introduction:
      "A figure that changes can move a ratio by several hundredths. Compare the date of your copy with this list before you use it again.",
    items: [
      {
        date: "2026-11-19",
        text: "The series behind the map in past years: the price index of states from 2000 to the first quarter of 2026, and the ten-year Treasury by month.",
      },
      {
        date: "2026-11-19",
        text: "Prices since 1985 of fifty states and fourteen areas by quarter, before and after inflation, with their largest falls and their worst years.",
      },
      {
        date: "2026-11-18",
        text: "In the files: how house prices of each state changed since 1991, and its worst five, ten and fifteen years since 1985.",
      },
      {
        date: "2026-11-18",
        text: "Rents and values of 2024 instead of 2023, so that rent, value and tax are of one year. What a landlord pays in property tax; the rent ratio counts that now, and no longer the owners' tax.",
      },
      {
        date: "2026-11-16",
        text: "First publication: rents and values of 2023, taxes of 2024, prices to the second quarter of 2026, Fair Market Rents of fiscal year 2027.",
      },
    ],
  },
  related: [
    { path: "/states", label: "The map and all state guides" },
    { path: "/deal-analyzer", label: "Analyze a deal" },
    { path: "/forty-years-of-house-prices", label: "What forty years of prices say about appreciation" },
    { path: "/hold-projection", label: "Project a hold in a low and an expected case" },
    { path: "/formulas", label: "How ratios are calculated" },
    { path: "/dscr-loan-rates", label: "Sample rates" },
  ],
} as const;
