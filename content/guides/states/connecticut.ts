import { type StateText, sourced } from "../state-guide.ts";

export const connecticut: StateText = {
  state: "Connecticut",
  stateCode: "CT",
  metaDescription:
    "Connecticut DSCR loans explained: high mill rates, two- and three-family buildings, strict foreclosure, fair rent commissions and foundation checks.",
  introduction:
    "Connecticut is a small-multifamily state. Two- and three-family houses in its old industrial cities produce gross rents that look excellent against price, until the local mill rate is applied. A DSCR borrower who underwrites the tax bill, the age of the building and the slow courts can still do well here, because supply is scarce and tenants are many.",
  topMarkets: {
    Hartford:
      "Insurers, hospitals and state offices keep three-family houses full in the South End and in East Hartford and Manchester, where taxes differ sharply across the city line.",
    "New Haven":
      "Yale and its hospital rent multi-unit houses block by block, with higher prices near campus and better coverage in West Haven and Hamden.",
    Waterbury:
      "Low per-unit prices come with steep taxes and older systems, so rent strength must be proven unit by unit.",
  },
  marketHighlights: [
    "Few homes are for sale at a time, so ask an agent how many weeks a rental in the town takes to lease.",
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
    sourced(
      "Only attorneys may conduct real estate closings, so put one on the team early.",
      "Connecticut General Statutes § 51-88a (real estate closings)",
    ),
    sourced(
      "Deposits are limited to two months of rent, or one month for a tenant aged 62 or older, and must be held in escrow with interest.",
      "Connecticut General Statutes § 47a-21 (deposits)",
    ),
    sourced(
      "Larger towns must have a fair rent commission that can cut an excessive increase; a 2025 act widened that duty, so ask the town.",
      "Connecticut General Statutes § 7-148b (which towns)",
      "Connecticut House Bill 8002 of the November 2025 special session (more commissions)",
      "Connecticut General Statutes § 7-148d (orders of a commission)",
    ),
    sourced(
      "New Haven licenses and inspects rental units, and Hartford licenses buildings with three units or more.",
      "New Haven Code of General Ordinances chapter 17, article XIV (residential rental licenses)",
      "City of Hartford, Licenses and Inspections, rental licensing",
    ),
  ],
  challenges: [
    "Tax bills in the cities can rival the interest on the loan.",
    "Lead paint, knob-and-tube wiring and old boilers are common in century-old stock.",
    "A contested eviction goes through housing court, so a missed screening step can cost a great deal of rent.",
  ],
  foreclosure: sourced(
    "Every foreclosure goes through Superior Court. Connecticut is unusual in using strict foreclosure, where the judge sets a law day by which the owner must pay, and title then passes to the lender with no auction. If the property has clear equity, the court orders a sale instead. Either way the judge sets the dates case by case, and this guide found no official figure for the usual length. State mediation is built for owner-occupants, so an investor should expect to negotiate directly and early.",
    "Connecticut General Statutes § 49-15 (strict foreclosure and law days)",
    "Connecticut General Statutes § 49-24 (sale instead of strict foreclosure)",
    "Connecticut General Statutes § 49-31k and following (mediation)",
  ),
  propertyTax: sourced(
    "By any national ranking, Connecticut is near the top. Towns assess at 70% of market value and revalue every five years, so a long gap can end in a jump of the assessment. Hartford is the exception: houses of up to three families are assessed there at a much lower ratio, and a four-family building pays on the full 70%. A purchase between revaluations does not by itself change the figure. Mill rates run from modest in the coastal suburbs to very high in Hartford and Waterbury. Towns may also grant resident owners a homestead exemption that a landlord loses. Ask when the next revaluation lands before you fix your reserves.",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values by state)",
    "Connecticut General Statutes §§ 12-62 and 12-62a (70% of value, five-year revaluation)",
    "Connecticut General Statutes § 12-62r (Hartford's ratios)",
    "City of Hartford, Assessor (ratio of the year)",
    "Connecticut General Statutes § 12-81oo (optional homestead exemption)",
  ),
  insurance: sourced(
    "Shoreline towns from Greenwich to Stonington face hurricane deductibles and flood requirements. Inland, the hazards are ice dams, burst pipes and falling trees. Houses in the northeastern part of the state built from the 1980s to about 2015 may have foundations that crumble because of pyrrhotite. Test the concrete before you buy, since the state's highest court has read the collapse cover of a standard policy not to reach slow cracking. The Connecticut FAIR Plan offers limited coverage for buildings that private carriers turn down, and wood-frame triple-deckers sometimes need it.",
    "Connecticut Insurance Department, hurricane deductible rules",
    "Connecticut Department of Housing, crumbling foundations",
    "Jemiola v. Hartford Casualty Insurance Company, Connecticut Supreme Court 2019",
    "Connecticut General Statutes § 38a-328 (FAIR Plan)",
  ),
  landlordLaw: sourced(
    "Rent has a nine-day grace period, after which a notice to quit gives at least three days before a summary process suit. Income-eligible tenants can have free counsel in housing court. In buildings of five or more units, tenants aged 62 or older and disabled tenants may be evicted only for listed causes. A bill to give all tenants of such buildings that protection was before the 2026 session, so check current law. There is no general rent cap, but a tenant's complaint to a fair rent commission can end in an order that cuts an increase or phases it in.",
    "Connecticut General Statutes § 47a-15a (nine days)",
    "Connecticut General Statutes § 47a-23 (notice to quit)",
    "Connecticut Public Act 21-34 (right to counsel)",
    "Connecticut General Statutes § 47a-23c (listed causes)",
    "Connecticut General Statutes § 7-148d (orders of a fair rent commission)",
  ),
  shortTermRentals: sourced(
    "Nightly stays carry the state room occupancy tax, and zoning commissions decide where they are allowed. In 2024 the Connecticut Supreme Court held that old zoning rules for single-family dwellings in one shoreline district did not clearly bar them, and several towns have written permit rules. Most investors here use mid-term leases to nurses, academics and shipyard contractors instead. Budget on annual leases and treat visitor income near Mystic or the casinos as a bonus that needs written approval.",
    "Connecticut General Statutes § 12-408 (room occupancy tax)",
    "Connecticut General Statutes § 8-2 (zoning)",
    "Wihbey v. Zoning Board of Appeals of the Pine Orchard Association, Connecticut Supreme Court 2024",
  ),
  notKnown: [
    "What the next revaluation will do to one street: ask the town assessor when the draft values come out.",
    "Whether a foundation contains pyrrhotite: only a core test tells, so ask the state's captive insurer for foundations which tests it accepts.",
    "How long an eviction takes in the housing session that serves the town: ask a local landlord's attorney.",
  ],
  marketTrend: "Growing",
  nearby: ["massachusetts", "rhode-island", "new-york", "new-jersey"],
  reviewed: "2026-11-18",
};
