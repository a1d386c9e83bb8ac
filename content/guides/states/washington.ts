import type { StateGuide } from "../state-guide.ts";

export const washington = {
  id: "washington-dscr-loans",
  slug: "washington",
  state: "Washington",
  stateCode: "WA",
  title: "Washington DSCR Loans: Investor Guide",
  metaDescription:
    "Washington limits rent increases statewide and requires just cause. How those laws, annual revaluation and prices shape DSCR loans from Tacoma to Spokane.",
  introduction:
    "In 2025 Washington joined Oregon and California with a statewide limit on rent increases, on top of a just-cause eviction law from 2021. Prices west of the Cascades leave little coverage, so investors look to Spokane, Tacoma and Clark County. Lenders judge a file here on the rent already in place, because raising it on a sitting tenant takes time. Seattle is a separate legal world and should be priced as one.",
  topMarkets: [
    {
      name: "Spokane",
      note: "Hospitals, Fairchild Air Force Base and universities fill older bungalows and duplexes at prices that give the state's best chance of standard coverage.",
    },
    {
      name: "Tacoma and Pierce County",
      note: "Joint Base Lewis-McChord and port workers rent houses and small plexes, with city ordinances in Tacoma that do not apply a mile outside the line.",
    },
    {
      name: "Vancouver and Clark County",
      note: "Households who work in Portland rent newer townhomes and plexes here under Washington rules and without Oregon's income tax on Washington wages.",
    },
  ],
  marketHighlights: [
    "Technology, aerospace, ports and agriculture employ different halves of the state.",
    "Middle-housing law now permits two to six units on many city lots, adding plex supply over time.",
    "Eastern cities such as Spokane, Yakima and the Tri-Cities have lower prices and fewer local rules.",
    "Military allowances set the practical ceiling for house rents in Pierce, Kitsap and Island counties.",
  ],
  investorBenefits: [
    "Rental of homes for 30 days or longer is outside the business and occupation tax.",
    "No state tax on ordinary wages or rent profit for most owners; a tax on income above $1 million passed in 2026 and is due to start in 2028.",
    "Buildings in their first 12 years are exempt from the rent limit.",
    "Budget-based levies and a 1% growth limit on each district keep tax bills steadier than values.",
  ],
  regulations: [
    {
      text: "The seller pays graduated real estate excise tax, a heavy cost on expensive property at exit.",
      sources: [],
    },
    {
      text: "A deposit may be taken only with a written lease and a signed condition checklist.",
      sources: [],
    },
    {
      text: "Seattle requires rental registration and inspection; Tacoma, Spokane and others have programs of their own.",
      sources: [],
    },
    {
      text: "Landlords may not refuse a tenant because of the source of lawful income, including vouchers.",
      sources: [],
    },
  ],
  challenges: [
    "Right to counsel for low-income tenants and busy dockets in King and Spokane counties lengthen nonpayment cases.",
    "Rents well under market cannot be corrected quickly while the same tenants stay.",
    "Seattle's notice periods, fee limits and seasonal eviction limits add cost that a spreadsheet seldom shows.",
  ],
  foreclosure: {
    text: "Deeds of trust are foreclosed by a trustee. A 30-day notice of default comes first, then a notice of sale at least 90 days ahead, so the minimum is roughly four months and six is common. The mediation program protects owner-occupied homes. The borrower can cure until 11 days before the sale. A nonjudicial sale generally ends the debt for consumer loans, but commercial loans allow limited claims against guarantors, so a business-purpose note deserves a close reading.",
    sources: [],
  },
  propertyTax: {
    text: "Effective rates are close to or below the national average, although high values make large bills. Counties revalue annually at full market value. Levies are fixed in dollars and spread over all property, so your bill rises with voter measures more than with your own appraisal. Rentals pay the same rate as owner-occupied homes; relief exists for low-income seniors and disabled owners. A sale itself does not change the assessment, which will already be near market.",
    sources: [],
  },
  insurance: {
    text: "West of the mountains, wind, falling trees, freeze and landslides dominate, and landslide is excluded almost everywhere. East of them, wildfire risk decides who gets coverage from Chelan to Spokane County. The Washington FAIR Plan writes basic policies. The Seattle and Cascadia faults make earthquake cover a serious question for brick buildings and hillside homes. Sewer backup and older oil tanks deserve endorsements in prewar Tacoma and Spokane stock.",
    sources: [],
  },
  landlordLaw: {
    text: "After the first year, rent may rise annually by the lower of 7% plus inflation or 10%, on 90 days' written notice; a new tenant pays market rent. A 14-day notice to pay or vacate opens a nonpayment case, and other terminations need a listed cause. Deposits stay in a trust account and are accounted for within 30 days. Local law can add more: Seattle requires 180 days' notice of increases and Tacoma voters adopted their own tenant code.",
    sources: [],
  },
  shortTermRentals: {
    text: "A state act requires operators to post safety information, carry adequate liability insurance and pay lodging and sales taxes. Seattle limits most owners to two units, one of which is their residence. Chelan County, Leavenworth and several island communities cap or zone nightly rentals. Coastal Grays Harbor and Pacific counties are more permissive. Short stays are also subject to business and occupation tax, unlike a year's lease.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Stable",
  nearby: ["oregon", "idaho", "montana", "california"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
