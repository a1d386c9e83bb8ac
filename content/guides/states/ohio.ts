import { type StateText, sourced } from "../state-guide.ts";

export const ohio: StateText = {
  state: "Ohio",
  stateCode: "OH",
  metaDescription:
    "Ohio's low prices make strong ratios possible, but loan minimums, property tax changes and city lead rules bite. A DSCR guide to Columbus, Cleveland and more.",
  introduction:
    "Ohio is where many out-of-state investors find their first deal that clearly covers its payment. Houses in Cleveland, Toledo and Dayton rent for a high share of their price, and Columbus adds real growth. The catch is size: a loan on an inexpensive house may fall under the lender's minimum, and a cheap house in poor condition is neither cheap nor financeable. Recent tax law also shifts credits away from landlords, so last year's bill is not a safe guide.",
  topMarkets: {
    Columbus:
      "State government, Ohio State, insurance and chip-plant construction support rents, with duplexes on the east and south sides closest to good coverage.",
    Cleveland:
      "Up-and-down doubles near the hospital districts and inner suburbs such as Lakewood and Parma rent well, provided lead and local-agent rules are met.",
    Cincinnati:
      "Corporate headquarters and three-state commuting fill two- to four-family brick buildings whose prices remain moderate for a metro of this size.",
  },
  marketHighlights: [
    "Columbus is the main growth engine, while Cleveland, Cincinnati and Dayton trade on yield.",
    "Hospital systems are the largest private employers in several metros and anchor nearby rental streets.",
    "Much of the small-multifamily stock dates from before 1930, which gives character and capital costs in equal measure.",
    "Investor buying has been heavy enough that some suburbs now track absentee owners.",
  ],
  investorBenefits: [
    "High rent relative to price, which lets many purchases clear the preferred ratio and not just the minimum.",
    sourced(
      "Home insurance that costs less than in most Plains and Gulf states.",
      "National Association of Insurance Commissioners, homeowners insurance report (average premium by state)",
    ),
    sourced(
      "Statewide preemption of rent control since 2022.",
      "Ohio Revised Code §§ 5321.19 and 5321.20 (House Bill 430, 2022)",
    ),
    sourced(
      "A conveyance fee that the law puts on the seller, and no tax on the mortgage.",
      "Ohio Revised Code §§ 319.54 and 322.02",
      "Ohio Department of Taxation, annual report (list of taxes)",
    ),
  ],
  regulations: [
    sourced(
      "In counties of more than 200,000 people, owners must register residential rentals with the county auditor or fiscal officer.",
      "Ohio Revised Code § 5323.02",
    ),
    sourced(
      "Cleveland requires lead-safe certification of older rentals and a local agent in charge for owners from elsewhere; Toledo's lead ordinance has been in court more than once, so ask whether the city enforces it.",
      "Cleveland Codified Ordinances chapter 365",
      "Toledo Municipal Code chapter 1760",
    ),
    sourced(
      "Point-of-sale inspections apply in a number of Cuyahoga County suburbs and can require escrowed repairs.",
      "City of Shaker Heights and City of Cleveland Heights, point-of-sale inspection programs",
    ),
    sourced(
      "Many cities levy a municipal income tax that reaches net rental profit, even for owners who live elsewhere.",
      "Ohio Revised Code chapter 718",
    ),
  ],
  challenges: [
    "Homes priced below common loan minimums need a portfolio loan, a blanket loan or cash.",
    sourced(
      "Cleveland and Toledo have housing courts that hear code cases, and an absentee owner answers there in person or by counsel.",
      "Ohio Revised Code § 1901.011 (housing divisions)",
    ),
    "Population is flat or falling in several metros, so appreciation should be treated as a bonus.",
  ],
  foreclosure: sourced(
    "Foreclosure requires a suit in common pleas court, a judgment, an appraisal and a public sale. The sale must bring at least two thirds of the appraised value the first time it is offered. If it stays unsold, a residential mortgage case goes to a second auction without that floor; in other cases the court may order a new appraisal or set another price. The law sets no total duration, and no agency publishes one for the state. The borrower may redeem until the court confirms the sale and not afterward. A court may appoint a receiver to collect rents from an investment property, so a landlord in default can lose the income well before the deed.",
    "Ohio Revised Code § 2323.07 (suit and order of sale)",
    "Ohio Revised Code §§ 2329.17, 2329.20 and 2329.52 (appraisal and minimum bid)",
    "Ohio Revised Code § 2329.33 (redemption)",
    "Ohio Revised Code § 2735.01 (receivers)",
  ),
  propertyTax: sourced(
    "Ohio's effective rates are above average and vary greatly between school districts. Counties reappraise every six years with an update at year three, and tax applies to 35% of value. A sale is not an automatic reset, but the price feeds the next update. A law signed in December 2025 raises the owner-occupancy credit of 2.5% and cuts by a quarter each year, to zero in tax year 2029, the non-business credit of 10% that rentals of up to three units have received. Add that lost credit back when you read an older bill, then check whether the new inflation limit on school levies offsets it.",
    "U.S. Census Bureau, American Community Survey, tables B25103 and B25077 (median tax and value)",
    "Ohio Revised Code §§ 5713.01 and 5715.33 (reappraisal and update)",
    "Ohio Administrative Code 5703-25-05 (35%)",
    "House Bill 186 (136th General Assembly), Ohio Revised Code §§ 319.302 and 323.152 (credits)",
  ),
  insurance: sourced(
    "Wind and hail are the usual storm claims, with tornado outbreaks in the Miami Valley and heavy snow east of Cleveland. Frozen pipes in vacant winter units come next. The Ohio FAIR Plan serves owners who cannot get a standard policy, often because of vacancy or condition. Older houses may be offered only actual-cash-value terms on the roof, which some lenders refuse. Flood exposure is concentrated along the Ohio River and smaller creeks and can be checked parcel by parcel.",
    "National Centers for Environmental Information, Storm Events Database",
    "Ohio Revised Code §§ 3929.41 to 3929.49 (FAIR Plan)",
    "Ohio Department of Insurance, homeowner guides (roof settlement, vacancy)",
    "Federal Emergency Management Agency, Flood Map Service Center",
  ),
  landlordLaw: sourced(
    "A three-day notice to leave the premises starts a nonpayment case, and the tenant must be served at least seven days before the hearing. There is no limit on the deposit, but 5% interest is owed on the part above one month's rent when a tenant stays six months or longer. The deposit is due back 30 days after move-out. Some cities, including Toledo, Dayton and Cincinnati, have adopted pay-to-stay rules that let a tenant answer the case by paying. Cleveland provides counsel to certain low-income families with children, so expect more of its cases to be contested.",
    "Ohio Revised Code §§ 1923.04 and 1923.06 (notice and service)",
    "Ohio Revised Code § 5321.16 (deposits)",
    "Cities of Toledo, Dayton and Cincinnati, pay-to-stay ordinances",
    "Cleveland Codified Ordinances chapter 375 (right to counsel)",
  ),
  shortTermRentals: sourced(
    "Cities decide. Columbus issues permits, Cincinnati registers operators, and both tax the stays; a sale of the house ends a Columbus permit. Cleveland's council took up a licensing ordinance in 2024, so ask what applies now. Hocking Hills cabins and the Lake Erie islands form the true vacation markets, under county and township rules. Some suburbs, Strongsville among them, ban stays under 30 days in house districts. Statehouse bills to limit local bans have been introduced more than once, so confirm the position before you count on it.",
    "Columbus City Codes chapter 598",
    "Cincinnati Municipal Code chapters 856 and 315",
    "Cleveland City Council, Ordinance No. 588-2024",
    "Strongsville Codified Ordinances § 1252.38",
    "House Bill 109 (136th General Assembly)",
  ),
  notKnown: [
    "Which suburbs of Cleveland inspect at sale: ask the city's building department before you write an offer.",
    "How much of a tax bill the fading non-business credit now covers: ask the county auditor for the credit line of that parcel.",
    "Whether a city's pay-to-stay rule survives the state's preemption law: ask a landlord attorney in that county.",
  ],
  marketTrend: "Growing",
  nearby: ["indiana", "michigan", "pennsylvania", "kentucky", "west-virginia"],
  reviewed: "2026-11-16",
};
