import { type StateText, sourced } from "../state-guide.ts";

export const georgia: StateText = {
  state: "Georgia",
  stateCode: "GA",
  metaDescription:
    "Georgia DSCR guide: first-Tuesday foreclosures, 40% assessments, homestead breaks that skip landlords, HOA rental caps and city short-term licenses.",
  introduction:
    "Georgia pairs a large, growing metro with some of the fastest foreclosure law in the nation, and lenders like both. Investors of every size compete for the same suburban houses around Atlanta. The details that decide a deal are local: the county's millage, the subdivision's rental cap and how close the lot is to the coast.",
  topMarkets: {
    Atlanta:
      "Three-bedroom houses in Clayton, Henry, Douglas and south Fulton counties rent to airport, film and logistics workers at prices that still support coverage.",
    Savannah:
      "Port growth and the Hyundai plant in Bryan County push demand west to Pooler and Richmond Hill, away from the costlier historic core.",
    Augusta:
      "Fort Gordon's cyber mission, the medical college and low prices combine for dependable ratios, with a spike in one-week rents each April for the Masters.",
  },
  marketHighlights: [
    "Metro Atlanta has a large stock of single-family rentals, many of them in institutional hands.",
    "Columbus and Warner Robins depend on Fort Benning and Robins Air Force Base, which steadies occupancy.",
    "Macon offers low entry prices for investors willing to manage older houses.",
    "Data centers and electric-vehicle suppliers have spread jobs into counties that were rural a decade ago.",
  ],
  investorBenefits: [
    "Clear creditor remedies keep a wide choice of lenders in the state.",
    sourced(
      "Local governments are barred from regulating rent.",
      "Georgia Code § 44-7-19 (no local rent regulation)",
    ),
    sourced(
      "Income tax is a flat rate that the legislature has been reducing.",
      "Georgia Code § 48-7-20 (individual income tax)",
    ),
    "Many recent-vintage houses need little capital work in the first years.",
  ],
  regulations: [
    sourced(
      "The Safe at Home Act limits deposits to two months of rent and requires homes fit to live in.",
      "Georgia Code § 44-7-30.1 (deposits)",
      "Georgia Code § 44-7-13 (fit for human habitation)",
    ),
    sourced(
      "Landlords give three business days of written notice before filing for unpaid rent.",
      "Georgia Code § 44-7-50 (demand before filing)",
    ),
    sourced(
      "Associations can adopt rental caps or waiting lists, and courts enforce recorded ones.",
      "Georgia Code § 44-3-226 (amending a property owners' association instrument)",
      "Georgia Code § 44-5-60 (covenants that restrict use)",
    ),
  ],
  challenges: [
    "Corporate landlords set the price for standard suburban houses, so discounts are rare.",
    sourced(
      "The statutes give a tenant seven days to answer, but this guide found no official figure for how long Fulton and DeKalb take to reach a hearing.",
      "Georgia Code § 44-7-51 (seven days to answer)",
    ),
    sourced(
      "Tax bills rise when a county revalues, and the statewide relief of 2024 went to homeowners only.",
      "Georgia House Bill 581 of 2024 (floating homestead exemption)",
    ),
  ],
  foreclosure: sourced(
    "Georgia's security deed lets a lender sell without going to court. Notice runs in the county paper for four weeks, and the auction takes place on the courthouse steps on the first Tuesday of the month. The lender also sends the debtor 30 days of written notice, so notice and sale can fall within about five weeks. A deed may recite that the property was not residential and that this notice was not due, so ask counsel what a rental gets. There is no redemption after a valid sale. To collect a shortfall, the lender must ask a judge to confirm the price within 30 days, a protection that guarantors often waive in loan documents.",
    "Georgia Code § 44-14-162 and § 9-13-141 (advertising for four weeks)",
    "Georgia Code § 9-13-161 (first Tuesday)",
    "Georgia Code §§ 44-14-162.2 to 44-14-162.4 (30 days of notice, waiver and recitals)",
    "Georgia Code § 44-14-161 (confirmation)",
    "PNC Bank v. Smith, Georgia Supreme Court 2016 (waiver by a guarantor)",
  ),
  propertyTax: sourced(
    "Counties assess at 40% of fair market value, and the overall burden is near the middle of the states. Values are set as of each January 1, and a recent purchase price is strong evidence, so a low assessment rarely survives a sale. A reform approved in 2024 created a floating homestead exemption that slows increases for resident owners where local governments took part. It also ended the rule that capped the next year's value at the price paid. Rentals receive no such brake. Appeal windows are short, usually 45 days from the notice, and a comparable-sales file is worth preparing.",
    "Georgia Code § 48-5-7 (40% of value)",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values by state)",
    "Georgia Code § 48-5-2 (fair market value)",
    "Georgia House Bill 581 of 2024 (homestead exemption, end of the sale-price cap)",
    "Georgia Code § 48-5-311 (appeals)",
  ),
  insurance: sourced(
    "Tornadoes, straight-line wind and hail are the inland hazards, and fallen pines are a special Georgia one. Hurricane Helene in 2024 damaged Augusta and Valdosta, far from any beach. Chatham and Glynn counties add storm surge and wind deductibles. Where regular carriers decline, the Georgia Underwriting Association provides a FAIR plan policy with basic perils.",
    "NOAA, Storm Events Database (wind, hail and tornadoes)",
    "National Hurricane Center, report on Hurricane Helene",
    "Georgia Office of Insurance and Safety Fire Commissioner, home insurance guides",
    "Georgia Code § 33-33-1 and following (Georgia Underwriting Association)",
  ),
  landlordLaw: sourced(
    "A dispossessory case moves quickly on paper: the tenant has seven days to answer, and a default leads to a writ soon after. An owner ends a tenancy at will with 60 days of notice, while the tenant owes 30. Deposits return within 30 days. Landlords must also use an escrow account or bond and a move-in inspection list, unless the owner is a person with ten or fewer units and no paid manager, so an LLC is bound. Georgia has no local rent ordinances to learn. An owner must use that court process to take possession, and may not cut off utilities while it runs.",
    "Georgia Code §§ 44-7-51 and 44-7-53 (answer and default)",
    "Georgia Code § 44-7-7 (tenancy at will)",
    "Georgia Code §§ 44-7-31 to 44-7-36 (deposits, escrow, lists)",
    "Georgia Code § 44-7-19 (no local rent regulation)",
    "Georgia Code § 44-7-14.1 (utilities)",
  ),
  shortTermRentals: sourced(
    "Cities and counties set the rules, and the state adds a $5 nightly fee along with sales and hotel-motel taxes. Atlanta licenses hosts and ties a second unit to the host's primary residence. Savannah confines whole-house rentals to overlay districts, with a 20% cap per ward for non-resident owners in the downtown and Victorian areas. Tybee Island gives no new permits in residential zones, and since 2024 an old permit there ends when the house is sold. Blue Ridge and the mountain counties remain the main cabin market, under county licensing.",
    "Georgia Code § 48-13-50.3 (nightly fee) and § 48-13-51 (hotel-motel tax)",
    "City of Atlanta, Short-Term Rental Ordinance 20-O-1656",
    "City of Savannah, zoning ordinance section 7.5 (overlay and ward cap)",
    "City of Tybee Island, short-term vacation rental ordinances of 2022 and 2024",
    "Fannin County, short-term rental license",
  ),
  notKnown: [
    "Whether a subdivision's rental cap is full: ask the association's manager for the count and the waiting list before you sign.",
    "How full the eviction calendar is in Fulton, DeKalb or Clayton: ask the clerk of the magistrate court.",
    "How a county's assessors will treat your purchase price: ask the board of assessors for the sales it used on the street.",
  ],
  marketTrend: "Growing",
  nearby: ["florida", "alabama", "tennessee", "south-carolina", "north-carolina"],
  reviewed: "2026-11-18",
};
