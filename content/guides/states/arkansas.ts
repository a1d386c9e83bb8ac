import { type StateText, sourced } from "../state-guide.ts";

export const arkansas: StateText = {
  state: "Arkansas",
  stateCode: "AR",
  metaDescription:
    "Arkansas DSCR guide: low prices and taxes, a 10% yearly cap on rental assessments, tornado and quake cover, landlord rules and city short-term limits.",
  introduction:
    "Arkansas splits into two rental economies. The northwest corner grows on corporate payrolls at prices closer to the national middle. In Little Rock and the Delta, houses sell so cheaply that loan minimums become the obstacle. Taxes are low in both, which keeps the distance between gross rent and loan payment wide.",
  topMarkets: {
    "Northwest Arkansas":
      "Bentonville, Rogers and Fayetteville rent newer houses to Walmart, Tyson and J.B. Hunt staff and to university students, at prices that leave a thinner yield than elsewhere in the state.",
    "Little Rock":
      "State government and the medical center support brick ranch houses in the west and in North Little Rock, priced so that ratios clear with room to spare.",
    Jonesboro:
      "Arkansas State University, two hospitals and food processing rent duplexes and small houses at low prices.",
  },
  marketHighlights: [
    "Vendors that sell to Walmart keep offices near Bentonville, which brings relocating tenants who rent before they buy.",
    "Fort Smith is rebuilding its demand around manufacturing and a foreign pilot-training mission at Ebbing.",
    "Hot Springs has lakes, a national park and a racetrack, so long and short stays compete for the same houses.",
  ],
  investorBenefits: [
    "Purchase prices sit well under the national median in most counties, so a portfolio builds with smaller down payments.",
    sourced(
      "Assessed value on a rental can climb at most 10% a year between sales.",
      "Arkansas Constitution, Amendment 79",
      "Arkansas Code § 26-26-1118 (10% limit)",
    ),
    sourced(
      "State law leaves landlords wide freedom over lease terms.",
      "Arkansas Code Title 18, chapter 17 (Residential Landlord-Tenant Act of 2007)",
    ),
    "Duplexes and fourplexes are sold regularly in the college towns.",
  ],
  regulations: [
    sourced(
      "The deposit limit of two months applies to owners with six or more units or those who pay a manager to collect rent.",
      "Arkansas Code § 18-16-303 (who is exempt)",
      "Arkansas Code § 18-16-304 (two months)",
    ),
    sourced(
      "Leases signed since late 2021 carry basic standards for water, power, plumbing, heat, roof and structure.",
      "Arkansas Code § 18-17-502 (standards added by Act 1052 of 2021)",
    ),
    sourced(
      "Statutory foreclosure is available to qualified lenders without a court order.",
      "Arkansas Code §§ 18-50-102 and 18-50-116 (who may foreclose out of court)",
    ),
    sourced(
      "City rental inspection and registration programs vary; Little Rock inspects rentals through its code office.",
      "Little Rock City Code chapter 8 (rental inspection)",
    ),
  ],
  challenges: [
    "Loans on $80,000 houses often fall below a lender's minimum amount.",
    "Northwest Arkansas has added apartments quickly, and concessions appear whenever several complexes lease up at once.",
    "Delta counties lose population, which limits both resale and appraisal support.",
  ],
  foreclosure: sourced(
    "Arkansas lenders may foreclose through court or under the Statutory Foreclosure Act. The out-of-court route needs a recorded notice of default, four weekly publications and a sale at the place that the notice names. The sale may not take place until 60 days after the notice is recorded, and this guide found no official figure for the usual length. A borrower can stop it by curing the default before the sale, but no redemption follows a statutory sale. The lender may sue for a deficiency within a year, limited by the fair value of the house, so a guarantor should not assume that the house settles everything.",
    "Arkansas Code § 18-50-104 (notice and 60 days)",
    "Arkansas Code § 18-50-105 (publication)",
    "Arkansas Code § 18-50-107 (time and place of the sale)",
    "Arkansas Code § 18-50-114 (cure before the sale)",
    "Arkansas Code § 18-50-108 (effect of the sale)",
    "Arkansas Code § 18-50-112 (deficiency)",
  ),
  propertyTax: sourced(
    "The burden is light, with effective rates among the lower group nationally. Property is assessed at 20% of appraised value and then multiplied by local millage. Amendment 79 holds yearly growth in taxable value to 5% on a homestead and 10% on other real estate. A sale lifts that ceiling: the assessor goes to full value at the next date, and the buyer has no limit until the second one. Rentals also go without the homestead credit that a resident seller may have been receiving.",
    "U.S. Census Bureau, American Community Survey (real estate taxes and home values by state)",
    "Arkansas Code § 26-26-303 (percentage of value)",
    "Arkansas Constitution, Amendment 79 and Arkansas Code § 26-26-1118 (limits, homestead credit)",
    "Arkansas Code § 26-26-1123 (sale of real property)",
  ),
  insurance: sourced(
    "Tornadoes and large hail threaten every part of the state, and the Little Rock and Wynne storms of March 2023 are fresh in underwriters' files. Ice storms bring down limbs and power lines in the north. The New Madrid seismic zone runs under the northeast, so a Jonesboro owner should price the earthquake endorsement. A wind and hail deductible can be a percentage of insured value, which deserves a line in the reserve budget.",
    "National Weather Service Little Rock, tornadoes of March 31, 2023",
    "U.S. Geological Survey, New Madrid seismic zone",
    "Arkansas Insurance Department, home and earthquake insurance guides",
  ),
  landlordLaw: sourced(
    "Few states regulate the rental relationship more lightly. An owner can start an unlawful detainer case after three days of written notice for unpaid rent, and the tenant must object within five days to keep possession. Where the deposit law applies, money or an itemized list is due within 60 days. Municipal rent control is prohibited. The light rules cut both ways: a well-drafted lease does the work that statutes do elsewhere, so do not copy one from another state.",
    "Arkansas Code § 18-60-304 (three days of notice)",
    "Arkansas Code § 18-60-307 (five days to object)",
    "Arkansas Code § 18-16-305 (return of deposits)",
    "Arkansas Code § 14-16-601 (no local rent control)",
  ),
  shortTermRentals: sourced(
    "Guests pay state sales and tourism taxes plus local lodging tax, and permission is left to the cities. Fayetteville licenses operators. In 2023 it cut its limit on rentals without a resident host from 2% of the city's homes to 475, and all of those licenses were soon taken. Hot Springs caps licenses in residential areas. Eureka Springs restricts lodging in its residential zone, so ask its planning commission about the exact address. Bentonville's cycling and museum visitors make it attractive, yet many subdivisions there forbid nightly rental by covenant.",
    "Arkansas Code § 26-52-301 (sales tax) and § 26-63-402 (tourism tax)",
    "Fayetteville City Code chapter 118 (short-term rental licenses and their limit)",
    "City of Hot Springs, short-term residential rental ordinance",
    "City of Eureka Springs, zoning code (tourist lodging)",
  ),
  notKnown: [
    "How many short-stay licenses Fayetteville and Hot Springs have left: ask each city's planning office on the day you write the offer.",
    "Whether a Delta county has enough sales for an appraisal: ask a local appraiser before you sign a contract.",
    "Which towns beyond Little Rock inspect rentals: ask the town's code office.",
  ],
  marketTrend: "Growing",
  nearby: ["missouri", "tennessee", "oklahoma", "texas", "louisiana"],
  reviewed: "2026-11-18",
};
