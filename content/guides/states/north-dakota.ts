import { type StateText, sourced } from "../state-guide.ts";

export const northDakota: StateText = {
  state: "North Dakota",
  stateCode: "ND",
  metaDescription:
    "Low prices and stable Red River cities meet oil-patch swings in North Dakota. How fourplex taxes, court foreclosure and hard winters enter a DSCR loan.",
  introduction:
    "North Dakota is small, and so is the list of DSCR lenders that write there. Those that do find low prices, tenants with steady paychecks and courts that work. Split the map in two: the Red River and capital cities behave like any quiet Midwestern market, while the Bakken towns rise and fall with crude. A fourplex, the darling of small investors elsewhere, is taxed as commercial property here.",
  topMarkets: {
    "Fargo and West Fargo":
      "Health systems, software employers and North Dakota State students fill duplexes and townhomes, though a large apartment supply keeps rent increases small.",
    "Bismarck and Mandan":
      "State government and regional hospitals support slow, reliable rents on houses and twin homes at mid-range prices.",
    "Minot and Williston":
      "Air Force and oil-field workers pay well for decent units, but lenders discount boom rents, so underwrite to the appraiser's figure and not to last year's lease.",
  },
  marketHighlights: [
    "Energy, agriculture and health care carry the economy, with unemployment usually well under the national rate.",
    "Fargo's flood diversion project has changed the long-term risk map of the Red River valley.",
    "Apartment construction in Fargo has been heavy for a metro of its size, and concessions appear in winter.",
  ],
  investorBenefits: [
    "Purchase prices that keep down payments small in dollars.",
    sourced("Income tax rates among the lowest of the states that have one.", "N.D.C.C. § 57-38-30.3"),
    sourced("A statute that forbids local rent control.", "N.D.C.C. § 47-16-02.1"),
    sourced(
      "The constitution bars any transfer tax and any mortgage tax at closing.",
      "North Dakota Constitution, article X, section 27",
    ),
  ],
  regulations: [
    sourced(
      "Corporate-farming limits affect agricultural land held in an entity; ordinary house lots are not the target, but acreage needs review.",
      "N.D.C.C. chapter 10-06.1",
    ),
    sourced(
      "A licensed abstracter updates the abstract and an attorney often gives a title opinion, so order the update early.",
      "N.D.C.C. chapter 43-01 (abstracters)",
    ),
    sourced(
      "Fargo inspects rentals under its property maintenance code, and Grand Forks licenses one- and two-family rentals and inspects on a cycle of about five years.",
      "City of Fargo, rental housing inspections",
      "Grand Forks City Code § 21-0603",
    ),
    sourced(
      "Special assessments for streets and sewers run with the lot for years and count with the taxes in PITIA.",
      "N.D.C.C. chapters 40-22 to 40-26 (special assessments)",
    ),
  ],
  challenges: [
    "Some national lenders do not lend in the state, so compare a regional bank's portfolio loan.",
    "Oil-county values fell by large margins after 2015 and can do so again.",
    "Seven months of heating and snow removal weigh on buildings where the owner pays utilities.",
  ],
  foreclosure: sourced(
    "Lenders must sue. A notice before foreclosure goes out at least 30 days ahead of filing, and the borrower may reinstate during that time. Judgment and a sheriff's sale follow, and the owner may redeem within 60 days of the sale unless the land is agricultural. No agency publishes how long the whole case takes. State law bars a deficiency judgment only on a homestead of up to four units where the owner lives. On a rental the lender may claim what the debt exceeds the appraised value, so read the guaranty with a lawyer.",
    "N.D.C.C. § 32-19-01 (action in district court)",
    "N.D.C.C. §§ 32-19-20 and 32-19-28 (notice and cure)",
    "N.D.C.C. § 32-19-18 (redemption)",
    "N.D.C.C. § 32-19-03 (deficiency)",
  ),
  propertyTax: sourced(
    "Rates land near the national middle and differ by city. Value is set each year as of February 1; half of it is assessed value, and 9% of that is taxable for residences against 10% for commercial. A building with four or more units counts as commercial, so a triplex and a fourplex are not taxed alike. The primary residence credit, $500 in 2024 and $1,600 since 2025, helps owner-occupants only, which means the seller's bill can understate yours. The same reform limits growth of local levies to 3% a year, with exceptions such as voter approval.",
    "U.S. Census Bureau, American Community Survey, tables B25103 and B25077 (median tax and value)",
    "N.D.C.C. §§ 57-02-11 and 57-02-27 (February 1, percentages)",
    "N.D.C.C. § 57-02-01 (four or more units)",
    "N.D.C.C. § 57-02-08.9 (primary residence credit)",
    "House Bill 1176 (2025) (levy limit)",
  ),
  insurance: sourced(
    "Hail and straight-line wind in June and July produce most of the storm losses. Winter adds ice dams and frozen lines, and many policies require heat to be kept on in a vacant unit. Spring floods on the Red, Souris and Missouri rivers call for a separate policy, even where a levee has changed the map. Tornado risk exists in the southeast but is modest. The average premium is lower than in Nebraska or Oklahoma.",
    "National Centers for Environmental Information, Storm Events Database",
    "North Dakota Insurance Department, consumer guides to homeowner and flood coverage",
    "Federal Emergency Management Agency, National Flood Insurance Program (what homeowner policies leave out)",
    "National Association of Insurance Commissioners, homeowners insurance report (average premium by state)",
  ),
  landlordLaw: sourced(
    "A landlord may serve a three-day notice of intent to evict once rent is three days late, and the summons sets the hearing 3 to 15 days after it is issued. An LLC needs a lawyer in that case. The deposit is limited to one month's rent in the ordinary case and must be kept in a federally insured interest-bearing account. It is returned or itemized within 30 days. A pet deposit has its own ceiling. The statute also requires a written statement of the unit's condition at move-in.",
    "N.D.C.C. §§ 47-32-01 and 47-32-02 (notice and summons)",
    "North Dakota Legal Self Help Center, eviction guide (entities need a lawyer)",
    "N.D.C.C. § 47-16-07.1 (deposits)",
    "N.D.C.C. § 47-16-07.2 (statement of condition)",
  ),
  shortTermRentals: sourced(
    "The state has no comprehensive short-term rental code; sales and city lodging taxes apply to stays under 30 days, and large platforms remit many of them. Cities set the rest by zoning, so ask the planning office of Fargo, Bismarck or Grand Forks what it allows in a house district. Demand comes from work crews, hospital visits, hockey and hunting rather than from beach-style tourism. Furnished monthly stays for traveling nurses often beat nightly rates. They also underwrite better, because a signed lease of 30 days or more looks like ordinary rent.",
    "N.D.C.C. § 57-39.2-02.1 (sales tax on lodging)",
    "N.D.C.C. chapter 40-57.3 (city lodging tax)",
    "North Dakota Office of State Tax Commissioner, lodging and marketplace guidance",
    "N.D.C.C. chapter 40-47 (city zoning)",
  ),
  notKnown: [
    "What is left to pay on a lot's special assessments, and which street projects come next: ask the city auditor or engineer.",
    "How the new Fargo flood maps will treat one house: ask the city's floodplain office and a flood insurance agent.",
    "Which DSCR lenders take a Bakken county at all: ask before you order an appraisal.",
  ],
  marketTrend: "Stable",
  nearby: ["minnesota", "south-dakota", "montana"],
  reviewed: "2026-11-16",
};
