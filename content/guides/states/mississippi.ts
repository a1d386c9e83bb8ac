import type { StateGuide } from "../state-guide.ts";

export const mississippi = {
  id: "mississippi-dscr-loans",
  slug: "mississippi",
  state: "Mississippi",
  stateCode: "MS",
  title: "Mississippi DSCR Loans: Investor Guide",
  metaDescription:
    "Mississippi DSCR guide: low prices, a 15% rental assessment class, coastal wind pool, Yazoo clay foundations, fast trustee sales and simple eviction rules.",
  introduction:
    "Few states show a higher rent-to-price figure than Mississippi, and few demand more care about what stands behind it. Low values mean many houses fall under a lender's smallest loan, and soil, storms and city services affect collections. The workable deals cluster near Memphis, on the Gulf Coast and around the universities.",
  topMarkets: [
    {
      name: "DeSoto County",
      note: "Southaven, Olive Branch and Horn Lake rent newer three-bedroom houses to Memphis logistics workers, with the state's deepest comparables and easiest appraisals.",
    },
    {
      name: "Gulfport and Biloxi",
      note: "Keesler, the Seabees, casinos and shipbuilding in nearby Pascagoula supply tenants, and wind plus flood quotes determine the ratio.",
    },
    {
      name: "Jackson",
      note: "Northeast suburbs such as Madison, Brandon and Flowood lease to hospital and state employees, while the city's own low prices reflect water and service problems.",
    },
  ],
  marketHighlights: [
    "Oxford, Starkville and Hattiesburg follow university enrollment and football weekends.",
    "Data-center and battery projects in Madison and Marshall counties have brought construction crews who need housing.",
    "Tupelo mixes furniture, tire and auto work with stable small-house demand.",
  ],
  investorBenefits: [
    "Prices near the bottom of the national range give high gross yields.",
    "Personal income tax is low and scheduled to fall further.",
    "Foreclosure and eviction are both quick, a reason lenders accept modest values.",
    "Brick ranch houses from the 1970s and later are plentiful and simple to keep up.",
  ],
  regulations: [
    {
      text: "Rental houses are taxed in Class II at 15% of true value; a resident's home is Class I at 10%.",
      sources: [],
    },
    { text: "Sale prices are not published, so the appraiser's files carry extra weight.", sources: [] },
    {
      text: "Some cities require rental registration and inspection, among them several Jackson suburbs.",
      sources: [],
    },
    { text: "Attorneys conduct title certification and closings.", sources: [] },
  ],
  challenges: [
    "Yazoo clay under the Jackson area cracks slabs, and foundation repair can equal two years of rent.",
    "Loan sizes under $100,000 narrow the choice of lenders.",
    "Household incomes are the lowest in the nation, so rent increases meet a hard limit.",
  ],
  foreclosure: {
    text: "The deed of trust allows a trustee to sell after publishing notice for three consecutive weeks and posting it at the courthouse. A default can reach auction in roughly 60 to 90 days. There is no statutory redemption once the hammer falls. A borrower may reinstate before the sale by paying what is past due with costs. Deficiency suits are permitted within a year, provided the sale was commercially reasonable.",
    sources: [],
  },
  propertyTax: {
    text: "Nominally the tax is small, and effective rates for homeowners are among the lightest anywhere. A rental sits in the higher class and loses the homestead exemption, so the investor's bill often lands at twice the previous owner's. Counties reappraise on a four-year cycle. Millage is high in Jackson and Hinds County compared with Rankin and Madison next door. Delinquent taxes are sold every August, and old tax sales are a common title defect.",
    sources: [],
  },
  insurance: {
    text: "Coastal counties face hurricane wind that many carriers exclude; the Mississippi Windstorm Underwriting Association fills that gap as a wind-only pool. Flood is a separate need from the beach to the Pearl River in Jackson. Inland, tornadoes and hail are severe, as Rolling Fork showed in 2023. A state-supervised residential plan offers basic fire and wind policies in areas that lack other insurers. Roof age is the first thing an underwriter asks.",
    sources: [],
  },
  landlordLaw: {
    text: "An owner gives three days of written notice for unpaid rent, then files in justice or county court. A 2022 law normally gives the tenant seven days after judgment to move. Return deposits within 45 days after the tenancy ends, possession is delivered and a demand is made. The statutes set no ceiling on deposits or late charges, and cities have no authority to control rents. Written leases with clear repair duties prevent most disputes.",
    sources: [],
  },
  shortTermRentals: {
    text: "Rules come from city hall. Bay St. Louis, Ocean Springs and Biloxi regulate coastal cottages by permit and zone, and Oxford screens applications tightly because of game-day demand. Guests pay 7% state sales tax plus local tourism levies. Storm seasons interrupt coastal bookings, and lenders use a full-year average. Inland, festival and football dates cannot carry a house alone, so compare with a nine-month student lease.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Stable",
  nearby: ["alabama", "tennessee", "louisiana", "arkansas"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
