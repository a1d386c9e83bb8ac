import type { StateGuide } from "../state-guide.ts";

export const connecticut = {
  id: "connecticut-dscr-loans",
  slug: "connecticut",
  state: "Connecticut",
  stateCode: "CT",
  title: "Connecticut DSCR Loans: Investor Guide",
  metaDescription:
    "Connecticut DSCR loans explained: high mill rates, two- and three-family buildings, strict foreclosure, fair rent commissions and foundation checks.",
  introduction:
    "Connecticut is a small-multifamily state. Two- and three-family houses in its old industrial cities produce gross rents that look excellent against price, until the local mill rate is applied. A DSCR borrower who underwrites the tax bill, the age of the building and the slow courts can still do well here, because supply is scarce and tenants are many.",
  topMarkets: [
    {
      name: "Hartford",
      note: "Insurers, hospitals and state offices keep three-family houses full in the South End and in East Hartford and Manchester, where taxes differ sharply across the city line.",
    },
    {
      name: "New Haven",
      note: "Yale and its hospital rent multi-unit houses block by block, with higher prices near campus and better coverage in West Haven and Hamden.",
    },
    {
      name: "Waterbury",
      note: "Some of the lowest per-unit prices in southern New England come with steep taxes and older systems, so rent strength must be proven unit by unit.",
    },
  ],
  marketHighlights: [
    "Inventory of homes for sale has stayed near record lows, and rentals lease within days in most towns.",
    "Submarine construction at Groton fills housing in New London and Norwich.",
    "Stamford and Norwalk trade on New York salaries, with prices that make high leverage difficult.",
  ],
  investorBenefits: [
    "One closing on a triplex brings three incomes, which softens any single vacancy.",
    "Little new building means limited competition for well-kept older units.",
    "University, hospital and defense payrolls give the larger cities tenants who stay through a weak economy.",
    "Town assessor records are online, so the true tax bill is easy to look up before an offer.",
  ],
  regulations: [
    { text: "Only attorneys may conduct real estate closings, so put one on the team early.", sources: [] },
    {
      text: "Deposits are limited to two months of rent, or one month for a tenant aged 62 or older, and must be held in escrow with interest.",
      sources: [],
    },
    {
      text: "Larger towns must have a fair rent commission that can reduce an excessive increase.",
      sources: [],
    },
    { text: "New Haven and Hartford license rental buildings and inspect them on a cycle.", sources: [] },
  ],
  challenges: [
    "Tax bills in the cities can rival the interest on the loan.",
    "Lead paint, knob-and-tube wiring and old boilers are common in century-old stock.",
    "Contested evictions run long, so a missed screening step can consume months of rent.",
  ],
  foreclosure: {
    text: "Every foreclosure goes through Superior Court. Connecticut is unusual in using strict foreclosure, where the judge sets a law day by which the owner must pay, and title then passes to the lender with no auction. If the property has clear equity, the court orders a sale instead. Either way the process commonly takes the better part of a year or more. State mediation is built for owner-occupants, so an investor should expect to negotiate directly and early.",
    sources: [],
  },
  propertyTax: {
    text: "By any national ranking, Connecticut is near the top. Towns assess at 70% of market value and revalue every five years, so a long gap can end in a jump of the assessment. Hartford is the exception: houses of up to three families are assessed there at a much lower ratio, and a four-family building pays on the full 70%. A purchase between revaluations does not by itself change the figure. Mill rates run from modest in the coastal suburbs to very high in Hartford and Waterbury. Towns may also grant resident owners a homestead exemption that a landlord loses. Ask when the next revaluation lands before you fix your reserves.",
    sources: [],
  },
  insurance: {
    text: "Shoreline towns from Greenwich to Stonington face hurricane deductibles and flood requirements. Inland, the claims are ice dams, burst pipes and falling trees. Houses in the northeastern part of the state built from the 1980s to about 2015 may have foundations that crumble because of pyrrhotite. Test the concrete before you buy, since ordinary policies exclude it. The Connecticut FAIR Plan offers limited coverage for buildings that private carriers turn down, and wood-frame triple-deckers sometimes need it.",
    sources: [],
  },
  landlordLaw: {
    text: "Rent has a nine-day grace period, after which a notice to quit gives at least three days before a summary process suit. Income-eligible tenants can have free counsel in housing court. In buildings of five or more units, older and disabled tenants may be evicted only for listed causes. Bills to widen that protection return each year, so check current law. There is no general rent cap, but a tenant's complaint to a fair rent commission can end in an order that cuts an increase or phases it in.",
    sources: [],
  },
  shortTermRentals: {
    text: "Nightly stays carry the state room occupancy tax, and zoning commissions decide where they are allowed. Coastal communities have argued the question in court for years, and several have adopted permit rules. Most investors here use mid-term leases to nurses, academics and shipyard contractors instead. Budget on annual leases and treat visitor income near Mystic or the casinos as a bonus that needs written approval.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Growing",
  nearby: ["massachusetts", "rhode-island", "new-york", "new-jersey"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
