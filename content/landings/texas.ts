import { company } from "../company.ts";
import { lenderPractice, loanFacts } from "../loan-facts.ts";
import { titledTexts } from "../titled-texts.ts";
import { austin } from "./austin.ts";
import { dallas } from "./dallas.ts";
import { dscrTargets, dscrTargetsNote, texasBasis } from "./dscr-basis.ts";
import type { MarketLanding } from "./market-landing.ts";

export const texas = {
  path: "/dscr-loan-texas",
  market: "Texas",
  state: "TX",
  title: "Texas DSCR Loans: Six Cities, Taxes and Ratios",
  metaDescription:
    "Texas DSCR loans explained with numbers: six cities by price, rent and ratio, how property tax and hail change the payment, and four sample lenders.",
  heading: "DSCR Loans in Texas",
  reviewed: "2026-11-01",
  related: [
    { path: "/states/texas", label: "Texas state guide" },
    { path: "/austin-dscr-loans", label: "Austin in detail" },
    { path: "/dallas-dscr-loans", label: "Dallas in detail" },
    { path: "/dscr-loan-florida", label: "How Florida compares" },
  ],
  introduction:
    "Texas does not tax wages or rent. It takes part of that back through property tax and storm insurance, and both are part of the payment that a DSCR lender measures.",
  tldr: [
    `Lenders on ${loanFacts.units.landing} divide the rent by principal, interest, taxes, insurance and association dues. The usual floor is ${loanFacts.dscr.minimum}, with better terms from ${loanFacts.dscr.preferred}.`,
    "At each city's median price and average rent, with 25% down, none of the six Texas cities below reaches 1.00, although El Paso comes closest at 0.87.",
    "On our assumptions, monthly rent must be about 0.75% of the price to equal the payment. Houses below the median price, duplexes and larger down payments get there.",
    "Estimate property tax from your own purchase price, because a seller's homestead bill leaves out part of the tax and makes the ratio look better than it is.",
  ],
  stats: {
    medianHomePrice: 365_000,
    avgRent: 2_100,
    appreciationRate: 7.2,
    vacancyRate: 5.8,
    popularAreas: ["Houston", "San Antonio", "Dallas", "Austin", "Fort Worth", "El Paso"],
  },
  statsNote:
    "Statewide figures cover places as different as Midland and McAllen, and they are illustrations rather than the result of a survey. Use them to compare the cities with each other, then replace them with three recent sales and three current leases near your property.",
  medianDscr: 0.76,
  dscrBasis: texasBasis,
  dscrAssumption: `Each ratio is the city's average rent divided by its full monthly payment. We assume ${texasBasis.downPaymentPercent}% down at the median price, a ${texasBasis.termYears}-year loan at ${texasBasis.ratePercent}%, no association dues, property tax at ${texasBasis.tax.percent}% and insurance at ${texasBasis.insurancePercent}% of the price per year. Identical assumptions make the six cities comparable, although actual tax rates and premiums differ. Ratios are cut to two decimals and never rounded up.`,
  cities: [
    {
      name: "Houston",
      medianPrice: 330_000,
      avgRent: 1_950,
      dscr: 0.79,
      growth: 6.4,
      note: "The city has no zoning ordinance, plenty of houses and considerable flood risk, so check the flood zone and past insurance claims before you look at the rent.",
    },
    {
      name: "San Antonio",
      medianPrice: 290_000,
      avgRent: 1_750,
      dscr: 0.8,
      growth: 6.1,
      note: "Many tenants work in the military and in medicine, and hail exposure is lower than in the north. Military tenants may terminate a lease early under federal law when their orders change.",
    },
    {
      name: "Dallas",
      medianPrice: dallas.stats.medianHomePrice,
      avgRent: dallas.stats.avgRent,
      dscr: dallas.medianDscr,
      growth: dallas.stats.appreciationRate,
      note: "The northern suburbs raise the median considerably, while brick houses in the inner ring show far better coverage.",
    },
    {
      name: "Austin",
      medianPrice: austin.stats.medianHomePrice,
      avgRent: austin.stats.avgRent,
      dscr: austin.medianDscr,
      growth: austin.stats.appreciationRate,
      note: "The gap between price and rent is the widest of the six, so investors usually buy two-unit properties or put a lot down.",
    },
    {
      name: "Fort Worth",
      medianPrice: 345_000,
      avgRent: 2_050,
      dscr: 0.79,
      growth: 7,
      note: "You can find moderately priced new houses on the north and west sides, where recent subdivisions may carry a utility district levy.",
    },
    {
      name: "El Paso",
      medianPrice: 245_000,
      avgRent: 1_600,
      dscr: 0.87,
      growth: 6.8,
      note: "El Paso has the lowest median price of the six and steady demand from Fort Bliss, but minimum loan amounts can rule out the least expensive houses.",
    },
  ],
  citiesNote:
    "A ratio under 1.00 does not mean that nobody uses a DSCR loan in that city, only that the average rent does not cover the payment on the median house at 25% down. Investors respond by buying below the median, by adding units or by putting more cash down. Houston's figures reach 1.00 at about 48% down and El Paso's at about 39%.",
  lendersNote:
    "These four sample programs, with sample ratings, illustrate how the minimum ratio, the leverage, the rate and the speed depend on each other in Texas. No customer gave these ratings, and the names belong to no company.",
  lenders: [
    {
      name: "Sample Texas Lender A: statewide rentals",
      minDSCR: 1.1,
      maxLTV: 80,
      closingDays: "21-28",
      specialties: ["Single-family houses", "LLC borrowers", "30-year fixed"],
      rateRange: "7.00%-8.00%",
      rating: 4.8,
    },
    {
      name: "Sample Texas Lender B: flexible ratio",
      minDSCR: 1.0,
      maxLTV: 75,
      closingDays: "21-30",
      specialties: ["Ratios near 1.00", "Interest-only period", "Metro properties"],
      rateRange: "7.50%-8.50%",
      rating: 4.6,
    },
    {
      name: "Sample Texas Lender C: small multifamily",
      minDSCR: 1.2,
      maxLTV: 80,
      closingDays: "25-30",
      specialties: ["Duplexes to fourplexes", "Cash-out refinance", "Several loans at once"],
      rateRange: "6.75%-7.75%",
      rating: 4.7,
    },
    {
      name: "Sample Texas Lender D: fast purchase",
      minDSCR: 1.15,
      maxLTV: 75,
      closingDays: "14-21",
      specialties: ["Quick closings", "Refinance of bridge loans", "Vacant rent-ready houses"],
      rateRange: "7.25%-8.25%",
      rating: 4.5,
    },
  ],
  requirementsNote:
    "Terms differ between lenders, so read the list as a common starting point for a Texas property.",
  requirements: [
    {
      label: "Ratio",
      value: `${loanFacts.dscr.minimum} floor, ${loanFacts.dscr.bestRates} for the best rates`,
      detail:
        "Some programs accept ratios below 1.00 in exchange for additional equity and a higher rate. Lenders do not round the ratio, so 0.998 is below 1.00.",
    },
    {
      label: "Credit score",
      value: `${loanFacts.credit.minimum} minimum`,
      detail: `Good pricing begins at ${loanFacts.credit.goodRates} and the best at ${loanFacts.credit.bestRates}, although recent late mortgage payments hurt more than the score alone suggests.`,
    },
    {
      label: "Down payment",
      value: `${loanFacts.downPayment.minimum} to ${loanFacts.downPayment.preferred}`,
      detail:
        "The ratio often limits the loan before the program does, because at Texas tax levels the last 5% of borrowing is the hardest to cover.",
    },
    {
      label: "Property type",
      value: loanFacts.units.landing,
      detail:
        "The property is rented or rentable and never your own residence. Texas's special home-equity limits protect a homestead, while a rental refinance follows the lender's own cash-out and seasoning rules.",
    },
    {
      label: "Tax estimate",
      value: "On the new value",
      detail:
        "Many underwriters compute tax from the purchase price and the combined local rate when the current bill carries exemptions.",
    },
    {
      label: "Flood and wind",
      value: "Where the map requires it",
      detail:
        "A federal flood zone requires an additional flood policy. On the designated Gulf coast, wind is often insured separately through the state windstorm association.",
    },
  ],
  strategy: [
    {
      id: "property-tax",
      heading: "Property tax is the second payment",
      paragraphs: [
        `Texas has no state property tax, but counties, cities, school districts and special districts all add their own. Together they take ${texasBasis.tax.low}% to ${texasBasis.tax.high}% of a rental's value each year, by our estimate, and this page assumes the middle, ${texasBasis.tax.percent}%. On a $300,000 house, that is about $458 a month, 30% of the principal and interest on a 75% loan at ${texasBasis.ratePercent}%.`,
        `A homeowner's tax bill is a poor guide, because homestead exemptions and the yearly cap on homestead value end when an investor buys. Consider a $300,000 house that rents for $2,250, with insurance at 1% of the price. If the tax is copied from the seller's bill at 1.4%, the ratio is 1.05, but at a full ${texasBasis.tax.high}% it is 0.98, and a loan that looked comfortable needs a different structure.`,
        "Texas does not require sale prices to be disclosed, so the appraisal district may value your house above or below what you paid. File a protest when the notice arrives in spring, usually before a deadline in mid-May. A reduction won this year lowers the escrow and improves the ratio on your next refinance.",
      ],
    },
    {
      id: "storms",
      heading: "Price hail, wind and flood by region",
      paragraphs: [
        "The state has three different insurance maps. Hail determines premiums from Dallas to San Angelo, and hurricane wind determines them along the Gulf, where a separate policy may be necessary because the standard one excludes wind. Flood follows bayous and creeks and often reaches beyond the mapped zones, as Houston owners know.",
        "Add every required policy to the payment before you compute a ratio. A $1,200 flood premium is $100 a month, and on a $2,000 rent with a $1,900 payment it turns 1.05 into an even 1.00. Ask for the seller's loss history, since prior claims follow the address with many carriers.",
      ],
    },
    {
      id: "reach-one",
      heading: "Three ways past 1.00",
      paragraphs: [
        "The first way is to buy below the median. A $240,000 house at $1,900 has a payment near $1,794 on this page's assumptions, which is a ratio of 1.05. As you go down in price, rents usually fall more slowly than prices, until repairs and turnover eat up the difference.",
        "The second is to add equity or units. On the assumptions of this page, 35% down lowers the break-even rent from 0.75% to 0.68% of the price, and a fourplex multiplies the rent without multiplying the land. Compare what the additional cash would earn elsewhere, because equity that only improves the ratio has an opportunity cost.",
        "The third is to change the payment. An interest-only period removes the principal from what the lender counts, at the price of a substantially larger amortizing payment when it ends. A buydown exchanges cash at closing for a lower rate, and some sellers with stale listings will finance one instead of reducing the price.",
      ],
    },
    {
      id: "owner-view",
      heading: "The lender's ratio leaves out your costs",
      paragraphs: [
        "A passing ratio counts no vacancy, repairs, management or air-conditioning replacement. In a state with long summers and expansive soils, those are regular expenses: at 8% management and 5% vacancy, a $2,000 rent loses $260 before the first repair. The site's cash flow calculator includes these lines.",
      ],
    },
  ],
  dscrTargetsNote,
  dscrTargets: dscrTargets(
    "Expect it from small multifamily property bought at a favorable price, or from a house under the median with almost half the price paid in cash. Most programs in the state are then open to you.",
    "This band absorbs one bad tax notice, and several lenders price it only slightly above the top one.",
    "You can finance the property, but your reserves do the work that the rent does not, so keep the storm deductible in cash.",
  ),
  reasons: titledTexts({
    "No state income tax on rent":
      "Texas does not tax personal income, so net rent reaches your federal return without a state bill, although an LLC may have to file a franchise tax report.",
    "Work in many industries":
      "Energy, ports, semiconductors, defense, medicine and finance employ tenants in different cities, so a recession in one industry rarely empties all of them.",
    "A deep supply of rental houses":
      "Builders continue to add three-bedroom houses. The abundant supply keeps purchase prices lower than in coastal states, and it also limits how quickly rents can increase.",
    "Predictable landlord law":
      "Statewide rules govern notices, deposits and evictions, and cities have almost no authority to limit rents. Eviction cases start in the local justice court.",
    "Foreclosure outside court":
      "Most Texas loans are secured by a deed of trust with a power of sale, which lenders can enforce without a lawsuit. That security helps to keep many programs available here.",
    "Plenty of lenders":
      "Few national DSCR programs exclude Texas, and the competition lets a well-documented borrower compare fees and prepayment schedules.",
  }),
  tips: titledTexts({
    "Ask for the tax certificate early":
      "The title company can identify every taxing unit and its rate. Multiply the total by your purchase price instead of the district's previous appraisal.",
    "Get an insurance quote in the option period":
      "A few days of paid option time is cheaper than a premium that sinks the ratio a week before closing.",
    "Form the LLC before the contract":
      "Changing the buyer after the appraisal is ordered can require a new report. Expect to sign a full personal guarantee as well, whichever entity is the borrower.",
    "Get leases in writing from every tenant": `If month-to-month tenants have no written lease, the lender may use market rent or, for example, ${lenderPractice.vacantRent} of it.`,
    "Match prepayment to your plan": `Penalties commonly last ${loanFacts.prepaymentPenalty.general}, and five-year schedules such as 5-4-3-2-1 are also offered. If you expect to sell or refinance sooner, ask what a shorter schedule adds to the rate.`,
  }),
  callToAction: {
    label: "Get Texas Quote",
    source: "texas",
    text: `Pick one property and tell us its city, price and rent. ${company.legalName} is a Texas company that connects you with lenders that finance rentals here. You receive an answer ${company.leadReply}, and you pay nothing for the referral.`,
  },
} as const satisfies MarketLanding;
