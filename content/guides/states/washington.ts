import { type StateText, sourced } from "../state-guide.ts";

export const washington: StateText = {
  state: "Washington",
  stateCode: "WA",
  metaDescription:
    "Washington limits rent increases statewide and requires just cause. How those laws, annual revaluation and prices shape DSCR loans from Tacoma to Spokane.",
  introduction:
    "In 2025 Washington joined Oregon and California with a statewide limit on rent increases, on top of a just-cause eviction law from 2021. Prices west of the Cascades leave little coverage, so investors look to Spokane, Tacoma and Clark County. Lenders judge a file here on the rent already in place, because raising it on a sitting tenant takes time. Seattle is a separate legal world and should be priced as one.",
  topMarkets: {
    Spokane:
      "Hospitals, Fairchild Air Force Base and universities fill older bungalows and duplexes at prices that leave a better chance of standard coverage than those near Seattle.",
    "Tacoma and Pierce County":
      "Joint Base Lewis-McChord and port workers rent houses and small plexes, with city ordinances in Tacoma that do not apply a mile outside the line.",
    "Vancouver and Clark County":
      "Households who work in Portland rent newer townhomes and plexes here under Washington rules and without Oregon's income tax on Washington wages.",
  },
  marketHighlights: [
    "Technology, aerospace, ports and agriculture employ different halves of the state.",
    sourced(
      "Middle-housing law now permits two to six units on many city lots, adding plex supply over time.",
      "Revised Code of Washington 36.70A.635 (middle housing)",
    ),
    "Eastern cities such as Spokane, Yakima and the Tri-Cities have lower prices and fewer local rules.",
    "Military allowances set the practical ceiling for house rents in Pierce, Kitsap and Island counties.",
  ],
  investorBenefits: [
    sourced(
      "Rental of homes for 30 days or longer is outside the business and occupation tax.",
      "Washington Administrative Code 458-20-118 (rental of real estate)",
      "Washington Department of Revenue, lodging guide (30-day line)",
    ),
    sourced(
      "No state tax on ordinary wages or rent profit for most owners; a tax on income above $1 million passed in 2026, to start in 2028, and a lawsuit and a repeal drive followed, so check its status.",
      "Engrossed Substitute Senate Bill 6346 of 2026 (income above $1 million)",
      "Washington Secretary of State, initiatives",
    ),
    sourced(
      "Buildings in their first 12 years are exempt from the rent limit.",
      "Revised Code of Washington 59.18.710 (exemptions)",
    ),
    sourced(
      "Budget-based levies and a 1% growth limit on each district keep tax bills steadier than values.",
      "Revised Code of Washington 84.55.010 (levy limit)",
    ),
  ],
  regulations: [
    sourced(
      "A deposit may be taken only with a written lease and a signed condition checklist.",
      "Revised Code of Washington 59.18.260 (deposits)",
    ),
    sourced(
      "Seattle requires rental registration and inspection; Tacoma, Spokane and others have programs of their own.",
      "Seattle Municipal Code chapter 22.214 (Rental Registration and Inspection Ordinance)",
      "City of Tacoma and City of Spokane, rental licensing",
    ),
    sourced(
      "Landlords may not refuse a tenant because of the source of lawful income, including vouchers.",
      "Revised Code of Washington 59.18.255 (source of income)",
    ),
  ],
  challenges: [
    sourced(
      "Right to counsel for low-income tenants and busy dockets in King and Spokane counties lengthen nonpayment cases.",
      "Revised Code of Washington 59.18.640 (appointed counsel)",
    ),
    "Rents well under market cannot be corrected quickly while the same tenants stay.",
    sourced(
      "Seattle's notice periods, fee limits and seasonal eviction limits add cost that a spreadsheet seldom shows.",
      "Seattle Municipal Code chapters 7.24 and 22.205 (rental agreements, terminations)",
    ),
  ],
  foreclosure: sourced(
    "Deeds of trust are foreclosed by a trustee. A 30-day notice of default comes first, then a notice of sale at least 90 days ahead, so the statute's minimum is roughly four months. The mediation program protects owner-occupied homes. The borrower can cure until 11 days before the sale. A nonjudicial sale generally ends the debt for consumer loans, but commercial loans allow limited claims against guarantors, so a business-purpose note deserves a close reading.",
    "Revised Code of Washington 61.24.030 (notice of default)",
    "Revised Code of Washington 61.24.040 (notice of sale)",
    "Revised Code of Washington 61.24.163 (mediation)",
    "Revised Code of Washington 61.24.090 (cure)",
    "Revised Code of Washington 61.24.100 (deficiency)",
  ),
  propertyTax: sourced(
    "Effective rates are close to or below the national average, although high values make large bills. Counties revalue annually at full market value. Levies are fixed in dollars and spread over all property, so your bill rises with voter measures more than with your own appraisal. Rentals pay the same rate as owner-occupied homes; relief exists for low-income seniors and disabled owners. A sale itself does not change the assessment, which will already be near market.",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values)",
    "Revised Code of Washington 84.40.030 and 84.41.030 (true value, annual revaluation)",
    "Revised Code of Washington 84.55.010 (levy limit)",
    "Washington Constitution article VII, § 1 (uniform taxation)",
    "Revised Code of Washington 84.36.381 (seniors and disabled owners)",
  ),
  insurance: sourced(
    "West of the mountains, wind, falling trees, freeze and landslides dominate, and a standard policy excludes landslide. East of them, wildfire risk decides who gets coverage from Chelan to Spokane County. The Washington FAIR Plan writes basic policies in every county. The Seattle and Cascadia faults make earthquake cover a serious question for brick buildings and hillside homes. Ask about sewer backup and buried oil tanks in prewar Tacoma and Spokane stock.",
    "Washington Office of the Insurance Commissioner, homeowners insurance guides (landslide, wildfire, earthquake)",
    "Washington Administrative Code chapter 284-19 (FAIR plan)",
    "Washington Department of Natural Resources, geologic hazard maps",
  ),
  landlordLaw: sourced(
    "After the first year, rent may rise annually by the lower of 7% plus inflation or 10%, on 90 days' written notice; a new tenant pays market rent. A 14-day notice to pay or vacate opens a nonpayment case, and other terminations need a listed cause. Deposits stay in a trust account and are accounted for within 30 days. Local law can add more: Seattle requires 180 days' notice of increases, and Tacoma voters adopted a tenant code in 2023 that the council amended in December 2025.",
    "Revised Code of Washington 59.18.700 and 59.18.140 (rent limit, notice)",
    "Revised Code of Washington 59.12.030 and 59.18.650 (14-day notice, causes)",
    "Revised Code of Washington 59.18.270 and 59.18.280 (deposits)",
    "Seattle Municipal Code chapter 7.24 (notice of rent increases)",
    "Tacoma Landlord Fairness Code Initiative and Tacoma Ordinance 29086 of 2025",
  ),
  shortTermRentals: sourced(
    "A state act requires operators to post safety information, carry liability insurance and pay lodging and sales taxes. Seattle limits most owners to two units, one of which is their residence. Chelan County permits rentals by tier and limits their share of housing, and San Juan County limits permits by area. Each coastal county and town sets its own rule, so call the planning office. Short stays are also subject to business and occupation tax, unlike a year's lease.",
    "Revised Code of Washington chapter 64.37 (short-term rentals)",
    "Seattle Municipal Code chapter 6.600 (short-term rental licenses)",
    "Chelan County Code § 11.88.290 (short-term rentals)",
    "San Juan County, vacation rental permits",
    "Washington Administrative Code 458-20-166 (lodging businesses)",
  ),
  notKnown: [
    "The exact percentage of the rent limit for the next calendar year: ask the Department of Commerce, which publishes it each summer.",
    "Whether the income tax of 2026 survives the courts and the voters: ask the Department of Revenue before you plan past 2027.",
    "Which Tacoma notices a house inside the city line needs after the 2025 changes: ask the city's rental housing program.",
  ],
  marketTrend: "Stable",
  nearby: ["oregon", "idaho", "montana", "california"],
  reviewed: "2026-11-18",
};
