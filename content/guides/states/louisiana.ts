import type { StateGuide } from "../state-guide.ts";

export const louisiana = {
  id: "louisiana-dscr-loans",
  slug: "louisiana",
  state: "Louisiana",
  stateCode: "LA",
  title: "Louisiana DSCR Loans: Investor Guide",
  metaDescription:
    "Louisiana DSCR guide: tiny property taxes, costly hurricane and flood cover, civil-law closings, executory process and New Orleans rental permits.",
  introduction:
    "In Louisiana the insurance premium can exceed the property tax several times over, which turns the usual DSCR model upside down. Prices have softened in storm-exposed parishes, so yields look generous until wind and flood are added. The law is civil rather than common, and both closings and foreclosures use their own vocabulary.",
  topMarkets: [
    {
      name: "Baton Rouge",
      note: "State government, LSU and the refinery corridor rent houses in Ascension and East Baton Rouge parishes, where elevation after the 2016 flood is the first question.",
    },
    {
      name: "New Orleans",
      note: "Doubles and shotgun houses earn two rents on one lot from hospital and hospitality workers, but the insurance quote decides whether any lender can approve the ratio.",
    },
    {
      name: "Shreveport and Bossier City",
      note: "Barksdale Air Force Base, hospitals and casinos fill very inexpensive houses well north of the hurricane belt.",
    },
  ],
  marketHighlights: [
    "Gas export terminals bring contract labor and furnished-rental demand to Lake Charles.",
    "Lafayette follows oil-service employment, steadied by health care and the university.",
    "The north shore of Lake Pontchartrain attracts families who want newer schools and higher ground.",
  ],
  investorBenefits: [
    "Annual property taxes are among the smallest in the United States.",
    "Executory process gives lenders a quick remedy, which keeps credit available despite storm risk.",
    "Two-family buildings are traditional and plentiful in New Orleans.",
    "Sellers facing insurance costs are open to price cuts, so a buyer with a firm quote can bargain.",
  ],
  regulations: [
    {
      text: "Notaries, usually attorneys, pass the act of sale and record the mortgage in parish records.",
      sources: [],
    },
    { text: "New Orleans registers rentals and can require habitability inspections.", sources: [] },
    { text: "Local governments may not control rents.", sources: [] },
    {
      text: "Parishes and cities collect their own occupancy and sales taxes, so each address needs a separate check.",
      sources: [],
    },
  ],
  challenges: [
    "A policy can be canceled or repriced between appraisal and closing in hurricane season.",
    "Population loss in several parishes weighs on resale values and tenant depth.",
    "Subsidence, termites and moisture demand specialist inspections on older frame houses.",
  ],
  foreclosure: {
    text: "Louisiana is a judicial state with a shortcut. Most mortgages include a confession of judgment in authentic form, which lets the lender use executory process: a judge orders seizure and the sheriff sells, without a trial. That can take four to six months, much quicker than an ordinary suit. A sale without appraisal usually costs the lender its deficiency claim, so appraised sales are normal. There is no redemption after the sheriff's sale, and rents can be seized along with the property.",
    sources: [],
  },
  propertyTax: {
    text: "Residential land and buildings are assessed at 10% of fair market value, with parish-wide reappraisal every four years. The first $75,000 of a resident's home value is exempt from most parish taxes; a rental pays from the first dollar. Even so, the effective rate remains near the bottom nationally. Orleans Parish has millages well above rural ones, and its assessor uses recent sales in reappraisal years. Compute the bill from the purchase price and the ward's millage, not from the owner-occupant's receipt.",
    sources: [],
  },
  insurance: {
    text: "After the storms of 2020 and 2021, a dozen insurers failed and Louisiana Citizens, the last-resort company, grew several times over. Its rates are meant to sit above the private market, although a surcharge has been waived for a period. Named-storm deductibles of 2% to 5% are usual. Flood insurance is prudent on nearly every southern lot, and federal pricing now varies by building. A FORTIFIED roof, sometimes with state grant help for residents, improves the offers a landlord receives.",
    sources: [],
  },
  landlordLaw: {
    text: "Leases are governed by the Civil Code, which gives great weight to the written contract. Five days of notice to vacate come before a rule for possession, and a lease may waive even that. City and justice courts often rule the same week. Deposits must be returned within a month with an itemized list of deductions; no maximum applies. Owners warrant the thing leased against serious defects, so disclaimers do not excuse an unsafe house.",
    sources: [],
  },
  shortTermRentals: {
    text: "New Orleans has one of the strictest systems in the South. In residential zones it issues one permit per square block by lottery, requires an operator on site, and keeps the French Quarter and part of the Garden District off limits. In October 2025 a federal appeals court struck the ban on permits for companies but left most of the scheme standing. Jefferson Parish and Lafayette have adopted permits of their own. State and local occupancy taxes are steep in the city.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Declining",
  nearby: ["texas", "mississippi", "arkansas", "alabama"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
