import type { StateGuide } from "../state-guide.ts";

export const delaware = {
  id: "delaware-dscr-loans",
  slug: "delaware",
  state: "Delaware",
  stateCode: "DE",
  title: "Delaware DSCR Loans: Investor Guide",
  metaDescription:
    "Delaware DSCR guide: new reassessments, heavy transfer tax, beach-town lodging rules, leased-land traps and how judicial foreclosure works here.",
  introduction:
    "Three counties make three different rental businesses in Delaware: rowhouses and commuters in the north, a military and state-government base at Dover, and a seasonal beach economy in Sussex. Property taxes are low but freshly reassessed for the first time in decades. The transfer tax at purchase is among the heaviest anywhere, so holding period matters more than in neighboring states.",
  topMarkets: [
    {
      name: "Wilmington",
      note: "Brick rowhouses rent to bank, hospital and rail-commuter tenants, with strong gross yields in the city and steadier appraisals in the suburbs.",
    },
    {
      name: "Dover",
      note: "The Air Force base, Bayhealth and two universities support moderate three-bedroom houses at prices that usually clear the ratio.",
    },
    {
      name: "Sussex County beaches",
      note: "Lewes and Rehoboth command high weekly rates in summer, but year-round rent seldom covers the payment on a purchase near the water.",
    },
  ],
  marketHighlights: [
    "Retirees from Maryland, Pennsylvania and New Jersey keep Sussex among the faster-growing counties in the region.",
    "Newark rents heavily to University of Delaware students under city rules on student homes.",
    "Middletown and southern New Castle County have absorbed most of the new family housing.",
  ],
  investorBenefits: [
    "No state or local sales tax applies to materials and appliances for a renovation.",
    "Effective property tax is in the lowest group on the East Coast.",
    "Entity law is familiar to every lender, so LLC closings are routine.",
    "Northern tenants can commute to Philadelphia by regional rail, which widens the pool beyond local employers.",
  ],
  regulations: [
    {
      text: "State and local transfer taxes together commonly reach about 4% of the price, usually shared by buyer and seller.",
      sources: [],
    },
    { text: "Leases of a year or more limit the deposit to one month of rent.", sources: [] },
    { text: "Wilmington and Newark require rental permits and inspections.", sources: [] },
    { text: "A licensed Delaware attorney supervises each closing.", sources: [] },
  ],
  challenges: [
    "Houses on leased land, common near the beaches, do not fit standard DSCR programs.",
    "Coastal flooding and rising insurance costs reach well inland along the bays.",
    "Older Wilmington blocks vary house by house, and an appraiser may not credit a full renovation.",
  ],
  foreclosure: {
    text: "A lender must sue in Superior Court, and the property is then offered at a sheriff's sale. From complaint to confirmed sale often takes eight months to more than a year, which places Delaware in the slower half of the country. Mandatory mediation serves owner-occupants, so a rental file moves without that pause. Once the court confirms the sale there is no redemption period. Sheriffs sell monthly, and missing one date can add weeks that an owner may use to refinance.",
    sources: [],
  },
  propertyTax: {
    text: "Delaware long ranked near the bottom for property tax because its assessments dated from the 1970s and 1980s. Court-ordered reassessment changed that picture: Kent moved first and the other two counties followed in 2025, with large shifts between neighbors. Rates were reset at the same time, and school districts in New Castle County were allowed to charge nonresidential parcels more. Use the post-reassessment bill only, and confirm how a multi-unit building is classed.",
    sources: [],
  },
  insurance: {
    text: "Nor'easters and tropical storms push water into the back bays, so flood zone and elevation drive the beach premium. Inland, wind, hail and freezing pipes are ordinary risks. A FAIR plan serves owners refused by the regular market, with basic terms. Vacant or seasonal houses need a policy written for that use; a standard dwelling form may exclude winter losses.",
    sources: [],
  },
  landlordLaw: {
    text: "The Residential Landlord-Tenant Code is detailed and the Justice of the Peace Court applies it closely. Five days of written demand come before a nonpayment filing, while ending or not renewing a lease calls for 60 days. Deposits return within 20 days with an itemized list. Tenants with low incomes may have appointed representation in eviction cases. Rent is uncapped except for lots in manufactured-home communities.",
    sources: [],
  },
  shortTermRentals: {
    text: "Since January 2025 a state lodging tax of 4.5% applies to short stays of up to 31 nights. Rehoboth Beach, Lewes, Dewey Beach and Bethany Beach add their own licenses and rental taxes, some of long standing. Weekly Saturday-to-Saturday leasing through local brokers remains the normal model there. Lenders that count such income will want a twelve-month history, which reveals how short the earning season is.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Growing",
  nearby: ["maryland", "pennsylvania", "new-jersey", "virginia"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
