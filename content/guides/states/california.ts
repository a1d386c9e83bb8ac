import type { StateGuide } from "../state-guide.ts";

export const california = {
  id: "california-dscr-loans",
  slug: "california",
  state: "California",
  stateCode: "CA",
  title: "California DSCR Loans: Investor Guide",
  metaDescription:
    "What California changes in a DSCR loan: Proposition 13 resets at sale, statewide rent caps, wildfire insurance, strict short-term rules and larger equity.",
  introduction:
    "California rents are high, but prices are higher, so the ratio here is usually won with equity rather than with yield. Lenders respond with lower leverage and larger loans than in most states. After closing, taxes reset to your price and rent growth is capped on much of the stock. Insurance can be the hardest quote to get.",
  topMarkets: [
    {
      name: "Inland Empire",
      note: "Logistics and health-care families rent three- and four-bedroom houses in Riverside and San Bernardino counties, where the rent-to-price gap is narrower than on the coast.",
    },
    {
      name: "Sacramento",
      note: "State workers and Bay Area transplants support houses and fourplexes in the suburbs, and accessory units can add the rent that brings a file to target.",
    },
    {
      name: "Los Angeles",
      note: "Older two- to four-unit buildings rent instantly, yet city rent stabilization fixes the income you inherit, so buy on the actual rent roll.",
    },
  ],
  marketHighlights: [
    "Fresno and Bakersfield give the state's best rent coverage, with farm, energy and hospital payrolls behind it.",
    "State law makes accessory dwelling units easy to permit, and a second legal rent can transform the coverage.",
    "Regulated tenants seldom move, so turnover is low and so is the chance to reset a below-market lease.",
    "San Diego's Navy and biotech base keeps vacancy thin even when job growth slows.",
  ],
  investorBenefits: [
    "After the purchase reset, the assessed value can rise no more than 2% a year, which makes long-run tax costs predictable.",
    "Tenant demand is deep across every price band.",
    "Large loan sizes are routine, and many DSCR lenders hold a California license.",
    "A completed trustee's sale bars a deficiency judgment on the same loan.",
  ],
  regulations: [
    {
      text: "The Tenant Protection Act limits yearly increases on covered units to 5% plus inflation, never above 10%, until 2030.",
      sources: [],
    },
    {
      text: "A single-family home can be exempt, but not when the owner is a corporation, a REIT or an LLC with a corporate member.",
      sources: [],
    },
    {
      text: "Most landlords may hold no more than one month of rent as a deposit; some small owners may hold two.",
      sources: [],
    },
    {
      text: "Each LLC that does business in the state owes a minimum franchise tax of $800 a year.",
      sources: [],
    },
  ],
  challenges: [
    "Many purchases miss the target ratio at common leverage, so plan for a bigger down payment.",
    "Eviction cases in the large counties can take months and require strict paperwork.",
    "A fire-zone address can lose its carrier at renewal and move to far more expensive coverage.",
  ],
  foreclosure: {
    text: "Trustee's sales handle nearly every California default. The lender records a notice of default, waits three months, then gives about three weeks of notice of sale, so four months is the practical floor. The borrower can reinstate until five business days before the auction. For one- to four-unit property, tenants, owner-occupants and nonprofits may outbid an investor after the sale under a state program, which delays title. The out-of-court route leaves the lender without a deficiency claim against the borrower, though guarantors should read their own documents.",
    sources: [],
  },
  propertyTax: {
    text: "Proposition 13 sets the base levy at 1% of assessed value, plus voter-approved bonds and special assessments. A change of ownership reassesses to the purchase price, so a long-time seller's bill may be a fraction of yours. Expect one or two supplemental bills in the first year that escrow may not cover. Newer subdivisions often add Mello-Roos charges; read the full bill, not the rate.",
    sources: [],
  },
  insurance: {
    text: "Wildfire has pushed private carriers out of foothill and canyon zip codes, and the January 2025 Los Angeles fires widened the problem. The FAIR Plan writes basic fire coverage as a last resort, and owners pair it with a second policy for liability and water damage. Earthquake insurance is always separate, commonly through the California Earthquake Authority for small residential buildings. Order quotes during the inspection period, because lenders will not close on a promise.",
    sources: [],
  },
  landlordLaw: {
    text: "After twelve months, tenants in covered units can be removed only for a just cause listed in the statute. Los Angeles, San Francisco, Oakland, San Jose, Berkeley and others add local rent control to older multifamily buildings, while Costa-Hawkins exempts most houses, condos and newer units. A three-day notice, counted in court days, starts a nonpayment case. Deposits are due back or itemized within 21 days, with photographs now part of the record. Landlords in many cities must also register units and pay relocation money for no-fault moves.",
    sources: [],
  },
  shortTermRentals: {
    text: "The large cities mostly reserve nightly rental for a host's own home: Los Angeles, San Francisco and Santa Monica all follow that model. San Diego issues a limited number of whole-home licenses, and Palm Springs limits permits by neighborhood and the number of bookings a year. Coastal towns need Coastal Commission review to change their rules, which freezes some permissive ones in place. Treat short-stay income as unavailable until you hold a permit that transfers or can be reissued to you.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Stable",
  nearby: ["nevada", "arizona", "oregon", "hawaii"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
