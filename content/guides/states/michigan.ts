import type { StateGuide } from "../state-guide.ts";

export const michigan = {
  id: "michigan-dscr-loans",
  slug: "michigan",
  state: "Michigan",
  stateCode: "MI",
  title: "Michigan DSCR Loans: Investor Guide",
  metaDescription:
    "Michigan DSCR guide: taxable value that uncaps at sale, extra school millage for rentals, six-month redemption, Detroit compliance and lake-town limits.",
  introduction:
    "The most expensive mistake in a Michigan DSCR file is trusting the seller's tax bill. Taxable value uncaps the year after a transfer, and a rental also pays 18 school mills from which a resident is exempt. Get that number right and the state is generous: prices are low, insurance is moderate and rents cover a loan in most cities.",
  topMarkets: [
    {
      name: "Detroit",
      note: "Brick bungalows and suburban ranches in Warren, Redford and Eastpointe rent to auto, hospital and city workers, while the cheapest city houses fall under loan minimums.",
    },
    {
      name: "Grand Rapids",
      note: "Furniture, medical and food employers have made it the state's strongest growth market, with two-family houses near downtown and thinner ratios.",
    },
    {
      name: "Lansing",
      note: "State government, an auto plant and Michigan State in East Lansing combine three tenant groups at prices well below Grand Rapids.",
    },
  ],
  marketHighlights: [
    "Ann Arbor has high rents and prices to match, so coverage improves in neighboring Ypsilanti.",
    "Kalamazoo and Battle Creek run on pharmaceuticals, cereal and an air-guard base.",
    "Flint and Saginaw trade at very low prices, and a manager's quality decides the result.",
    "Northern resort counties have summer incomes that depend on local permission.",
  ],
  investorBenefits: [
    "Once uncapped, your taxable value grows by inflation or 5%, whichever is less.",
    "Cities cannot enact rent control.",
    "Purchase prices in many metros allow coverage with the usual down payment.",
    "Low catastrophe exposure keeps premiums below those of hail and coastal states.",
  ],
  regulations: [
    { text: "File a property transfer affidavit within 45 days of closing or pay penalties.", sources: [] },
    {
      text: "Detroit requires rental registration, inspection and lead clearance for a certificate of compliance.",
      sources: [],
    },
    {
      text: "Deposits are limited to one and a half months of rent, with an inventory checklist at move-in.",
      sources: [],
    },
    {
      text: "Owners with five or more units may not reject a tenant because of lawful income source.",
      sources: [],
    },
  ],
  challenges: [
    "Land-bank, tax-foreclosed and quitclaim titles need quiet-title work before a lender insures them.",
    "Galvanized pipes, old sewers and lead service lines are common before 1950.",
    "Appraisals swing widely between adjacent Detroit blocks.",
  ],
  foreclosure: {
    text: "Lenders foreclose by advertisement: four weeks of published notice, then a sheriff's auction. After that the owner of a typical residential rental has six months to redeem, and up to twelve when the debt has been paid down substantially. Abandonment can shorten the period to about a month. The borrower keeps possession through redemption, though an assignment of rents may redirect the income. Altogether, eight to twelve months is a realistic span even though no judge is involved.",
    sources: [],
  },
  propertyTax: {
    text: "Overall the burden is above the national average, and it is higher for landlords. Assessed value is half of market value; taxable value is capped until ownership changes and then jumps to the assessed figure. Long-held houses can see the bill double, before adding the 18 non-homestead school mills. Moving property between related LLCs may avoid uncapping if the exemption is claimed correctly. Use the county's online estimator with the purchase price and the non-homestead box checked.",
    sources: [],
  },
  insurance: {
    text: "Freeze damage, wind and hail are the usual claims, with lake-effect snow in the west and north. Sewer backup is essential in metro Detroit, where the 2021 storms filled thousands of basements. Erosion along Lake Michigan bluffs is not covered by any standard form. Vacant houses are hard to insure, so line up a tenant or a builder's policy before closing. The Michigan Basic Property Insurance Association is the insurer of last resort.",
    sources: [],
  },
  landlordLaw: {
    text: "Seven days of notice to pay or quit open a case in district court. Uncontested judgments come within a few weeks, and an order of eviction can follow ten days later. Detroit's 36th District Court is slower, and tenants there have a right to counsel program. Deposit law has strict steps: inventory lists, a bank or bond, itemized damages within 30 days. Truth in Renting rules void forbidden clauses, so use a Michigan lease.",
    sources: [],
  },
  shortTermRentals: {
    text: "No statewide framework has passed, although bills appear in most sessions, and the state's 6% use tax applies to stays. Courts have let townships treat nightly rental as a commercial use. Ann Arbor keeps investor-owned listings out of residential districts, while Traverse City, South Haven and many lakeshore communities cap or zone them. A grandfathered permit may not pass to a buyer, so make the contract depend on it.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Stable",
  nearby: ["ohio", "indiana", "wisconsin", "illinois"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
