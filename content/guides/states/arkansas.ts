import type { StateGuide } from "../state-guide.ts";

export const arkansas = {
  id: "arkansas-dscr-loans",
  slug: "arkansas",
  state: "Arkansas",
  stateCode: "AR",
  title: "Arkansas DSCR Loans: Investor Guide",
  metaDescription:
    "Arkansas DSCR guide: low prices and taxes, a 10% yearly cap on rental assessments, tornado and quake cover, landlord rules and city short-term limits.",
  introduction:
    "Arkansas splits into two rental economies. The northwest corner grows on corporate payrolls at prices closer to the national middle. In Little Rock and the Delta, houses sell so cheaply that loan minimums become the obstacle. Taxes are low in both, which keeps the distance between gross rent and loan payment wide.",
  topMarkets: [
    {
      name: "Northwest Arkansas",
      note: "Bentonville, Rogers and Fayetteville rent newer houses to Walmart, Tyson and J.B. Hunt staff and to university students, with the state's strongest rent growth and tightest yields.",
    },
    {
      name: "Little Rock",
      note: "State government and the medical center support brick ranch houses in the west and in North Little Rock, priced so that ratios clear with room to spare.",
    },
    {
      name: "Jonesboro",
      note: "Arkansas State University, two hospitals and food processing keep duplexes and small houses full at some of the lowest prices in the region.",
    },
  ],
  marketHighlights: [
    "Vendors that sell to Walmart keep offices near Bentonville, which brings relocating tenants who rent before they buy.",
    "Fort Smith is rebuilding its demand around manufacturing and a foreign pilot-training mission at Ebbing.",
    "Hot Springs mixes retirees, a national park and racetrack visitors, so long and short stays compete for the same houses.",
  ],
  investorBenefits: [
    "Purchase prices sit well under the national median in most counties, so a portfolio builds with smaller down payments.",
    "Assessed value on a rental can climb at most 10% a year between sales.",
    "State law leaves landlords wide freedom over lease terms.",
    "Duplexes and fourplexes are sold regularly in the college towns.",
  ],
  regulations: [
    {
      text: "The deposit limit of two months applies to owners with six or more units or those who pay a manager to collect rent.",
      sources: [],
    },
    {
      text: "Leases signed since late 2021 carry basic standards for water, power, plumbing, heat, roof and structure.",
      sources: [],
    },
    { text: "Statutory foreclosure is available to qualified lenders without a court order.", sources: [] },
    {
      text: "City rental inspection and registration programs vary; Little Rock inspects rentals through its code office.",
      sources: [],
    },
  ],
  challenges: [
    "Loans on $80,000 houses often fall below a lender's minimum amount.",
    "Northwest Arkansas has added apartments quickly, and concessions appear whenever several complexes lease up at once.",
    "Delta counties lose population, which limits both resale and appraisal support.",
  ],
  foreclosure: {
    text: "Arkansas lenders may foreclose through court or under the Statutory Foreclosure Act, and most choose the second. The out-of-court route needs notice, publication and a sale at the courthouse or another advertised place. It can conclude in roughly three to four months, quicker than most judicial states. A borrower can stop it by curing the default before the sale, but no redemption follows a statutory sale. Deficiency claims remain possible within limits, so a guarantor should not assume that the house settles everything.",
    sources: [],
  },
  propertyTax: {
    text: "The burden is light, with effective rates among the lower group nationally. Property is assessed at 20% of appraised value and then multiplied by local millage. Amendment 79 holds yearly growth in taxable value to 5% on a homestead and 10% on other real estate. A sale lifts that ceiling, so the buyer starts from full value. Rentals also go without the homestead credit that a resident seller may have been receiving.",
    sources: [],
  },
  insurance: {
    text: "Tornadoes and large hail set premiums across the state, and the Little Rock and Wynne storms of March 2023 are fresh in underwriters' files. Ice storms bring down limbs and power lines in the north. The New Madrid seismic zone runs under the northeast, so a Jonesboro owner should price the earthquake endorsement. Wind and hail deductibles are often a percentage of insured value, which deserves a line in the reserve budget.",
    sources: [],
  },
  landlordLaw: {
    text: "Few states regulate the rental relationship more lightly. An owner can start an unlawful detainer case after three days of written notice for unpaid rent, and the tenant must respond quickly to keep possession. Where the deposit law applies, money or an itemized list is due within 60 days. Municipal rent control is prohibited. The light rules cut both ways: a well-drafted lease does the work that statutes do elsewhere, so do not copy one from another state.",
    sources: [],
  },
  shortTermRentals: {
    text: "No statewide license exists, and guests pay state sales and tourism taxes plus local lodging tax. Fayetteville licenses operators and limits the share of homes used as full-time short stays. Hot Springs caps permits in residential areas, and Eureka Springs has closed its residential zone to new whole-house lodging. Bentonville's cycling and museum visitors make it attractive, yet many subdivisions there forbid nightly rental by covenant.",
    sources: [],
  },
  notKnown: [],
  marketTrend: "Growing",
  nearby: ["missouri", "tennessee", "oklahoma", "texas", "louisiana"],
  reviewed: "2026-11-01",
} as const satisfies StateGuide;
