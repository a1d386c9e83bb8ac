import { type StateText, sourced } from "../state-guide.ts";

export const northCarolina: StateText = {
  state: "North Carolina",
  stateCode: "NC",
  metaDescription:
    "North Carolina offers growth, modest taxes and landlord-friendly courts, with coastal wind pools and revaluation years to watch. A DSCR borrower's guide.",
  introduction:
    "North Carolina draws investors because jobs, population and new housing have all grown together. Lenders like it too: property tax is moderate, the foreclosure path is short, and rent control is off the table. The ratio is decided by which metro you choose, since Charlotte and Raleigh prices are high against rents and the Triad's are lower. At the coast and in the western mountains, storms are part of the underwriting.",
  topMarkets: {
    Charlotte:
      "Bank, hospital and logistics workers rent three-bedroom houses across the inner ring and Gaston and Cabarrus counties, where older stock gives better coverage than new subdivisions.",
    "Raleigh and Durham":
      "Research Triangle salaries support firm rents, but institutional owners compete for the same houses and ratios hover near the minimum at full leverage.",
    "Greensboro and Winston-Salem":
      "The Triad pairs aviation, furniture and medical employment with lower prices, so duplexes and brick ranches often reach coverage there.",
  },
  marketHighlights: [
    "More people have moved in than out for several years running, by Census estimates.",
    "Life sciences, banking and vehicle and battery manufacturing have diversified an economy once tied to textiles.",
    "Military posts at Fayetteville and Jacksonville give the eastern counties a steady rental base.",
    "Heavy apartment construction slowed rent growth in Charlotte and Raleigh after 2023; houses have held up better.",
  ],
  investorBenefits: [
    sourced("A flat personal income tax whose rate has been falling by statute.", "G.S. 105-153.7"),
    sourced("Statewide preemption of rent control on private housing.", "G.S. 42-14.1"),
    sourced(
      "No separate, higher tax rate for non-owner-occupied homes.",
      "North Carolina Constitution, article V, section 2",
    ),
    "A wide choice of lenders, several of which list the state as a core market.",
  ],
  regulations: [
    sourced(
      "A North Carolina attorney supervises the closing; out-of-state buyers usually sign by mail.",
      "G.S. 84-2.1 and 84-4",
      "North Carolina State Bar, Authorized Practice Advisory Opinion 2002-1",
    ),
    sourced("The seller pays an excise tax on the deed of $2 per $1,000 of price.", "G.S. 105-228.30"),
    sourced(
      "Cities face statutory limits on programs that would require permits or registration merely to rent a home.",
      "G.S. 160D-1207",
    ),
    sourced(
      "Managing for others requires a broker license, and deposits held by managers go into trust accounts.",
      "G.S. 93A-1 and 93A-2",
      "G.S. 42-50",
    ),
  ],
  challenges: [
    "Hurricane Helene in 2024 reset flood and landslide expectations around Asheville and the Blue Ridge.",
    sourced(
      "Some owners' associations limit the share of homes that may be rented.",
      "North Carolina Planned Community Act, G.S. chapter 47F",
    ),
    "Builder incentives on new houses can leave resale investors with weak comparable sales.",
  ],
  foreclosure: sourced(
    "North Carolina uses a power of sale with one court step: a hearing before the clerk of superior court, who checks the debt, the default, the right to sell and the notice. The hearing notice goes out at least 10 days ahead, and the sale notice must be posted for 20 days. A 10-day upset-bid period then begins and restarts with each higher bid. Those steps add up to about six weeks at the least; no agency publishes a usual total. Owners of rentals get the same hearing but not the 45-day notice that the law gives home loans, so the time to negotiate is before the hearing is set.",
    "G.S. 45-21.16 (hearing and its notice)",
    "G.S. 45-21.17 (notice of sale)",
    "G.S. 45-21.27 (upset bids)",
    "G.S. 45-101 and 45-102 (home loans)",
  ),
  propertyTax: sourced(
    "Effective rates are below the national average. Counties must revalue at least every eight years, and many choose a shorter cycle. In between, the assessed value does not follow the market, and a sale does not change it. The danger is buying late in the cycle: the next revaluation may lift the value sharply while the rate falls less. The Department of Revenue lists the year of each county's next revaluation, so ask which year you are in.",
    "U.S. Census Bureau, American Community Survey, tables B25103 and B25077 (median tax and value)",
    "G.S. 105-286 (revaluation cycle)",
    "G.S. 105-287 (changes between revaluations)",
    "North Carolina Department of Revenue, county revaluation schedule",
  ),
  insurance: sourced(
    "Along the sounds and beaches, wind is often written by the Coastal Property Insurance Pool and the rest of the policy by a private carrier. The joint underwriting association, the state's FAIR plan, backs up owners elsewhere. Named-storm deductibles are a percentage of the insured value and should be matched with reserves. Inland, hail and falling trees lead the claims, and river flooding reaches far past the mapped zones. Premiums in the Piedmont escape the coastal wind surcharge, which is part of why coverage works there.",
    "G.S. chapter 58, article 45 (Coastal Property Insurance Pool)",
    "G.S. chapter 58, article 46 (FAIR plan)",
    "North Carolina Department of Insurance, homeowner guides and rate territories",
    "North Carolina Flood Risk Information System",
  ),
  landlordLaw: sourced(
    "A landlord goes to small claims court for summary ejectment, and the summons sets a magistrate's hearing within seven business days. If the lease has no forfeiture clause, a 10-day demand for rent comes first, so use a lease that has one. Deposits are capped at two months' rent for terms longer than month to month and must be held in a trust account or bonded. Return or accounting is due within 30 days. Late fees and court fees are limited by statute, and inventing others is a frequent mistake.",
    "G.S. 42-26 and 42-28 (ejectment and summons)",
    "G.S. 42-3 (10-day demand)",
    "G.S. 42-50 to 42-52 (deposits)",
    "G.S. 42-46 (fees)",
  ),
  shortTermRentals: sourced(
    "The Vacation Rental Act governs stays under 90 days and sets rules for deposits and mandatory evacuations. A 2022 appellate decision struck down Wilmington's registration lottery under the state's limits on rental permits, which leaves cities their zoning power. Asheville bars whole-house rentals under 30 days in most residential districts. Counties and towns may collect occupancy tax on top of sales tax. Buncombe, Dare and Watauga counties each need separate homework before a lender will credit nightly income.",
    "Vacation Rental Act, G.S. chapter 42A",
    "Schroeder v. City of Wilmington, 282 N.C. App. 558 (2022)",
    "Asheville Code of Ordinances, chapter 7 (development)",
    "G.S. 153A-155 and 160A-215 (occupancy tax)",
    "G.S. 105-164.4F (sales tax)",
  ),
  notKnown: [
    "How far a house near Asheville sat above the 2024 flood water: ask the county for its damage records, and the seller for repair permits.",
    "What the Coastal Property Insurance Pool will charge for wind at one address: ask an agent, since its territories follow the shore.",
    "Whether an association has reached its rental cap: ask its manager in writing during due diligence.",
  ],
  marketTrend: "Growing",
  nearby: ["south-carolina", "virginia", "tennessee", "georgia"],
  reviewed: "2026-11-18",
};
