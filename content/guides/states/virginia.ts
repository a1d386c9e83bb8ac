import type { StateGuide } from "../state-guide.ts";

export const virginia = {
  id: "virginia-dscr-loans",
  slug: "virginia",
  state: "Virginia",
  stateCode: "VA",
  title: "Virginia DSCR Loans: Investor Guide",
  metaDescription:
    "Virginia offers military and federal tenants, moderate taxes and quick trustee sales, with new 2026 eviction rules. A state guide for DSCR borrowers.",
  introduction:
    "Government pays the rent across much of Virginia: the Pentagon and agencies in the north, the fleet in Hampton Roads, the capital in Richmond. That steadiness shows in low vacancy and in prices near Washington that few ratios survive. Coverage improves as you move south and west. Tenant law tightened in 2026, and owners who rely on an old lease form or an old timetable will lose weeks.",
  topMarkets: [
    {
      name: "Richmond",
      note: "State offices, banks and hospitals support brick duplexes and ranches in Henrico and Chesterfield, where prices remain within reach of the minimum ratio.",
    },
    {
      name: "Hampton Roads",
      note: "Navy and shipyard households with housing allowances rent in Norfolk, Newport News and Chesapeake, so tie your rent to the current allowance table and check the flood zone.",
    },
    {
      name: "Roanoke",
      note: "Health care and rail-town employers fill inexpensive foursquares and small multifamilies, the easiest large market in the state for coverage.",
    },
  ],
  marketHighlights: [
    "Data centers, defense contracting and federal agencies drive the north, though federal job cuts have made that demand less certain.",
    "Norfolk hosts the largest naval base in the world, and transfers keep rentals turning over in summer.",
    "Richmond's rents grew faster than the national average after 2020.",
    "College towns such as Blacksburg and Charlottesville lease a year ahead, by the bedroom.",
  ],
  investorBenefits: [
    "Localities have no power to control rents without permission from the General Assembly, which has not given it.",
    "Homes that are rented are taxed at the same rate as homes that are owned.",
    "Trustee sales are quick, and lenders price the state accordingly.",
    "Broad mix of price levels, from mountain towns to inner suburbs, under one body of law.",
  ],
  regulations: [
    {
      text: "Recordation tax is charged on both the deed and the deed of trust, so leverage raises closing cost.",
      sources: [],
    },
    {
      text: "Sellers pay a grantor tax, with added regional fees in Northern Virginia and Hampton Roads.",
      sources: [],
    },
    {
      text: "Some cities designate rental inspection districts that require a certificate every few years.",
      sources: [],
    },
    {
      text: "Out-of-state owners of several units must appoint a Virginia agent for service of notices.",
      sources: [],
    },
  ],
  challenges: [
    "North of Fredericksburg, prices usually demand large equity or a ratio below break-even.",
    "Tidal flooding in Norfolk and Portsmouth hurts both insurance and resale.",
    "Independent cities and counties each run their own tax, permit and court offices.",
  ],
  foreclosure: {
    text: "A trustee named in the deed of trust sells the property after written notice and newspaper advertising, with no lawsuit. The calendar is among the shortest in the country; eight to twelve weeks after acceleration is possible. The contract and not the statute supplies most cure rights, so read the default section of the loan agreement. No redemption follows. Deficiency suits are permitted, and courts enforce guarantees as written.",
    sources: [],
  },
  propertyTax: {
    text: "Effective rates sit a little below the national average, with the highest nominal rates in the urban north. Cities and larger counties reassess every year, rural ones every four to six. There is no cap on annual growth and no break for occupancy, so a landlord starts level with the neighbors. After a reassessment the locality must advertise if its revenue rises by more than a small amount. Relief is reserved for older or disabled owners and certain veterans.",
    sources: [],
  },
  insurance: {
    text: "Inland premiums are among the friendlier ones on the East Coast. Around the lower Chesapeake, wind deductibles and flood policies are standard, and rising water has made flood quotes volatile. The Virginia Property Insurance Association, the FAIR plan, covers homes that others decline. Mountain counties saw serious river flooding from Hurricane Helene in 2024. Tenants in older Richmond and Roanoke houses cause the usual kitchen and space-heater fires, so ask what wiring the carrier accepts.",
    sources: [],
  },
  landlordLaw: {
    text: "The pay-or-quit notice for unpaid rent went from five to 14 days on July 1, 2026. Owners of more than four units must also offer a payment plan in some cases, and a tenant may redeem by paying in full before the sheriff arrives. Deposits are limited to two months' rent and are due back within 45 days. The Residential Landlord and Tenant Act covers almost every dwelling, including a single rented house. General district courts are efficient once the paperwork is right.",
    sources: [],
  },
  shortTermRentals: {
    text: "State law lets localities require registration and collect transient occupancy tax, and leaves zoning to them. Virginia Beach restricts new rentals to oceanfront and Sandbridge areas by permit. Richmond ties rentals in residential zones to the operator's own home, and Arlington and Fairfax limit them to a primary residence. Shenandoah Valley and Blue Ridge counties are more open but use special-use permits. Sales tax applies in addition and is normally collected by the platform.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Growing",
  nearby: ["maryland", "north-carolina", "west-virginia", "tennessee", "kentucky"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
