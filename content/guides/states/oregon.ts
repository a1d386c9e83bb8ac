import type { StateGuide } from "../state-guide.ts";

export const oregon = {
  id: "oregon-dscr-loans",
  slug: "oregon",
  state: "Oregon",
  stateCode: "OR",
  title: "Oregon DSCR Loans: Investor Guide",
  metaDescription:
    "Oregon caps rent increases and limits no-cause notices, yet its property tax never resets at sale. What both mean for a DSCR loan from Portland to Eugene.",
  introduction:
    "Oregon was the first state to limit rent increases everywhere, and it also has one of the gentlest property tax systems for a long-term owner. Those two facts pull in opposite directions: income grows under a ceiling, but so does the tax. Coverage at purchase therefore matters more than hoped-for growth. Portland adds rules of its own, and the coast and the mountains add fire and nightly-rental questions.",
  topMarkets: [
    {
      name: "Portland metro",
      note: "Plexes and newer townhomes rent to health, technology and trade workers, and buyers outside the city line in Gresham, Beaverton or Clackamas County face fewer local rules.",
    },
    {
      name: "Salem",
      note: "State employment and food processing keep vacancy low in plain 1970s duplexes, which give the valley's most reliable coverage.",
    },
    {
      name: "Eugene and Springfield",
      note: "University and hospital tenants fill small multifamily buildings; Springfield prices are lower and its local ordinances lighter than Eugene's.",
    },
  ],
  marketHighlights: [
    "Urban growth boundaries restrict land supply and hold up values over long cycles.",
    "Portland's center lost residents and office demand after 2020, while suburbs and mid-size cities kept growing.",
    "State law now allows duplexes to fourplexes on most lots in larger cities, so conversions are possible.",
    "Semiconductor employers in Washington County pay well above the state average but have trimmed staff recently.",
  ],
  investorBenefits: [
    "No sales tax, which lowers the cost of every renovation.",
    "Assessed value grows by a fixed 3% a year at most and is not reset by your purchase.",
    "No statewide transfer tax; Washington County's small one is the exception.",
    "Buildings in their first 15 years are outside the rent ceiling.",
  ],
  regulations: [
    {
      text: "The state publishes the maximum rent increase each September for the following year, and notices must follow a set form.",
      sources: [],
    },
    {
      text: "Portland requires rental registration and regulates screening and deposits in detail.",
      sources: [],
    },
    {
      text: "Anyone who manages for others needs a property manager license from the Real Estate Agency.",
      sources: [],
    },
    {
      text: "Owners above an income threshold may owe Metro and Multnomah County income taxes on Portland-area profit.",
      sources: [],
    },
  ],
  challenges: [
    "A building bought with rents far below market can take years to catch up while the same tenants stay.",
    "Relocation payments in Portland can equal several months of rent when the owner ends a tenancy or raises rent sharply.",
    "State income tax has a high top rate, which lowers the after-tax return for resident owners.",
  ],
  foreclosure: {
    text: "Most trust deeds are foreclosed by advertisement, without a suit. The notice of sale must be given at least 120 days ahead, and the borrower may cure until five days before the auction. Oregon's resolution conference is aimed at homes, and many investment loans fall outside it. After a nonjudicial sale the lender generally cannot seek a deficiency from the borrower, but the guarantor of an investment loan can remain exposed. Judicial foreclosure takes longer and brings a redemption right, so lenders choose it mainly when title or guaranty issues require it.",
    sources: [],
  },
  propertyTax: {
    text: "Bills are near the national average but oddly distributed. Measure 50, passed in 1997, tied assessed value to 1995 figures and lets it grow no more than 3% a year, whoever owns the property. Neighboring houses of equal price may owe very different sums, and the buyer inherits the seller's figure. Only new construction, rezoning or a major remodel above set limits changes it. For a DSCR file that is rare good news: the current bill is a sound basis for PITIA, apart from new voter-approved levies.",
    sources: [],
  },
  insurance: {
    text: "The 2020 Labor Day fires raised premiums east of the Cascades and up the western canyons. Carriers use private fire scores, so ask for the reason when a quote is declined. The Oregon FAIR Plan offers a limited policy as the last stop. Valley owners see ice storms and fallen trees; the coast sees wind and, in low spots, tsunami and flood exposure. Cascadia earthquake coverage is optional for most loans, yet unreinforced masonry in Portland deserves serious thought.",
    sources: [],
  },
  landlordLaw: {
    text: "Annual increases are limited to the lower of 7% plus inflation or 10%, with 90 days' notice and none in the first year of a tenancy. Later, ending the tenancy takes a listed reason, and for sale or renovation 90 days' notice plus a month's rent from owners of more than four units. Nonpayment begins with a 10-day notice that cannot be served before the eighth day of the rental period. No cap applies to deposits, which come back within 31 days. Courts direct many cases to mediation and rental-aid screening, which adds weeks.",
    sources: [],
  },
  shortTermRentals: {
    text: "State and local lodging taxes apply to every stay. Portland lets a resident rent rooms or the home where they live for most of the year, and little else. Bend spaces permits by distance, and coastal towns such as Cannon Beach and Manzanita limit their number; Lincoln and Tillamook counties have their own programs. Permits often end with a sale. Verify transferability with the planning counter before you show nightly income to an underwriter.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Stable",
  nearby: ["washington", "california", "idaho", "nevada"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
