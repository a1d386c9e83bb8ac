import { type StateText, sourced } from "../state-guide.ts";

export const indiana: StateText = {
  state: "Indiana",
  stateCode: "IN",
  metaDescription:
    "Indiana DSCR guide: the 2% tax cap on rentals, affordable houses, suburban rental caps, a three-month foreclosure wait and short-term rental permits.",
  introduction:
    "Indiana writes a ceiling for landlord taxes into its constitution: 2% of gross assessed value, against 1% for a resident owner. With that line known, the rest of the ratio is easy to model, because prices are moderate and insurance is close to ordinary. The state has drawn out-of-state buyers for years, so the work is in choosing blocks, not in finding yield.",
  topMarkets: {
    Indianapolis:
      "Postwar houses on the east, south and west sides rent to logistics and health workers, and block-level condition separates a solid ratio from a vacant house.",
    "Fort Wayne":
      "Hospitals, defense electronics and truck assembly support inexpensive houses, with less investor competition than the capital.",
    "South Bend":
      "Notre Dame, nearby battery plants and low prices mix leases by the semester, by the night and by the year within a few miles.",
  },
  marketHighlights: [
    "Lafayette and West Lafayette lean on Purdue and a growing microelectronics base.",
    "Northwest Indiana rents to Chicago commuters who want lower costs and newer houses.",
    "Evansville and Terre Haute trade at prices where a small loan balance becomes the issue.",
    "Boone and Hamilton counties have high incomes and many subdivisions that restrict leasing.",
  ],
  investorBenefits: [
    sourced(
      "The constitutional cap gives a worst-case tax figure before you bid, apart from voter-approved levies.",
      "Indiana Constitution, article 10, § 1",
      "Indiana Code § 6-1.1-20.6-7.5 (caps and referendum levies)",
    ),
    sourced(
      "Small claims dockets hear possession cases with up to $10,000 of rent due, which keeps the procedure simple.",
      "Indiana Code § 33-28-3-4 (small claims docket)",
    ),
    sourced("Local governments may not regulate private rents.", "Indiana Code § 32-31-1-20"),
    "Turnkey operators and managers are plentiful in Marion County, which suits remote owners who check references.",
  ],
  regulations: [
    sourced(
      "Ten days of notice are due before a lease ends for unpaid rent, unless the lease provides otherwise.",
      "Indiana Code § 32-31-1-6",
    ),
    sourced("Deposits must be returned or itemized within 45 days of move-out.", "Indiana Code § 32-31-3-12"),
    sourced(
      "Cities may register and inspect rentals; the yearly registration fee is at most $5 in programs begun since July 1984.",
      "Indiana Code § 36-1-20-5 (registration fee)",
      "Indiana Code § 36-1-20-4.1 (inspections)",
    ),
    sourced(
      "Fishers and Carmel adopted 10% caps on rental houses per subdivision from 2026; in February of that year lawmakers voted to phase those caps out, so check current law.",
      "City of Fishers, Ordinance 022425A (rental cap)",
      "City of Carmel, rental registration and cap ordinance of June 2025",
      "Indiana General Assembly, House Bill 1210 of 2026",
    ),
  ],
  challenges: [
    "Cheap houses in weak blocks show fine ratios on paper and poor collections in practice.",
    sourced(
      "A seller's bill may reflect the homestead deduction and the 1% cap; a rental gets neither.",
      "Indiana Code § 6-1.1-12-37 (homestead deduction)",
      "Indiana Constitution, article 10, § 1",
    ),
    "Old sewer laterals and foundations in Indianapolis need a camera and an engineer.",
  ],
  foreclosure: sourced(
    "Lenders foreclose through the courts, and a sheriff's sale generally cannot be requested until three months after the complaint is filed. The sheriff then advertises for three weeks, and the first notice runs at least 30 days before the sale. The settlement conference in the code is for a primary residence, so a case on a rental skips it. No agency publishes a statewide duration. The owner may redeem up to the sale and not after. A court may appoint a receiver to collect rents meanwhile.",
    "Indiana Code § 32-29-7-3 (waiting period and notice of sale)",
    "Indiana Code chapter 32-30-10.5 (settlement conference)",
    "Indiana Code §§ 32-29-7-7 and 32-29-7-13 (redemption)",
    "Indiana Code § 32-30-5-1 (receivers)",
  ),
  propertyTax: sourced(
    "Tax caps, called circuit breakers, set three tiers: 1% for a homestead, 2% for rental housing and farmland, 3% for everything else. Referendum levies for schools sit outside the cap. Assessed values are adjusted every year to match sales, so a purchase tends to feed back into the next figure. A 2025 reform gave homeowners a new credit. It also phases in a deduction for property in the 2% tier, from 6% of value on 2026 bills to 33.4% on 2031 bills. Where rates are high the cap can still set the bill, so 2% stays the safe assumption.",
    "Indiana Constitution, article 10, § 1 (tiers)",
    "Indiana Code § 6-1.1-20.6-7.5 (caps and referendum levies)",
    "Indiana Code § 6-1.1-4-4.5 (annual adjustment)",
    "Senate Enrolled Act 1 of 2025 (homeowner credit)",
    "Indiana Code § 6-1.1-12-47 (deduction in the 2% tier)",
  ),
  insurance: sourced(
    "Spring tornadoes and hail are the main catastrophe risks. Winter brings frozen pipes in houses left empty between tenants. Federal flood maps cover the White, Wabash and Ohio rivers; check smaller creeks too. The Indiana FAIR Plan takes property that the voluntary market rejects, rentals included, but not a vacant house. Its policies exclude flood. Southwest counties near the Wabash Valley seismic zone have reason to price a quake endorsement.",
    "National Weather Service, Indianapolis office: severe weather records",
    "FEMA, Flood Map Service Center",
    "Indiana Basic Property Insurance Underwriting Association, FAIR Plan questions and answers",
    "U.S. Geological Survey, Wabash Valley seismic zone",
  ),
  landlordLaw: sourced(
    "State statutes lean toward owners and toward whatever the written lease says. They set no cap on deposits or late fees. Emergency possession orders are available when a tenant threatens serious damage. A tenant may sue over conditions after notice and a reasonable time for repair; the code offers that suit rather than a right to withhold rent. A month-to-month tenancy closes on one month of notice.",
    "Indiana Code chapter 32-31-3 (deposits)",
    "Indiana Code chapter 32-31-6 (emergency possession)",
    "Indiana Code § 32-31-8-6 (tenant's suit)",
    "Indiana Code §§ 32-31-1-1 and 32-31-1-4 (one month of notice)",
  ),
  shortTermRentals: sourced(
    "A 2018 statute protects an owner's right to rent out a primary residence for short stays. It lets local governments zone everything else and ask for a permit. An investor-owned house may therefore need a special exception or a variance. Guests pay state sales tax and, in most counties, an innkeeper's tax. Demand clusters around Indianapolis events, South Bend football, Brown County cabins and the dunes at Lake Michigan. Ask the county about grandfathering before you buy an operating rental.",
    "Indiana Code chapter 36-1-24 (short-term rentals)",
    "Indiana Code § 6-2.5-4-4 (sales tax on lodging)",
    "Indiana Code article 6-9 (innkeeper's taxes)",
  ),
  notKnown: [
    "Whether the rental caps of Fishers and Carmel still stand: ask each city's planning or community services department before you bid.",
    "What school and other referendum levies add above the 2% cap at one address: ask the county auditor.",
    "Which subdivisions in Boone and Hamilton counties limit leasing by covenant: read the recorded covenants and ask the association.",
  ],
  marketTrend: "Growing",
  nearby: ["ohio", "illinois", "michigan", "kentucky"],
  reviewed: "2026-11-18",
};
