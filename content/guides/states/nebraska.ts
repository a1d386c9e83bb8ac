import { type StateText, sourced } from "../state-guide.ts";

export const nebraska: StateText = {
  state: "Nebraska",
  stateCode: "NE",
  metaDescription:
    "Nebraska rentals pair moderate prices with high property taxes and hail premiums. See how both enter the DSCR, and what Omaha and Lincoln owners must file.",
  introduction:
    "Nebraska is a state of low drama and heavy carrying costs. Unemployment has long run below the national rate and prices are moderate, yet property tax and hail insurance together can equal a large share of the mortgage payment. Both sit inside PITIA, so a deal that looks generous on price alone can land near break-even. Investors who model the tax and the roof first do well here.",
  topMarkets: {
    Omaha:
      "Insurance, rail, hospital and Offutt Air Force Base households rent three-bedroom houses and older duplexes at prices that still allow a standard down payment in many districts.",
    Lincoln:
      "State offices and the University of Nebraska keep demand steady, with the best ratios in prewar duplexes away from the newest southern subdivisions.",
    "Grand Island":
      "Meatpacking, manufacturing and medical jobs fill low-priced houses, though the small number of sales makes appraisals harder to support.",
  },
  marketHighlights: [
    "Omaha's economy leans on finance, logistics and health care, which tend to hold jobs through recessions.",
    "Housing supply in Lincoln and Omaha has grown slowly, so ask a manager for current vacancy in ordinary houses.",
    "Data centers and food processing have brought construction and permanent jobs to the eastern counties.",
    "Smaller cities such as Kearney and Norfolk report housing shortages and sometimes offer incentives to add units.",
  ],
  investorBenefits: [
    "Entry prices that fit the smaller loan sizes, including duplexes below the cost of a single house in coastal states.",
    sourced(
      "State property tax credits now reduce the school portion of the bill directly and apply to rental parcels as well as homes.",
      "School District Property Tax Relief Act, Neb. Rev. Stat. §§ 77-7301 to 77-7305",
    ),
    sourced(
      "The trust-deed system lets a lender sell without a lawsuit, which keeps its costs down.",
      "Nebraska Trust Deeds Act, Neb. Rev. Stat. §§ 76-1001 to 76-1018",
    ),
  ],
  regulations: [
    sourced(
      "Omaha requires residential rental properties to register with the city; properties with unresolved code violations are inspected first and more often.",
      "Omaha Municipal Code chapter 48, rental registration and inspection (Ordinance 41767)",
    ),
    sourced(
      "State law puts the documentary stamp tax on the seller who signs the deed; the buyer pays ordinary recording fees.",
      "Neb. Rev. Stat. § 76-901",
    ),
    sourced(
      "A law in force since 2025 restricts real estate purchases by foreign companies, nonresident aliens and sanctioned owners, so disclose any non-US member of the borrowing LLC early.",
      "Foreign-owned Real Estate National Security Act, Neb. Rev. Stat. §§ 76-3701 to 76-3717",
    ),
    sourced(
      "Houses built before 1978 carry federal lead disclosure, which covers much of Omaha's and Lincoln's older stock.",
      "42 U.S.C. § 4852d (lead disclosure)",
    ),
  ],
  challenges: [
    "Tax plus insurance can absorb rent that a buyer from another state expects to keep.",
    "Roof age drives both the premium and the deductible; ask whether an older roof is insured only at depreciated value.",
    "Outside the two big metros the pool of buyers is thin, which lengthens an exit.",
  ],
  foreclosure: sourced(
    "Lenders normally use a deed of trust and sell through a trustee without filing suit. The trustee records a notice of default, and the borrower has one month to cure it. The trustee then gives notice of the sale and advertises it for five weeks, so the statute's own steps add up to more than two months; no state agency publishes a usual duration. A mortgage without a power of sale requires a court case. The lender must sue on the note for a deficiency within three months of a trustee's sale, but the state supreme court has held that this deadline does not cover a separate guaranty.",
    "Nebraska Trust Deeds Act, Neb. Rev. Stat. §§ 76-1001 to 76-1018",
    "Neb. Rev. Stat. §§ 76-1006 and 76-1012 (notice of default, cure)",
    "Neb. Rev. Stat. § 76-1007 (notice of sale)",
    "Neb. Rev. Stat. § 25-2137 and following (mortgages in court)",
    "Neb. Rev. Stat. § 76-1013 (deficiency)",
    "Mutual of Omaha Bank v. Murante, 285 Neb. 747 (2013) (guaranty)",
  ),
  propertyTax: sourced(
    "Effective rates rank among the highest in the nation, although state credits have eased the net bill. Homes are assessed as of January 1 each year at actual value, so an assessor may follow recent sales without waiting for a long cycle. The homestead exemption covers limited groups such as older, disabled and veteran owners with limited income or need, so an ordinary buyer and an ordinary landlord face the same rate. A sale does not trigger an automatic reassessment, but it tells the assessor what the house is worth. Budget for an upward adjustment, and protest by June 30 if the new value is too high.",
    "U.S. Census Bureau, American Community Survey, tables B25103 and B25077 (median tax and value)",
    "School District Property Tax Relief Act, Neb. Rev. Stat. §§ 77-7301 to 77-7305",
    "Neb. Rev. Stat. §§ 77-201 and 77-1301 (actual value, January 1)",
    "Neb. Rev. Stat. §§ 77-3501 to 77-3529 (homestead exemption)",
    "Neb. Rev. Stat. § 77-1502 (protests)",
  ),
  insurance: sourced(
    "Hail and wind are the main reason that premiums here rank near the top of the country. Expect a percentage deductible for wind and hail, and read whether the roof is covered at replacement cost. Tornadoes, straight-line wind and hard freezes add smaller but regular losses. River flooding along the Platte, Missouri and Elkhorn was severe in 2019, and federal law makes lenders require flood coverage in mapped zones. Ask each carrier what it takes off the premium for an impact-rated roof.",
    "National Association of Insurance Commissioners, homeowners insurance report (average premium by state)",
    "Nebraska Department of Insurance, consumer guides to homeowner coverage (wind and hail deductibles, roofs)",
    "National Centers for Environmental Information, Storm Events Database",
    "42 U.S.C. § 4012a (flood insurance in mapped zones)",
  ),
  landlordLaw: sourced(
    "The Residential Landlord and Tenant Act gives a tenant seven days to pay after written notice before the landlord may end the lease and file. Other breaches carry a 14-day chance to cure and a 30-day termination. The deposit may not exceed one month's rent plus a quarter of a month for a pet, and the accounting is due within 14 days. A 2025 statute bars local rent control. The court sets the trial 10 to 14 days after the summons is issued, so the calendar is short when nobody asks for more time.",
    "Uniform Residential Landlord and Tenant Act, Neb. Rev. Stat. § 76-1431 (seven days; 14 and 30 days)",
    "Neb. Rev. Stat. § 76-1416 (deposits)",
    "Legislative Bill 266 (2025) (rent control)",
    "Neb. Rev. Stat. §§ 76-1440 to 76-1447 (action for possession)",
  ),
  shortTermRentals: sourced(
    "A 2019 state law keeps cities and villages from banning short-term rentals outright, though they may still regulate them for health, safety and nuisance and tax them. Lincoln requires a yearly license for each unit and limits the share in apartment buildings of residential districts; in other cities, ask for the zoning rule. Lodging tax and sales tax apply to short stays, in general those under 30 days. Demand peaks around the College World Series, Nebraska football Saturdays and the sandhill crane season, which makes income lumpy. Underwriters who accept nightly income often want 12 months of statements to smooth that pattern.",
    "Neb. Rev. Stat. § 18-1758 (Legislative Bill 57, 2019)",
    "Lincoln Municipal Code chapter 5.39 and § 27.62.040",
    "Nebraska Visitors Development Act, Neb. Rev. Stat. §§ 81-3701 to 81-3730 (lodging tax)",
    "Nebraska Department of Revenue, lodging and sales tax on short-term rentals",
  ),
  notKnown: [
    "What the school credit will take off one parcel next year: ask the county treasurer, because the state sets the pool of money each year.",
    "When Omaha last inspected a house and what it found: ask the city's permits and inspections division before the inspection period of your contract ends.",
    "How the foreign-ownership act treats a particular LLC: ask a Nebraska real estate attorney.",
  ],
  marketTrend: "Stable",
  nearby: ["iowa", "kansas", "south-dakota", "missouri"],
  reviewed: "2026-11-16",
};
