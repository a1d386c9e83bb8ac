import type { StateGuide } from "../state-guide.ts";

export const newHampshire = {
  id: "new-hampshire-dscr-loans",
  slug: "new-hampshire",
  state: "New Hampshire",
  stateCode: "NH",
  title: "New Hampshire DSCR Loans: Investor Guide",
  metaDescription:
    "New Hampshire has no wage or sales tax, but property tax and business tax fall on rentals. How towns, multifamily stock and winter costs shape the DSCR.",
  introduction:
    "New Hampshire collects little from paychecks and purchases and a great deal from buildings. Town tax rates differ so much that two identical triplexes ten miles apart can have ratios a tenth of a point apart. Vacancy has been near the lowest in the nation for years, and two- to four-unit wood-frame houses are the natural product. The scarce part is inventory, so be ready to close when one appears.",
  topMarkets: [
    {
      name: "Manchester",
      note: "Hospital, university and Boston-commuter tenants fill prewar triplexes on the West Side and in the inner wards, where rents have risen faster than assessed values.",
    },
    {
      name: "Nashua",
      note: "Defense and technology employers and the Massachusetts border support high rents in duplexes and condos, at prices that leave little room above the minimum ratio.",
    },
    {
      name: "Dover, Rochester and Somersworth",
      note: "The Tri-City area serves shipyard, university and Seacoast workers who cannot afford Portsmouth, with small multifamily buildings still priced by their income.",
    },
  ],
  marketHighlights: [
    "Statewide rental vacancy has stayed well below what housing agencies call balanced.",
    "Southern counties draw households from Greater Boston who keep Massachusetts wages.",
    "The Lakes Region and White Mountains run on second homes and visitors, a separate market from the southern cities.",
  ],
  investorBenefits: [
    "No tax on wages and, since 2025, none on interest and dividends, so most individual owners file no state income return.",
    "Deep stock of legal two- to four-unit buildings, which spreads vacancy risk within one loan.",
    "Zoning changes passed in 2025 opened more lots to accessory units and commercial corridors to housing.",
    "Tenant demand is strong enough that turnover downtime is usually measured in days.",
  ],
  regulations: [
    {
      text: "Buyer and seller each pay a real estate transfer tax of $0.75 per $100 of price, a cash cost to add to the down payment.",
      sources: [],
    },
    {
      text: "Rental activity above a gross-receipts threshold owes the business profits tax, and larger operations the business enterprise tax.",
      sources: [],
    },
    {
      text: "Children's blood-lead findings can lead to a state order against a pre-1978 unit, so price window and porch work into the offer.",
      sources: [],
    },
    {
      text: "Owners of multi-unit buildings must file the name of an in-state agent for service with the town clerk.",
      sources: [],
    },
  ],
  challenges: [
    "A revaluation can lift one property class far more than another; multifamily values rose sharply in recent city revaluations.",
    "Oil and propane heat included in rent can erase the cash flow that the lender's ratio shows.",
    "Old foundations, knob-and-tube wiring and shared septic systems bring repair conditions before closing.",
  ],
  foreclosure: {
    text: "Mortgages here contain a power of sale, and lenders foreclose without a judge. Notice must reach the borrower at least 45 days before the auction on most residential loans and be published three times. That is one of the shorter schedules in New England, often under four months from default to sale. The owner may ask a court to enjoin the auction but must do so beforehand. After the sale there is no redemption period to fall back on, so refinance or sell early.",
    sources: [],
  },
  propertyTax: {
    text: "Effective rates are among the highest in the country because schools and towns lean on this one source. Every municipality must bring values to market at least once in five years, and the state publishes a ratio that shows how stale each roll is. Rates are the same for owner-occupied and rented homes; exemptions go to groups such as older residents and veterans. A sale does not by itself change the assessment. Divide the assessed value by the town's ratio to see what the bill may become after the next revaluation.",
    sources: [],
  },
  insurance: {
    text: "Ice dams, burst pipes and roof snow drive claims from December to March. Carriers ask about heating age, electrical updates and porches on the classic triple-decker, and some refuse knob-and-tube wiring. The short coastline and the tidal rivers need flood quotes, and inland towns have had damaging summer washouts. Wind exposure is moderate away from Hampton and Rye. A vacant building in winter needs a vacancy endorsement or the policy may not respond.",
    sources: [],
  },
  landlordLaw: {
    text: "For unpaid rent a landlord gives a seven-day demand and notice to quit, which the tenant can defeat by paying up a limited number of times. Most other terminations of covered housing need a stated cause and 30 days. A law effective July 2026 lets owners end a tenancy when a lease of 12 months or longer expires, on 60 days' notice. Deposits are generally limited to one month's rent and returned within 30 days. No town may set rents, since none has been given that power.",
    sources: [],
  },
  shortTermRentals: {
    text: "Operators register with the state and collect the 8.5% meals and rooms tax. Everything else is local zoning, and the courts have read ordinances closely: Conway lost its attempt to bar non-owner-occupied rentals under its old code, while Portsmouth's reading was upheld. Laconia, North Conway and the Lakes Region towns license or are drafting rules. Ski and lake seasons leave long quiet months in between. A lender will often compare the trailing year with the appraiser's long-term rent and take the lower.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Growing",
  nearby: ["maine", "massachusetts", "vermont"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
