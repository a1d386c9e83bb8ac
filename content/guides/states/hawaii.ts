import { type StateText, sourced } from "../state-guide.ts";

export const hawaii: StateText = {
  state: "Hawaii",
  stateCode: "HI",
  metaDescription:
    "Hawaii DSCR guide: leasehold titles, excise tax on rent, lava zones and hurricane cover, Maui's vacation-rental phase-out and slow court foreclosures.",
  introduction:
    "Hawaii is a hard state in which to make rent cover a loan, and its rental market is tight. Prices, association dues and separate hurricane insurance all press on the ratio. Title matters as much as income here: a leasehold unit or a house in a high lava zone can be unfinanceable, whatever it earns.",
  topMarkets: {
    Honolulu:
      "Fee-simple condos and houses in Ewa, Kapolei and Mililani are filled by base and hospital payrolls, usually with a very large down payment to reach the target ratio.",
    Hilo: "Prices on the wet side of the Big Island are low for the state, and houses rent to university, observatory and county workers, subject to a lava-zone check.",
    "Kahului and Wailuku":
      "Central Maui holds the long-term workforce housing, and demand has been acute since the 2023 fires displaced thousands of Lahaina residents.",
  },
  marketHighlights: [
    "Basic allowance for housing puts a firm floor under rents near Pearl Harbor and Schofield Barracks.",
    "Construction is slow and costly, so new supply seldom threatens an existing lease.",
    sourced(
      "Legal second dwellings on one lot, called ohana units, can lift the income of a single parcel.",
      "Revised Ordinances of Honolulu chapter 21 (ohana and accessory dwelling units)",
    ),
  ],
  investorBenefits: [
    sourced(
      "Property tax rates on ordinary rentals are low in relation to value.",
      "City and County of Honolulu, Real Property Assessment Division, tax rates by class",
    ),
    "Fairly priced long-term rentals seldom stand empty for long.",
    sourced(
      "Owners who lease long term can qualify for a lower tax class in some counties.",
      "Maui County Code chapter 3.48 (long-term rental class)",
    ),
    "Land scarcity has historically protected values over long holding periods.",
  ],
  regulations: [
    sourced(
      "General excise tax applies to gross rent, long-term leases included, so register before the first payment.",
      "Hawaii Revised Statutes § 237-13 (general excise tax)",
    ),
    sourced(
      "An owner living off-island or out of state must appoint an agent on the island where the rental stands.",
      "Hawaii Revised Statutes § 521-43 (agent on the island)",
    ),
    sourced(
      "Out-of-state sellers face HARPTA withholding from the sale price.",
      "Hawaii Revised Statutes § 235-68 (withholding on sales by nonresidents)",
    ),
    sourced(
      "The deposit limit is one month of rent, plus an equal sum when a pet is allowed.",
      "Hawaii Revised Statutes § 521-44 (deposits)",
    ),
  ],
  challenges: [
    "Older high-rises with deferred fire-sprinkler, plumbing or insurance problems may be on a lender's reject list.",
    "Several DSCR lenders do not serve the state, or lend on Oahu only.",
    "Material and labor costs make a mainland repair budget unrealistic.",
  ],
  foreclosure: sourced(
    "State law still offers an out-of-court route, with notice and dispute-resolution duties that a 2011 act added. The other route is a lawsuit in circuit court. A judge appoints a commissioner to market and sell the property, then holds a confirmation hearing where higher bids are taken. This guide found no official figure for how long that takes. Deficiency judgments are available after a judicial sale. For an LLC borrower, the court calendar leaves time to sell privately, but interest, dues and legal fees keep building.",
    "Hawaii Revised Statutes § 667-21 and following (power of sale)",
    "Hawaii Act 48 of 2011 (reform of foreclosure)",
    "Hawaii Revised Statutes § 667-1.5 (foreclosure by action)",
    "First Hawaiian Bank v. Timothy, Hawaii Intermediate Court of Appeals 2001 (commissioner's sale and its confirmation)",
    "HawaiiUSA Federal Credit Union v. Monalim, Hawaii Supreme Court 2020 (deficiency)",
  ),
  propertyTax: sourced(
    "Effective rates are the lowest in the country on average, yet the averages hide investor classes. Honolulu's Residential A class raises the rate on high-value homes without a resident owner. Maui and Kauai counties use separate classes for non-owner-occupied, long-term rental and visitor use, with visitor classes taxed most. Assessments follow the market every year. File for the long-term rental class where it exists, since the county will not apply it for you.",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values by state)",
    "Revised Ordinances of Honolulu chapter 8 (Residential A)",
    "Maui County Code chapter 3.48 (classes)",
    "Kauai County Code chapter 5A (classes)",
  ),
  insurance: sourced(
    "Hurricane coverage is a distinct policy or endorsement, and lenders require it. Condo associations have struggled to buy full limits; the state revived its Hurricane Relief Fund in response, and many programs reject buildings that are underinsured. On the Big Island, the Hawaii Property Insurance Association writes houses in lava zones 1 and 2 that private carriers decline. Insurers look at brush fire on leeward slopes after Lahaina. Tsunami and stream flooding call for a separate flood policy.",
    "Hawaii Act 296 of 2025 (Hurricane Relief Fund, condominium cover)",
    "Hawaii Property Insurance Association, coverage in lava zones",
    "U.S. Geological Survey, lava-flow hazard zones of the Island of Hawaii",
    "FEMA, National Flood Insurance Program",
  ),
  landlordLaw: sourced(
    "Nonpayment notices run ten calendar days. From February 2026 to February 2028 a copy goes to a mediation center; if the tenant asks, mediation comes before filing. Month-to-month leases need 45 days of notice from the owner and 28 from the tenant. Return deposits within 14 days of move-out. Rents are not capped by statute, though emergency proclamations after disasters have frozen increases in affected areas. An owner who wants the tenant to pay the excise tax must write it into the lease.",
    "Hawaii Revised Statutes § 521-68 and Act 278 of 2025 (notice and mediation)",
    "Hawaii Revised Statutes § 521-71 (month-to-month)",
    "Hawaii Revised Statutes § 521-44 (deposits)",
    "Hawaii Revised Statutes chapter 127A (emergency proclamations)",
    "Hawaii Department of Taxation, general excise tax on rent",
  ),
  shortTermRentals: sourced(
    "Each county decides where visitors may stay, and the trend is toward fewer places. Oahu limits stays under 30 days to resort zones and a small group of old permits. Maui enacted a phase-out of vacation use in apartment districts, effective in 2029 for West Maui and 2031 elsewhere, and owners have challenged it in court. Kauai confines new ones to visitor destination areas. State and county accommodations taxes apply on top of excise tax, so the gross overstates what the owner keeps.",
    "Hawaii Revised Statutes § 46-4 (counties may phase out transient use)",
    "Revised Ordinances of Honolulu chapter 21 (Land Use Ordinance)",
    "Maui County, Bill 9 of 2025 (Maui County Code chapters 19.12, 19.32 and 19.37)",
    "Kauai County Code chapter 8 (transient vacation rentals)",
    "Hawaii Revised Statutes chapter 237D (transient accommodations tax)",
  ),
  notKnown: [
    "How the lawsuits over Maui's phase-out will end, and which buildings the county may rezone for hotel use: ask the Maui Department of Planning about the building.",
    "Whether a condominium tower carries full hurricane limits: ask the association for its master policy and your lender for its list of rejected projects.",
    "When a ground lease resets its rent: ask the lessor for the schedule before you price a leasehold unit.",
  ],
  marketTrend: "Stable",
  nearby: ["california", "alaska", "washington", "oregon", "nevada"],
  reviewed: "2026-11-16",
};
