import type { StateGuide } from "../state-guide.ts";

export const iowa = {
  id: "iowa-dscr-loans",
  slug: "iowa",
  state: "Iowa",
  stateCode: "IA",
  title: "Iowa DSCR Loans: Investor Guide",
  metaDescription:
    "Iowa DSCR guide: abstracts instead of title insurance, the residential rollback, wind and hail costs, judicial foreclosure and open short-term rental law.",
  introduction:
    "Iowa asks a national lender to do one unfamiliar thing. Private title insurance is not sold here, so a closing rests on an abstract, an attorney's opinion and the state's Title Guaranty program. Choose a lender that has done it before. In return the state offers calm prices, reliable tenants and rents that cover a loan without heroics.",
  topMarkets: [
    {
      name: "Des Moines",
      note: "Insurance, finance and state jobs fill houses on the south and east sides and newer townhouses in Ankeny and Waukee, with the east side giving the better ratio.",
    },
    {
      name: "Cedar Rapids",
      note: "Avionics and food processing support modest houses rebuilt or reroofed after the 2020 derecho, so ask for the repair records.",
    },
    {
      name: "Davenport",
      note: "Arsenal, farm-equipment and hospital workers on both banks of the Mississippi keep duplexes and small houses affordable and occupied.",
    },
  ],
  marketHighlights: [
    "Iowa City and Ames lease on an August calendar around the two state universities.",
    "Data centers in the Des Moines suburbs and Council Bluffs add construction tenants in waves.",
    "Farm income and equipment layoffs move demand in Waterloo and the Quad Cities.",
  ],
  investorBenefits: [
    "Low price volatility makes appraised values and refinance plans dependable.",
    "The state taxes personal income at a single low rate.",
    "Neither rent limits nor caps on the number of rental permits are open to cities.",
    "Rental buildings of three or more units now share the residential tax class instead of a higher one.",
  ],
  regulations: [
    {
      text: "Title passes on an abstract reviewed by an attorney, then a Title Guaranty certificate for the lender.",
      sources: [],
    },
    { text: "Most larger cities require a rental certificate with periodic inspection.", sources: [] },
    {
      text: "Deposits are limited to two months of rent and held in a bank account apart from personal funds.",
      sources: [],
    },
    { text: "Rent increases on a periodic tenancy need 30 days of written notice.", sources: [] },
  ],
  challenges: [
    "Percentage deductibles for wind and hail have become normal, shifting risk to the owner.",
    "Population growth is slow outside the Des Moines and Iowa City corridors.",
    "Frame houses a century old hide foundation, wiring and sewer costs.",
  ],
  foreclosure: {
    text: "Foreclosure runs through district court as an equitable action. The lender can choose a sale with redemption, where the owner may buy back for up to a year, or less if the lender waives a deficiency. It can also elect foreclosure without redemption, with a waiting period that protects resident owners more than landlords. Start to finish commonly takes six months to more than a year. Borrowers who cooperate sometimes use a voluntary non-judicial transfer to cap their exposure.",
    sources: [],
  },
  propertyTax: {
    text: "Iowa's effective rates are above the national average. Assessors revalue in odd-numbered years at full market value, then a statewide rollback reduces the share of residential value that is taxed. Rental houses and apartments get the same rollback as homes, but not the homestead credit. Payments fall due in September and March, a year behind, so ask for a proration at closing. The legislature passed a rewrite of levy limits and assessment rules in 2026, so check current law before you project a bill.",
    sources: [],
  },
  insurance: {
    text: "Wind is the story: the August 2020 derecho flattened trees and roofs across the middle of the state, and premiums have climbed since. Large hail follows most years from Sioux City to Davenport. River flooding in Cedar Rapids, Davenport and along the Missouri calls for a separate policy. Winter claims come from ice dams and freezing. For buildings nobody else will insure, the Iowa FAIR Plan writes a limited form.",
    sources: [],
  },
  landlordLaw: {
    text: "Iowa adopted the uniform landlord and tenant act in the 1970s, and its forms are standard. A three-day notice starts a rent case, and small-claims eviction hearings are set within about two weeks. Return deposits within 30 days of move-out and receipt of a forwarding address; bad-faith retention brings added damages. Late fees are limited by statute according to the rent. Nonrenewal of a month-to-month lease takes 30 days.",
    sources: [],
  },
  shortTermRentals: {
    text: "A 2020 statute treats a short-term rental as a residential use, so cities and counties may not prohibit it or demand a special permit. Health and safety rules that apply to all homes still count. Hosts collect the 5% state hotel tax plus a local tax in most cities. Okoboji's lakes, Iowa City game weekends and the Amana area are the proven demand. Associations and lake covenants can still say no.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Stable",
  nearby: ["illinois", "minnesota", "nebraska", "missouri", "wisconsin"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
