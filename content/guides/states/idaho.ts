import { type StateText, sourced } from "../state-guide.ts";

export const idaho: StateText = {
  state: "Idaho",
  stateCode: "ID",
  metaDescription:
    "Idaho DSCR guide: lost homeowner exemption, private sale prices, wildfire premiums, a 120-day trustee sale and strong state protection for vacation rentals.",
  introduction:
    "Idaho's prices caught up with its popularity, so the easy coverage of a decade ago is gone from Boise and Coeur d'Alene. What remains is a predictable legal setting and low taxes compared with the coast. A borrower who looks at the smaller eastern cities, or brings more equity to the Treasure Valley, can still meet the ratio.",
  topMarkets: {
    Boise:
      "Nampa and Caldwell houses are filled by construction, food-processing and chip-plant payrolls, and cost far less than similar homes in Boise proper or Eagle.",
    "Idaho Falls":
      "The national laboratory and regional hospitals pay well in a market where basements and duplexes still rent at workable ratios.",
    "Coeur d'Alene":
      "Buyers from elsewhere and Spokane commuters compete for a limited stock, with lake tourism lifting summer income and prices alike.",
  },
  marketHighlights: [
    "Micron's expansion in southeast Boise anchors construction and supplier hiring.",
    "Rexburg and Pocatello rent by the semester; Rexburg housing approved for BYU-Idaho students follows university standards.",
    "Twin Falls grows on dairy and yogurt plants, with steady demand for modest houses.",
  ],
  investorBenefits: [
    sourced(
      "Eviction procedure is short and the notices are simple.",
      "Idaho Code § 6-303 (three-day notice)",
      "Idaho Code § 6-310 (trial within twelve days)",
    ),
    sourced(
      "Rent control is off the table: state law bars any city or county from setting the rent of private housing.",
      "Idaho Code § 55-307(2) (no local rent control)",
    ),
    "Ask for a year of utility bills, since an owner who pays water, sewer and trash must cover them from the rent.",
    "A house with a legal basement unit is common and can bring a second rent.",
  ],
  regulations: [
    sourced(
      "Idaho does not disclose sale prices, so rely on an appraiser or agent with listing-service access.",
      "Idaho State Tax Commission, property tax (sale prices are not public)",
    ),
    sourced(
      "Rent increases and non-renewals call for at least 30 days of written notice.",
      "Idaho Code § 55-307 (notice of rent increases and non-renewal)",
    ),
    sourced(
      "The homeowner's exemption ends when an owner-occupied house becomes a rental.",
      "Idaho Code § 63-602G (homeowner's exemption)",
    ),
    sourced(
      "The real estate license law does not reach the management of rentals for others, so check a manager's references and trust accounting yourself.",
      "Idaho Code Title 54, chapter 20 (real estate license law)",
    ),
  ],
  challenges: [
    "Treasure Valley rents lag prices, and a thin ratio leaves no room for a vacancy.",
    sourced(
      "Cover is hard to place in forested zip codes around McCall, Sandpoint and the Wood River Valley.",
      "Idaho Department of Insurance, wildfire and home insurance",
    ),
    "Rural parcels with irrigation shares, wells or acreage can exceed what a DSCR lender accepts.",
  ],
  foreclosure: sourced(
    "A deed of trust with a power of sale is standard on lots in town. The trustee must give at least 120 days of notice before the sale, and the owner may reinstate within 115 days after the notice of default is recorded. Those periods are the floor, and this guide found no official figure for the usual length. No redemption follows a trustee's sale. A lender that seeks a deficiency is limited to the gap between the debt and fair market value, and must sue within three months of the sale.",
    "Idaho Code § 45-1502 (deeds of trust and the land they cover)",
    "Idaho Code § 45-1505 (notice of default)",
    "Idaho Code § 45-1506 (120 days and reinstatement)",
    "Idaho Code § 45-1508 (effect of the sale)",
    "Idaho Code § 45-1512 (deficiency)",
  ),
  propertyTax: sourced(
    "Idaho sits below the national midpoint. Assessors aim at market value each year, with no cap on a single parcel, but a taxing district's budget may grow only 3% a year plus an amount for new construction, which restrains the rate. A resident owner's exemption removes up to half of a home's value, at most $125,000, and landlords get none of it. When buying from an occupant, recompute the bill on the full value. Irrigation and local improvement district charges may appear separately.",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values by state)",
    "Idaho Code § 63-205 (market value)",
    "Idaho Code § 63-802 (limit on budgets)",
    "Idaho Code § 63-602G (homeowner's exemption)",
  ),
  insurance: sourced(
    "Wildfire is the cost to watch, and a mountain cabin can be uninsurable through ordinary carriers. In the Snake River Plain, hail, wind and frozen pipes are the routine hazards. Roof snow load matters in Valley and Bonner counties. Central Idaho has real earthquake exposure, shown by the 2020 Stanley quake, and a standard policy leaves it out unless you buy the endorsement.",
    "Idaho Department of Insurance, home, wildfire and earthquake insurance",
    "NOAA, Storm Events Database (hail and wind)",
    "U.S. Geological Survey, earthquake of March 31, 2020, near Stanley",
  ),
  landlordLaw: sourced(
    "Owners serve a three-day notice for unpaid rent, and the court sets the trial of a simple possession claim within twelve days of filing. There is no ceiling on deposits. They come back within 21 days, or 30 if the lease says so, with an itemized statement. Tenants must give three days of written notice of habitability defects before suing for repairs. A residential tenant who loses has 72 hours to leave, and the notice must say so, which catches owners who use old forms.",
    "Idaho Code § 6-303 (three-day notice and its contents)",
    "Idaho Code § 6-310 (trial within twelve days)",
    "Idaho Code § 6-321 (deposits)",
    "Idaho Code § 6-320 (repairs)",
    "Idaho Code § 6-316 (72 hours)",
  ),
  shortTermRentals: sourced(
    "State law stops cities and counties from banning short-term or vacation rentals, and in 2025 the Idaho Supreme Court struck down a zone limit on non-owner-occupied ones. House Bill 583 of 2026 narrowed local rules further. Towns such as Boise, McCall and Ketchum keep some room to regulate for health and safety. Guests pay 6% sales tax and a 2% travel tax, plus any resort-city tax. Covenants are now the main restriction, so read them first.",
    "Idaho Code § 67-6539 (limits on local rules)",
    "Idaho Association of Realtors v. City of Lava Hot Springs, Idaho Supreme Court 2025",
    "Idaho House Bill 583 of 2026",
    "Idaho Code § 63-3619 (sales tax)",
    "Idaho Code § 67-4718 (travel and convention tax)",
  ),
  notKnown: [
    "Which permit and license rules of McCall, Ketchum or Sandpoint survive the 2026 act: ask the city clerk for the current ordinance.",
    "Whether an ordinary insurer will write a house in the trees: ask for a written quote by address before you remove contingencies.",
    "What water shares and irrigation dues come with a parcel: ask the irrigation district.",
  ],
  marketTrend: "Growing",
  nearby: ["washington", "montana", "utah", "oregon", "wyoming"],
  reviewed: "2026-11-18",
};
