import { type StateText, sourced } from "../state-guide.ts";

export const southDakota: StateText = {
  state: "South Dakota",
  stateCode: "SD",
  metaDescription:
    "No income tax and growing cities make South Dakota attractive. See how the non-owner tax class, hail and redemption periods affect a DSCR loan there.",
  introduction:
    "South Dakota taxes no income, keeps regulation light and has in Sioux Falls a metro that has grown faster than the nation. Its property tax, however, separates people who live in their homes from everyone else, and landlords are in the second group. Lender choice is narrower than in larger states. A borrower with clean files and a house in one of the two main cities will still get competing quotes.",
  topMarkets: {
    "Sioux Falls":
      "Hospital systems, card processors and meatpacking supply tenants for split-foyer houses and twin homes, while a wave of new apartments keeps rent growth in check.",
    "Rapid City":
      "Ellsworth Air Force Base expansion and regional medicine push rents up, and older west-side houses cover better than new construction at current prices.",
    Brookings:
      "South Dakota State University and manufacturers fill student houses and fourplexes, a small market where one good local manager decides the result.",
  },
  marketHighlights: [
    "Banking, health care and agriculture processing lead employment in the east.",
    "The bomber program at Ellsworth brings several thousand people to the Rapid City area over a period of years.",
    "Tourism in the Black Hills concentrates income between May and September.",
    "Sioux Falls has permitted record numbers of apartments, so compare concessions before setting a rent.",
  ],
  investorBenefits: [
    sourced(
      "No personal or corporate income tax at the state level.",
      "South Dakota Department of Revenue, list of state taxes",
    ),
    sourced(
      "Cities and counties are forbidden to control rents.",
      "South Dakota Codified Laws § 6-1-13 (rent control)",
    ),
    sourced(
      "A tenant sued for possession has five days to answer, so court dates come soon.",
      "South Dakota Codified Laws § 21-16-7 (time to answer)",
    ),
    sourced(
      "Trust and LLC law that estate planners elsewhere admire, useful for families who hold rentals long term.",
      "South Dakota Codified Laws chapter 47-34A (limited liability companies) and title 55 (trusts)",
    ),
  ],
  regulations: [
    sourced(
      "Landlords must disclose known prior methamphetamine manufacturing in a unit.",
      "South Dakota Codified Laws § 43-32-30 (disclosure)",
    ),
    sourced(
      "Sioux Falls requires a permit for every rental and a contact within 50 miles; Brookings licenses and inspects rentals.",
      "Sioux Falls Code of Ordinances §§ 150.175 to 150.177 (residential rental permit)",
      "City of Brookings, rental licensing and inspection",
    ),
    sourced(
      "Contractors pay an excise tax on gross receipts, which appears inside renovation bids.",
      "South Dakota Codified Laws chapter 10-46A (contractors' excise tax)",
    ),
  ],
  challenges: [
    "Thin sales data outside the two metros can leave an appraisal below contract price.",
    "Loan minimums exclude many small-town houses that otherwise cover with ease.",
    "Winter vacancy is hard to fill; time leases to end in spring or summer.",
  ],
  foreclosure: sourced(
    "A mortgage with a power of sale may be foreclosed by advertisement, but the borrower can require the lender to go to court instead. The lender publishes four weekly notices and serves the owner at least 21 days before the sale. What follows matters more: a redemption right of 180 days under a short-term redemption mortgage and one year otherwise. The short-term act covers tracts of up to 40 acres, must be named in the mortgage and leaves the owner in possession meanwhile. For a borrower it is a real second chance, provided a refinance is realistic.",
    "South Dakota Codified Laws § 21-48-9 (foreclosure by action on request)",
    "South Dakota Codified Laws § 21-48-6 and § 21-48-6.1 (publication and service)",
    "South Dakota Codified Laws § 21-52-11 (time to redeem)",
    "South Dakota Codified Laws chapter 21-49 (short-term redemption mortgages)",
  ),
  propertyTax: sourced(
    "Bills run close to the national average, but the class system is the point. Homes occupied by their owner get a lower school levy, while rentals fall in the other non-agricultural class. From taxes payable in 2027, counties must hold growth of total owner-occupied value to 3% a year for five years, new construction aside, a limit that does not cover landlords. Assessments are annual and taxes are paid in arrears, so a buyer often receives a credit at closing. Recompute the bill with the non-owner levy whenever you buy from an occupant.",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values)",
    "South Dakota Codified Laws § 10-13-39 (owner-occupied class) and § 10-12-42 (school levies)",
    "South Dakota Codified Laws § 10-6-158 (3% limit)",
    "South Dakota Codified Laws § 10-6-105 (annual assessment)",
    "South Dakota Department of Revenue, property tax calendar (taxes paid in the following year)",
  ),
  insurance: sourced(
    "Hail is the peril to price first, with Rapid City and the Sioux Falls area both hit often. Expect percentage deductibles and questions about roof age. Blizzards, derechos and deep frost bring other claims. In the Black Hills, wildfire zones need defensible space, and flash flood is a known danger since the 1972 Rapid Creek disaster, which a standard policy would not cover. Ask whether impact-resistant shingles earn a credit.",
    "National Oceanic and Atmospheric Administration, Storm Events Database (hail and wind)",
    "South Dakota Division of Insurance, homeowners insurance guidance",
    "National Weather Service, Rapid City flood of June 9, 1972",
  ),
  landlordLaw: sourced(
    "A landlord may sue once rent is three days overdue. The state repealed the separate three-day notice to quit in 2024, and the tenant now has five days to answer the summons. A deposit is limited to one month's rent unless special conditions justify more by agreement. Its return, or a written reason for keeping it, is due in 21 days under an act of 2026, where it was two weeks before. Late fees come mainly from the lease, while a statute covers notice before entry. A landlord changes or ends a monthly lease on 30 days' notice, but since 2024 a tenancy at will ends on 15, so write the period into the lease.",
    "South Dakota Codified Laws § 21-16-1 and § 21-16-7 (unpaid rent, time to answer)",
    "Senate Bill 90 of 2024 (repeal of § 21-16-2)",
    "South Dakota Codified Laws § 43-32-6.1 and § 43-32-24 (deposits, as amended by Senate Bill 4 of 2026)",
    "South Dakota Codified Laws § 43-32-32 (entry)",
    "South Dakota Codified Laws § 43-32-13 (monthly lease) and § 43-8-8 (tenancy at will, as amended by Senate Bill 89 of 2024)",
  ),
  shortTermRentals: sourced(
    "A house rented by the day or week for more than 14 days a year usually needs a vacation home license and inspection from the state health department. State sales tax, a tourism tax and municipal taxes are owed. Pennington County uses permits outside the cities, and each Black Hills town sets its own zoning, so call the planning office first. The Sturgis rally can pay for months of holding cost in ten days, which is exactly why underwriters average it. A nightly rental also sits in the non-owner tax class.",
    "South Dakota Codified Laws § 34-18-1 and § 34-18-9 (vacation home license)",
    "Administrative Rules of South Dakota chapter 44:02:08 (vacation homes)",
    "South Dakota Department of Revenue, lodging taxes (chapters 10-45, 10-45D, 10-52 and 10-52A)",
    "Pennington County Zoning Ordinance, vacation home rentals",
    "South Dakota Codified Laws § 10-13-39 (owner-occupied class)",
  ),
  notKnown: [
    "What Deadwood, Lead, Spearfish or Custer allows on a given lot: ask the city planner, because the rules change by zone.",
    "The non-owner levy for the coming year: ask the county auditor once school budgets are set.",
    "Which lenders write loans outside Sioux Falls and Rapid City: ask for the lender's rural definition before you pay for an appraisal.",
  ],
  marketTrend: "Growing",
  nearby: ["north-dakota", "minnesota", "iowa", "nebraska", "wyoming"],
  reviewed: "2026-11-18",
};
