import { type StateText, sourced } from "../state-guide.ts";

export const rhodeIsland: StateText = {
  state: "Rhode Island",
  stateCode: "RI",
  metaDescription:
    "Rhode Island triple-deckers earn strong rents, but the lead registry, non-owner tax rates and new lodging taxes need care before you seek a DSCR loan.",
  introduction:
    "Rhode Island is compact enough to know well and old enough to need it. The working product is the triple-decker: three rents under one roof, one loan and one lead certificate to keep current. Rents in Providence rose quickly in recent years, and lawmakers answered with registries, longer notices and talk of a cap. Buyers who keep their paperwork perfect hold an advantage over those who do not.",
  topMarkets: {
    Providence:
      "Hospital staff, students and Boston commuters fill two- and three-family houses in Elmhurst, the West End and Mount Pleasant, where the non-owner tax rate must be in the numbers.",
    "Pawtucket and Central Falls":
      "A newer commuter rail stop and lower prices make these mill-era multifamilies a practical route to good coverage.",
    Newport:
      "Navy, hospitality and summer demand command high rents, but prices and licensing rules limit most investors to annual leases with large equity.",
  },
  marketHighlights: [
    "Vacancy has been very low, with little new construction for two decades.",
    "Rail service to Boston ties Providence rents to a larger and richer labor market.",
    "Defense contracting at Quonset and submarine work support the southern towns.",
  ],
  investorBenefits: [
    "Plentiful two- to four-unit buildings that appraise on Form 1025 with strong rent evidence.",
    sourced(
      "A lender may foreclose by power of sale without a lawsuit, which helps keep lenders in a small state.",
      "Rhode Island General Laws § 34-11-22 (statutory power of sale)",
    ),
    "Small distances, so one local manager can cover an entire portfolio.",
    sourced(
      "A city or town may exempt or stabilize the tax on some residential property, so ask before you convert a building.",
      "Rhode Island General Laws § 44-3-9 (exemption or stabilizing of taxes)",
    ),
  ],
  regulations: [
    sourced(
      "All landlords must list their units in the statewide rental registry, with a lead certificate for most pre-1978 housing.",
      "Rhode Island General Laws § 34-18-58 (rental registry)",
      "Rhode Island General Laws chapter 42-128.1 (lead hazard mitigation)",
    ),
    sourced(
      "A landlord who has not registered may be barred from filing a nonpayment eviction.",
      "Rhode Island General Laws § 34-18-58 (rental registry)",
    ),
    sourced(
      "Rental application fees are largely prohibited when the applicant supplies recent background and credit reports.",
      "Rhode Island General Laws § 34-18-59 (rental application fees)",
    ),
  ],
  challenges: [
    "Lead compliance in a century-old house can cost more than the first year's cash flow.",
    "Insurers dislike porches, oil tanks and knob-and-tube wiring, all common in triple-deckers.",
    "Purchase prices have risen so far that full-leverage deals in Providence often miss the preferred ratio.",
  ],
  foreclosure: sourced(
    "Rhode Island mortgages may include the statutory power of sale, which needs no judge. The lender mails notice at least 20 days before the first advertisement, or 30 days for an individual consumer. Three weekly notices follow, the first at least 21 days before the auction. For an LLC that adds up to about six weeks. Mediation is mandatory only for owner-occupied homes of one to four units. The auction sells the right to redeem as well, so the cure must come first.",
    "Rhode Island General Laws § 34-11-22 (statutory power of sale, mailed notice)",
    "Rhode Island General Laws § 34-27-4 (publication)",
    "Rhode Island General Laws § 34-27-9 (mediation conference)",
  ),
  propertyTax: sourced(
    "Effective rates are somewhat above the national average, but the class matters more than the level. Providence may tax non-owner-occupied homes of one to five units at a rate of their own, and it does. Towns run a full revaluation every nine years with statistical updates at years three and six. Since July 2026 a state tax also reaches non-owner-occupied homes assessed above $1 million; a building rented for more than 183 days of the prior tax year is exempt. Ask the assessor to quote the bill at the non-owner rate before you accept the listing sheet.",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values)",
    "Rhode Island General Laws § 44-5-11.18 (Providence tax classes)",
    "Rhode Island General Laws § 44-5-11.6 (revaluation cycle)",
    "Rhode Island General Laws chapter 44-72 (Non-Owner Occupied Property Tax Act)",
  ),
  insurance: sourced(
    "Hurricanes come seldom and nor'easters come often. Near the bay and the south shore, expect a hurricane deductible and a flood policy. The Rhode Island Joint Reinsurance Association is the FAIR plan for buildings that other insurers decline. Ask whether the policy covers a leak of heating oil, and add the endorsement if it does not. Ask also how the carrier rates three-family frame buildings, because a single fire displaces every tenant.",
    "National Weather Service, Boston/Norton office, records of coastal storms",
    "Rhode Island Department of Business Regulation, Insurance Division, homeowners insurance guides (deductibles)",
    "Federal Emergency Management Agency, flood maps",
    "Rhode Island Joint Reinsurance Association, the state's FAIR plan",
  ),
  landlordLaw: sourced(
    "Rent must be 15 days late before the landlord sends a five-day demand, and the case then goes to district court. A deposit may not exceed one month's rent, plus one month for costly furniture, and is returned with an itemized list within 20 days. Rent increases need at least 60 days' written notice, and 120 days for tenants over 62. The Providence council voted for a 4% rent limit in 2026 and the mayor opposed it; ask the city clerk what is in force before you plan increases. State law sets a notice and no cap.",
    "Rhode Island General Laws § 34-18-35 (unpaid rent)",
    "Rhode Island General Laws § 34-18-19 (deposits)",
    "Rhode Island General Laws § 34-18-16.1 (rent increases)",
    "Providence City Council, rent stabilization ordinance of 2026 and votes on it",
  ),
  shortTermRentals: sourced(
    "Units offered on booking sites must be registered with the state, and the registration number appears in the listing. Since January 2026 a whole home rented for 30 days or less carries a 5% tax, beside the 7% sales tax and a local hotel tax of 2%. Newport bars rentals under 30 days in residential zones unless the home is the owner's primary residence, and lets unhosted ones into two business zones. Narragansett registers rentals as well. Academic-year plus summer leasing is an old local pattern, and lenders treat the two leases as one year's income only when both are signed.",
    "Rhode Island General Laws § 42-63.1-14 (registration of short-term rentals)",
    "Rhode Island Division of Taxation, short-term rental tax changes of January 1, 2026",
    "Newport Zoning Ordinance, transient guest facilities (amendment of March 23, 2022)",
    "Town of Narragansett, rental registration",
  ),
  notKnown: [
    "The non-owner rate that a city will set for the next fiscal year: ask the tax assessor in Providence, Pawtucket or Central Falls.",
    "How much lead work a given triple-decker needs: ask a licensed lead inspector before the inspection period ends.",
    "Whether a Providence rent limit is in force on the day you close: ask the city clerk.",
  ],
  marketTrend: "Growing",
  nearby: ["massachusetts", "connecticut", "new-hampshire"],
  reviewed: "2026-11-18",
};
