import { type StateText, sourced } from "../state-guide.ts";

export const arizona: StateText = {
  state: "Arizona",
  stateCode: "AZ",
  metaDescription:
    "Arizona rentals and DSCR loans: capped taxable values, no city tax on long-term rent, licensed short-term rentals, HOA dues and a 90-day trustee sale.",
  introduction:
    "Arizona keeps the fixed part of the payment small: property taxes are low, the taxable value grows slowly, and cities no longer tax long-term residential rent. What tests a DSCR file here is price. A Phoenix house can cost a lot for the rent it earns, and new apartments limit how far landlords can push a lease.",
  topMarkets: {
    Phoenix:
      "West Valley houses from the 1990s and 2000s rent to warehouse, chip-plant and health-care workers, and usually need a larger down payment to reach the target ratio.",
    Tucson:
      "University of Arizona, Raytheon and Davis-Monthan tenants support older block houses and small multi-unit buildings at prices well below the Phoenix area.",
    Mesa: "Aerospace and data-center jobs in the East Valley fill three-bedroom houses, with fewer homeowner associations in the older grid.",
  },
  marketHighlights: [
    "Semiconductor construction in north Phoenix has pulled suppliers and contract labor to the northwest side.",
    "Build-to-rent communities are common in the Valley, and set the comparison for newer rentals.",
    "Flagstaff and Prescott have tight supply and high prices, so ratios there lean on student or visitor income.",
    "Winter visitors lift furnished mid-term rents in Mesa, Apache Junction and Yuma from November through March.",
  ],
  investorBenefits: [
    sourced(
      "The taxable value of an existing rental can rise no more than 5% a year, and a sale from one landlord to the next does not reset it.",
      "Arizona Revised Statutes § 42-13301 (5% limit)",
      "Arizona Revised Statutes § 42-13302 (what resets the value)",
    ),
    sourced(
      "Long-term residential rent has been free of city rental tax since January 2025.",
      "Arizona Revised Statutes § 42-6004 (no city tax on residential rent)",
      "Arizona Department of Revenue, residential rental guidelines",
    ),
    sourced("State income tax is a low flat rate.", "Arizona Revised Statutes § 43-1011 (income tax rate)"),
    "Dry construction means fewer rot and basement problems than in older eastern stock.",
  ],
  regulations: [
    sourced(
      "Owners must register residential rentals with the county assessor, and out-of-state owners name a local agent.",
      "Arizona Revised Statutes § 33-1902 (registration with the assessor, statutory agent)",
    ),
    sourced(
      "Security deposits may not exceed one and a half months of rent.",
      "Arizona Revised Statutes § 33-1321 (deposits)",
    ),
    sourced(
      "Cities may license short-term rentals but may not ban them.",
      "Arizona Revised Statutes § 9-500.39 (cities and towns)",
      "Arizona Revised Statutes § 11-269.17 (counties)",
    ),
    sourced(
      "Homeowner associations cover much of the newer stock, and their recorded rules can limit rentals more tightly than the city.",
      "Arizona Revised Statutes § 33-1806.01 (rentals in planned communities)",
      "Arizona Revised Statutes § 33-1260.01 (rentals in condominiums)",
    ),
  ],
  challenges: [
    "Apartment supply delivered in the middle of the 2020s brought concessions that drag on single-family rents.",
    "Air conditioning runs hard for five months, and a failed unit in July is an emergency repair.",
    sourced(
      "Groundwater limits affect new subdivisions at the edge of the metro, and rural wells deserve a real inspection.",
      "Arizona Revised Statutes § 45-576 (assured water supply)",
      "Arizona Department of Water Resources, assured and adequate water supply programs",
    ),
  ],
  foreclosure: sourced(
    "Lenders use deeds of trust, and a trustee may sell no sooner than the 91st day after the notice of sale is recorded. No court takes part, so those 91 days are the floor. The borrower may reinstate by paying arrears and costs until 5 p.m. on the last business day before the auction, and there is no redemption afterward. Anti-deficiency rules shield some owners of one- and two-family homes on lots of two and a half acres or less, but the exceptions matter for investors. Ask counsel how those rules treat a rental held by an LLC with a guarantor before relying on them.",
    "Arizona Revised Statutes § 33-808 (notice and date of sale)",
    "Arizona Revised Statutes § 33-813 (reinstatement)",
    "Arizona Revised Statutes § 33-811 (effect of the sale)",
    "Arizona Revised Statutes § 33-814 (deficiency)",
  ),
  propertyTax: sourced(
    "Few states take a smaller share of a home's value each year. Assessors work from a Limited Property Value, which climbs at most 5% annually for unchanged property, no matter what the buyer paid. A house that moves from the owner-occupied class to the rental class counts as a change in use, and the assessor then sets a new value in line with similar rentals. Both classes use the same 10% assessment ratio. Rentals lose a state credit of up to $600 for primary residences, and failing to file the rental registration can bring a penalty.",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values by state)",
    "Arizona Constitution article IX § 18 and Arizona Revised Statutes § 42-13301 (5% limit)",
    "Arizona Revised Statutes § 42-13302 and Qasimyar v. Maricopa County, Arizona Court of Appeals 2021 (change of class)",
    "Arizona Revised Statutes §§ 42-12003, 42-12004, 42-15003 and 42-15004 (classes and ratios)",
    "Arizona Revised Statutes § 15-972 (credit) and § 33-1902 (registration)",
  ),
  insurance: sourced(
    "Monsoon wind, hail and flash floods are the Valley's own hazards, and flat foam or tile roofs get close attention. Wildfire dominates in Flagstaff, Payson, Prescott and the White Mountains, so get a written quote there before you make an offer. This guide found no FAIR plan in the state's insurance code, so surplus-lines policies fill the gap at a price. Washes outside mapped flood zones still carry water; ask neighbors as well as the map.",
    "National Weather Service Phoenix, monsoon hazards",
    "Arizona Department of Forestry and Fire Management, wildfire risk",
    "Arizona Department of Insurance and Financial Institutions, property insurance guides",
    "Arizona Revised Statutes § 20-407 (surplus lines)",
    "FEMA, flood maps",
  ),
  landlordLaw: sourced(
    "The Arizona Residential Landlord and Tenant Act sets clear steps and short clocks. Five days of notice are required for unpaid rent, and the summons then sets the hearing three to six days ahead. Deposits must be returned or itemized within 14 business days of move-out and demand. Local rent control is preempted. Cooling that comes with the unit must be kept working, so a slow summer repair is a legal risk.",
    "Arizona Revised Statutes § 33-1368 (notice for unpaid rent)",
    "Arizona Revised Statutes § 33-1377 (eviction hearing)",
    "Arizona Revised Statutes § 33-1321 (deposits)",
    "Arizona Revised Statutes § 33-1329 (no local rent control)",
    "Arizona Revised Statutes §§ 33-1324 and 33-1364 (cooling and other services)",
  ),
  shortTermRentals: sourced(
    "A 2016 law stops cities from prohibiting vacation rentals, and a 2022 amendment lets them require licenses, neighbor notice, liability insurance and penalties. Scottsdale, Paradise Valley, Phoenix and Sedona all use that authority. Hosts collect state, county and city lodging taxes and must also register the property with the assessor. Bills to let cities cap the number of rentals came up in recent sessions, so read the current statute and test the deal on long-term rent too.",
    "Arizona Revised Statutes § 9-500.39 (cities and towns)",
    "Scottsdale, Paradise Valley, Phoenix and Sedona, short-term rental licenses",
    "Arizona Revised Statutes § 42-5070 (transient lodging tax)",
    "Arizona Revised Statutes § 33-1902 (registration with the assessor)",
  ),
  notKnown: [
    "What value the assessor will set when a home becomes a rental: ask the county assessor for the ratio of the rental class.",
    "Whether a lot at the edge of the metro has lasting water: ask the Department of Water Resources about the subdivision or the well.",
    "Whether an insurer of last resort has been set up since this review: ask the Department of Insurance and Financial Institutions.",
  ],
  marketTrend: "Growing",
  nearby: ["california", "nevada", "utah", "new-mexico", "colorado"],
  reviewed: "2026-11-18",
};
