import { type StateText, sourced } from "../state-guide.ts";

export const virginia: StateText = {
  state: "Virginia",
  stateCode: "VA",
  metaDescription:
    "Virginia offers military and federal tenants, moderate taxes and quick trustee sales, with new 2026 eviction rules. A state guide for DSCR borrowers.",
  introduction:
    "Government pays the rent across much of Virginia: the Pentagon and agencies in the north, the fleet in Hampton Roads, the capital in Richmond. That steadiness shows in low vacancy and in prices near Washington that few ratios survive. Coverage improves as you move south and west. Tenant law tightened in 2026, and owners who rely on an old lease form or an old timetable will lose weeks.",
  topMarkets: {
    Richmond:
      "State offices, banks and hospitals support brick duplexes and ranches in Henrico and Chesterfield, where prices remain within reach of the minimum ratio.",
    "Hampton Roads":
      "Navy and shipyard households with housing allowances rent in Norfolk, Newport News and Chesapeake, so tie your rent to the current allowance table and check the flood zone.",
    Roanoke:
      "Health care and rail-town employers fill inexpensive foursquares and small multifamilies, where low prices help the ratio.",
  },
  marketHighlights: [
    "Data centers, defense contracting and federal agencies drive the north, though federal job cuts have made that demand less certain.",
    "Norfolk hosts the largest naval base in the world, and transfers keep rentals turning over in summer.",
    "Richmond's rents rose after 2020, so ask the appraiser for leases from this year.",
    "College towns such as Blacksburg and Charlottesville lease a year ahead, by the bedroom.",
  ],
  investorBenefits: [
    sourced(
      "Localities have no power to control rents without permission from the General Assembly, and bills to give it failed again in 2026.",
      "Sinclair v. New Cingular Wireless PCS, LLC, 283 Va. 567 (2012) (localities hold only granted powers)",
      "Virginia General Assembly, anti-rent gouging bills of the 2026 session",
    ),
    sourced(
      "Homes that are rented are taxed at the same rate as homes that are owned.",
      "Virginia Constitution article X, § 1 (uniform taxation)",
    ),
    sourced(
      "A trustee can sell a rental on short notice and without a lawsuit, and lenders price the state accordingly.",
      "Code of Virginia § 55.1-321 (notice of a trustee's sale)",
    ),
    "Broad mix of price levels, from mountain towns to inner suburbs, under one body of law.",
  ],
  regulations: [
    sourced(
      "Recordation tax is charged on both the deed and the deed of trust, so leverage raises closing cost.",
      "Code of Virginia § 58.1-801 (deeds) and § 58.1-803 (deeds of trust)",
    ),
    sourced(
      "Sellers pay a grantor tax, with added regional fees in Northern Virginia and Hampton Roads.",
      "Code of Virginia §§ 58.1-802 to 58.1-802.5 (grantor tax and regional fees)",
    ),
    sourced(
      "Some cities designate rental inspection districts that require a certificate every few years.",
      "Code of Virginia § 36-105.1:1 (rental inspection districts)",
    ),
    sourced(
      "An individual from out of state who owns even one rental must appoint a Virginia agent and name the agent in every lease.",
      "Code of Virginia § 55.1-1211 (resident agent)",
    ),
  ],
  challenges: [
    "North of Fredericksburg, prices usually demand large equity or a ratio below break-even.",
    "Tidal flooding in Norfolk and Portsmouth hurts both insurance and resale.",
    "Independent cities and counties each run their own tax, permit and court offices.",
  ],
  foreclosure: sourced(
    "A trustee named in the deed of trust sells the property after written notice and newspaper advertising, with no lawsuit. For a rental the mailed notice is due 14 days before the sale, and the deed of trust sets most of the advertising, so a sale can come within weeks. The contract and not the statute supplies most cure rights, so read the default section of the loan agreement. The statute gives no redemption, and a lender may sue on the note and guarantee for the rest.",
    "Code of Virginia § 55.1-320 (construction of deeds of trust)",
    "Code of Virginia § 55.1-321 (mailed notice)",
    "Code of Virginia § 55.1-322 (advertisement)",
    "Code of Virginia § 55.1-324 (powers and duties of the trustee)",
  ),
  propertyTax: sourced(
    "Effective rates sit a little below the national average, with the highest nominal rates in the urban north. Cities and larger counties reassess every year or two, rural ones every four to six. There is no cap on annual growth and no break for occupancy, so a landlord starts level with the neighbors. After a reassessment the locality must advertise if its revenue rises by more than 1%. Relief is reserved for older or disabled owners and certain veterans.",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values)",
    "Code of Virginia §§ 58.1-3250 to 58.1-3254 (reassessment cycles)",
    "Virginia Constitution article X, § 1 (uniform taxation)",
    "Code of Virginia § 58.1-3321 (notice of an increase)",
    "Code of Virginia § 58.1-3210 and Virginia Constitution article X, § 6-A (relief)",
  ),
  insurance: sourced(
    "Around the lower Chesapeake, wind deductibles and flood policies are standard, and rising water makes flood quotes worth a yearly check. The Virginia Property Insurance Association, the FAIR plan, covers homes that others decline. Mountain counties saw serious river flooding from Hurricane Helene in 2024, which a standard policy does not cover. In older Richmond and Roanoke houses, ask what wiring and heating the carrier accepts before you waive the inspection.",
    "Virginia Bureau of Insurance, homeowners insurance guides (wind deductibles, flood)",
    "Code of Virginia title 38.2, chapter 27 (Virginia Property Insurance Association)",
    "National Weather Service, Blacksburg office, Hurricane Helene",
  ),
  landlordLaw: sourced(
    "The pay-or-quit notice for unpaid rent went from five to 14 days on July 1, 2026. House Bill 95 of the same session was written to make owners of more than four units offer a payment plan in some cases from January 1, 2027; confirm that it became law. A tenant may redeem by paying in full up to 48 hours before the scheduled eviction. Deposits are limited to two months' rent and are due back within 45 days. The Residential Landlord and Tenant Act covers almost every dwelling, including a single rented house.",
    "Code of Virginia § 55.1-1245 (unpaid rent, as amended by House Bill 15 of 2026)",
    "Virginia General Assembly, House Bill 95 of 2026 (payment plans)",
    "Code of Virginia § 55.1-1250 (redemption)",
    "Code of Virginia § 55.1-1226 (deposits)",
    "Code of Virginia § 55.1-1201 (where the act applies)",
  ),
  shortTermRentals: sourced(
    "State law lets localities require registration and collect transient occupancy tax, and leaves zoning to them. Virginia Beach allows Sandbridge rentals by annual permit and others in an oceanfront district by use permit, and bars most of the rest. Richmond ties rentals in residential zones to the operator's own home, and Arlington and Fairfax limit them to a primary residence. Harrisonburg and other valley localities ask for a special use permit. Sales tax applies in addition and is normally collected by the platform.",
    "Code of Virginia § 15.2-983 (registry) and § 58.1-3819 (occupancy tax)",
    "Virginia Beach Zoning Ordinance § 241.2 (short-term rentals)",
    "City of Richmond and Arlington County, zoning ordinances (short-term rentals, accessory homestays)",
    "Fairfax County Zoning Ordinance § 4102 (short-term lodging)",
    "City of Harrisonburg, homestays and short-term rentals",
  ),
  notKnown: [
    "Whether House Bill 95 on payment plans became law: ask a Virginia landlord attorney before January 2027.",
    "Which blocks of Richmond, Roanoke or Norfolk lie in a rental inspection district: ask the city's building official.",
    "Next year's military housing allowance in Hampton Roads: ask the base housing office for the new table before you fix a rent.",
  ],
  marketTrend: "Growing",
  nearby: ["maryland", "north-carolina", "west-virginia", "tennessee", "kentucky"],
  reviewed: "2026-11-18",
};
