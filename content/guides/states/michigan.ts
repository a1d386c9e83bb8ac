import { type StateText, sourced } from "../state-guide.ts";

export const michigan: StateText = {
  state: "Michigan",
  stateCode: "MI",
  metaDescription:
    "Michigan DSCR guide: taxable value that uncaps at sale, extra school millage for rentals, six-month redemption, Detroit compliance and lake-town limits.",
  introduction:
    "The most expensive mistake in a Michigan DSCR file is trusting the seller's tax bill. Taxable value uncaps the year after a transfer, and a rental also pays 18 school mills from which a resident is exempt. Get that number right and the state is generous: prices are low, insurance is moderate and rents cover a loan in most cities.",
  topMarkets: {
    Detroit:
      "Brick bungalows and suburban ranches in Warren, Redford and Eastpointe rent to auto, hospital and city workers, while the cheapest city houses fall under loan minimums.",
    "Grand Rapids":
      "Furniture, medical and food employers have drawn growth, with two-family houses near downtown and thinner ratios.",
    Lansing:
      "State government, an auto plant and Michigan State in East Lansing combine three tenant groups at prices well below Grand Rapids.",
  },
  marketHighlights: [
    "Ann Arbor has high rents and prices to match, so coverage improves in neighboring Ypsilanti.",
    "Kalamazoo and Battle Creek run on pharmaceuticals, cereal and an air-guard base.",
    "Flint and Saginaw trade at very low prices, and a manager's quality decides the result.",
    "Northern resort counties have summer incomes that depend on local permission.",
  ],
  investorBenefits: [
    sourced(
      "Once uncapped, your taxable value grows by inflation or 5%, whichever is less.",
      "Michigan Constitution, article IX, § 3",
      "MCL 211.27a",
    ),
    sourced("Cities cannot enact rent control.", "MCL 123.411"),
    "Purchase prices in many metros allow coverage with the usual down payment.",
    sourced(
      "Catastrophe exposure is lower than in hail-belt and coastal states, which helps the premium.",
      "FEMA, National Risk Index",
    ),
  ],
  regulations: [
    sourced(
      "File a property transfer affidavit within 45 days of closing or pay penalties.",
      "MCL 211.27a (affidavit)",
      "MCL 211.27b (penalties)",
    ),
    sourced(
      "Detroit requires rental registration, inspection and lead clearance for a certificate of compliance.",
      "Detroit City Code, chapter 8, article XV",
      "City of Detroit, rental compliance program",
    ),
    sourced(
      "Deposits are limited to one and a half months of rent, with an inventory checklist at move-in.",
      "MCL 554.602 (limit)",
      "MCL 554.608 (checklist)",
    ),
    sourced(
      "Owners with five or more units may not reject a tenant because of lawful income source.",
      "Public Acts 178 and 179 of 2024",
    ),
  ],
  challenges: [
    "Land-bank, tax-foreclosed and quitclaim titles need quiet-title work before a lender insures them.",
    "Galvanized pipes, old sewers and lead service lines are common before 1950.",
    "Appraisals swing widely between adjacent Detroit blocks.",
  ],
  foreclosure: sourced(
    "Lenders foreclose by advertisement: four weeks of published notice, then a sheriff's auction. After that the owner of a residential rental of up to four units has six months to redeem, and twelve when the debt is down to two thirds of the original or less. Abandonment can shorten the period to 30 days. The borrower keeps possession through redemption, though an assignment of rents may redirect the income. The fixed steps thus add up to about seven months in the usual case, even though no judge is involved.",
    "MCL 600.3201 and 600.3208 (advertisement)",
    "MCL 600.3240 (redemption)",
    "MCL 600.3241a (abandonment)",
    "MCL 554.1051 to 554.1070 (assignment of rents)",
  ),
  propertyTax: sourced(
    "Overall the burden is above the national average, and it is higher for landlords. Assessed value is half of market value; taxable value is capped until ownership changes and then jumps to the assessed figure. A long-held house can see a steep rise, before adding the 18 school mills from which a homestead is exempt. A transfer between entities under common control may avoid uncapping if the exemption is claimed correctly. Use the Treasury's online estimator with the purchase price and the non-homestead rate.",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values)",
    "Michigan Constitution, article IX, § 3",
    "MCL 211.27a (uncapping and common control)",
    "MCL 380.1211 (18 mills)",
    "Michigan Department of Treasury, property tax estimator",
  ),
  insurance: sourced(
    "Freeze damage, wind and hail are the usual claims, with lake-effect snow in the west and north. Ask for sewer backup cover in metro Detroit, where the storms of June 2021 flooded basements widely. Erosion along Lake Michigan bluffs is an earth-movement loss that standard forms exclude. Vacant houses are hard to insure, so line up a tenant or a builder's policy before closing. The Michigan Basic Property Insurance Association is the insurer of last resort.",
    "FEMA, disaster declaration for the southeast Michigan storms of June 2021",
    "Michigan Department of Insurance and Financial Services, homeowners insurance guide",
    "MCL 500.2901 and following (Michigan Basic Property Insurance Association)",
  ),
  landlordLaw: sourced(
    "Seven days of notice to pay or quit open a case in district court. An order of eviction can follow ten days after judgment, and the tenant can stop it by paying. Detroit funds lawyers for low-income tenants under its right-to-counsel ordinance, so arrive with complete records. Deposit law has strict steps: inventory lists, a bank or bond, itemized damages within 30 days. Truth in Renting rules void forbidden clauses, so use a Michigan lease.",
    "MCL 554.134 and 600.5714 (seven days)",
    "MCL 600.5744 (order of eviction)",
    "City of Detroit, Right to Counsel Ordinance of 2022",
    "MCL 554.601 to 554.616 (deposits)",
    "MCL 554.631 to 554.641 (Truth in Renting Act)",
  ),
  shortTermRentals: sourced(
    "No statewide framework governs short stays, and the state's 6% use tax applies to them. Courts have let townships treat nightly rental as a use outside a residential zone. Ann Arbor keeps investor-owned listings out of residential districts, while Traverse City, South Haven and many lakeshore communities cap or zone them. Check what became of House Bill 6026 of 2026, which proposed a state registry. A grandfathered permit may not pass to a buyer, so make the contract depend on it.",
    "MCL 205.93a (use tax)",
    "Reaume v Township of Spring Lake, 328 Mich App 321 (2019)",
    "Ann Arbor City Code, chapter 97",
    "City of Traverse City, vacation home rental and tourist home licenses",
    "City of South Haven, short-term rental ordinance; House Bill 6026 of 2026",
  ),
  notKnown: [
    "What the bill will be after uncapping: ask the local assessor for the current assessed value and the non-homestead millage.",
    "Whether a Detroit house holds a certificate of compliance: look it up with the city's Buildings, Safety Engineering and Environmental Department.",
    "How an assignment of rents works on a house of one to four units under the 2022 act: ask a Michigan attorney to read yours.",
  ],
  marketTrend: "Stable",
  nearby: ["ohio", "indiana", "wisconsin", "illinois"],
  reviewed: "2026-11-18",
};
