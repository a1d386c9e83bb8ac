import type { StateGuide } from "../state-guide.ts";

export const idaho = {
  id: "idaho-dscr-loans",
  slug: "idaho",
  state: "Idaho",
  stateCode: "ID",
  title: "Idaho DSCR Loans: Investor Guide",
  metaDescription:
    "Idaho DSCR guide: lost homeowner exemption, private sale prices, wildfire premiums, a 120-day trustee sale and strong state protection for vacation rentals.",
  introduction:
    "Idaho's prices caught up with its popularity, so the easy coverage of a decade ago is gone from Boise and Coeur d'Alene. What remains is a predictable legal setting and low taxes compared with the coast. A borrower who looks at the smaller eastern cities, or brings more equity to the Treasure Valley, can still meet the ratio.",
  topMarkets: [
    {
      name: "Boise",
      note: "Nampa and Caldwell houses rent to construction, food-processing and chip-plant households, and cost far less than similar homes in Boise proper or Eagle.",
    },
    {
      name: "Idaho Falls",
      note: "The national laboratory and regional hospitals pay well in a market where basements and duplexes still rent at workable ratios.",
    },
    {
      name: "Coeur d'Alene",
      note: "Retirees and Spokane commuters compete for a limited stock, with lake tourism lifting summer income and prices alike.",
    },
  ],
  marketHighlights: [
    "Micron's expansion in southeast Boise anchors construction and supplier hiring.",
    "Rexburg and Pocatello rent by the semester; Rexburg housing approved for BYU-Idaho students follows university standards.",
    "Twin Falls grows on dairy and yogurt plants, with steady demand for modest family houses.",
  ],
  investorBenefits: [
    "Eviction procedure is short and the notices are simple.",
    "Rent control is off the table by statute, and so are most local limits on rental fees.",
    "Utilities are cheap, which helps when the owner pays water, sewer and trash.",
    "A house with a legal basement unit is common and can bring a second rent.",
  ],
  regulations: [
    {
      text: "Idaho does not disclose sale prices, so rely on an appraiser or agent with listing-service access.",
      sources: [],
    },
    { text: "Rent increases and non-renewals call for at least 30 days of written notice.", sources: [] },
    { text: "The homeowner's exemption ends when an owner-occupied house becomes a rental.", sources: [] },
    {
      text: "Idaho has not required a license to manage rentals for others, so check a manager's references and trust accounting yourself.",
      sources: [],
    },
  ],
  challenges: [
    "Treasure Valley rents lag prices, and a thin ratio leaves no room for a vacancy.",
    "Carriers are leaving forested zip codes around McCall, Sandpoint and the Wood River Valley.",
    "Rural parcels with irrigation shares, wells or acreage can exceed what a DSCR lender accepts.",
  ],
  foreclosure: {
    text: "A deed of trust with a power of sale is standard on lots in town. After the notice of default is recorded, the trustee must allow 120 days before the sale, during which the owner may reinstate within a set cure period. Five to six months from the first missed payment is a fair estimate. No redemption follows a trustee's sale. A lender that seeks a deficiency is limited to the gap between the debt and fair market value, and must sue promptly.",
    sources: [],
  },
  propertyTax: {
    text: "Idaho sits below the national midpoint. Assessors aim at market value each year, with no cap on a single parcel, but local budgets can grow only a few percent annually, which restrains the rate. A resident owner's exemption removes up to half of a home's value within a dollar limit, and landlords get none of it. When buying from an occupant, recompute the bill on the full value. Irrigation and local improvement district charges may appear separately.",
    sources: [],
  },
  insurance: {
    text: "Wildfire is the fastest-changing cost, and a mountain cabin can be uninsurable through ordinary carriers. In the Snake River Plain, hail, wind and frozen pipes are the routine claims. Roof snow load matters in Valley and Bonner counties. Central Idaho has real earthquake exposure, shown by the 2020 Stanley quake, though few landlords buy the endorsement.",
    sources: [],
  },
  landlordLaw: {
    text: "Owners serve a three-day notice for unpaid rent, and expedited hearings are available for simple possession claims. There is no ceiling on deposits. They come back within 21 days, or 30 if the lease says so, with an itemized statement. Tenants must give three days of written notice of habitability defects before suing for repairs. Fees have to be stated in the lease, a 2020s reform that catches owners who use old forms.",
    sources: [],
  },
  shortTermRentals: {
    text: "State law stops cities and counties from banning short-term or vacation rentals, and in 2025 the Idaho Supreme Court struck down a zone limit on non-owner-occupied ones. The legislature narrowed local rules further in 2026. Towns such as Boise, McCall and Ketchum keep some room to regulate for health and safety. Guests pay 6% sales tax and a 2% travel tax, plus any resort-city tax. Covenants are now the main restriction, so read them first.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Growing",
  nearby: ["washington", "montana", "utah", "oregon", "wyoming"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
