import type { StateGuide } from "../state-guide.ts";

export const rhodeIsland = {
  id: "rhode-island-dscr-loans",
  slug: "rhode-island",
  state: "Rhode Island",
  stateCode: "RI",
  title: "Rhode Island DSCR Loans: Investor Guide",
  metaDescription:
    "Rhode Island triple-deckers earn strong rents, but the lead registry, non-owner tax rates and new lodging taxes need care before you seek a DSCR loan.",
  introduction:
    "Rhode Island is compact enough to know well and old enough to need it. The working product is the triple-decker: three rents under one roof, one loan and one lead certificate to keep current. Rents in Providence rose among the fastest in the nation in recent years, and lawmakers answered with registries, longer notices and talk of a cap. Buyers who keep their paperwork perfect hold an advantage over those who do not.",
  topMarkets: [
    {
      name: "Providence",
      note: "Hospital staff, students and Boston commuters fill two- and three-family houses in Elmhurst, the West End and Mount Pleasant, where the non-owner tax rate must be in the numbers.",
    },
    {
      name: "Pawtucket and Central Falls",
      note: "A newer commuter rail stop and lower prices make these mill-era multifamilies the state's most practical route to good coverage.",
    },
    {
      name: "Newport",
      note: "Navy, hospitality and summer demand command the highest rents, but prices and licensing rules limit most investors to annual leases with large equity.",
    },
  ],
  marketHighlights: [
    "Vacancy has been very low, with little new construction for two decades.",
    "Rail service to Boston ties Providence rents to a larger and richer labor market.",
    "Defense contracting at Quonset and submarine work support the southern towns.",
  ],
  investorBenefits: [
    "Plentiful two- to four-unit buildings that appraise on Form 1025 with strong rent evidence.",
    "A short nonjudicial foreclosure system that keeps more lenders in the state than its size suggests.",
    "Small distances, so one local manager can cover an entire portfolio.",
    "Several cities give abatements for conversions and new units.",
  ],
  regulations: [
    {
      text: "All landlords must list their units in the statewide rental registry, with a lead certificate for most pre-1978 housing.",
      sources: [],
    },
    {
      text: "A landlord who has not registered may be barred from filing a nonpayment eviction.",
      sources: [],
    },
    {
      text: "Conveyance tax on sales rose in October 2025, with an added tier for prices above $800,000; the seller pays.",
      sources: [],
    },
    {
      text: "Rental application fees are largely prohibited when the applicant supplies recent background and credit reports.",
      sources: [],
    },
  ],
  challenges: [
    "Lead compliance in a century-old house can cost more than the first year's cash flow.",
    "Insurers dislike porches, oil tanks and knob-and-tube wiring, all common in triple-deckers.",
    "Purchase prices have risen so far that full-leverage deals in Providence often miss the preferred ratio.",
  ],
  foreclosure: {
    text: "Rhode Island mortgages include the statutory power of sale. The lender mails notice some weeks ahead, publishes it three times and holds an auction, all without a judge. Mediation is mandatory only for owner-occupied homes of one to four units. A landlord in default may therefore face a sale within three to five months. No redemption right survives a power-of-sale auction, so the cure must come first.",
    sources: [],
  },
  propertyTax: {
    text: "Overall effective rates are somewhat above average, but the class matters more than the level. Providence, among others, charges non-owner-occupied homes a markedly higher rate than owner-occupied ones. Towns run a full revaluation every nine years with statistical updates at years three and six. From July 2026 a state tax also reaches non-owner-occupied homes assessed above $1 million; a building rented for more than 183 days of the prior year can be exempt. Ask the assessor to quote the bill at the non-owner rate before you accept the listing sheet.",
    sources: [],
  },
  insurance: {
    text: "Hurricanes come seldom and nor'easters come often. Near the bay and the south shore, expect a named-storm deductible and a flood policy. The Rhode Island Joint Reinsurance Association acts as the FAIR plan and insures a noticeable share of coastal homes. Heating-oil leaks are excluded by many policies, so add the endorsement or convert to gas. Three-family frame buildings pay more than detached houses because a single fire displaces every tenant.",
    sources: [],
  },
  landlordLaw: {
    text: "Rent must be 15 days late before the landlord sends a five-day demand, and the case then goes to district court. A deposit may not exceed one month's rent and is returned with an itemized list within 20 days. Rent increases need at least 60 days' written notice, and 120 days for tenants over 62. The Providence council voted for a 4% rent limit in 2026 and the mayor opposed it, so check current law before you plan increases there. No statewide cap exists.",
    sources: [],
  },
  shortTermRentals: {
    text: "Units offered on booking sites must be registered with the state, and the registration number appears in the listing. Since January 2026 whole-home stays under 30 days carry a 5% tax alongside sales tax and the local hotel tax. Newport confines unhosted rentals largely to certain commercial zones and pursues violators. Narragansett and other shore towns regulate student and summer leasing as well. Academic-year plus summer leasing is an old local pattern, and lenders treat the two leases as one year's income only when both are signed.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Growing",
  nearby: ["massachusetts", "connecticut", "new-hampshire"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
