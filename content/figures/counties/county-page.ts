import { sampleLoan } from "../../landings/dscr-basis.ts";
import { termTexts } from "../../titled-texts.ts";
import { indexNotice } from "../index-notice.ts";

/** Texts of /data/counties, and of the part of /data that leads there. */
export const countyPage = {
  title: "Counties: Rent, Value, Tax and Insurance by County",
  metaDescription:
    "Rent, value, property tax as a rental, insurance and Fair Market Rents of 3,143 counties: find, filter, sort, and download as CSV and JSON. Free to use.",
  heading: "Counties",
  introduction: `What a landlord pays differs more between the counties of a state than between states. Here are all 3,143, with the rent ratio of each that has 20,000 people or more: the median rent divided by the full payment on a house of the median value, with the sample loan of this site (${sampleLoan.downPaymentPercent}% down, ${sampleLoan.ratePercent}% for ${sampleLoan.termYears} years).`,
  updated: "2026-11-19",
  section: {
    heading: "3,143 counties",
    introduction:
      "The same figures by county, as far as they are published: what homes rent for and are worth, what a landlord pays in tax, what owners pay for insurance, and the rent that HUD pays by bedrooms.",
    caption: "The ten counties with the highest rent ratio",
    all: "All counties, to find, sort and filter",
  },
  form: {
    find: { label: "Name", hint: "A few letters: cuy, st. louis" },
    state: { label: "State", all: "All states" },
    people: { label: "People", any: "Any size", least: (count: string) => `${count} or more` },
    submit: "Show Counties",
    reset: "Show all counties",
    empty: "No county is like this. Try fewer letters, another state or any size.",
    sizes: [20_000, 50_000, 100_000, 250_000, 1_000_000],
  },
  results: "What was found",
  caption: "Housing figures of counties",
  rowHeading: "County",
  pages: "Pages of counties",
  groups: {
    ratio: "Ratio and size",
    rents: (period: string) => `Rent and value, ${period}`,
    taxes: "Property tax, % of value",
    insurance: "Insurance of owners",
    fairRents: (period: string) => `Fair Market Rent by bedrooms, ${period}`,
    prices: (period: string) => `Price change to ${period}`,
  },
  /** By the name of the column in the address. */
  columns: {
    ratio: { heading: "Rent ratio" },
    people: { heading: "People" },
    rent: { heading: "Median rent" },
    value: { heading: "Median value" },
    owners: { heading: "Owners", lead: "Property tax of " },
    landlord: { heading: "As a rental", lead: "Property tax " },
    premium: { heading: "Premium 2022" },
    rise: { heading: "Since 2018", lead: "Premium " },
    ended: { heading: "Not renewed 2023", lead: "Policies " },
    two: { heading: "2", lead: "Fair Market Rent, bedrooms: " },
    three: { heading: "3", lead: "Fair Market Rent, bedrooms: " },
    four: { heading: "4", lead: "Fair Market Rent, bedrooms: " },
    years: { heading: "5\u00a0years", lead: "Price change in " },
  },
  marks:
    "A plus: at least this much. S: the state's tax, because what owners pay in the county does not tell a landlord's. A dash: not published, not confirmed, or not computed from so small a survey.",
  sourcesHeading: "Sources: where to check each figure",
  /** What each edition of county-table.ts holds. */
  tables: {
    values: "Rent, value and tax of counties",
    population: "People",
    fairRents: "Fair Market Rents",
    premiums: "Insurance premiums",
    nonRenewals: "Policies that were not renewed",
    prices: "House prices of counties",
  },
  method: {
    heading: "How it is computed",
    paragraphs: [
      "Rent, value and tax are of one survey, of the years 2020 to 2024, and are divided only by each other. No rent of 2026 stands over a value of 2022: that would make every county look good.",
      "A landlord's tax is what owners pay in the county, raised as the law of the state raises a landlord's bill. The guide of each state names that law. Where the two ends of the range differ, the middle counts; the files have both ends. In California and Hawaii owners' bills say nothing about a landlord's, so the state's rate counts.",
      "Insurance in the ratio is the premium of 2022 as a share of the median value. Where none is recorded, or where the record is not confirmed, it is this site's assumption for the state.",
      "We read the figures on November 18, 2026, from public copies of the agencies' files, not from the agencies' own servers, and compared them with second copies where we found any. Each column is added up again before the site is published, and must match the sum of the file it was read from.",
    ],
  },
  caveats: {
    heading: "What the figures cannot tell you",
    items: termTexts({
      "The ratio":
        "compares the median rent, which is mostly that of apartments, with the median house that an owner lives in. It ranks counties; it is the ratio of no house for sale.",
      "A landlord's tax":
        "is no agency's figure. One median over another is no parcel's bill, which can be half or double. Ask the county for the bill of the parcel without a homestead exemption, after the sale.",
      "The premium":
        "is a mean of owner-occupiers' policies of 2022, without flood and earthquake. The Treasury publishes it by ZIP code; a public copy averaged it by county. A landlord's policy differs, and prices have risen since.",
      "Eight states":
        "have no premium here: Alabama, Florida, Georgia, Indiana, Louisiana, Montana, North Dakota and Texas. A part of their insurers is said not to have answered the Treasury, so their figures wait until they are confirmed. Connecticut has none either, because its counties were drawn anew.",
      "Policies not renewed":
        "count what the insurer or the owner ended, as a share of all policies. Counties with fewer than 100 policies are left out.",
      "Fair Market Rents":
        "are those of fiscal year 2026, the table of states has 2027: do not compare the two. They stand at the 40th percentile of what recent movers pay, utilities included, one figure for a whole area. In New England they are set by town, and the county's most populous town stands here.",
      "Small counties":
        "have wide margins in a survey. Below 20,000 people nothing is divided by the value. Three larger counties of mostly tribal land are left out as well: a home's value is hardly a market price there.",
      Prices:
        "are of the yearly index of counties, to 2024, before inflation. In thin markets one year can be chance. Do not compare them with the quarterly index of the states.",
    }),
  },
  credit: `Source: US Census Bureau, American Community Survey; US Department of Housing and Urban Development, Fair Market Rents; US Department of the Treasury, Federal Insurance Office; US Senate Committee on the Budget; Federal Housing Finance Agency, House Price Index. ${indexNotice}`,
  related: [
    { path: "/data", label: "Figures of states and cities" },
    { path: "/states", label: "The map and all state guides" },
    { path: "/deal-analyzer", label: "Analyze a deal in a county" },
    { path: "/formulas", label: "How ratios are calculated" },
  ],
} as const;
