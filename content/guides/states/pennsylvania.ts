import type { StateGuide } from "../state-guide.ts";

export const pennsylvania = {
  id: "pennsylvania-dscr-loans",
  slug: "pennsylvania",
  state: "Pennsylvania",
  stateCode: "PA",
  title: "Pennsylvania DSCR Loans: Investor Guide",
  metaDescription:
    "Pennsylvania rowhouses and twins can cover well, but base-year assessments and transfer tax surprise buyers. A DSCR guide to Philadelphia and beyond.",
  introduction:
    "Pennsylvania still has city houses that a working tenant can afford and a lender can finance. Paperwork sinks more deals than price does: assessments frozen in past decades, transfer tax at both ends, and licenses that an eviction judge will ask for. Each county is almost its own tax system. Learn one well before buying in a second.",
  topMarkets: [
    {
      name: "Philadelphia",
      note: "Rowhouses and small conversions near hospitals and universities rent steadily, and the license, lead and inspection files matter as much as the rent roll.",
    },
    {
      name: "Pittsburgh",
      note: "Health and robotics employers support duplexes in the East End and river towns, where low prices give wide coverage once tax appeals are understood.",
    },
    {
      name: "Allentown and the Lehigh Valley",
      note: "Warehouse growth and New Jersey commuters keep twins and row homes full, though purchase prices have climbed faster than in the rest of the state.",
    },
  ],
  marketHighlights: [
    "Education and medicine are the top employers in both large cities.",
    "Distribution centers along Interstates 78 and 81 changed rental demand from Easton to Carlisle.",
    "Erie, Scranton and Reading offer low entry prices with slower population growth.",
  ],
  investorBenefits: [
    "A low flat state income tax on net rental profit.",
    "Rent control does not exist anywhere in the commonwealth.",
    "Attached brick housing keeps exterior upkeep modest compared with detached frame stock.",
    "Several cities abate tax on improvements for a period of years, which lowers PITIA after a renovation.",
  ],
  regulations: [
    {
      text: "Realty transfer tax is 1% to the state and usually 1% locally, commonly split; Philadelphia and Pittsburgh charge considerably more.",
      sources: [],
    },
    {
      text: "Philadelphia landlords need a rental license, a certificate of rental suitability and lead certification before leasing.",
      sources: [],
    },
    {
      text: "Philadelphia owners of three or more units must let tenants pay a deposit above one month's rent in installments.",
      sources: [],
    },
    { text: "Cities including Allentown and Reading license and inspect rentals on a cycle.", sources: [] },
  ],
  challenges: [
    "A school district may be able to appeal your assessment upward after a sale well above the assessed value.",
    "An unlicensed Philadelphia landlord can lose the right to collect rent for the unlicensed period.",
    "Shared walls, old sewer laterals and party-wall leaks turn a neighbor's neglect into your expense.",
  ],
  foreclosure: {
    text: "The lender files suit in the court of common pleas and the sheriff sells the property. Act 91 and Act 6 notices precede many home loans, but they are written for owner-occupied residences. Philadelphia adds a diversion program for homeowners. An investor's case without defenses may reach sale in nine to fifteen months, with large differences between counties. No redemption follows the sheriff's sale, and a lender that wants a deficiency must petition to fix fair value within six months.",
    sources: [],
  },
  propertyTax: {
    text: "Effective rates exceed the national average and vary between neighboring townships. Many counties use a base year that may be decades old, and the state's common level ratio converts market value for appeals. Allegheny County has used 2012 values, while Philadelphia revalues far more often. There is no general reassessment at sale, yet an appeal by a taxing body has the same effect on a single address. Homestead exclusions shrink the seller's school bill and end when a landlord buys.",
    sources: [],
  },
  insurance: {
    text: "Premiums are moderate. Water is the main peril: frozen pipes, sewer backup and river or flash flooding along the Schuylkill, Susquehanna and their tributaries. Old coal regions carry the risk of mine subsidence, which standard policies exclude and a state-run fund insures at low cost. The Pennsylvania FAIR Plan writes basic fire coverage where others will not. Vacant rowhouses during renovation need a builder's-risk or vacancy form, and the lender will ask for it.",
    sources: [],
  },
  landlordLaw: {
    text: "State law calls for a 10-day notice for unpaid rent unless the lease waives it, and district judges hear cases within a few weeks. A deposit may equal two months' rent in the first year and one month afterward, with interest owed to tenants who stay beyond two years. It is returned within 30 days. Philadelphia has required landlords to try its eviction diversion program before filing, and gives many tenants counsel. Good-cause rules protect certain short leases in the city, so read both codes.",
    sources: [],
  },
  shortTermRentals: {
    text: "The state hotel occupancy tax of 6% applies, plus county tax. In 2019 the state supreme court held that a township could treat an investor-owned nightly rental as something other than a single-family home, and many Pocono communities now restrict them. Philadelphia separates limited lodging by residents from rentals that need a hotel-type license and zoning. Pittsburgh has moved toward permits. Gettysburg, Lancaster County and the Poconos remain the main visitor markets, each under township zoning.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Stable",
  nearby: ["new-jersey", "new-york", "ohio", "delaware", "maryland"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
