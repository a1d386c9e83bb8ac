import { type StateText, sourced } from "../state-guide.ts";

export const newHampshire: StateText = {
  state: "New Hampshire",
  stateCode: "NH",
  metaDescription:
    "New Hampshire has no wage or sales tax, but property tax and business tax fall on rentals. How towns, multifamily stock and winter costs shape the DSCR.",
  introduction:
    "New Hampshire collects little from paychecks and purchases and a great deal from buildings. Town tax rates differ so much that two identical triplexes ten miles apart can have ratios a tenth of a point apart. Rental vacancy has been low for years, and two- to four-unit wood-frame houses are the natural product. The scarce part is inventory, so be ready to close when one appears.",
  topMarkets: {
    Manchester:
      "Hospital, university and Boston-commuter tenants fill prewar triplexes on the West Side and in the inner wards, where an old assessment may sit far below the price you pay.",
    Nashua:
      "Defense and technology employers and the Massachusetts border support high rents in duplexes and condos, at prices that leave little room above the minimum ratio.",
    "Dover, Rochester and Somersworth":
      "The Tri-City area serves shipyard, university and Seacoast workers who cannot afford Portsmouth, with small multifamily buildings still priced by their income.",
  },
  marketHighlights: [
    "Statewide rental vacancy has stayed well below what housing agencies call balanced.",
    "Southern counties draw households from Greater Boston who keep Massachusetts wages.",
    "The Lakes Region and White Mountains run on second homes and visitors, a separate market from the southern cities.",
  ],
  investorBenefits: [
    sourced(
      "No tax on wages and, since 2025, none on interest and dividends, though rental income above the threshold still owes the business profits tax.",
      "New Hampshire Department of Revenue Administration, repeal of the interest and dividends tax",
      "RSA chapter 77-A",
    ),
    "Deep stock of legal two- to four-unit buildings, which spreads vacancy risk within one loan.",
    sourced(
      "Zoning changes passed in 2025 opened more lots to accessory units and commercial corridors to housing.",
      "House Bill 577 (2025), RSA 674:71 to 674:73 (accessory units)",
      "House Bill 631 (2025) (housing in commercial zones)",
    ),
    "Tenant demand is strong, so the gap between two leases tends to be short.",
  ],
  regulations: [
    sourced(
      "Rental activity above a gross-receipts threshold owes the business profits tax, and larger operations the business enterprise tax; the state adjusts both thresholds.",
      "RSA chapter 77-A",
      "RSA chapter 77-E",
    ),
    sourced(
      "Children's blood-lead findings can lead to a state order against a pre-1978 unit, so price window and porch work into the offer.",
      "RSA chapter 130-A (lead paint poisoning prevention)",
    ),
    sourced(
      "Owners of most rental buildings must file with the town clerk the name of a person in the state who accepts service of process.",
      "RSA 540:1-b",
      "RSA 540:1-a (which rentals are covered)",
    ),
  ],
  challenges: [
    sourced(
      "A revaluation can lift one property class far more than another, so ask how multifamily values moved in the last one.",
      "RSA 75:8-a",
    ),
    "Oil and propane heat included in rent can erase the cash flow that the lender's ratio shows.",
    "Old foundations, knob-and-tube wiring and shared septic systems bring repair conditions before closing.",
  ],
  foreclosure: sourced(
    "Mortgages here contain a power of sale, and lenders foreclose without a judge. Notice must reach the borrower at least 25 days before the auction, or 45 days where the statute counts the loan as a residential mortgage, and it is published for three weeks in a row. Ask counsel which period fits a business-purpose loan to an LLC. The owner may ask the superior court to enjoin the auction but must do so beforehand. After the sale there is no redemption period to fall back on, so refinance or sell early. No state agency publishes a usual duration.",
    "RSA 479:25 (notice, publication, petition to enjoin)",
    "RSA 479:26 (effect of the foreclosure deed)",
  ),
  propertyTax: sourced(
    "Effective rates are among the highest in the country because schools and towns lean on this one source. Every municipality must bring values to market at least once in five years, and the state publishes a ratio that shows how stale each roll is. Rates are the same for owner-occupied and rented homes; exemptions and credits go to groups such as older residents and veterans. A sale does not by itself change the assessment. Divide the assessed value by the town's ratio to see what the bill may become after the next revaluation.",
    "U.S. Census Bureau, American Community Survey, tables B25103 and B25077 (median tax and value)",
    "RSA 75:8-a (five-year valuation)",
    "New Hampshire Department of Revenue Administration, annual equalization survey",
    "RSA 72:39-a and 72:28 (older residents, veterans)",
  ),
  insurance: sourced(
    "Ice dams, burst pipes and roof snow drive winter claims. Carriers ask about heating age, electrical updates and porches on the classic triple-decker, and some refuse knob-and-tube wiring. The short coastline and the tidal rivers need flood quotes, and inland towns have had damaging summer washouts that an ordinary policy leaves out. Wind exposure is moderate away from Hampton and Rye. Many policies limit cover once a building stands vacant, so ask for a vacancy endorsement before a winter renovation.",
    "New Hampshire Insurance Department, consumer guides to homeowner coverage (winter damage, vacancy)",
    "Federal Emergency Management Agency, National Flood Insurance Program (what homeowner policies leave out)",
    "National Centers for Environmental Information, Storm Events Database",
  ),
  landlordLaw: sourced(
    "For unpaid rent a landlord gives a seven-day demand and notice to quit, which the tenant can defeat by paying up a limited number of times. Most other terminations of covered housing need a stated cause and 30 days. A law effective July 2026 lets owners end a tenancy when a lease of 12 months or longer expires, on 60 days' notice. Deposits are generally limited to one month's rent and returned within 30 days. No town may set rents: the state supreme court held in 1981 that the legislature had not given towns that power.",
    "RSA 540:2 and 540:3 (grounds and notice)",
    "RSA 540:9 (payment after notice)",
    "House Bill 60 (2025), RSA 540:2, II(i) (end of lease)",
    "RSA 540-A:6 and 540-A:7 (deposits)",
    "Girard v. Town of Allenstown, 121 N.H. 268 (1981) (rent control)",
  ),
  shortTermRentals: sourced(
    "Operators register with the state and collect the 8.5% meals and rooms tax. Everything else is local zoning, and the courts have read ordinances closely: Conway lost its attempt to bar non-owner-occupied rentals under its old code, while Portsmouth's reading was upheld. The words of the ordinance decide, so read them for Laconia and for each Lakes Region or Mount Washington Valley town. Ski and lake seasons leave long quiet months in between. Some lenders compare the trailing year with the appraiser's long-term rent and take the lower.",
    "RSA chapter 78-A (meals and rooms tax)",
    "Town of Conway v. Kudrick (N.H. 2023)",
    "Working Stiff Partners v. City of Portsmouth, 172 N.H. 611 (2019)",
    "RSA 674:16 (local zoning power)",
  ),
  notKnown: [
    "The year of a town's next revaluation and how its assessor treats two- to four-unit houses: ask the town's assessing office.",
    "Whether an LLC's rent roll passes the business tax thresholds this year: ask a tax preparer who files in the state.",
    "How town boards apply a short-term rental rule to a house you have not yet bought: ask the planning office in writing.",
  ],
  marketTrend: "Growing",
  nearby: ["maine", "massachusetts", "vermont"],
  reviewed: "2026-11-18",
};
