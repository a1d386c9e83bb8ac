import type { StateGuide } from "../state-guide.ts";

export const illinois = {
  id: "illinois-dscr-loans",
  slug: "illinois",
  state: "Illinois",
  stateCode: "IL",
  title: "Illinois DSCR Loans: Investor Guide",
  metaDescription:
    "Illinois DSCR guide: very high property taxes, Cook County rules, Chicago's tenant ordinance, year-long foreclosures and strong small-multifamily rents.",
  introduction:
    "Rents in Illinois are strong for the price, and two-flats by the thousand suit a DSCR loan. Then the property tax arrives, second to almost none in the country, and takes a slice larger than the insurance and repairs together. Underwrite the bill after reassessment and without the seller's exemptions, and the survivors are good buys.",
  topMarkets: [
    {
      name: "Chicago",
      note: "Brick two- to four-flats on the northwest and southwest sides rent to working families and hospital staff, and coverage depends on the block and the next triennial assessment.",
    },
    {
      name: "Rockford",
      note: "Aerospace suppliers, cargo flights and low prices have made it one of the quicker-selling affordable cities, with taxes that eat part of the yield.",
    },
    {
      name: "Metro East",
      note: "Belleville, O'Fallon and Edwardsville draw Scott Air Force Base and university tenants at St. Louis prices and Illinois tax rates.",
    },
  ],
  marketHighlights: [
    "Little apartment construction in Chicago during the mid-2020s gave landlords firmer rents than most large cities.",
    "Champaign-Urbana and Bloomington-Normal follow school calendars, with insurers and an electric-truck plant adding year-round demand in the second.",
    "Suburban Will and Kane counties rent new townhouses to warehouse and logistics managers.",
    "Peoria and Decatur sell houses so cheaply that the lender's minimum loan is the binding rule.",
  ],
  investorBenefits: [
    "High gross yields by large-metro standards leave room even after taxes.",
    "Two- to four-unit stock lets one loan spread risk over several tenants.",
    "Appraisers find plentiful rent comparables in most of Cook and the collar counties.",
    "State law still keeps municipalities from enacting rent control.",
  ],
  regulations: [
    {
      text: "Chicago's Residential Landlord and Tenant Ordinance governs most units in the city, except small owner-occupied buildings.",
      sources: [],
    },
    {
      text: "Suburban Cook County has its own tenant ordinance with a deposit limit of one and a half months.",
      sources: [],
    },
    {
      text: "Landlords statewide may not refuse tenants because of a housing voucher or other lawful income.",
      sources: [],
    },
    {
      text: "Attorneys review residential contracts and commonly handle closings in the Chicago area.",
      sources: [],
    },
  ],
  challenges: [
    "A Cook County reassessment can erase a year's rent growth in one letter.",
    "Chicago deposit errors carry penalties so stiff that many owners have charged a move-in fee instead.",
    "Population decline downstate limits appreciation and resale depth.",
  ],
  foreclosure: {
    text: "Foreclosure is a lawsuit under the state's mortgage foreclosure law, and it is slow. For property that is not the borrower's residence, redemption generally ends six months after service or three months after judgment, whichever is later. Only then comes the sale, followed by a court hearing to confirm it. A year to eighteen months is common in Cook County. Lenders on income property often ask for a receiver or mortgagee possession early, so rents may leave your control long before title does.",
    sources: [],
  },
  propertyTax: {
    text: "Illinois trades places with New Jersey at the top of national rankings. Cook County assesses homes and most apartment buildings at 10% of value and applies a state multiplier; elsewhere the ratio is one third. Bills are paid in arrears, so negotiate a credit at closing for taxes the seller has accrued. The homeowner exemption falls away for a rental, and Cook revalues each third of the county every three years. Appeals are routine and often worth the fee.",
    sources: [],
  },
  insurance: {
    text: "Hail and straight-line wind lead the losses across the prairie, with tornado risk from Rockford to the Metro East. Deep freezes split pipes in vacant flats. Sewer backup in Chicago basements is frequent, and the endorsement is cheap next to one claim. The Illinois FAIR Plan takes older or vacant-prone buildings that standard companies refuse, for fewer perils. Ask about ordinance coverage on frame two-flats, since a code rebuild costs more than the appraised structure.",
    sources: [],
  },
  landlordLaw: {
    text: "Five days of notice come before an eviction for rent, and sheriff enforcement in Cook County adds weeks or months. Deposit rules tighten with building size: itemization duties start at five units, interest at 25, and Chicago's ordinance adds its own on smaller ones. Month-to-month tenancies end on 30 days outside Chicago, where the city demands up to 120 for long tenants. Protections against retaliation were widened in 2025. Downstate courts are faster and more predictable than the city's.",
    sources: [],
  },
  shortTermRentals: {
    text: "Chicago registers each unit, maintains a list of buildings where it is prohibited, and lets precincts vote themselves off limits. Single-family and small-building listings generally must be a host's primary home. The state extended its hotel tax to short-term rentals in July 2025, on top of local taxes that are high in the city. Galena and the Starved Rock area are the classic getaway markets, with county or city licenses to obtain first.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Stable",
  nearby: ["indiana", "wisconsin", "missouri", "iowa", "kentucky"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
