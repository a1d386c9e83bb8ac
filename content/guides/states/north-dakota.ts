import type { StateGuide } from "../state-guide.ts";

export const northDakota = {
  id: "north-dakota-dscr-loans",
  slug: "north-dakota",
  state: "North Dakota",
  stateCode: "ND",
  title: "North Dakota DSCR Loans: Investor Guide",
  metaDescription:
    "Low prices and stable Red River cities meet oil-patch swings in North Dakota. How fourplex taxes, court foreclosure and hard winters enter a DSCR loan.",
  introduction:
    "North Dakota is small, and so is the list of DSCR lenders that write there. Those that do find low prices, tenants with steady paychecks and courts that work. Split the map in two: the Red River and capital cities behave like any quiet Midwestern market, while the Bakken towns rise and fall with crude. A fourplex, the darling of small investors elsewhere, is taxed as commercial property here.",
  topMarkets: [
    {
      name: "Fargo and West Fargo",
      note: "Health systems, software employers and North Dakota State students fill duplexes and townhomes, though a large apartment supply keeps rent increases small.",
    },
    {
      name: "Bismarck and Mandan",
      note: "State government and regional hospitals support slow, reliable rents on houses and twin homes at mid-range prices.",
    },
    {
      name: "Minot and Williston",
      note: "Air Force and oil-field workers pay well for decent units, but lenders discount boom rents, so underwrite to the appraiser's figure and not to last year's lease.",
    },
  ],
  marketHighlights: [
    "Energy, agriculture and health care carry the economy, with unemployment usually well under the national rate.",
    "Fargo's flood diversion project has changed the long-term risk map of the Red River valley.",
    "Apartment construction in Fargo has been heavy for a metro of its size, and concessions appear in winter.",
  ],
  investorBenefits: [
    "Purchase prices that keep down payments small in dollars.",
    "Income tax rates among the lowest of the states that have one.",
    "A statute that forbids local rent control.",
    "No deed transfer tax and no mortgage tax at closing.",
  ],
  regulations: [
    {
      text: "Corporate-farming limits affect agricultural land held in an entity; ordinary house lots are not the target, but acreage needs review.",
      sources: [],
    },
    {
      text: "A licensed abstracter updates the abstract and an attorney often gives a title opinion, which can add a week to closing.",
      sources: [],
    },
    { text: "Fargo, Grand Forks and other cities inspect rentals under local housing codes.", sources: [] },
    {
      text: "Special assessments for streets and sewers run with the lot for years and count with the taxes in PITIA.",
      sources: [],
    },
  ],
  challenges: [
    "Some national lenders do not lend in the state, so compare a regional bank's portfolio loan.",
    "Oil-county values fell by large margins after 2015 and can do so again.",
    "Seven months of heating and snow removal weigh on buildings where the owner pays utilities.",
  ],
  foreclosure: {
    text: "Lenders must sue. A notice before foreclosure goes out at least 30 days ahead of filing, and the borrower may reinstate during that time. Judgment and a sheriff's sale follow, with a redemption period that is commonly 60 days for ordinary residential lots. Uncontested cases finish in roughly four to six months. State law is unusually restrictive about deficiency judgments, though rules for investment property and for guarantors deserve a lawyer's reading.",
    sources: [],
  },
  propertyTax: {
    text: "Rates land near the national middle and differ by city. Value is set each year as of February 1; half of it is assessed value, and 9% of that is taxable for residences against 10% for commercial. A building with four or more units counts as commercial, so a triplex and a fourplex are not taxed alike. The $1,600 primary residence credit enacted in 2025 helps owner-occupants only, which means the seller's bill can understate yours. The same reform limits growth of local levies to 3% a year.",
    sources: [],
  },
  insurance: {
    text: "Hail and straight-line wind in June and July produce most of the losses. Winter adds ice dams and frozen lines, and carriers require heat to be kept on in a vacant unit. Spring floods on the Red, Souris and Missouri rivers call for a separate policy, even where a levee has changed the map. Tornado risk exists in the southeast but is modest. Compared with Nebraska or Oklahoma the premium is manageable.",
    sources: [],
  },
  landlordLaw: {
    text: "A landlord may serve a three-day notice of intent to evict once rent is three days late, and hearings are set within days of service. The deposit is limited to one month's rent in the ordinary case and must be kept in a federally insured interest-bearing account. It is returned or itemized within 30 days. A pet deposit has its own ceiling. Judges expect a written lease and a move-in checklist, which the statute also requires.",
    sources: [],
  },
  shortTermRentals: {
    text: "The state has no comprehensive short-term rental code; sales and lodging taxes apply, and large platforms remit many of them. Cities set the rest by zoning, and Fargo, Bismarck and Grand Forks have each debated or adopted local rules. Demand comes from work crews, hospital visits, hockey and hunting rather than from beach-style tourism. Furnished monthly stays for traveling nurses often beat nightly rates. They also underwrite better, because a signed lease of 30 days or more looks like ordinary rent.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Stable",
  nearby: ["minnesota", "south-dakota", "montana"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
