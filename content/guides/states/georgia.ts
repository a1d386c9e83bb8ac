import type { StateGuide } from "../state-guide.ts";

export const georgia = {
  id: "georgia-dscr-loans",
  slug: "georgia",
  state: "Georgia",
  stateCode: "GA",
  title: "Georgia DSCR Loans: Investor Guide",
  metaDescription:
    "Georgia DSCR guide: first-Tuesday foreclosures, 40% assessments, homestead breaks that skip landlords, HOA rental caps and city short-term licenses.",
  introduction:
    "Georgia pairs a large, growing metro with some of the fastest foreclosure law in the nation, and lenders like both. Investors of every size compete for the same suburban houses around Atlanta. The details that decide a deal are local: the county's millage, the subdivision's rental cap and how close the lot is to the coast.",
  topMarkets: [
    {
      name: "Atlanta",
      note: "Three-bedroom houses in Clayton, Henry, Douglas and south Fulton counties rent to airport, film and logistics workers at prices that still support coverage.",
    },
    {
      name: "Savannah",
      note: "Port growth and the Hyundai plant in Bryan County push demand west to Pooler and Richmond Hill, away from the costlier historic core.",
    },
    {
      name: "Augusta",
      note: "Fort Gordon's cyber mission, the medical college and low prices combine for dependable ratios, with a spike in one-week rents each April for the Masters.",
    },
  ],
  marketHighlights: [
    "Metro Atlanta is one of the largest single-family rental markets in the country, with many institutional owners.",
    "Columbus and Warner Robins depend on Fort Benning and Robins Air Force Base, which steadies occupancy.",
    "Macon offers low entry prices for investors willing to manage older houses.",
    "Data centers and electric-vehicle suppliers have spread jobs into counties that were rural a decade ago.",
  ],
  investorBenefits: [
    "Clear creditor remedies keep a wide choice of lenders in the state.",
    "Local governments are barred from regulating rent.",
    "Income tax is a flat rate that the legislature has been reducing.",
    "Many recent-vintage houses need little capital work in the first years.",
  ],
  regulations: [
    {
      text: "Long-term notes secured by real estate owe an intangibles recording tax, capped at $25,000 per loan.",
      sources: [],
    },
    {
      text: "The Safe at Home Act limits deposits to two months of rent and requires homes fit to live in.",
      sources: [],
    },
    {
      text: "Landlords give three business days of written notice before filing for unpaid rent.",
      sources: [],
    },
    {
      text: "Associations can adopt rental caps or waiting lists, and courts enforce recorded ones.",
      sources: [],
    },
  ],
  challenges: [
    "Corporate landlords set the price for standard suburban houses, so discounts are rare.",
    "Fulton and DeKalb eviction calendars run slower than the statutes suggest.",
    "Tax bills have risen as counties revalued, while new relief went to homeowners only.",
  ],
  foreclosure: {
    text: "Georgia's security deed lets a lender sell without going to court. Notice runs in the county paper for four weeks, and the auction takes place on the courthouse steps on the first Tuesday of the month. From formal notice to sale can be under two months, among the shortest in the country. There is no redemption after a valid sale. To collect a shortfall, the lender must ask a judge to confirm the price within 30 days, a protection that guarantors often waive in loan documents.",
    sources: [],
  },
  propertyTax: {
    text: "Counties assess at 40% of fair market value, and the overall burden is near the middle of the states. Values are set as of each January 1, and a recent purchase price is strong evidence, so a low assessment rarely survives a sale. A reform approved in 2024 created a floating homestead exemption that slows increases for resident owners where local governments took part. It also ended the rule that capped the next year's value at the price paid. Rentals receive no such brake. Appeal windows are short, usually 45 days from the notice, and a comparable-sales file is worth preparing.",
    sources: [],
  },
  insurance: {
    text: "Tornadoes, straight-line wind and hail cause most inland losses; fallen pines are a special Georgia hazard. Hurricane Helene in 2024 damaged Augusta and Valdosta, far from any beach. Chatham and Glynn counties add storm surge and wind deductibles. Where regular carriers decline, the Georgia Underwriting Association provides a FAIR plan policy with basic perils.",
    sources: [],
  },
  landlordLaw: {
    text: "A dispossessory case moves quickly on paper: the tenant has seven days to answer, and a default leads to a writ soon after. An owner ends a tenancy at will with 60 days of notice, while the tenant owes 30. Deposits return within 30 days, and landlords with more than ten units, or those using a manager, must use an escrow account or bond and a move-in inspection list. Georgia has no local rent ordinances to learn. Self-help eviction is unlawful even when the lease seems to allow it.",
    sources: [],
  },
  shortTermRentals: {
    text: "Cities and counties set the rules, and the state adds a $5 nightly fee along with sales and hotel-motel taxes. Atlanta licenses hosts and ties a second unit to the host's primary residence. Savannah confines whole-house rentals to overlay districts, with a 20% cap per ward for non-resident owners in the downtown and Victorian areas. Tybee Island has stopped issuing new permits in residential zones. Blue Ridge and the mountain counties remain the main cabin market, under county licensing.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Growing",
  nearby: ["florida", "alabama", "tennessee", "south-carolina", "north-carolina"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
