import type { StateGuide } from "../state-guide.ts";

export const ohio = {
  id: "ohio-dscr-loans",
  slug: "ohio",
  state: "Ohio",
  stateCode: "OH",
  title: "Ohio DSCR Loans: Investor Guide",
  metaDescription:
    "Ohio's low prices make strong ratios possible, but loan minimums, property tax changes and city lead rules bite. A DSCR guide to Columbus, Cleveland and more.",
  introduction:
    "Ohio is where many out-of-state investors find their first deal that clearly covers its payment. Houses in Cleveland, Toledo and Dayton rent for a high share of their price, and Columbus adds real growth. The catch is size: a loan on an inexpensive house may fall under the lender's minimum, and a cheap house in poor condition is neither cheap nor financeable. Recent tax law also shifts credits away from landlords, so last year's bill is not a safe guide.",
  topMarkets: [
    {
      name: "Columbus",
      note: "State government, Ohio State, insurance and chip-plant construction support the state's strongest rent growth, with duplexes on the east and south sides closest to good coverage.",
    },
    {
      name: "Cleveland",
      note: "Up-and-down doubles near the hospital districts and inner suburbs such as Lakewood and Parma rent well, provided lead and local-agent rules are met.",
    },
    {
      name: "Cincinnati",
      note: "Corporate headquarters and three-state commuting fill two- to four-family brick buildings whose prices remain moderate for a metro of this size.",
    },
  ],
  marketHighlights: [
    "Columbus is the main growth engine, while Cleveland, Cincinnati and Dayton trade on yield.",
    "Hospital systems are the largest private employers in several metros and anchor nearby rental streets.",
    "Much of the small-multifamily stock dates from before 1930, which gives character and capital costs in equal measure.",
    "Investor buying has been heavy enough that some suburbs now track absentee owners.",
  ],
  investorBenefits: [
    "High rent relative to price, which lets many purchases clear the preferred ratio and not just the minimum.",
    "Landlord insurance that costs less than in most Plains and Gulf states.",
    "Statewide preemption of rent control since 2022.",
    "No mortgage tax, and a conveyance fee that the seller pays.",
  ],
  regulations: [
    {
      text: "In counties of more than 200,000 people, owners must register residential rentals with the county auditor or fiscal officer.",
      sources: [],
    },
    {
      text: "Cleveland requires lead-safe certification of older rentals and a responsible local agent for out-of-county owners; Toledo has its own lead ordinance.",
      sources: [],
    },
    {
      text: "Point-of-sale inspections apply in a number of Cuyahoga County suburbs and can require escrowed repairs.",
      sources: [],
    },
    {
      text: "Many cities levy a municipal income tax that reaches net rental profit, even for owners who live elsewhere.",
      sources: [],
    },
  ],
  challenges: [
    "Homes priced below common loan minimums need a portfolio loan, a blanket loan or cash.",
    "Code enforcement and housing courts hold absentee owners to account quickly.",
    "Population is flat or falling in several metros, so appreciation should be treated as a bonus.",
  ],
  foreclosure: {
    text: "Foreclosure requires a suit in common pleas court, a judgment, an appraisal and a public sale. The sale must bring at least two thirds of the appraised value the first time it is offered. Six to twelve months is a fair range, longer in the big counties. The borrower may redeem until the court confirms the sale and not afterward. Courts readily appoint a receiver to collect rents from an investment property, so a landlord in default can lose the income well before the deed.",
    sources: [],
  },
  propertyTax: {
    text: "Ohio's effective rates are above average and vary greatly between school districts. Counties reappraise every six years with an update at year three, and tax applies to 35% of value. A sale is not an automatic reset, but the price feeds the next update. Laws enacted at the end of 2025 expand the owner-occupancy credit and phase out, by 2029, the 10% non-business credit that rentals of up to three units have received. Add that lost credit back when you read an older bill, then check whether inflation limits on school levies offset it.",
    sources: [],
  },
  insurance: {
    text: "Wind and hail are the usual claims, with tornado outbreaks in the Miami Valley and heavy snow east of Cleveland. Frozen pipes in vacant winter units come next. The Ohio FAIR Plan serves owners who cannot get a standard policy, often because of vacancy or condition. Older houses may be offered only actual-cash-value terms on the roof, which some lenders refuse. Flood exposure is concentrated along the Ohio River and smaller creeks and can be checked parcel by parcel.",
    sources: [],
  },
  landlordLaw: {
    text: "A three-day notice to leave the premises starts a nonpayment case, and municipal courts usually hear it within three to five weeks. There is no limit on the deposit, but interest is owed on the part above one month's rent when a tenant stays six months or longer. The deposit is due back 30 days after move-out. Some cities, including Toledo and Cincinnati, have adopted pay-to-stay rules that let a tenant end the case by paying. Cleveland provides counsel to certain low-income families, which lengthens contested cases.",
    sources: [],
  },
  shortTermRentals: {
    text: "Cities decide. Columbus and Cincinnati license operators and collect lodging taxes, and Cleveland tightened its licensing recently. Hocking Hills cabins and the Lake Erie islands form the true vacation markets, under county and township rules. Suburbs around Dayton and Cleveland have banned stays under 30 days in house districts. Statehouse bills to limit local bans have been introduced more than once, so confirm the position before you count on it.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Growing",
  nearby: ["indiana", "michigan", "pennsylvania", "kentucky", "west-virginia"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
