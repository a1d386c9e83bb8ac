import { type StateText, sourced } from "../state-guide.ts";

export const massachusetts: StateText = {
  state: "Massachusetts",
  stateCode: "MA",
  metaDescription:
    "Massachusetts DSCR guide: triple-deckers, strict deposit and lead law, residential exemptions that skip investors and registered short-term rentals.",
  introduction:
    "Massachusetts rents rank near the top of the nation, and so do its prices, so the search for coverage moves west along the turnpike. Worcester and Springfield three-families carry loans that Boston condos cannot. The law protects tenants in fine detail, and a mistake with a deposit or a lead certificate can cost more than a vacancy.",
  topMarkets: {
    Boston:
      "Student, biotech and hospital demand is constant, but most purchases reach the ratio only with a large down payment or several bedrooms per unit.",
    Worcester:
      "Triple-deckers near several colleges and a medical school rent quickly, and prices have risen as Boston commuters arrived by rail.",
    Springfield:
      "Two- and three-family houses here and in Holyoke and Chicopee can give high gross yields, with older systems and active code enforcement.",
  },
  marketHighlights: [
    "Much of Boston's stock turns over on September 1, so a winter vacancy can last.",
    "Lowell, Lawrence and Fall River offer multi-unit buildings at mid-range prices within reach of Boston jobs.",
    "South Coast rail service has drawn attention to New Bedford and Fall River.",
    sourced(
      "Accessory units are allowed by right in single-family zones since February 2025.",
      "M.G.L. c. 40A, § 3",
      "St. 2024, c. 150 (Affordable Homes Act)",
    ),
  ],
  investorBenefits: [
    "Education and health employers keep tenant demand firm through downturns.",
    sourced(
      "Levies may grow only 2.5% a year plus new construction, unless voters approve more.",
      "M.G.L. c. 59, § 21C",
    ),
    "The three-family house is the normal starter investment, and appraisers know it well.",
    sourced(
      "Rent levels are set by the market; in June 2026 the high court kept a statewide cap off the November 2026 ballot.",
      "M.G.L. c. 40P",
      "Supreme Judicial Court, decision of June 23, 2026 on the rent control petition",
    ),
  ],
  regulations: [
    sourced(
      "Deposits stop at one month of rent, in a Massachusetts interest-bearing account with receipts.",
      "M.G.L. c. 186, § 15B",
    ),
    sourced(
      "A pre-1978 unit with a child under six must be deleaded or under control.",
      "M.G.L. c. 111, § 197",
      "105 CMR 460.000",
    ),
    sourced(
      "Whoever hires the broker pays the fee since August 2025, a rule that ended tenant-paid fees for owner listings.",
      "M.G.L. c. 112, § 87DDD½, as amended by St. 2025, c. 9",
    ),
    sourced(
      "A closing needs the substantive work of an attorney.",
      "Real Estate Bar Association for Massachusetts v. National Real Estate Information Services, 459 Mass. 512 (2011)",
    ),
  ],
  challenges: [
    sourced(
      "Treble damages attach to deposit errors, so some owners take last month's rent instead.",
      "M.G.L. c. 186, § 15B",
    ),
    sourced(
      "A court must pause a nonpayment case while the tenant's application for emergency rental aid is pending.",
      "M.G.L. c. 239, § 15",
    ),
    "Older triple-deckers need porches, boilers and electrical upgrades on a regular cycle.",
  ],
  foreclosure: sourced(
    "Power-of-sale foreclosure is the norm and needs no trial. Lenders do file a short case, usually in Land Court, to confirm that no active-duty servicemember is protected. They advertise for three weeks, first at least 21 days before the sale, and auction at the property. The 90-day right to cure is for a borrower's principal residence and does not cover an investor's loan. No agency publishes a statewide duration. The high court has voided sales for defects in notice and assignment, so title examiners read foreclosure deeds closely and a buyer should too.",
    "M.G.L. c. 183, § 21 (power of sale)",
    "St. 1943, c. 57 (servicemembers)",
    "M.G.L. c. 244, § 14 (notice and sale)",
    "M.G.L. c. 244, § 35A (right to cure)",
    "U.S. Bank National Association v. Ibanez, 458 Mass. 637 (2011)",
  ),
  propertyTax: sourced(
    "As a share of value, taxes are close to the national average because values are so high. Towns set values as of January 1 each year, and Proposition 2 1/2 limits the levy rather than your bill. Boston, Cambridge, Somerville, Brookline and some others grant occupants a residential exemption of up to 35%, which raises the rate for everyone else. A rental there pays noticeably more than the condo upstairs. Fiscal years start in July, so prorations at closing need care.",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values)",
    "M.G.L. c. 59, § 2A (January 1)",
    "M.G.L. c. 59, § 21C (Proposition 2 1/2)",
    "M.G.L. c. 59, § 5C; Division of Local Services, communities with a residential exemption",
    "M.G.L. c. 44, § 56 (fiscal year)",
  ),
  insurance: sourced(
    "Cape Cod, the islands and the South Shore carry hurricane deductibles, and the FAIR Plan writes a large part of the coastal policies on the Cape. Inland, ice dams and frozen pipes fill the winter claims list. Wood-frame three-families with old wiring are rated for fire, and porches for liability. Seasonal vacancy must be declared. A standard policy excludes flood, and FEMA revises its maps along the Merrimack and the coast, so order a current determination.",
    "Massachusetts Division of Insurance, annual home insurance report (deductibles and FAIR Plan share)",
    "M.G.L. c. 175C (FAIR Plan)",
    "FEMA, Flood Map Service Center",
  ),
  landlordLaw: sourced(
    "A 14-day notice to quit starts a nonpayment case in Housing or District Court. At move-in an owner may take first month, last month, one month of deposit and a lock fee, nothing else. Deposits go back in 30 days, and last month's rent also earns interest. A tenant may withhold rent when serious violations of the sanitary code are documented and reported. Voters ended rent control in 1994, and it can return only through the legislature or a later ballot.",
    "M.G.L. c. 186, §§ 11 and 12 (notice to quit)",
    "M.G.L. c. 186, § 15B (move-in charges and deposits)",
    "M.G.L. c. 239, § 8A (withholding)",
    "105 CMR 410.000 (sanitary code)",
    "M.G.L. c. 40P (rent control)",
  ),
  shortTermRentals: sourced(
    "Operators register with the state, carry $1 million of liability insurance and collect state plus local room occupancy tax. Boston and Cambridge restrict listings to owner-occupied property, which removes nearly all investor units. Elsewhere zoning controls: the high court has held that short stays are not automatically a residential use. Cape and island towns add rules and local tax of their own, so read the town bylaw. Weekly summer leases remain the established model there.",
    "M.G.L. c. 64G (registration and tax)",
    "M.G.L. c. 175, § 4F (insurance)",
    "Boston Municipal Code § 9-14",
    "Cambridge Zoning Ordinance § 4.60",
    "Styller v. Zoning Board of Appeals of Lynnfield, 487 Mass. 588 (2021)",
  ),
  notKnown: [
    "How long a nonpayment case takes in one Housing Court division: ask its clerk for the current first-tier court date.",
    "How many nights or units a Cape or island town allows: ask the town clerk for the bylaw as last amended.",
    "Whether a unit has a letter of full deleading or interim control: search the state's lead safe homes database and ask the seller.",
  ],
  marketTrend: "Stable",
  nearby: ["connecticut", "rhode-island", "new-hampshire", "vermont", "new-york"],
  reviewed: "2026-11-18",
};
