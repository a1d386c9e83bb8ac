import type { StateGuide } from "../state-guide.ts";

export const massachusetts = {
  id: "massachusetts-dscr-loans",
  slug: "massachusetts",
  state: "Massachusetts",
  stateCode: "MA",
  title: "Massachusetts DSCR Loans: Investor Guide",
  metaDescription:
    "Massachusetts DSCR guide: triple-deckers, strict deposit and lead law, residential exemptions that skip investors and registered short-term rentals.",
  introduction:
    "Massachusetts rents rank near the top of the nation, and so do its prices, so the search for coverage moves west along the turnpike. Worcester and Springfield three-families carry loans that Boston condos cannot. The law protects tenants in fine detail, and a mistake with a deposit or a lead certificate can cost more than a vacancy.",
  topMarkets: [
    {
      name: "Boston",
      note: "Student, biotech and hospital demand is constant, but most purchases reach the ratio only with a large down payment or several bedrooms per unit.",
    },
    {
      name: "Worcester",
      note: "Triple-deckers near several colleges and a medical school rent quickly, and prices have risen as Boston commuters arrived by rail.",
    },
    {
      name: "Springfield",
      note: "The state's best gross yields come from two- and three-family houses here and in Holyoke and Chicopee, with older systems and active code enforcement.",
    },
  ],
  marketHighlights: [
    "Much of Boston's stock turns over on September 1, so a winter vacancy can last.",
    "Lowell, Lawrence and Fall River offer multi-unit buildings at mid-range prices within reach of Boston jobs.",
    "South Coast rail service has drawn attention to New Bedford and Fall River.",
    "Accessory units are allowed by right on single-family lots since 2025.",
  ],
  investorBenefits: [
    "Education and health employers keep tenant demand firm through downturns.",
    "Levies may grow only 2.5% a year plus new construction, unless voters approve more.",
    "The three-family house is the normal starter investment, and appraisers know it well.",
    "Rent levels are set by the market; courts kept a statewide cap off the November 2026 ballot.",
  ],
  regulations: [
    {
      text: "Deposits stop at one month of rent, in a Massachusetts interest-bearing account with receipts.",
      sources: [],
    },
    { text: "A pre-1978 unit with a child under six must be deleaded or under control.", sources: [] },
    {
      text: "Whoever hires the broker pays the fee, a rule that ended tenant-paid fees for owner listings.",
      sources: [],
    },
    { text: "Closings and title examination are attorney work by law.", sources: [] },
  ],
  challenges: [
    "Treble damages attach to deposit errors, so many owners take last month's rent instead.",
    "Housing Court cases for nonpayment can last several months.",
    "Older triple-deckers need porches, boilers and electrical upgrades on a regular cycle.",
  ],
  foreclosure: {
    text: "Power-of-sale foreclosure is the norm and needs no trial. Lenders do file a short Land Court case to confirm that no active-duty servicemember is protected, then advertise for three weeks and auction at the property. Long cure periods favor owner-occupants and generally do not cover an investor's loan. Six months to a year from default is usual. Notice defects have voided many sales in this state, so title examiners read foreclosure deeds closely and a buyer should too.",
    sources: [],
  },
  propertyTax: {
    text: "As a share of value, taxes are close to or slightly under the national average because values are so high. Towns revalue annually as of January 1, and Proposition 2 1/2 limits the levy rather than your bill. Boston, Cambridge, Somerville, Brookline and some others grant a large residential exemption to occupants and raise the rate for everyone else. A rental there pays noticeably more than the condo upstairs. Fiscal years start in July, so prorations at closing need care.",
    sources: [],
  },
  insurance: {
    text: "Cape Cod, the islands and the South Shore carry hurricane deductibles, and many coastal policies come from the FAIR Plan, which is the largest writer on the Cape. Inland, ice dams and frozen pipes fill the winter claims list. Wood-frame three-families with old wiring are rated for fire, and porches for liability. Seasonal vacancy must be declared. Flood maps along the Merrimack and the coast are being revised, so order a current determination.",
    sources: [],
  },
  landlordLaw: {
    text: "A 14-day notice to quit starts a nonpayment case, filed with an affidavit in Housing Court. At move-in an owner may take first month, last month, one month of deposit and a lock fee, nothing else. Deposits go back in 30 days, and last month's rent also earns interest. The sanitary code gives tenants a withholding right when serious violations are documented. Voters ended rent control in 1994, and it can return only through the legislature or a later ballot.",
    sources: [],
  },
  shortTermRentals: {
    text: "Operators register with the state, carry liability insurance and collect state plus local room occupancy tax. Boston and Cambridge restrict listings to owner-occupied property, which removes nearly all investor units. Elsewhere zoning controls: the high court has held that short stays are not automatically a residential use. Cape and island towns register and tax them, and some limit the number per owner. Weekly summer leases remain the established model there.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Stable",
  nearby: ["connecticut", "rhode-island", "new-hampshire", "vermont", "new-york"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
