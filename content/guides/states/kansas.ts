import type { StateGuide } from "../state-guide.ts";

export const kansas = {
  id: "kansas-dscr-loans",
  slug: "kansas",
  state: "Kansas",
  stateCode: "KS",
  title: "Kansas DSCR Loans: Investor Guide",
  metaDescription:
    "Kansas DSCR guide: annual appraisals, an 11.5% residential class that includes rentals, hail deductibles, one-month deposits and redemption rights.",
  introduction:
    "Kansas rents cover loans well because houses are cheap by national standards, especially in Wichita and Topeka. Two expenses deserve more respect than newcomers give them: property tax, which is higher than in the states to the south, and the wind and hail deductible. The legal setting is plain and mostly favors a careful owner.",
  topMarkets: [
    {
      name: "Wichita",
      note: "Aircraft plants and hospitals rent two- and three-bedroom houses at very low prices, with hiring cycles at the manufacturers setting the vacancy risk.",
    },
    {
      name: "Kansas City, Kansas",
      note: "Wyandotte County gives the metro's strongest coverage on older houses, while Johnson County offers better schools, higher prices and tighter ratios.",
    },
    {
      name: "Topeka",
      note: "State offices, rail and pet-food plants make a stable tenant base for small houses near the bottom of the national price range.",
    },
  ],
  marketHighlights: [
    "Panasonic's battery plant at De Soto has drawn suppliers and housing demand to western Johnson and Douglas counties.",
    "Manhattan and Junction City pair Kansas State students with Fort Riley soldiers.",
    "Lawrence limits supply near the University of Kansas and inspects its rentals.",
  ],
  investorBenefits: [
    "Landlords share the homeowner's assessment class, so a sale to an investor brings no tax penalty.",
    "The old mortgage registration tax is gone, which trims closing costs.",
    "Cities are barred from controlling rents.",
    "Wichita's large stock of similar houses makes rent and value comparables easy to support.",
  ],
  regulations: [
    {
      text: "Unfurnished rentals limit the deposit to one month of rent, with half a month more for pets.",
      sources: [],
    },
    { text: "Interior inspections by a city generally require the occupant's consent.", sources: [] },
    {
      text: "Sale prices are confidential apart from limited uses, so appraisal data come from the listing service.",
      sources: [],
    },
    {
      text: "Rental licensing differs by town; Lawrence and several Johnson County cities have programs.",
      sources: [],
    },
  ],
  challenges: [
    "Roof claims are so frequent that carriers depreciate older roofs instead of paying full replacement.",
    "Layoffs at one aircraft maker can move the Wichita market within a quarter.",
    "Small-town properties may lie outside a lender's population or acreage limits.",
  ],
  foreclosure: {
    text: "A Kansas lender sues in district court and the sheriff conducts the sale. Redemption follows the sale, as long as twelve months, shortened to three when less than a third of the original debt has been repaid. Courts can trim or end it for abandoned property, and commercial borrowers may have waived it. The owner can stay in possession and collect rent during redemption unless a receiver is appointed. The total span is usually longer than in Missouri next door.",
    sources: [],
  },
  propertyTax: {
    text: "County appraisers set a new value every January 1, and 11.5% of it is taxed for residential property of every kind, apartments included. Combined mill levies put the effective rate somewhat above the national average, higher in Topeka and Wyandotte County. No limit has restrained the yearly change in appraised value, though constitutional amendments to add one have been debated for several sessions. Protest the notice in spring or pay half the bill under protest in December.",
    sources: [],
  },
  insurance: {
    text: "Few states suffer more hail, and tornado tracks cross every county. Expect a wind and hail deductible of 1% to 2% or more of the dwelling amount, and a payment schedule on older shingles. Freeze losses occur in vacant houses each January. Flooding along the Kansas and Arkansas rivers needs its own policy. A FAIR plan is open to owners who have been declined elsewhere.",
    sources: [],
  },
  landlordLaw: {
    text: "The Residential Landlord and Tenant Act applies statewide. Three days of notice precede a rent eviction, with extra days if mailed, and limited-actions courts hear cases within two to three weeks. For other breaches, the tenant gets 30 days of notice and 14 to cure. Send deposits or an itemized statement within 30 days. Security deposits may not be applied by the tenant to the last month of rent, and doing so can forfeit the balance.",
    sources: [],
  },
  shortTermRentals: {
    text: "There is no statewide permission or ban, only the transient guest and sales taxes. Lawrence licenses operators and distinguishes owner-occupied listings from the rest. Overland Park, Prairie Village and other suburbs of Kansas City have tightened their rules for residential zones. In Wichita, demand is business travel and youth sports rather than tourism, so nightly income seldom beats a good annual lease.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Stable",
  nearby: ["missouri", "oklahoma", "nebraska", "colorado"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
