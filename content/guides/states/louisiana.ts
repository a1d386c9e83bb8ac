import { type StateText, sourced } from "../state-guide.ts";

export const louisiana: StateText = {
  state: "Louisiana",
  stateCode: "LA",
  metaDescription:
    "Louisiana DSCR guide: tiny property taxes, costly hurricane and flood cover, civil-law closings, executory process and New Orleans rental permits.",
  introduction:
    "In Louisiana the insurance premium can exceed the property tax several times over, which turns the usual DSCR model upside down. Prices can be soft in storm-exposed parishes, so yields look generous until wind and flood are added. The law is civil rather than common, and both closings and foreclosures use their own vocabulary.",
  topMarkets: {
    "Baton Rouge":
      "State government, LSU and the refinery corridor rent houses in Ascension and East Baton Rouge parishes, where elevation after the 2016 flood is the first question.",
    "New Orleans":
      "Doubles and shotgun houses earn two rents on one lot from hospital and hospitality workers, but the insurance quote decides whether any lender can approve the ratio.",
    "Shreveport and Bossier City":
      "Barksdale Air Force Base, hospitals and casinos fill very inexpensive houses well north of the hurricane belt.",
  },
  marketHighlights: [
    "Gas export terminals bring contract labor and furnished-rental demand to Lake Charles.",
    "Lafayette follows oil-service employment, steadied by health care and the university.",
    "The north shore of Lake Pontchartrain has newer houses on higher ground.",
  ],
  investorBenefits: [
    sourced(
      "Annual property taxes are among the smallest in the United States.",
      "U.S. Census Bureau, American Community Survey (real estate taxes and home values)",
    ),
    sourced(
      "Executory process gives lenders a remedy without a trial, which keeps credit available despite storm risk.",
      "Louisiana Code of Civil Procedure, article 2631",
    ),
    "Two-family buildings are traditional and plentiful in New Orleans.",
    "Sellers facing insurance costs are open to price cuts, so a buyer with a firm quote can bargain.",
  ],
  regulations: [
    sourced(
      "Notaries, usually attorneys, pass the act of sale, and the mortgage is recorded in the parish.",
      "Louisiana Civil Code, article 1833 (authentic act)",
      "Louisiana Civil Code, article 3338 (recording)",
    ),
    sourced(
      "New Orleans registers rentals and can require habitability inspections.",
      "City of New Orleans, Healthy Homes Ordinance",
    ),
    sourced(
      "A lessor's rights may be cut back only by state law, which is read as a bar to local rent control.",
      "Louisiana Revised Statutes 9:3258 (lessor's rights)",
    ),
    sourced(
      "Parishes and cities levy their own sales taxes, and lodging adds occupancy taxes, so each address needs a separate check.",
      "Louisiana Constitution, article VI, § 29",
    ),
  ],
  challenges: [
    sourced(
      "Insurers stop binding new policies when a storm nears the Gulf, which can delay a closing.",
      "Louisiana Citizens Property Insurance Corporation, binding suspensions",
    ),
    "Population loss in several parishes weighs on resale values and tenant depth.",
    "Subsidence, termites and moisture demand specialist inspections on older frame houses.",
  ],
  foreclosure: sourced(
    "Louisiana is a judicial state with a shortcut. Most mortgages include a confession of judgment in authentic form, which lets the lender use executory process: a judge orders seizure and the sheriff sells, without a trial. No agency publishes a statewide duration for it. A sale without appraisal costs the lender its deficiency claim, so appraised sales are normal. The adjudication passes the owner's rights to the buyer, and no redemption follows. A lender that holds an assignment can also claim the rents.",
    "Louisiana Code of Civil Procedure, articles 2631 to 2724 (executory process)",
    "Louisiana Revised Statutes 13:4106 (deficiency)",
    "Louisiana Code of Civil Procedure, article 2371 (adjudication)",
    "Louisiana Revised Statutes 9:4401 (assignment of rents)",
  ),
  propertyTax: sourced(
    "Residential land and buildings are assessed at 10% of fair market value, with reappraisal at least every four years. The first $75,000 of a resident's home value is exempt from most parish taxes; a rental pays from the first dollar. Even so, the effective rate remains near the bottom nationally. Millages differ by parish, city and ward, and Orleans Parish has its own assessor. Compute the bill from the purchase price and the ward's millage, not from the owner-occupant's receipt.",
    "Louisiana Constitution, article VII, § 18 (assessment and reappraisal)",
    "Louisiana Constitution, article VII, § 20 (homestead exemption)",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values)",
    "Louisiana Tax Commission, millage by parish",
  ),
  insurance: sourced(
    "After the storms of 2020 and 2021 several insurers failed, and many owners moved to Louisiana Citizens, the last-resort company. By statute its rates must exceed the private market by at least 10%, apart from exceptions that the legislature has made. A named-storm deductible is a percentage of the insured value, so work it out in dollars. Flood insurance is prudent on nearly every southern lot, and federal pricing now varies by building. State grants for a FORTIFIED roof go to residents, but the roof improves the offers a landlord receives.",
    "Louisiana Department of Insurance, insurer receiverships",
    "Louisiana Revised Statutes 22:2303 (Citizens rates)",
    "FEMA, National Flood Insurance Program: Risk Rating 2.0",
    "Louisiana Department of Insurance, Louisiana Fortify Homes Program",
  ),
  landlordLaw: sourced(
    "Leases are governed by the Civil Code, which gives great weight to the written contract. Five days of notice to vacate come before a rule for possession, and a lease may waive even that. The hearing can be set for the third day after service. Deposits must be returned within a month with an itemized list of deductions; no maximum applies. Owners warrant the thing leased against serious defects, and a residential lease cannot waive that for dangers to health or safety.",
    "Louisiana Civil Code, article 2668 and following (lease)",
    "Louisiana Code of Civil Procedure, articles 4701, 4731 and 4732 (eviction)",
    "Louisiana Revised Statutes 9:3251 (deposits)",
    "Louisiana Civil Code, articles 2696 and 2699 (warranty)",
  ),
  shortTermRentals: sourced(
    "New Orleans has a strict system. In residential zones it issues one permit per square block by lottery, requires an operator on site, and keeps most of the French Quarter and the Garden District off limits. In October 2025 a federal appeals court struck the ban on permits for companies but left most of the scheme standing, so ask the city what it issues now. Jefferson Parish asks for proof that the unit is the host's primary residence, and Lafayette licenses by zone. State and local occupancy taxes add to the guest's price.",
    "New Orleans City Code, chapter 26 (short-term rentals)",
    "New Orleans Comprehensive Zoning Ordinance, article 20",
    "Hignell-Stark v. City of New Orleans, No. 24-30160 (5th Cir. 2025)",
    "Jefferson Parish Code of Ordinances, chapter 17.5",
    "Lafayette Consolidated Government, short-term rental licenses",
  ),
  notKnown: [
    "What wind and flood cover costs at one address: get a bindable quote from a Louisiana agent before the inspection period ends.",
    "Whether Citizens currently charges its 10% load in your parish: ask the company or the Department of Insurance.",
    "How New Orleans treats permits for companies since the 2025 ruling: ask the city's short-term rental office.",
  ],
  marketTrend: "Declining",
  nearby: ["texas", "mississippi", "arkansas", "alabama"],
  reviewed: "2026-11-16",
};
