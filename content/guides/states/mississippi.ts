import { type StateText, sourced } from "../state-guide.ts";

export const mississippi: StateText = {
  state: "Mississippi",
  stateCode: "MS",
  metaDescription:
    "Mississippi DSCR guide: low prices, a 15% rental assessment class, coastal wind pool, Yazoo clay foundations, fast trustee sales and simple eviction rules.",
  introduction:
    "Rents in Mississippi can look high against the price, and the figure demands care about what stands behind it. Low values mean many houses fall under a lender's smallest loan, and soil, storms and city services affect collections. The workable deals cluster near Memphis, on the Gulf Coast and around the universities.",
  topMarkets: {
    "DeSoto County":
      "Southaven, Olive Branch and Horn Lake rent newer three-bedroom houses to Memphis logistics workers, with enough comparables for an easy appraisal.",
    "Gulfport and Biloxi":
      "Keesler, the Seabees, casinos and shipbuilding in nearby Pascagoula supply tenants, and wind plus flood quotes determine the ratio.",
    Jackson:
      "Northeast suburbs such as Madison, Brandon and Flowood lease to hospital and state employees, while the city's own low prices reflect water and service problems.",
  },
  marketHighlights: [
    "Oxford, Starkville and Hattiesburg follow university enrollment and football weekends.",
    "Data-center and battery projects in Madison and Marshall counties have brought construction crews who need housing.",
    "Tupelo mixes furniture, tire and auto work with stable small-house demand.",
  ],
  investorBenefits: [
    "Low prices can give high gross yields.",
    sourced(
      "Personal income tax is 4% in 2026 and scheduled to fall in steps to 3% by 2030.",
      "Mississippi Code § 27-7-5",
      "House Bill 1 of 2025 (Build Up Mississippi Act)",
    ),
    sourced(
      "Foreclosure needs no lawsuit and a rent eviction starts on three days of notice, a reason lenders accept modest values.",
      "Mississippi Code § 89-1-55",
      "Mississippi Code § 89-8-13",
    ),
    "Brick ranch houses from the 1970s and later are plentiful and simple to keep up.",
  ],
  regulations: [
    sourced(
      "Rental houses are taxed in Class II at 15% of true value; a resident's home is Class I at 10%.",
      "Mississippi Constitution, article 4, § 112",
      "Mississippi Code § 27-35-4",
    ),
    sourced(
      "A breach other than unpaid rent needs a written notice with at least 14 days to cure.",
      "Mississippi Code § 89-8-13",
    ),
    sourced(
      "Some cities require rental registration and inspection, among them Jackson and its suburb Clinton.",
      "Jackson Code of Ordinances, chapter 26, article XII",
      "City of Clinton, Rental Housing Ordinance",
    ),
    sourced("Preparing deeds and certifying title are attorney work.", "Mississippi Code § 73-3-55"),
  ],
  challenges: [
    "Yazoo clay under the Jackson area cracks slabs, and foundation repair can equal two years of rent.",
    "Loan sizes under $100,000 narrow the choice of lenders.",
    sourced(
      "Household incomes are among the lowest in the nation, so rent increases meet a hard limit.",
      "U.S. Census Bureau, American Community Survey (household income by state)",
    ),
  ],
  foreclosure: sourced(
    "The deed of trust allows a trustee to sell after publishing notice for three consecutive weeks and posting it at the courthouse. Those weeks are the only wait the statute sets, apart from what the deed of trust adds. There is no statutory redemption once the hammer falls. A borrower may reinstate before the sale by paying what is past due with costs. Deficiency suits are permitted within a year, provided the sale was commercially reasonable.",
    "Mississippi Code § 89-1-55 (notice and sale)",
    "Mississippi Code § 89-1-59 (reinstatement)",
    "Mississippi Code § 15-1-23 (one year)",
    "Haygood v. First National Bank of New Albany, 517 So. 2d 553 (Miss. 1987)",
  ),
  propertyTax: sourced(
    "Nominally the tax is small, and effective rates for homeowners are below the national average. A rental is assessed at 15% of value and an owner's home at 10%, so its assessed value is half again as high, and it loses the homestead credit of up to $300. Counties must update values at least every four years. Millage differs by county, city and school district, so compare Hinds County with Rankin and Madison next door. Delinquent taxes are sold every August, and old tax sales are a common title defect.",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values)",
    "Mississippi Constitution, article 4, § 112",
    "35 Mississippi Administrative Code, part VI (four-year update)",
    "Mississippi Department of Revenue, county millage rates",
    "Mississippi Code § 27-41-59 (tax sale)",
  ),
  insurance: sourced(
    "Coastal counties face hurricane wind that many carriers exclude; the Mississippi Windstorm Underwriting Association fills that gap as a wind-only pool. Flood is a separate need from the beach to the Pearl River in Jackson. Inland, tornadoes and hail are severe, as Rolling Fork showed in 2023. A state-supervised residential plan offers basic fire and wind policies to owners who cannot find other insurers. Roof age is the first thing an underwriter asks.",
    "Mississippi Code § 83-34-1 and following (Windstorm Underwriting Association)",
    "FEMA, National Flood Insurance Program",
    "National Weather Service, Jackson office: tornado of March 24, 2023",
    "Mississippi Code § 83-38-1 and following (Residential Property Insurance Underwriting Association)",
  ),
  landlordLaw: sourced(
    "An owner gives three days of written notice for unpaid rent, then files in justice or county court. A 2022 law normally gives the tenant seven days after judgment to move, and a tenant who pays everything owed by then may stay. Return deposits within 45 days after the tenancy ends, possession is delivered and a demand is made. The statutes set no ceiling on deposits or late charges, and cities have no authority to control rents. Written leases with clear repair duties prevent most disputes.",
    "Mississippi Code § 89-8-13 (notice)",
    "Mississippi Code §§ 89-8-31 to 89-8-45 (eviction)",
    "Mississippi Code § 89-8-21 (deposits)",
    "Mississippi Code § 21-17-5 (no local rent control)",
  ),
  shortTermRentals: sourced(
    "Rules come from city hall. Bay St. Louis, Ocean Springs and Biloxi regulate coastal cottages by permit, and Oxford has rules of its own because of game-day demand. Guests pay 7% state sales tax plus local tourism levies. Storm seasons interrupt coastal bookings, and lenders use a full-year average. Inland, festival and football dates cannot carry a house alone, so compare with a nine-month student lease.",
    "Cities of Bay St. Louis, Ocean Springs and Biloxi, short-term rental ordinances",
    "City of Oxford, Land Development Code (short-term rentals)",
    "Mississippi Code § 27-65-23 (sales tax on lodging)",
    "Mississippi Department of Revenue, tourism and economic development taxes",
  ),
  notKnown: [
    "What a house sold for: a recorded deed seldom states the price, so ask the appraiser for comparable sales.",
    "Whether a title carries an old tax sale: ask a Mississippi attorney for a full-period title certificate.",
    "What Jackson's registration and inspection will cost per unit: ask the city's rental registration office.",
  ],
  marketTrend: "Stable",
  nearby: ["alabama", "tennessee", "louisiana", "arkansas"],
  reviewed: "2026-11-18",
};
