import type { StateGuide } from "../state-guide.ts";

export const indiana = {
  id: "indiana-dscr-loans",
  slug: "indiana",
  state: "Indiana",
  stateCode: "IN",
  title: "Indiana DSCR Loans: Investor Guide",
  metaDescription:
    "Indiana DSCR guide: the 2% tax cap on rentals, affordable houses, suburban rental caps, a three-month foreclosure wait and short-term rental permits.",
  introduction:
    "Indiana writes a ceiling for landlord taxes into its constitution: 2% of gross assessed value, against 1% for a resident owner. With that line known, the rest of the ratio is easy to model, because prices are moderate and insurance is close to ordinary. The state has drawn out-of-state buyers for years, so the work is in choosing blocks, not in finding yield.",
  topMarkets: [
    {
      name: "Indianapolis",
      note: "Postwar houses on the east, south and west sides rent to logistics and health workers, and block-level condition separates a solid ratio from a vacant house.",
    },
    {
      name: "Fort Wayne",
      note: "Hospitals, defense electronics and truck assembly support inexpensive family houses, with less investor competition than the capital.",
    },
    {
      name: "South Bend",
      note: "Notre Dame, nearby battery plants and low prices mix student, visitor and working-family demand within a few miles.",
    },
  ],
  marketHighlights: [
    "Lafayette and West Lafayette lean on Purdue and a growing microelectronics base.",
    "Northwest Indiana rents to Chicago commuters who want lower taxes and newer houses.",
    "Evansville and Terre Haute trade at prices where a small loan balance becomes the issue.",
    "Boone and Hamilton counties have the highest incomes and the most restrictive subdivisions.",
  ],
  investorBenefits: [
    "The constitutional cap gives a worst-case tax figure before you bid, apart from voter-approved levies.",
    "Court-based eviction is inexpensive and handled largely in small claims courts.",
    "Rent control is prohibited statewide.",
    "Turnkey operators and managers are plentiful in Marion County, which suits remote owners who check references.",
  ],
  regulations: [
    {
      text: "Ten days of notice are due before filing on unpaid rent, unless the lease provides otherwise.",
      sources: [],
    },
    { text: "Deposits must be returned or itemized within 45 days of move-out.", sources: [] },
    { text: "Cities may register and inspect rentals, within state limits on fees.", sources: [] },
    {
      text: "Fishers and Carmel adopted 10% caps on rental houses per subdivision from 2026; a bill to ban such caps was before the legislature that year, so check current law.",
      sources: [],
    },
  ],
  challenges: [
    "Cheap houses in weak blocks show fine ratios on paper and poor collections in practice.",
    "Sellers' bills reflect the homestead deduction, so the cost after transfer can double.",
    "Old sewer laterals and foundations in Indianapolis need a camera and an engineer.",
  ],
  foreclosure: {
    text: "Lenders foreclose through the courts, and by statute a sheriff's sale generally cannot be requested until three months after the complaint. Cases on rentals skip the settlement conference offered to resident owners. Eight to ten months from default to sale is typical, which is brisk for a judicial state. The owner may redeem up to the sale and not after. Many loan documents let the court appoint a receiver to collect rents meanwhile.",
    sources: [],
  },
  propertyTax: {
    text: "Tax caps, called circuit breakers, set three tiers: 1% for a homestead, 2% for rental housing and farmland, 3% for everything else. Referendum levies for schools sit outside the cap. Assessed values are trended every year to match sales, so a purchase tends to feed back into the next figure. Most rentals in city districts pay at or near the cap. A 2025 reform gave homeowners a new credit and phases in a deduction for property in the 2% tier by 2031. Where rates are high the cap can still set the bill, so 2% stays the safe assumption.",
    sources: [],
  },
  insurance: {
    text: "Spring tornadoes and hail are the main catastrophe risks, and roof claims have lifted premiums. Winter brings frozen pipes in houses left empty between tenants. Flood plains along the White, Wabash and Ohio rivers are well mapped; check smaller creeks too. The Indiana FAIR Plan exists for property that the voluntary market rejects. Southwest counties near the Wabash Valley fault can add a quake endorsement at modest cost.",
    sources: [],
  },
  landlordLaw: {
    text: "State statutes lean toward owners and toward whatever the written lease says. No cap applies to deposits or late fees. Emergency possession orders are available when a tenant threatens serious damage. Tenants cannot withhold rent on their own in the usual case, but they can sue over conditions, and the attorney general has pursued negligent landlords. Month-to-month tenancies close on one month of notice.",
    sources: [],
  },
  shortTermRentals: {
    text: "A 2018 statute protects an owner's right to rent out a primary residence for short stays and lets local governments zone or permit everything else. That means an investor-owned house may need a special exception. Guests pay sales tax and the county innkeeper's tax, usually collected by the platform. Demand clusters around Indianapolis events, South Bend football, Brown County cabins and the dunes at Lake Michigan. Ask the county about grandfathering before buying an operating rental.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Growing",
  nearby: ["ohio", "illinois", "michigan", "kentucky"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
