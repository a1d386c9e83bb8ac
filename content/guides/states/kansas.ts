import { type StateText, sourced } from "../state-guide.ts";

export const kansas: StateText = {
  state: "Kansas",
  stateCode: "KS",
  metaDescription:
    "Kansas DSCR guide: annual appraisals, an 11.5% residential class that includes rentals, hail deductibles, one-month deposits and redemption rights.",
  introduction:
    "Kansas rents cover loans well because houses are cheap by national standards, especially in Wichita and Topeka. Two expenses deserve more respect than newcomers give them: property tax, which is higher than in the states to the south, and the wind and hail deductible. The legal setting is plain and mostly favors a careful owner.",
  topMarkets: {
    Wichita:
      "Aircraft plants and hospitals rent two- and three-bedroom houses at very low prices, with hiring cycles at the manufacturers setting the vacancy risk.",
    "Kansas City, Kansas":
      "Wyandotte County offers good coverage on older houses, while Johnson County has newer houses, higher prices and tighter ratios.",
    Topeka: "State offices, rail and pet-food plants give steady demand for small, inexpensive houses.",
  },
  marketHighlights: [
    "Panasonic's battery plant at De Soto has drawn suppliers and housing demand to western Johnson and Douglas counties.",
    "Manhattan and Junction City pair Kansas State students with Fort Riley soldiers.",
    sourced(
      "Lawrence licenses and inspects the rentals around the University of Kansas.",
      "City of Lawrence, rental licensing and inspection program",
    ),
  ],
  investorBenefits: [
    sourced(
      "Landlords share the homeowner's assessment class, so a sale to an investor brings no tax penalty.",
      "Kansas Constitution, article 11, § 1",
    ),
    sourced("The old mortgage registration tax ended in 2019, which trims closing costs.", "K.S.A. 79-3102"),
    sourced("Cities are barred from controlling rents.", "K.S.A. 12-16,120"),
    "Wichita's large stock of similar houses makes rent and value comparables easy to support.",
  ],
  regulations: [
    sourced(
      "Unfurnished rentals limit the deposit to one month of rent, with half a month more for pets.",
      "K.S.A. 58-2550",
    ),
    sourced(
      "Interior inspections by a city generally require the occupant's consent; a bill of 2026 proposed exceptions, so check current law.",
      "K.S.A. 12-16,138",
      "Kansas Senate Bill 416 of 2026 (proposed exceptions)",
    ),
    sourced(
      "Sale prices are confidential apart from limited uses, so appraisal data come from the listing service.",
      "K.S.A. 79-1437f (sales validation questionnaire)",
    ),
    sourced(
      "Rental licensing differs by town; Lawrence and Prairie Village are among those with a program.",
      "City of Lawrence, rental licensing and inspection program",
      "City of Prairie Village, rental license program",
    ),
  ],
  challenges: [
    "Hail is frequent enough that you should ask whether a policy pays full replacement on an older roof or only its depreciated value.",
    "Layoffs at one aircraft maker can move the Wichita market within a quarter.",
    "Small-town properties may lie outside a lender's population or acreage limits.",
  ],
  foreclosure: sourced(
    "A Kansas lender sues in district court and the sheriff conducts the sale. Redemption follows the sale for twelve months, or three when the default came before a third of the original debt was repaid. A court can trim or end it for abandoned property. A borrower may waive it in the mortgage, unless it is farmland or the one- or two-family residence of a natural person who owns it. The owner can stay in possession and collect rent during redemption unless the court appoints a receiver. No agency publishes a statewide duration.",
    "K.S.A. 60-2410 (sheriff's sale)",
    "K.S.A. 60-2414 (redemption, waiver and possession)",
    "K.S.A. 60-1301 (receivers)",
  ),
  propertyTax: sourced(
    "County appraisers set a new value every January 1, and 11.5% of it is taxed for residential property of every kind, apartments included. Combined mill levies put the effective rate above the national average. State law sets no limit on the yearly change in appraised value. Legislators debated constitutional amendments to add one in 2025 and 2026, so ask the Secretary of State whether voters have approved any. Appeal the notice in spring or pay under protest in December; the law allows one of the two for a year's value.",
    "Kansas Constitution, article 11, § 1 (11.5% class)",
    "K.S.A. 79-1455 (annual valuation)",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values)",
    "Senate Concurrent Resolution 1603 of 2025-2026",
    "K.S.A. 79-1448 and 79-2005 (appeal and protest)",
  ),
  insurance: sourced(
    "Few states suffer more hail, and tornadoes are a risk in every county. Expect a wind and hail deductible that is a percentage of the dwelling amount, and ask for a payment schedule on older shingles. Freeze losses occur in vacant houses in winter. Flooding along the Kansas and Arkansas rivers needs its own policy. The Kansas FAIR Plan is open to owners whom the voluntary market has declined.",
    "NOAA, Storm Prediction Center (hail and tornado reports)",
    "Kansas Department of Insurance, homeowners insurance guide (deductibles)",
    "FEMA, National Flood Insurance Program",
    "Kansas All-Industry Placement Facility (Kansas FAIR Plan)",
  ),
  landlordLaw: sourced(
    "The Residential Landlord and Tenant Act applies statewide. Three days of notice precede a rent eviction, with two more if mailed. The summons sets a date three to 14 days out, and a contested trial follows within 14 days of that date. For other breaches, the tenant gets 30 days of notice and 14 to cure. Send deposits or an itemized statement within 30 days. A tenant may not apply the deposit to the last month of rent, and doing so can forfeit it.",
    "K.S.A. 58-2540 (Residential Landlord and Tenant Act)",
    "K.S.A. 58-2564 (notices)",
    "K.S.A. 61-3805 and 61-3807 (summons and trial)",
    "K.S.A. 58-2550 (deposits)",
  ),
  shortTermRentals: sourced(
    "There is no statewide permission or ban, only sales tax and the transient guest taxes of cities and counties. Lawrence licenses operators. Prairie Village has required stays of at least 30 days in licensed rentals since November 2025, and Leawood also sets a 30-day minimum. Other suburbs of Kansas City ask for registration. In Wichita, demand is business travel and youth sports rather than tourism, so nightly income seldom beats a good annual lease.",
    "K.S.A. 12-1692 and 12-1696, each with the sections that follow (transient guest taxes)",
    "City of Lawrence, short-term rental licensing",
    "City of Prairie Village, rental license ordinance of October 2024",
    "City of Leawood, minimum rental term",
  ),
  notKnown: [
    "Whether Overland Park licenses short stays at your address: ask its planning and development services.",
    "How a carrier settles roof claims on shingles over ten years old: ask the agent for the roof schedule before you bind.",
    "Whether your mortgage waives the redemption period: ask the lender's counsel to point to the clause.",
  ],
  marketTrend: "Stable",
  nearby: ["missouri", "oklahoma", "nebraska", "colorado"],
  reviewed: "2026-11-18",
};
