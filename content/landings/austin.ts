import { company } from "../company.ts";
import { lenderPractice, loanFacts } from "../loan-facts.ts";
import { dscrTargets, dscrTargetsNote, texasBasis } from "./dscr-basis.ts";
import type { MarketLanding } from "./market-landing.ts";

export const austin = {
  path: "/austin-dscr-loans",
  market: "Austin",
  state: "TX",
  title: "Austin DSCR Loans With No Income Verification",
  metaDescription:
    "DSCR loans for Austin rentals with no income verification: what lenders check instead, why the median house falls short, and which deals reach 1.00.",
  heading: "Austin DSCR Loans: No Income Verification, All Eyes on the Rent",
  reviewed: "2026-11-01",
  related: [
    { path: "/cities/austin", label: "Austin city guide" },
    { path: "/dscr-loan-texas", label: "DSCR loans across Texas" },
    { path: "/dallas-dscr-loans", label: "Dallas DSCR loans" },
    { path: "/property-types/duplex", label: "Financing a duplex" },
  ],
  introduction:
    "Austin is the hardest large Texas market in which to make the rent cover the loan: prices are far above the state's median, and rents are not.",
  stats: {
    medianHomePrice: 585_000,
    avgRent: 2_150,
    appreciationRate: 8.2,
    vacancyRate: 6.1,
    popularAreas: ["East Austin", "North Austin", "Mueller", "Pflugerville", "Round Rock", "Del Valle"],
  },
  statsNote:
    "The median price describes mostly detached houses, while the average rent includes thousands of apartments. Treat the pair as a sketch of the market, not as one property. Appreciation is illustrative too: Austin values fell well below their 2022 peak in the years after it, so no purchase should depend on that figure.",
  medianDscr: 0.49,
  dscrBasis: texasBasis,
  dscrAssumption: `The average rent of $2,150 is divided by the full payment on the median Austin house: ${texasBasis.downPaymentPercent}% down, ${texasBasis.ratePercent}% fixed for ${texasBasis.termYears} years, property tax at ${texasBasis.tax.percent}% and insurance at ${texasBasis.insurancePercent}% of the price per year, no association dues. The resulting ratio is cut, not rounded, to two decimals.`,
  lendersNote:
    "These three Austin lenders are invented to show how programs trade one term for another, since a more flexible ratio usually comes with less leverage. The companies that actually lend are in the lender directory.",
  lenders: [
    {
      name: "Sample Austin Lender A: small multifamily",
      minDSCR: 1.2,
      maxLTV: 80,
      closingDays: "21-28",
      specialties: ["Duplexes to fourplexes", "Two units on one lot", "LLC borrowers"],
    },
    {
      name: "Sample Austin Lender B: low ratio, more equity",
      minDSCR: 1.0,
      maxLTV: 75,
      closingDays: "25-30",
      specialties: ["Single-family houses", "Interest-only option", "Higher loan balances"],
    },
    {
      name: "Sample Austin Lender C: short-term rental desk",
      minDSCR: 1.1,
      maxLTV: 75,
      closingDays: "21-30",
      specialties: ["Licensed short-term rentals", "12-month booking history", "Furnished units"],
    },
  ],
  requirementsNote:
    "These are terms that many programs share, worked out on the median house above. Every lender in Austin sets its own.",
  requirements: [
    {
      label: "Income documents",
      value: "None",
      detail:
        "You provide no tax returns, W-2 forms or pay stubs. The underwriter still examines your credit, two months of bank statements and an appraisal that includes a rent schedule.",
    },
    {
      label: "Minimum ratio",
      value: loanFacts.dscr.minimum,
      detail:
        "The ratio is qualifying rent divided by principal, interest, taxes, insurance and association dues, and most detached Austin houses fall short of it unless the down payment is large.",
    },
    {
      label: "Credit score",
      value: `${loanFacts.credit.minimum} or higher`,
      detail: `Pricing improves from ${loanFacts.credit.goodRates}, and because Austin loans are large, every step in the score is worth more dollars than on an average loan.`,
    },
    {
      label: "Down payment",
      value: `${loanFacts.downPayment.minimum} minimum, ${loanFacts.downPayment.preferred} preferred`,
      detail:
        "On the median price, 25% is $146,250 before closing costs and reserves, and some programs require additional equity on larger loans.",
    },
    {
      label: "Reserves",
      value: loanFacts.reserves,
      detail:
        "Reserves are counted in full monthly payments, so at $4,373 a month, six months on the median house means about $26,200 remaining after closing.",
    },
    {
      label: "Property",
      value: loanFacts.units.landing,
      detail:
        "Eligible properties are houses, condominiums, townhomes and small multifamily buildings. A second dwelling on the lot has to be permitted before most appraisers include its rent.",
    },
  ],
  strategy: [
    {
      id: "price-level",
      heading: "Start with the price level",
      paragraphs: [
        "Put the illustrative figures above through the lender's formula and the ratio is 0.49, because the median house would need roughly $4,373 of rent to cover its payment at 25% down. No reduction in the interest rate closes a gap that wide, and reaching 1.00 with the average rent would require more than 80% down.",
        "A useful first filter is rent as a percentage of price. On the assumptions here, a ratio of 1.00 requires monthly rent of about 0.75% of the price, or about 0.68% with 35% down. Austin listings at 0.4% belong to buyers who pay cash or speculate on land value, and an underwriter will reach that conclusion quickly.",
      ],
    },
    {
      id: "what-works",
      heading: "Buildings that can cover the payment",
      paragraphs: [
        "Two rents on one purchase change the picture considerably. A duplex at $520,000 with both sides leased at $2,050 collects $4,100 against a payment near $3,887, which is a ratio of 1.05 before any negotiation on price. Look for older duplex streets in North and South Austin, where both units already have leases an appraiser can confirm on Form 1025.",
        "City code now allows up to three homes on many single-family lots, so a permitted backyard unit can turn a failing house into a passing two-unit property. Budget for the work with cash or a bridge loan, then refinance once the unit has a certificate of occupancy and a tenant. An unpermitted garage apartment usually adds nothing to qualifying rent.",
        "The outer ring offers better coverage in exchange for a longer commute. A $340,000 house in Pflugerville or Del Valle at $2,300 shows 0.90 with 25% down and 0.99 with 35% down. At that distance a seller credit, a rate buydown or a program below 1.00 can make the difference. Check every address for a municipal utility district, since its extra levy becomes part of the payment.",
      ],
    },
    {
      id: "short-term-rentals",
      heading: "Short-term rentals: license first, projections second",
      paragraphs: [
        "Austin requires a license to rent a dwelling for fewer than 30 days, and hotel occupancy tax is due on the stays. The city has rewritten these rules more than once, partly because courts struck down earlier restrictions. Since October 2025, one owner's rentals on lots of up to three units must be 1,000 feet apart, and some companies cannot hold the license at all. Read the association's documents and check current law before you price an acquisition on nightly income.",
        `Lenders discount nightly income in different ways. For example, many take ${lenderPractice.nightlyIncome} of the last 12 months of bookings, and others use only the appraiser's long-term rent when the property has no history. Festival and race weekends can swell a projection that the other 48 weeks will not support, so ask for the seller's monthly statements.`,
        "Calculate the long-term rent as your fallback, because the loan payment stays the same when a license expires or the regulations tighten. For example, a house that covers 0.60 of its payment as an annual rental leaves you paying the other 40% every month until you sell.",
      ],
    },
    {
      id: "supply-and-rent",
      heading: "Underwrite today's rent, not the peak",
      paragraphs: [
        "Builders delivered an unusual number of Austin apartments in 2023 and 2024, and advertised rents fell. New buildings often advertise one or two free months, and small landlords compete against that discount, so compare net effective rents within a mile of the house.",
        `The underwriter uses the lower of the signed lease and the appraiser's market rent. A lease from 2022 above market may therefore count only at the market figure, and a vacant house often counts for less, for example ${lenderPractice.vacantRent} of it. Base your offer on the lower number.`,
      ],
    },
    {
      id: "tax-protest",
      heading: "Tax bills move every January",
      paragraphs: [
        "Travis and Williamson counties appraise property each year as of January 1, and the homestead cap that protected the previous owner does not transfer to a rental. Estimate the tax from your purchase price and the combined rate of every taxing unit. File a protest each spring, with your closing statement or recent comparable sales as evidence.",
      ],
    },
  ],
  dscrTargetsNote,
  dscrTargets: dscrTargets(
    "This is uncommon in Austin without a large down payment or a fourplex bought below its appraisal. It brings the widest selection of lenders and the lowest pricing.",
    "Reaching this band requires two leased units and considerable equity, because the duplex above still shows only 1.19 at 40% down. It leaves room for one bad reassessment.",
    "Most workable Austin purchases land here: the rent covers the payment, but you pay for repairs and vacancy out of your own pocket.",
  ),
  callToAction: {
    label: "Get Austin Quote",
    source: "austin",
    text: `Send the address, the price and the current rent. ${company.name} forwards them to lenders that finance property in Travis and Williamson counties, and you receive a reply ${company.leadReply}. Any quote comes from a lender and never from us.`,
  },
} as const satisfies MarketLanding;
