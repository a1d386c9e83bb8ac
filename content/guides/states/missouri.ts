import type { StateGuide } from "../state-guide.ts";

export const missouri = {
  id: "missouri-dscr-loans",
  slug: "missouri",
  state: "Missouri",
  stateCode: "MO",
  title: "Missouri DSCR Loans: Investor Guide",
  metaDescription:
    "Missouri DSCR guide: one residential tax class, odd-year reassessment, fast trustee sales, hail and quake cover, and Kansas City short-term rental limits.",
  introduction:
    "Missouri has two large metros on opposite borders, both affordable and both friendly to a first DSCR purchase. Rental houses and small apartments share the homeowner's tax class, creditors' remedies are fast, and entry prices stay low. The risks are physical rather than legal: hail, tornadoes, brick and sewers past their first century.",
  topMarkets: [
    {
      name: "Kansas City",
      note: "Ranch houses in Independence, Raytown and the Northland rent to logistics, health and rail workers, with steadier appreciation than the east side of the state.",
    },
    {
      name: "St. Louis",
      note: "North and south county brick houses and city two-families give high gross yields to hospital, defense and university tenants, provided the block and the occupancy permit check out.",
    },
    {
      name: "Springfield",
      note: "Two hospital systems and Missouri State support inexpensive houses and duplexes, a day trip from the Branson visitor trade.",
    },
  ],
  marketHighlights: [
    "The new geospatial-intelligence campus in north St. Louis anchors redevelopment nearby.",
    "Columbia rents to three campuses and a medical center, with many student houses on August leases.",
    "St. Charles County takes most of the St. Louis area's growth, at higher prices and lower yields.",
    "A May 2025 tornado damaged thousands of St. Louis city buildings, so confirm repairs and permits.",
  ],
  investorBenefits: [
    "Landlords lose no assessment benefit when they buy from a resident.",
    "Trustee's sales and rent-possession suits are both quick, which widens lender choice.",
    "Local rent control is preempted, and since 2025 so are local mandates to accept vouchers.",
    "Two- to four-family brick buildings are available in St. Louis at single-family prices.",
  ],
  regulations: [
    {
      text: "Deposits are limited to two months of rent and must be kept at a federally insured institution.",
      sources: [],
    },
    {
      text: "Many St. Louis County towns require an occupancy inspection at every tenant change.",
      sources: [],
    },
    {
      text: "Kansas City registers rentals and inspects on complaint under its Healthy Homes program.",
      sources: [],
    },
    {
      text: "An LLC that rents out property in Kansas City must file an affidavit naming a person responsible for it.",
      sources: [],
    },
  ],
  challenges: [
    "Clay sewer laterals and limestone foundations in older areas need a camera and an engineer's letter.",
    "Appraisals in distressed St. Louis blocks can kill a refinance after renovation.",
    "Reassessment in odd years has produced sharp jumps, above all in Jackson County.",
  ],
  foreclosure: {
    text: "With a power of sale in the deed of trust, a Missouri trustee can auction property after about 20 days of published and mailed notice. Sixty days from the start is achievable, which is among the quickest schedules in the country. A redemption right exists in theory when the lender itself buys, but it needs advance notice and a bond, so owners seldom use it. The lender may sue for any shortfall. An investor who sees a gap coming should list the house before the first notice.",
    sources: [],
  },
  propertyTax: {
    text: "Residential property of every size is assessed at 19% of market value, and the state as a whole is close to the national average or a little under. Counties revalue in odd-numbered years, without resetting for a sale in between. Jackson County's recent cycles brought court fights and state orders limiting increases. New laws let counties freeze or credit bills for seniors and homeowners, relief that does not reach rentals. Expect St. Louis County rates to exceed those in rural counties by a wide margin.",
    sources: [],
  },
  insurance: {
    text: "Hail and tornadoes generate most losses from Joplin to St. Charles, and carriers raise deductibles after each season. The New Madrid fault threatens the southeast and St. Louis; earthquake premiums there have soared and fewer companies write them. Sewer backup and flash flooding matter in both metros. Older brick needs tuckpointing, or a wall claim will be denied as wear. The Missouri Property Insurance Placement Facility runs the FAIR plan.",
    sources: [],
  },
  landlordLaw: {
    text: "Missouri lets an owner file a rent-and-possession case as soon as rent is unpaid, without a waiting period set by statute, though a demand letter is wise. The tenant can end it by paying rent and costs before the judgment becomes final. Other breaches call for ten days of notice, and a monthly tenancy ends on one month. Deposits return within 30 days, and wrongful retention risks double. Kansas City provides lawyers to tenants in eviction court, so arrive with complete records.",
    sources: [],
  },
  shortTermRentals: {
    text: "Kansas City's 2023 ordinance keeps non-resident rentals out of residential zones and spaces them apart elsewhere, so most investor houses do not qualify. St. Louis adopted permits that year and has faced litigation over them. Branson, Osage Beach and the Lake of the Ozarks area welcome nightly rental in designated districts, with county or city licenses. State sales tax plus tourism district taxes apply. Around the lakes, dock permits and septic limits are as important as zoning.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Stable",
  nearby: ["kansas", "illinois", "arkansas", "iowa", "tennessee"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
