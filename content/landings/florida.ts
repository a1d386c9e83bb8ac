import { company } from "../company.ts";
import { lenderPractice, loanFacts } from "../loan-facts.ts";
import { titledTexts } from "../titled-texts.ts";
import { dscrTargets, dscrTargetsNote, floridaBasis } from "./dscr-basis.ts";
import type { MarketLanding } from "./market-landing.ts";

export const florida = {
  path: "/dscr-loan-florida",
  market: "Florida",
  state: "FL",
  title: "Florida DSCR Loans: Insurance, Condos and Cities",
  metaDescription:
    "What moves a DSCR loan in Florida: insurance quotes, condo reserves, reassessed taxes and vacation rules, with six cities compared by price and rent.",
  heading: "DSCR Loans in Florida",
  reviewed: "2026-11-01",
  related: [
    { path: "/states/florida", label: "Florida state guide" },
    { path: "/dscr-loan-texas", label: "How Texas compares" },
    { path: "/dscr-news/florida-dscr-surge", label: "News: Florida DSCR lending" },
    { path: "/credit-score/620", label: "Borrowing at a 620 score" },
  ],
  introduction:
    "The unpleasant surprise in Florida is rarely the interest rate. It is the wind policy, the condominium budget or the reassessed tax bill, and the rent has to cover all three.",
  tldr: [
    `Florida programs on this page start at a credit score of ${loanFacts.credit.floridaFloor}, although the lower end requires more equity and most lenders want ${loanFacts.credit.minimum} or better.`,
    "Some lenders accept a ratio of 0.75 here, which matters because all six cities below fall between 0.76 and 0.88 at their median price with 25% down.",
    "An insurance quote can matter more than a rate quote: on a $320,000 house, an annual premium of $5,400 instead of $2,400 moves the ratio from 1.05 to 0.95.",
    "Condos need a second approval: the lender reviews the association's reserves, inspections, insurance and lawsuits.",
  ],
  stats: {
    medianHomePrice: 410_000,
    avgRent: 2_350,
    appreciationRate: 6.8,
    vacancyRate: 7.2,
    popularAreas: [
      "Jacksonville",
      "Tampa Bay",
      "Orlando",
      "Miami-Dade",
      "Southwest Gulf coast",
      "Polk County",
    ],
  },
  statsNote:
    "Vacancy includes homes that sit empty between seasons, which a year-round landlord does not experience, and coastal condominiums behave differently from inland houses. The numbers are illustrations chosen for this page, not survey results.",
  medianDscr: 0.78,
  dscrBasis: floridaBasis,
  dscrAssumption: `Each ratio is average rent divided by the full payment, for a house without association dues. The buyer puts ${floridaBasis.downPaymentPercent}% down at the median price and borrows at ${floridaBasis.ratePercent}%, amortized over ${floridaBasis.termYears} years. Property tax is ${floridaBasis.tax.percent}% of the price per year, the level after a sale and without homestead relief, and insurance is ${floridaBasis.insurancePercent}%, including wind but not flood. Every ratio is truncated at two decimals.`,
  cities: [
    {
      name: "Jacksonville",
      medianPrice: 300_000,
      avgRent: 1_950,
      dscr: 0.88,
      note: "Port, Navy and logistics jobs support demand, many houses are away from the surge zones, and the ratio is the closest of the six to break-even.",
    },
    {
      name: "Tampa",
      medianPrice: 385_000,
      avgRent: 2_350,
      dscr: 0.83,
      note: "Good rents, with sharp differences in flood cost between Hillsborough's low bayfront and its inland suburbs.",
    },
    {
      name: "Orlando",
      medianPrice: 390_000,
      avgRent: 2_300,
      dscr: 0.8,
      note: "The city has year-round tenants, while the area toward the parks is zoned for vacation rentals, so decide which business you are buying.",
    },
    {
      name: "Miami",
      medianPrice: 590_000,
      avgRent: 3_300,
      dscr: 0.76,
      note: "Miami has the highest rent and the lowest ratio, and because much of the housing is condominiums, dues and building reviews decide.",
    },
    {
      name: "Cape Coral",
      medianPrice: 360_000,
      avgRent: 2_150,
      dscr: 0.81,
      note: "Canal lots come with recent storm damage and city utility assessments, so confirm the repairs, the elevation and any balance owed.",
    },
    {
      name: "Lakeland",
      medianPrice: 310_000,
      avgRent: 1_950,
      dscr: 0.86,
      note: "Inland between Tampa and Orlando, with warehouse jobs and less wind exposure than either coast.",
    },
  ],
  citiesNote:
    "No city reaches 1.00 on these terms, because breaking even at 25% down requires monthly rent of about 0.73% of the price and Jacksonville's sample house earns 0.65%. About 37% down would bring that house to 1.00, while the Miami figures need about half. Inexpensive houses, duplexes and newer roofs narrow the gap.",
  lendersNote: `These fictional Florida programs show side by side what a lower floor costs. The program below 1.00 stops at 75% of value and starts at the highest rate, and many actual lenders would stop at ${loanFacts.belowOneLtv.text}. Compare the pattern, then investigate real companies in the directory.`,
  lenders: [
    {
      name: "Sample Florida Lender A: low ratio",
      minDSCR: 0.75,
      maxLTV: 75,
      closingDays: "25-30",
      specialties: ["Ratios under 1.00", "Strong reserves", "Coastal houses"],
      rateRange: "8.00%-8.50%",
    },
    {
      name: "Sample Florida Lender B: inland rentals",
      minDSCR: 1.0,
      maxLTV: 80,
      closingDays: "21-28",
      specialties: ["Single-family houses", "Scores from 620", "LLC borrowers"],
      rateRange: "7.25%-8.25%",
    },
    {
      name: "Sample Florida Lender C: condo desk",
      minDSCR: 1.2,
      maxLTV: 75,
      closingDays: "24-30",
      specialties: ["Condominiums", "Association review in house", "Foreign nationals"],
      rateRange: "7.50%-8.50%",
    },
    {
      name: "Sample Florida Lender D: vacation rentals",
      minDSCR: 1.1,
      maxLTV: 75,
      closingDays: "21-30",
      specialties: ["Licensed vacation homes", "Booking history", "Resort communities near the parks"],
      rateRange: "7.50%-8.50%",
    },
  ],
  requirementsNote:
    "The list shows what many programs ask of a Florida property. A condo or a coastal house often meets stricter terms.",
  requirements: [
    {
      label: "Minimum credit score",
      value: loanFacts.credit.floridaFloor,
      detail: `A few programs reach 580 with a larger down payment, while you have more choice at ${loanFacts.credit.minimum} and pricing improves again from ${loanFacts.credit.goodRates}.`,
    },
    {
      label: "Ratio",
      value: "0.75 to 1.20, by program",
      detail: `The common floor is ${loanFacts.dscr.minimum}, and programs below it require additional equity, larger reserves and a higher rate.`,
    },
    {
      label: "Down payment",
      value: `${loanFacts.downPayment.minimum}-${loanFacts.downPayment.preferred}`,
      detail: `Condos and vacation rentals are usually held to 75% of value or less, ratios under 1.00 commonly to ${loanFacts.belowOneLtv.text}, and buildings with open questions to less again.`,
    },
    {
      label: "Property",
      value: loanFacts.units.landing,
      detail:
        "Eligible properties are houses, townhomes, warrantable condominiums and buildings of two to four units, while condo hotels and manufactured homes need specialist programs.",
    },
    {
      label: "Inspections for insurance",
      value: "Four-point and wind mitigation",
      detail:
        "Carriers commonly require a four-point report on older homes. A wind mitigation report is inexpensive and can reduce the premium considerably.",
    },
    {
      label: "Flood policy",
      value: "In mapped flood zones",
      detail:
        "The lender requires it there, and the premium becomes part of the payment. An elevation certificate helps the carrier evaluate the risk.",
    },
    {
      label: "Closing taxes",
      value: "On the note and the mortgage",
      detail:
        "Florida charges documentary stamp tax of 35 cents per $100 of the note and an intangible tax of 0.2% of the mortgage, so a $300,000 loan pays about $1,650.",
    },
  ],
  strategy: [
    {
      id: "insurance",
      heading: "Check the roof before the rent",
      paragraphs: [
        "The age and shape of a roof determine who will insure the house, and many carriers decline or surcharge shingle roofs in their second decade. A hip roof with clips, opening protection and a recent permit earns credits, so look up the municipal permit history before the showing.",
        "Consider what the premium does to a $320,000 house that rents for $2,350. With 25% down, principal and interest are about $1,637 and the property tax is $381. A $2,400 premium gives a ratio of 1.05, whereas a $5,400 premium gives 0.95, which rules out the standard programs. Replacing the roof may be less expensive than the price reduction you would otherwise need.",
        "Read the hurricane deductible, which is a percentage of the insured value. For example, 2% on $350,000 of coverage means $7,000 in cash before the carrier pays. If the private market declines, the state-backed insurer Citizens may be the fallback, with its own eligibility rules and rates.",
      ],
    },
    {
      id: "condos",
      heading: "Condo rules after Surfside",
      paragraphs: [
        "Florida tightened condominium law after the 2021 collapse in Surfside. Buildings of three or more habitable stories face structural inspections as they age, and their associations must study and fund reserves for structural components. Owners can no longer waive most of those reserves by a vote, so dues have increased and special assessments have followed. Check current law and the building's own reports.",
        "Association dues count in full, because they are the last letter of PITIA. For a $260,000 unit at $2,100, with $100 a month for the owner's policy, dues of $350 give a ratio slightly over 1.00 and dues of $750 give 0.84. A special assessment paid in monthly installments counts as well, and some lenders refuse to close until it is paid off.",
        "Ask for the budget, the reserve study, the inspection report, the master policy and the lender questionnaire in the first week. Common reasons for refusal are low reserves, deferred structural work, a high share of investors or one dominant owner, and lawsuits over construction. A building that one lender refuses is often refused by several.",
      ],
    },
    {
      id: "tax-reset",
      heading: "The tax bill starts over at the sale",
      paragraphs: [
        "A long-time homesteader's assessed value may be far below the market, because the Florida Constitution (article VII, section 4) caps the annual increase at 3% or inflation, whichever is lower. When the home sells, the county assesses it near market value the following January, and a rental then receives a looser 10% cap that does not cover school levies. An amendment on the November 2026 ballot proposed to change these limits, so confirm which apply. Use the county's own estimator instead of the tax line in the listing.",
        "Newer communities often carry a community development district charge for roads and ponds. It appears on the tax bill and often runs for decades, and underwriters include it in the payment however the listing describes it.",
      ],
    },
    {
      id: "vacation-rentals",
      heading: "Vacation rentals: three permissions",
      paragraphs: [
        "Nightly rentals generally need a state license, registration for sales and tourist taxes, and permission from both the municipality and the association. State law limits how far municipalities may ban vacation rentals, though older local bans remain in force, and association covenants can forbid them outright.",
        `Resort communities southwest of Orlando were zoned for short stays, and their years of booking data help with lenders that count a share of the last 12 months, for example ${lenderPractice.nightlyIncome}. For a first-time conversion elsewhere, the lender may count only the appraiser's long-term rent, so the house must work at that figure.`,
      ],
    },
    {
      id: "seasons",
      heading: "Seasonal rent is not twelve months of rent",
      paragraphs: [
        "On the southwest coast, a furnished house may earn double from January to March and sit empty in September. Lenders look at an annual lease or an annual average, so an owner with seasonal tenants needs reserves for the summer payments and for the electricity that keeps mold out.",
      ],
    },
  ],
  dscrTargetsNote,
  dscrTargets: dscrTargets(
    "Here a premium can increase at renewal without pushing the ratio under 1.00. Inland duplexes and purchases with substantial equity usually get there.",
    "This is reasonable for a house whose roof is under ten years old, provided that you compare insurance policies every year to remain in the band.",
    "This works when the premium and the tax already reflect the sale. If either is the previous owner's figure, assume that the actual ratio is lower.",
  ),
  tips: titledTexts({
    "Order the wind mitigation report with the home inspection":
      "Both inspectors are on site the same day, and the insurance agent can quote from facts instead of assumptions.",
    "Bind early in storm season":
      "Insurance carriers suspend new policies while a named storm threatens, so a closing in September can be delayed for that reason alone.",
    "Ask for the association's minutes":
      "Two years of board minutes reveal the assessment that the seller has not mentioned.",
    "Compare a house and a condo on the same payment":
      "For example, a cheaper condo with $700 of dues can support a smaller loan than a more expensive house with none.",
  }),
  callToAction: {
    label: "Get Florida Quote",
    source: "florida",
    text: `Tell us the county, the type of building and the expected rent. ${company.name} will introduce you to lenders that accept Florida wind and condominium risk, with an answer ${company.leadReply}. It is a referral service, so every decision and every quote comes from the lender.`,
  },
} as const satisfies MarketLanding;
