import type { StateGuide } from "../state-guide.ts";

export const wyoming = {
  id: "wyoming-dscr-loans",
  slug: "wyoming",
  state: "Wyoming",
  stateCode: "WY",
  title: "Wyoming DSCR Loans: Investor Guide",
  metaDescription:
    "Wyoming has no income tax, low property tax and brief landlord law, but few lenders and energy swings. What a DSCR borrower should check in each city.",
  introduction:
    "Wyoming asks little of a landlord and offers little shelter from a slow local economy. There is no income tax, property tax is low, and the landlord statutes fit on a few pages. The fewest people of any state also means few lenders, few appraisers and few comparable sales. Jackson is its own universe, where almost nothing covers; Cheyenne, Casper and Laramie are where DSCR loans are made.",
  topMarkets: [
    {
      name: "Cheyenne",
      note: "The missile base, state government, rail and data centers support three-bedroom houses and townhomes, helped by tenants who find northern Colorado too expensive.",
    },
    {
      name: "Casper",
      note: "Medical and energy-service workers rent modest houses at moderate prices, and the vacancy allowance should reflect the last oil downturn.",
    },
    {
      name: "Laramie",
      note: "University of Wyoming students and staff fill older houses and plexes on August-to-July leases, which makes income regular but turnover expensive.",
    },
  ],
  marketHighlights: [
    "The Sentinel missile program and data-center projects have brought construction crews to Laramie County.",
    "Coal employment in Gillette has shrunk while oil, gas, trona and uranium rise and fall separately.",
    "Teton County's prices rank with the most expensive in the nation and depend on second-home wealth.",
  ],
  investorBenefits: [
    "No personal or corporate income tax.",
    "A long-established LLC statute with low annual cost and privacy for owners.",
    "No transfer tax on deeds.",
    "Landlord rules that leave most terms to the lease.",
  ],
  regulations: [
    {
      text: "Sale prices go to the assessor on a confidential statement and are not public, so rely on broker data.",
      sources: [],
    },
    { text: "A nonrefundable deposit must be labeled as such in the written lease.", sources: [] },
    {
      text: "Laramie adopted local rental standards and registration, an exception in this state.",
      sources: [],
    },
    {
      text: "Title to rural parcels should be checked for severed minerals, water rights and road access.",
      sources: [],
    },
  ],
  challenges: [
    "Several national lenders exclude the state or require more equity for rural property.",
    "Rents in energy towns can drop by a third when rigs leave.",
    "Contractors are scarce, so a roof or furnace replacement takes longer and costs more than the estimate.",
  ],
  foreclosure: {
    text: "Mortgages with a power of sale are foreclosed by advertisement. The lender gives written notice of intent at least ten days ahead, publishes for four weeks and sells at the courthouse. The whole step can be done in two to three months. The borrower then has three months to redeem by paying the sale price with interest, and junior creditors get a further month. A deficiency claim is available to the lender, and a guarantee makes it personal.",
    sources: [],
  },
  propertyTax: {
    text: "Effective rates are among the lowest in the country: residential property is taxed on 9.5% of market value. Annual increases on a residence are limited to about 4% in most cases, but a new owner starts from market. A 25% exemption enacted in 2025 was written to require owner occupancy from 2026, and a further primary-residence exemption was on the November 2026 ballot. Landlords should assume that such relief is for occupants. Ask the county assessor to show the bill without any exemption before you set PITIA.",
    sources: [],
  },
  insurance: {
    text: "Cheyenne lies in one of the most hail-struck corridors in North America, and roof deductibles show it. High wind is routine along Interstate 80. Forest edges near Jackson, Cody and Sheridan carry wildfire surcharges or refusals. Deep cold freezes lines in vacant houses within a day. Northwestern counties also sit in an earthquake zone, though few owners insure for it.",
    sources: [],
  },
  landlordLaw: {
    text: "Three days after rent is due the owner may serve a three-day notice to quit and then file in circuit court, where hearings come soon. No law limits the rent or the deposit. The deposit is due 30 days after the lease ends or 15 days after the tenant gives a new address, whichever is later, and damage extends that. Tenants must give written notice of a defect before they can pursue a repair claim. Month-to-month terms rest on the lease and custom, so state the notice period in writing.",
    sources: [],
  },
  shortTermRentals: {
    text: "A statewide lodging tax of 5% applies, plus sales tax and any local lodging tax. Jackson and Teton County confine nightly stays to the lodging overlay and a few approved resorts, and they enforce it. Cody, Cheyenne and Casper permit or register rentals under lighter rules. Frontier Days week and the park season produce sharp spikes that a lender will not annualize. Outside incorporated towns there may be no permit at all, which removes one obstacle and one form of proof.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Stable",
  nearby: ["montana", "south-dakota", "nebraska", "colorado", "utah"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
