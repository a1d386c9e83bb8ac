import { type StateText, sourced } from "../state-guide.ts";

export const newJersey: StateText = {
  state: "New Jersey",
  stateCode: "NJ",
  metaDescription:
    "New Jersey rents are high, and so are its taxes and tenant protections. How good-cause eviction, local rent control and slow foreclosure affect DSCR loans.",
  introduction:
    "New Jersey combines some of the strongest rents in the country with the heaviest property tax bills and one of the oldest good-cause eviction laws. Two- to four-family houses in the urban counties are the usual DSCR product because several rents can carry one tax bill. Rules change at the municipal line, and there are 564 municipalities. Read the ordinance before the listing.",
  topMarkets: {
    "Newark and Essex County":
      "Two- and three-family frame houses rent to hospital, port and airport workers and New York commuters, often with voucher rents that the appraiser can document.",
    "Jersey City and Hudson County":
      "PATH access supports premium rents, but prices and local rent control push most buyers toward newer or exempt buildings with larger down payments.",
    "Camden County":
      "Rowhouses and twins in Camden, Pennsauken and Collingswood serve Philadelphia commuters at prices well below the northern counties, which often gives a better ratio.",
  },
  marketHighlights: [
    "Households priced out of Manhattan and Brooklyn keep rental demand deep along every rail line into New York.",
    "Warehousing near the Turnpike and the port has added jobs in counties that were once only commuter belts.",
    "The Shore runs its own summer economy, with weekly rents that have little to do with the winter market.",
    "Pharmaceutical and hospital employers stabilize Middlesex, Somerset and Mercer counties.",
  ],
  investorBenefits: [
    "Small multifamily houses are common, legal and easy to appraise, so Form 1025 rent schedules are well supported.",
    "High rents relative to insurance cost keep the premium a modest part of PITIA away from the coast.",
    "Dense transit and proximity to two of the largest metro areas limit vacancy even in weak years.",
  ],
  regulations: [
    sourced(
      "Rental owners must carry liability insurance of at least $500,000, or $300,000 for an owner-occupied house of up to four units, and register the certificate with the municipality each year.",
      "N.J.S.A. 40A:10A-1 and 40A:10A-2 (P.L. 2022, c. 92)",
    ),
    sourced(
      "Pre-1978 rentals need periodic lead-paint inspection and a lead-safe or lead-free certificate, with limited exceptions.",
      "N.J.S.A. 52:27D-437.16 and following (P.L. 2021, c. 182)",
      "N.J.A.C. 5:28A",
    ),
    sourced(
      "Landlords must tell tenants in writing whether the property lies in a flood hazard area or is known to have flooded.",
      "N.J.S.A. 46:8-50 (P.L. 2023, c. 93)",
    ),
    sourced(
      "Many municipalities require a certificate of occupancy or inspection before a new tenant moves in, and some at sale as well.",
      "N.J.S.A. 40:48-2.12m",
    ),
  ],
  challenges: [
    "Property tax alone can exceed the principal payment for many years, so small rent errors sink the ratio.",
    sourced(
      "A tenant who stops paying stays until the court grants judgment and a warrant, so hold reserves for the court calendar.",
      "N.J.S.A. 2A:18-57 (judgment and warrant)",
    ),
    sourced(
      "Buying an occupied building means inheriting tenancies that you cannot end simply because the lease expires.",
      "N.J.S.A. 2A:18-61.1",
    ),
  ],
  foreclosure: sourced(
    "Every foreclosure goes through Superior Court. The notice and mediation rights of the Fair Foreclosure Act protect a natural person whose family lives in the home. A rental held by an LLC usually skips those steps, which shortens the early stage. After judgment the sheriff must schedule the sale within 150 days of the writ, each side may adjourn it twice for 30 days and both together once more, and the owner may redeem or object for 10 days afterward. No agency publishes a usual total. Lenders price the court calendar, which is one reason quotes here can be a little higher than in trust-deed states.",
    "New Jersey Court Rule 4:64 (foreclosure)",
    "Fair Foreclosure Act, N.J.S.A. 2A:50-55 and 2A:50-56 (who gets notice)",
    "N.J.S.A. 2A:50-64 and 2A:17-36 (sale and adjournments)",
    "New Jersey Court Rule 4:65-5 (objection, 10 days)",
  ),
  propertyTax: sourced(
    "New Jersey's effective rate is the highest, or within a hair of the highest, of all states. Assessments are municipal and can be years behind the market, so the state publishes a ratio for each town that converts them to true value. When a town revalues, the total levy stays and the shares move, which can raise a neglected block sharply. Relief such as ANCHOR goes to people who live in the home, never to the landlord. Owners may appeal each spring, with a general deadline of April 1, or May 1 after a revaluation; a few counties use an earlier date.",
    "U.S. Census Bureau, American Community Survey, tables B25103 and B25077 (median tax and value)",
    "N.J.S.A. 54:1-35.1 (Table of Equalized Valuations)",
    "New Jersey Division of Taxation, property revaluation and average ratios",
    "New Jersey Division of Taxation, ANCHOR program",
    "N.J.S.A. 54:3-21 (appeals)",
  ),
  insurance: sourced(
    "Inland frame houses insure at reasonable prices, although some carriers limit attached rows and older wiring. On the barrier islands and back bays both wind and flood policies are needed, and the flood premium can decide the deal. Hurricanes Sandy and Ida showed that river towns far from the beach flood too. The New Jersey Insurance Underwriting Association is the FAIR plan for property that the regular market refuses. Its policy is basic, so confirm that it meets the lender's liability and rent-loss terms.",
    "National Association of Insurance Commissioners, homeowners insurance report (average premium by state)",
    "42 U.S.C. § 4012a (flood insurance in mapped zones)",
    "New Jersey Department of Environmental Protection, flood hazard area mapping",
    "N.J.S.A. 17:37A-1 and following (Insurance Underwriting Association)",
  ),
  landlordLaw: sourced(
    "The Anti-Eviction Act requires one of a list of causes to remove a residential tenant, and lease expiry is not on it. Owner-occupied houses of two or three units are outside the act. Nonpayment cases may be filed without prior notice in most private tenancies, but courts hold a case management conference first. The deposit cannot exceed one and a half months' rent and must sit in an interest-bearing account. The state's survey counts roughly a hundred municipalities, Newark and Jersey City among them, that limit rent increases; many exempt small buildings, and state law exempts new ones for up to 30 years.",
    "N.J.S.A. 2A:18-61.1 and 2A:18-61.2 (causes and notices)",
    "New Jersey Courts, landlord and tenant case management conference",
    "N.J.S.A. 46:8-19 and 46:8-21.2 (deposits)",
    "New Jersey Department of Community Affairs, rent control survey",
    "N.J.S.A. 2A:42-84.1 and following (new buildings)",
  ),
  shortTermRentals: sourced(
    "Stays arranged through a marketplace owe sales tax and the hotel occupancy fee, while direct leases and those made through a licensed real estate broker are exempt. Jersey City voters approved strict limits in 2019, and other cities and suburbs regulate or ban unhosted stays. State law lets a town license seasonal rentals, and Shore towns commonly ask for a license and an inspection. Atlantic City has a permit program of its own. Seasonal income rarely fits a 12-month formula, so ask each lender how it annualizes a ten-week season.",
    "N.J.S.A. 54:32D-1 (P.L. 2018, c. 49 and P.L. 2019, c. 235)",
    "New Jersey Division of Taxation, transient accommodations",
    "Jersey City Ordinance 19-077",
    "N.J.S.A. 40:52-1 (license power)",
    "City of Atlantic City, short-term rental permits",
  ),
  notKnown: [
    "Whether one address is under local rent control and at what base rent: ask the municipal rent board for its registration before you bid.",
    "What a flood policy will cost on a barrier island or in a river town: ask for the seller's policy and an elevation certificate.",
    "When a town will next revalue: ask its assessor or the county board of taxation.",
  ],
  marketTrend: "Stable",
  nearby: ["new-york", "pennsylvania", "delaware", "connecticut"],
  reviewed: "2026-11-18",
};
