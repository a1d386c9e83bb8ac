import { type StateText, sourced } from "../state-guide.ts";

export const delaware: StateText = {
  state: "Delaware",
  stateCode: "DE",
  metaDescription:
    "Delaware DSCR guide: new reassessments, heavy transfer tax, beach-town lodging rules, leased-land traps and how judicial foreclosure works here.",
  introduction:
    "Three counties make three different rental businesses in Delaware: rowhouses and commuters in the north, a military and state-government base at Dover, and a seasonal beach economy in Sussex. Property taxes are low but freshly reassessed for the first time in decades. The transfer tax at purchase is among the heaviest anywhere, so holding period matters more than in neighboring states.",
  topMarkets: {
    Wilmington:
      "Brick rowhouses rent to bank, hospital and rail-commuter tenants, with strong gross yields in the city and steadier appraisals in the suburbs.",
    Dover:
      "The Air Force base, Bayhealth and two universities support moderate three-bedroom houses at prices that usually clear the ratio.",
    "Sussex County beaches":
      "Lewes and Rehoboth command high weekly rates in summer, but year-round rent seldom covers the payment on a purchase near the water.",
  },
  marketHighlights: [
    "People from Maryland, Pennsylvania and New Jersey move to Sussex, so check the Census count of its growth.",
    sourced(
      "Newark rents heavily to University of Delaware students under city rules on student homes.",
      "City of Newark, zoning code (student homes)",
    ),
    "Middletown and southern New Castle County have absorbed most of the new houses.",
  ],
  investorBenefits: [
    sourced(
      "No state or local sales tax applies to materials and appliances for a renovation.",
      "Delaware Division of Revenue (no sales tax; sellers pay a gross receipts tax)",
    ),
    sourced(
      "Effective property tax is in the lowest group on the East Coast.",
      "U.S. Census Bureau, American Community Survey (real estate taxes and home values by state)",
    ),
    "Entity law is familiar to every lender, so LLC closings are routine.",
    "Northern tenants can commute to Philadelphia by regional rail, which widens the pool beyond local employers.",
  ],
  regulations: [
    sourced(
      "Leases of a year or more limit the deposit to one month of rent.",
      "Delaware Code Title 25, § 5514 (deposits)",
    ),
    sourced(
      "Wilmington and Newark require rental permits and inspections.",
      "City of Wilmington, Department of Licenses and Inspections, rental property",
      "City of Newark, Code Enforcement, rental permits",
    ),
    sourced(
      "A licensed Delaware attorney supervises each closing.",
      "In re Mid-Atlantic Settlement Services, Delaware Supreme Court 2000 (closings are the practice of law)",
    ),
  ],
  challenges: [
    "Houses on leased land, common near the beaches, do not fit standard DSCR programs.",
    "Coastal flooding and rising insurance costs reach well inland along the bays.",
    "Older Wilmington blocks vary house by house, and an appraiser may not credit a full renovation.",
  ],
  foreclosure: sourced(
    "A lender must sue in Superior Court, and the property is then offered at a sheriff's sale. The suit tells the owner to come and show why the house should not be sold, and this guide found no official figure for how long a case takes. Mandatory mediation serves owner-occupants, so a rental file moves without that pause. Once the court confirms the sale there is no redemption period. Each county's sheriff sells on set dates, and missing one can add weeks that an owner may use to refinance.",
    "Delaware Code Title 10, § 5061 (suit on the mortgage)",
    "Delaware Code Title 10, § 5062C (mediation for owner-occupants)",
    "Delaware Code Title 10, § 4973 (notice of the sheriff's sale)",
    "New Castle, Kent and Sussex county sheriffs, sale calendars",
  ),
  propertyTax: sourced(
    "Delaware long ranked near the bottom for property tax, on assessments that dated from the 1970s and 1980s. A court case ended that: Kent reassessed first and the other two counties followed in 2025, with large shifts between neighbors. In the 2025-2026 tax year, school districts in New Castle County could charge nonresidential parcels up to twice the residential rate, and apartment buildings of five or more units counted as nonresidential. Lawmakers took up the next year's rates in 2026. Use the current bill only, and confirm how a multi-unit building is classed.",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values by state)",
    "In re Delaware Public Schools Litigation, Delaware Court of Chancery 2020",
    "Delaware House Bill 242 of 2025 (school tax rates)",
    "Newark Property Association v. State, Delaware Supreme Court 2025 (the act upheld)",
    "New Castle County, Office of Property Assessment",
  ),
  insurance: sourced(
    "Nor'easters and tropical storms push water into the back bays, so flood zone and elevation drive the beach premium. Inland, wind, hail and freezing pipes are ordinary risks. A FAIR plan serves owners refused by the regular market, with basic terms. Vacant or seasonal houses need a policy written for that use, so ask in writing whether a dwelling policy pays for a winter loss in an empty house.",
    "FEMA, flood maps and National Flood Insurance Program",
    "Delaware Department of Insurance, homeowners insurance guides",
    "Delaware Code Title 18, § 4103 and following (Insurance Placement Facility of Delaware, the FAIR plan)",
  ),
  landlordLaw: sourced(
    "The Residential Landlord-Tenant Code is detailed and the Justice of the Peace Court applies it closely. Five days of written demand come before a nonpayment filing, while ending or not renewing a lease calls for 60 days. Deposits return within 20 days with an itemized list. Tenants with low incomes may have appointed representation in eviction cases. Rent is uncapped except for lots in manufactured-home communities.",
    "Delaware Code Title 25, § 5502 (five days of demand)",
    "Delaware Code Title 25, § 5106 (60 days)",
    "Delaware Code Title 25, § 5514 (deposits)",
    "Justice of the Peace Court, right to representation for tenants (Senate Bill 1 of the 152nd General Assembly)",
    "Delaware Code Title 25, chapter 70 (manufactured home communities)",
  ),
  shortTermRentals: sourced(
    "Since January 2025 a state lodging tax of 4.5% applies to short stays of up to 31 nights. Rehoboth Beach, Lewes, Dewey Beach and Bethany Beach add their own licenses and rental taxes, some of long standing. Weekly Saturday-to-Saturday leasing through local brokers remains the normal model there. Lenders that count such income will want a twelve-month history, which reveals how short the earning season is.",
    "Delaware Code Title 30, §§ 6201 and 6202 (short-term rental lodging tax)",
    "Rehoboth Beach, Lewes, Dewey Beach and Bethany Beach, rental licenses and rental taxes",
  ),
  notKnown: [
    "At what rate New Castle County's school districts will tax a building of five or more units next year: ask the district and the county's assessment office.",
    "Whether a beach house stands on leased land and when the lease ends: ask the seller for the ground lease and have a Delaware attorney read it.",
    "How often a sheriff's sale is put off: ask the sheriff's office of the county.",
  ],
  marketTrend: "Growing",
  nearby: ["maryland", "pennsylvania", "new-jersey", "virginia"],
  reviewed: "2026-11-18",
};
