import type { StateGuide } from "../state-guide.ts";

export const southDakota = {
  id: "south-dakota-dscr-loans",
  slug: "south-dakota",
  state: "South Dakota",
  stateCode: "SD",
  title: "South Dakota DSCR Loans: Investor Guide",
  metaDescription:
    "No income tax and growing cities make South Dakota attractive. See how the non-owner tax class, hail and redemption periods affect a DSCR loan there.",
  introduction:
    "South Dakota taxes no income, keeps regulation light and has in Sioux Falls one of the quicker-growing small metros in the Midwest. Its property tax, however, separates people who live in their homes from everyone else, and landlords are in the second group. Lender choice is narrower than in larger states. A borrower with clean files and a house in one of the two main cities will still get competing quotes.",
  topMarkets: [
    {
      name: "Sioux Falls",
      note: "Hospital systems, card processors and meatpacking supply tenants for split-foyer houses and twin homes, while a wave of new apartments keeps rent growth in check.",
    },
    {
      name: "Rapid City",
      note: "Ellsworth Air Force Base expansion and regional medicine push rents up, and older west-side houses cover better than new construction at current prices.",
    },
    {
      name: "Brookings",
      note: "South Dakota State University and manufacturers fill student houses and fourplexes, a small market where one good local manager decides the result.",
    },
  ],
  marketHighlights: [
    "Banking, health care and agriculture processing lead employment in the east.",
    "The bomber program at Ellsworth brings several thousand people to the Rapid City area over a period of years.",
    "Tourism in the Black Hills concentrates income between May and September.",
    "Sioux Falls has permitted record numbers of apartments, so compare concessions before setting a rent.",
  ],
  investorBenefits: [
    "No personal or corporate income tax at the state level.",
    "Cities and counties are forbidden to control rents.",
    "Fast court dates for possession cases.",
    "Trust and LLC law that estate planners elsewhere admire, useful for families who hold rentals long term.",
  ],
  regulations: [
    { text: "The seller usually pays a transfer fee of $1 per $1,000 of price.", sources: [] },
    { text: "Landlords must disclose known prior methamphetamine manufacturing in a unit.", sources: [] },
    {
      text: "Sioux Falls and Brookings register or license rental housing and inspect on complaint or schedule.",
      sources: [],
    },
    {
      text: "Contractors pay an excise tax on gross receipts, which appears inside renovation bids.",
      sources: [],
    },
  ],
  challenges: [
    "Thin sales data outside the two metros can leave an appraisal below contract price.",
    "Loan minimums exclude many small-town houses that otherwise cover with ease.",
    "Winter vacancy is hard to fill; time leases to end in spring or summer.",
  ],
  foreclosure: {
    text: "A mortgage with a power of sale may be foreclosed by advertisement, but the borrower can require the lender to go to court instead. What follows the auction matters more: a redemption right, commonly 180 days under a short-term redemption mortgage and as long as a year otherwise. During that time the owner may stay in control and collect rent unless a receiver is named. Lenders know this and favor the short-term form. For a borrower it is a real second chance, provided a refinance is realistic.",
    sources: [],
  },
  propertyTax: {
    text: "Bills run close to the national average, but the class system is the point. Homes occupied by their owner get a lower school levy, while rentals fall in the other non-agricultural class. From taxes payable in 2027, counties must hold growth of total owner-occupied value to 3% a year for five years, a limit that does not cover landlords. Assessments are annual and taxes are paid in arrears, so a buyer often receives a credit at closing. Recompute the bill with the non-owner levy whenever you buy from an occupant.",
    sources: [],
  },
  insurance: {
    text: "Hail costs more here than any other peril, with Rapid City and the Sioux Falls area both hit often. Expect percentage deductibles and questions about roof age. Blizzards, derechos and deep frost bring the next group of claims. In the Black Hills, wildfire zones need defensible space, and flash flood is a known danger since the 1972 Rapid Creek disaster. Impact-resistant shingles earn credits from several carriers.",
    sources: [],
  },
  landlordLaw: {
    text: "When rent is three days overdue the landlord may serve a three-day notice to quit, and a hearing can follow within about two weeks. A deposit is limited to one month's rent unless special conditions justify more by agreement. Its return, or a written reason for keeping it, is due in two weeks. Late fees and entry terms come mainly from the lease, so write it carefully. Tenancies from month to month end on a month's notice.",
    sources: [],
  },
  shortTermRentals: {
    text: "A house rented for short stays usually needs a vacation home license and inspection from the state health department. State sales tax, a tourism tax and municipal taxes are owed. Deadwood, Lead, Spearfish and Custer have debated or adopted limits, and Pennington County uses permits outside the cities. The Sturgis rally can pay for months of holding cost in ten days, which is exactly why underwriters average it. A nightly rental also sits in the non-owner tax class.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Growing",
  nearby: ["north-dakota", "minnesota", "iowa", "nebraska", "wyoming"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
