import type { StateGuide } from "../state-guide.ts";

export const wisconsin = {
  id: "wisconsin-dscr-loans",
  slug: "wisconsin",
  state: "Wisconsin",
  stateCode: "WI",
  title: "Wisconsin DSCR Loans: Investor Guide",
  metaDescription:
    "Wisconsin duplexes rent well and state law favors landlords, but property tax is heavy. How both affect DSCR loans in Milwaukee, Madison and Green Bay.",
  introduction:
    "Wisconsin may be the best-supplied duplex state in the country: Milwaukee and its neighbors built thousands of upper-and-lower flats that still trade as ordinary investments. State law keeps local rental rules narrow. Property tax is the price of admission, so a duplex that looks rich before tax lands in the ordinary range afterward. Foreclosure is slow, which lenders accept because defaults are few.",
  topMarkets: [
    {
      name: "Milwaukee",
      note: "Bay View, West Allis and the northwest side offer duplexes whose two rents cover well, if you check code orders, lead laterals and the actual collection history.",
    },
    {
      name: "Madison",
      note: "State government, the university and medical-software jobs hold vacancy very low, at prices where only small multifamilies with full rents meet the minimum ratio.",
    },
    {
      name: "Green Bay and the Fox Valley",
      note: "Paper, food and health employers fill tidy two-families in Green Bay, Appleton and Oshkosh with moderate prices and low turnover.",
    },
  ],
  marketHighlights: [
    "Rents in Milwaukee and Madison outpaced the national average after 2022 because little was built.",
    "Manufacturing remains a larger share of jobs than in almost any other state.",
    "Data-center and distribution projects between Kenosha and Racine draw Illinois workers north.",
    "The Dells, Door County and the Northwoods form a separate vacation economy.",
  ],
  investorBenefits: [
    "State statutes prohibit rent control and limit what cities may add to landlord law.",
    "Modest insurance costs compared with states to the west and south.",
    "Two-family buildings are standard collateral, so Form 1025 appraisals have ample comparables.",
  ],
  regulations: [
    { text: "The seller pays a transfer fee of $3 per $1,000.", sources: [] },
    {
      text: "Administrative rule ATCP 134 voids leases that contain certain banned clauses, a costly error for owners who import a form.",
      sources: [],
    },
    { text: "Marital-property law can require a spouse to sign when title is personal.", sources: [] },
    {
      text: "Milwaukee owners record contact details with the city and must answer building code orders promptly.",
      sources: [],
    },
  ],
  challenges: [
    "Tax bills above the national norm compress the ratio on every purchase.",
    "Century-old flats bring lead service lines, porches and knob-and-tube wiring.",
    "Winter heat, often in the lower unit's name, needs a clear lease clause on utilities.",
  ],
  foreclosure: {
    text: "The lender sues in circuit court, and the redemption period comes before the sale and not after. For property that is not owner-occupied it is usually six months, or three when the lender waives any deficiency. A sheriff's sale and a confirmation hearing follow. Nine to fourteen months overall is common. Since waiver saves the lender half the wait, many give it, which limits what an investor owes afterward; courts may still appoint a receiver to collect the rents.",
    sources: [],
  },
  propertyTax: {
    text: "Rates are above the national average and highest in older cities. Municipal assessors may keep values for years and then revalue, so bills are compared through the state's equalized ratio. The lottery credit goes only to a primary residence, while the first dollar credit applies to every improved parcel. Levy limits tied to new construction hold down growth. A purchase price well above assessment does not bring instant reassessment, because chasing individual sales is improper under state practice, but the next revaluation will use it.",
    sources: [],
  },
  insurance: {
    text: "Hail and summer wind produce the largest losses, followed by frozen pipes and ice dams. The Wisconsin Insurance Plan covers property the market declines. River flooding in the southwest and urban sewer backups in Milwaukee, severe in August 2025, are excluded unless you add them. Carriers ask about porches, roofs over 20 years and tenant-owned heaters. Even so, the premium is seldom what breaks a Wisconsin deal.",
    sources: [],
  },
  landlordLaw: {
    text: "A five-day notice gives the tenant a chance to pay; a second default within a year can bring a 14-day notice with no cure. Small-claims eviction calendars move quickly, and Milwaukee adds mediation and legal aid at the courthouse. There is no deposit cap, and the balance with an itemized list is due in 21 days. Tenants must receive a check-in sheet and a chance to note defects. Monthly tenancies end on 28 days' notice.",
    sources: [],
  },
  shortTermRentals: {
    text: "State law bars a municipality from prohibiting stays of seven days or longer, though it may limit total use to 180 days within a year. Shorter stays can be restricted, and Madison ties them to the operator's primary residence. Every operator needs a tourist rooming house license, plus a seller's permit and room tax account. Door County and the Dells area expect local permits and a resident agent. Lake and ski income comes in bursts, so ask the underwriter which months are averaged.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Growing",
  nearby: ["illinois", "minnesota", "michigan", "iowa"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
