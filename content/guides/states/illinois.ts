import { type StateText, sourced } from "../state-guide.ts";

export const illinois: StateText = {
  state: "Illinois",
  stateCode: "IL",
  metaDescription:
    "Illinois DSCR guide: very high property taxes, Cook County rules, Chicago's tenant ordinance, court-run foreclosures and strong small-multifamily rents.",
  introduction:
    "Rents in Illinois are strong for the price, and two-flats by the thousand suit a DSCR loan. Then the property tax arrives, one of the highest in the country, and takes a slice larger than the insurance and repairs together. Underwrite the bill after reassessment and without the seller's exemptions, and the survivors are good buys.",
  topMarkets: {
    Chicago:
      "Brick two- to four-flats on the northwest and southwest sides have two to four rents under one roof and hospitals nearby, and coverage depends on the block and the next triennial assessment.",
    Rockford:
      "Aerospace suppliers, cargo flights and low prices draw buyers, with taxes that eat part of the yield.",
    "Metro East":
      "Belleville, O'Fallon and Edwardsville draw Scott Air Force Base and university tenants at St. Louis prices and Illinois tax rates.",
  },
  marketHighlights: [
    "Little apartment construction in Chicago in the middle of the 2020s helped landlords, so check current asking rents by neighborhood.",
    "Champaign-Urbana and Bloomington-Normal follow school calendars, with insurers and an electric-truck plant adding year-round demand in the second.",
    "Suburban Will and Kane counties rent new townhouses to warehouse and logistics managers.",
    "Peoria and Decatur sell houses so cheaply that the lender's minimum loan is the binding rule.",
  ],
  investorBenefits: [
    "High gross yields by large-metro standards leave room even after taxes.",
    "Two- to four-unit stock lets one loan spread risk over several tenants.",
    "Appraisers find plentiful rent comparables in most of Cook and the collar counties.",
    sourced(
      "State law still keeps municipalities from enacting rent control.",
      "50 ILCS 825 (Rent Control Preemption Act)",
    ),
  ],
  regulations: [
    sourced(
      "Chicago's Residential Landlord and Tenant Ordinance governs most units in the city, except small owner-occupied buildings.",
      "Municipal Code of Chicago chapter 5-12 (exclusions in § 5-12-020)",
    ),
    sourced(
      "Suburban Cook County has its own tenant ordinance with a deposit limit of one and a half months.",
      "Cook County Code of Ordinances §§ 42-801 and 42-811 (scope and deposits)",
    ),
    sourced(
      "Landlords statewide may not refuse tenants because of a housing voucher or other lawful income.",
      "775 ILCS 5/3-102 (Illinois Human Rights Act, source of income)",
    ),
    sourced(
      "Brokers may fill in a standard contract but may not draft the deed, so lawyers commonly handle closings in the Chicago area.",
      "Chicago Bar Association v. Quinlan and Tyson, Illinois Supreme Court 1966",
    ),
  ],
  challenges: [
    "A Cook County reassessment can erase a year's rent growth in one letter.",
    sourced(
      "A Chicago deposit error can cost twice the deposit, a penalty so stiff that many owners have charged a move-in fee instead.",
      "Municipal Code of Chicago § 5-12-080 (deposits)",
    ),
    "Population decline downstate limits appreciation and resale depth.",
  ],
  foreclosure: sourced(
    "Foreclosure is a lawsuit under the state's mortgage foreclosure law, and it is slow. For property that is not the borrower's residence, redemption generally ends six months after service or three months after judgment, whichever is later. Only then comes the sale, followed by a court hearing to confirm it. Those six months are therefore the floor, before notice of sale and hearing dates. Lenders on income property often ask for a receiver or mortgagee possession early, so rents may leave your control long before title does.",
    "735 ILCS 5/15-1603 (redemption)",
    "735 ILCS 5/15-1507 (judicial sale)",
    "735 ILCS 5/15-1508 (confirmation)",
    "735 ILCS 5/15-1701 and 5/15-1704 (possession and receivers)",
  ),
  propertyTax: sourced(
    "Illinois stands with New Jersey at the top of national rankings. Cook County assesses homes and most apartment buildings at 10% of value and applies a state multiplier; elsewhere the ratio is one third. Bills are paid in arrears, so negotiate a credit at closing for taxes the seller has accrued. The homeowner exemption, $6,000 to $10,000 of assessed value by county, falls away for a rental, and Cook revalues each third of the county every three years. Appeals are open to every owner, so check the assessment against similar buildings.",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values by state)",
    "Cook County Code of Ordinances §§ 74-63 and 74-64 (classes and percentages)",
    "35 ILCS 200/9-145 (one third of value)",
    "35 ILCS 200/15-175 (general homestead exemption)",
    "35 ILCS 200/9-220 (reassessment in Cook County)",
  ),
  insurance: sourced(
    "Hail and straight-line wind sweep the prairie, with tornado risk from Rockford to the Metro East. Deep freezes split pipes in vacant flats. Sewers back up into Chicago basements in heavy rain, and an ordinary policy covers that only by endorsement. The Illinois FAIR Plan takes older or vacant-prone buildings that standard companies refuse, for fewer perils. Ask about ordinance coverage on frame two-flats, since a code rebuild can cost more than the appraised structure.",
    "NOAA, Storm Events Database (hail, wind and tornadoes)",
    "Illinois Department of Insurance, homeowners insurance guides (sewer backup)",
    "Illinois FAIR Plan Association, coverage",
  ),
  landlordLaw: sourced(
    "Five days of notice come before an eviction for rent, and only the sheriff may carry out the order, in Cook County on the sheriff's own schedule. Deposit rules tighten with building size: itemization duties start at five units, interest at 25, and Chicago's ordinance adds its own on smaller ones. Month-to-month tenancies end on 30 days outside Chicago, where the city demands up to 120 for long tenants. Since 2025 a state act bars a landlord from punishing a tenant's complaint with a rent increase, a suit or a refusal to renew.",
    "735 ILCS 5/9-209 (five-day notice)",
    "765 ILCS 710 (Security Deposit Return Act) and 765 ILCS 715 (interest)",
    "735 ILCS 5/9-207 (30 days)",
    "Municipal Code of Chicago §§ 5-12-080 and 5-12-130 (deposits, up to 120 days)",
    "765 ILCS 721 (Landlord Retaliation Act)",
  ),
  shortTermRentals: sourced(
    "Chicago registers each unit, maintains a list of buildings where it is prohibited, and lets precincts vote themselves off limits. In a single-family house or a building of two to four units, the listing must be the host's primary home. The state extended its hotel tax to short-term rentals booked through platforms in July 2025, on top of city and county taxes. Galena and the Starved Rock area are the classic getaway markets, with county or city licenses to obtain first.",
    "Municipal Code of Chicago chapters 4-13, 4-14 and 4-17 (registration, units, restricted zones)",
    "Chicago Department of Business Affairs and Consumer Protection, shared housing rules",
    "35 ILCS 145 (hotel tax) and Illinois Department of Revenue, bulletin FY 2025-28",
    "City of Galena, Jo Daviess County and LaSalle County, short-term rental licenses",
  ),
  notKnown: [
    "What the next Cook County reassessment will do to one building: ask a tax-appeal attorney what similar buildings on the block won or lost.",
    "How long the Cook County sheriff takes to carry out an eviction order: ask the sheriff's civil division for its current schedule.",
    "Which suburbs license or inspect rentals: ask the village hall before you write an offer.",
  ],
  marketTrend: "Stable",
  nearby: ["indiana", "wisconsin", "missouri", "iowa", "kentucky"],
  reviewed: "2026-11-18",
};
