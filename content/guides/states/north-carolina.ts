import type { StateGuide } from "../state-guide.ts";

export const northCarolina = {
  id: "north-carolina-dscr-loans",
  slug: "north-carolina",
  state: "North Carolina",
  stateCode: "NC",
  title: "North Carolina DSCR Loans: Investor Guide",
  metaDescription:
    "North Carolina offers growth, modest taxes and landlord-friendly courts, with coastal wind pools and revaluation years to watch. A DSCR borrower's guide.",
  introduction:
    "North Carolina draws investors because jobs, population and new housing have all grown together. Lenders like it too: property tax is moderate, the foreclosure path is short, and rent control is off the table. The ratio is decided by which metro you choose, since Charlotte and Raleigh prices have moved ahead of rents while the Triad has not. At the coast and in the western mountains, storms are part of the underwriting.",
  topMarkets: [
    {
      name: "Charlotte",
      note: "Bank, hospital and logistics workers rent three-bedroom houses across the inner ring and Gaston and Cabarrus counties, where older stock gives better coverage than new subdivisions.",
    },
    {
      name: "Raleigh and Durham",
      note: "Research Triangle salaries support firm rents, but institutional owners compete for the same houses and ratios hover near the minimum at full leverage.",
    },
    {
      name: "Greensboro and Winston-Salem",
      note: "The Triad pairs aviation, furniture and medical employment with lower prices, making duplexes and brick ranches the state's most dependable coverage.",
    },
  ],
  marketHighlights: [
    "The state has ranked near the top for in-migration for several years running.",
    "Life sciences, banking and vehicle and battery manufacturing have diversified an economy once tied to textiles.",
    "Military posts at Fayetteville and Jacksonville give the eastern counties a steady rental base.",
    "Heavy apartment construction slowed rent growth in Charlotte and Raleigh after 2023; houses have held up better.",
  ],
  investorBenefits: [
    "A flat personal income tax whose rate has been falling by statute.",
    "Statewide preemption of rent control on private housing.",
    "No separate, higher tax rate for non-owner-occupied homes.",
    "A wide choice of lenders, several of which list the state as a core market.",
  ],
  regulations: [
    {
      text: "A North Carolina attorney supervises the closing; out-of-state buyers usually sign by mail.",
      sources: [],
    },
    { text: "The seller pays an excise tax on the deed of $2 per $1,000 of price.", sources: [] },
    {
      text: "Cities face statutory limits on programs that would require permits or registration merely to rent a home.",
      sources: [],
    },
    {
      text: "Managing for others requires a broker license, and deposits held by managers go into trust accounts.",
      sources: [],
    },
  ],
  challenges: [
    "Hurricane Helene in 2024 reset flood and landslide expectations around Asheville and the Blue Ridge.",
    "Some suburbs and associations limit the share of homes that may be rented.",
    "Builder incentives on new houses can leave resale investors with weak comparable sales.",
  ],
  foreclosure: {
    text: "North Carolina uses a power of sale with one court step: a hearing before the clerk of superior court, who checks the debt, the default and the notice. If the clerk authorizes the sale, it can follow within weeks. A 10-day upset-bid period then begins and restarts with each higher bid. From filing to deed, three to five months is typical. Owners of rentals get the same hearing but few of the pre-filing protections that apply to home loans, so the time to negotiate is before the notice is posted.",
    sources: [],
  },
  propertyTax: {
    text: "Effective rates are below the national average. Counties must revalue at least every eight years, and fast-growing ones do so every four or even more often. In between, the assessed value stays put, and a sale does not change it. The danger is buying late in the cycle: the next revaluation may lift the value by a third or more while the rate falls less. Mecklenburg, Wake and Durham publish their schedules, so ask which year you are in.",
    sources: [],
  },
  insurance: {
    text: "Along the sounds and beaches, wind is often written by the Coastal Property Insurance Pool and the rest of the policy by a private carrier. The joint underwriting association, the state's FAIR plan, backs up owners elsewhere. Named-storm deductibles are a percentage of the insured value and should be matched with reserves. Inland, hail and falling trees lead the claims, and river flooding reaches far past the mapped zones. Premiums across the Piedmont remain moderate, which is part of why coverage works there.",
    sources: [],
  },
  landlordLaw: {
    text: "A landlord goes to small claims court for summary ejectment, where a magistrate often hears the case within two weeks. If the lease has no forfeiture clause, a 10-day demand for rent comes first, so use a lease that has one. Deposits are capped at two months' rent for terms longer than month to month and must be held in a trust account or bonded. Return or accounting is due within 30 days. Late fees and court fees are fixed by statute, and inventing others is a frequent mistake.",
    sources: [],
  },
  shortTermRentals: {
    text: "The Vacation Rental Act governs stays under 90 days and sets rules for deposits and mandatory evacuations. A 2022 appellate decision struck down Wilmington's registration lottery, and cities have since relied on zoning. Asheville bars whole-house rentals in most residential districts and enforces it. Beach and lake towns are generally open but collect occupancy tax on top of sales tax. Buncombe, Dare and Watauga counties each need separate homework before a lender will credit nightly income.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Growing",
  nearby: ["south-carolina", "virginia", "tennessee", "georgia"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
