import type { StateGuide } from "../state-guide.ts";

export const newJersey = {
  id: "new-jersey-dscr-loans",
  slug: "new-jersey",
  state: "New Jersey",
  stateCode: "NJ",
  title: "New Jersey DSCR Loans: Investor Guide",
  metaDescription:
    "New Jersey rents are high, and so are its taxes and tenant protections. How good-cause eviction, local rent control and slow foreclosure affect DSCR loans.",
  introduction:
    "New Jersey combines some of the strongest rents in the country with the heaviest property tax bills and one of the oldest good-cause eviction laws. Two- to four-family houses in the urban counties are the usual DSCR product because several rents can carry one tax bill. Rules change at the municipal line, and there are 564 municipalities. Read the ordinance before the listing.",
  topMarkets: [
    {
      name: "Newark and Essex County",
      note: "Two- and three-family frame houses rent to hospital, port and airport workers and New York commuters, often with voucher rents that the appraiser can document.",
    },
    {
      name: "Jersey City and Hudson County",
      note: "PATH access supports premium rents, but prices and local rent control push most buyers toward newer or exempt buildings with larger down payments.",
    },
    {
      name: "Camden County",
      note: "Rowhouses and twins in Camden, Pennsauken and Collingswood serve Philadelphia commuters at the state's lower prices and its better ratios.",
    },
  ],
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
    {
      text: "Rental owners must carry liability insurance of at least $500,000 and register the certificate with the municipality each year.",
      sources: [],
    },
    {
      text: "Pre-1978 rentals need periodic lead-paint inspection and a lead-safe or lead-free certificate, with limited exceptions.",
      sources: [],
    },
    {
      text: "Landlords must tell tenants in writing whether the property lies in a flood hazard area or has flooded.",
      sources: [],
    },
    {
      text: "Most municipalities require a certificate of occupancy or rental inspection at sale, at turnover or both.",
      sources: [],
    },
  ],
  challenges: [
    "Property tax alone can exceed the principal payment for many years, so small rent errors sink the ratio.",
    "A tenant who stops paying may stay for months while the court calendar clears.",
    "Buying an occupied building means inheriting tenancies that you cannot end simply because the lease expires.",
  ],
  foreclosure: {
    text: "Every foreclosure goes through Superior Court, and the state has long been among the slowest in the country; a year is quick and contested files last far longer. The notice and mediation rights in the Fair Foreclosure Act are aimed at borrowers who live in the home. A rental held by an LLC usually skips those steps, which shortens the early stage. The sheriff conducts the sale and a brief redemption window follows. Lenders price the delay, and that is one reason quotes here can be a little higher than in trust-deed states.",
    sources: [],
  },
  propertyTax: {
    text: "New Jersey's effective rate is the highest, or within a hair of the highest, of all states. Assessments are municipal and often years behind the market, so each town publishes an equalization ratio that converts them to true value. When a town revalues, the total levy stays and the shares move, which can raise a neglected block sharply. Relief programs such as ANCHOR pay people who live in the home, never the landlord. Owners may appeal each spring, with a general deadline of April 1 that moves in a revaluation year.",
    sources: [],
  },
  insurance: {
    text: "Inland frame houses insure at reasonable prices, although some carriers limit attached rows and older wiring. On the barrier islands and back bays both wind and flood policies are needed, and the flood premium can decide the deal. Hurricanes Sandy and Ida showed that river towns far from the beach flood too. The New Jersey Insurance Underwriting Association is the FAIR plan for property that the regular market refuses. Its policy is basic, so confirm that it meets the lender's liability and rent-loss terms.",
    sources: [],
  },
  landlordLaw: {
    text: "The Anti-Eviction Act requires one of a list of causes to remove a residential tenant, and lease expiry is not on it. Owner-occupied houses of two or three units are outside the act. Nonpayment cases may be filed without prior notice in most private tenancies, but courts steer them through settlement conferences first. The deposit cannot exceed one and a half months' rent and must sit in an interest-bearing account. Roughly a hundred municipalities, Newark and Jersey City among them, limit rent increases, and many exempt small or new buildings.",
    sources: [],
  },
  shortTermRentals: {
    text: "Stays arranged through a marketplace owe sales tax and the hotel occupancy fee, while direct leases and those made through a real estate broker are treated more gently. Jersey City voters approved strict limits in 2019, and Newark and many suburbs regulate or ban unhosted stays. Shore towns accept seasonal rentals as a tradition but require a summer rental license and inspection. Atlantic City allows them under permit in certain districts. Seasonal income rarely fits a 12-month formula, so ask each lender how it annualizes a ten-week season.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Stable",
  nearby: ["new-york", "pennsylvania", "delaware", "connecticut"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
