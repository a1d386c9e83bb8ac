import { company } from "../company.ts";
import { loanFacts } from "../loan-facts.ts";
import { dscrTargets, dscrTargetsNote, texasBasis } from "./dscr-basis.ts";
import type { MarketLanding } from "./market-landing.ts";

export const dallas = {
  path: "/dallas-dscr-loans",
  market: "Dallas",
  state: "TX",
  title: "Dallas DSCR Loans: Suburbs, Hail and Real Ratios",
  metaDescription:
    "How DSCR loans work on Dallas rentals: suburb by suburb rents, hail and foundation costs, property tax math, sample lenders and the ratio to aim for.",
  heading: "Dallas DSCR Loans for Rental Investors",
  reviewed: "2026-11-01",
  related: [
    { path: "/states/texas", label: "Texas state guide" },
    { path: "/dscr-loan-texas", label: "Texas market page" },
    { path: "/austin-dscr-loans", label: "Austin DSCR loans" },
    { path: "/property-types/single-family", label: "Single-family rentals" },
  ],
  introduction:
    "The Dallas area is a collection of rental markets under one name. An application that fails in a new Frisco subdivision can succeed twenty miles away in Garland, with the same lender and borrower.",
  stats: {
    medianHomePrice: 425_000,
    avgRent: 1_850,
    appreciationRate: 7.8,
    vacancyRate: 5.4,
    popularAreas: ["Garland", "Mesquite", "Irving", "Grand Prairie", "Oak Cliff", "McKinney"],
  },
  statsNote:
    "Average rent blends one-bedroom apartments with houses, and the median price leans toward newer homes in the northern suburbs. A three-bedroom rental house usually rents for more than the average and costs less than the median, so the examples below use such houses.",
  medianDscr: 0.58,
  dscrBasis: texasBasis,
  dscrAssumption: `We divided the $1,850 average rent by principal, interest, taxes and insurance on a $425,000 purchase, without association dues. The loan is ${100 - texasBasis.downPaymentPercent}% of the price at ${texasBasis.ratePercent}% over ${texasBasis.termYears} years, while property taxes take ${texasBasis.tax.percent}% of the price a year and insurance ${texasBasis.insurancePercent}%. The ratio is cut to two decimals.`,
  lendersNote:
    "The three cards are invented programs for a Dallas purchase, and they show the range an investor may find, with floors from 1.00 to 1.20. The names, terms and timelines belong to no actual company.",
  lenders: [
    {
      name: "Sample Dallas Lender A: single-family rentals",
      minDSCR: 1.0,
      maxLTV: 75,
      closingDays: "18-25",
      specialties: ["Leased single-family houses", "First rental purchase", "LLC borrowers"],
    },
    {
      name: "Sample Dallas Lender B: portfolio",
      minDSCR: 1.2,
      maxLTV: 80,
      closingDays: "25-30",
      specialties: ["Several houses in one loan", "Cash-out refinance", "Experienced landlords"],
    },
    {
      name: "Sample Dallas Lender C: renovate and hold",
      minDSCR: 1.1,
      maxLTV: 80,
      closingDays: "21-28",
      specialties: ["Refinance after repairs", "Older brick houses", "Duplexes"],
    },
  ],
  requirementsNote: "Many programs share these terms, and no lender in Dallas is bound by them.",
  requirements: [
    {
      label: "Ratio",
      value: `${loanFacts.dscr.minimum} minimum, ${loanFacts.dscr.preferred} preferred`,
      detail:
        "It is measured on the lower of the lease and the appraiser's market rent. Ask the listing agent for every existing lease before you pay for the appraisal.",
    },
    {
      label: "Credit score",
      value: `${loanFacts.credit.minimum} minimum, ${loanFacts.credit.typical} typical`,
      detail:
        "The score is that of the LLC's guarantors, and lenders commonly use the middle of three bureau scores.",
    },
    {
      label: "Loan to value",
      value: "75%-80% on a purchase",
      detail:
        "Cash-out refinances commonly stop five to ten points lower, and many lenders require a seasoning period of several months before they accept a new appraisal.",
    },
    {
      label: "Property",
      value: loanFacts.units.landing,
      detail:
        "The house has to be rentable at closing, because a cracked slab, an active roof leak or missing appliances can delay the funding until they are repaired.",
    },
    {
      label: "Insurance",
      value: "Bound before closing",
      detail:
        "The landlord policy names the lender as mortgagee. Underwriters examine the wind and hail deductible and verify that the roof is insured at replacement cost.",
    },
    {
      label: "Reserves",
      value: loanFacts.reserves,
      detail:
        "Reserves are full monthly payments in an account that you control. Keep an additional amount equal to the hail deductible. No lender requires it, but every roof eventually will.",
    },
  ],
  strategy: [
    {
      id: "which-suburb",
      heading: "Read the metro as rings",
      paragraphs: [
        "Inner-ring suburbs such as Garland, Mesquite, Irving and Grand Prairie hold many three-bedroom brick houses from the 1960s to the 1980s. A $285,000 house there at $2,350 a month carries a payment near $2,130, which is a ratio of 1.10 with 25% down. The same calculation on the metro's median price and average rent gives only 0.58.",
        "The northern ring of Frisco, Prosper and McKinney offers larger houses, newer roofs and slower turnover. Rents increase with the price, but not in proportion, so expect ratios well under 1.00 at 25% down on recent construction. Buyers there put in considerably more cash, or accept monthly losses in exchange for appreciation that may not come.",
        "Southern Dallas and Oak Cliff offer the highest rent per dollar of price, although it varies from block to block. Appraisals there depend on a few dissimilar sales, so allow time for a reconsideration of value. Tarrant County, on the Fort Worth side, deserves the same look, because Arlington has price and rent levels similar to Grand Prairie's.",
      ],
    },
    {
      id: "tax-by-lot",
      heading: "Check the tax rate lot by lot",
      paragraphs: [
        "Dallas, Collin, Denton and Tarrant counties each have their own appraisal district. The school district is the largest line on most bills, and newer subdivisions may add a public improvement district or a utility district for their infrastructure. Two identical houses a mile apart can differ by more than half a percent of value.",
        "On a $285,000 house, each 0.4% of value is $95 a month, which lowers the ratio in the example above from 1.10 to 1.05. Ask the title company for the complete list of taxing units and any assessment with its payoff amount. An improvement district charge can often be paid off, which may improve the ratio more than discount points would.",
      ],
    },
    {
      id: "hail",
      heading: "Hail decides the insurance line",
      paragraphs: [
        "North Texas is among the most hail-prone areas in the country, and landlord policies here often carry a separate wind and hail deductible, which is a percentage of the insured value. For example, 2% on $300,000 of coverage means $6,000 from your pocket for each storm claim.",
        "Get the quote in the option period, with the roof's age, material and shape in hand. Some carriers pay only depreciated value on older roofs, and lenders may reject that policy. Impact-resistant shingles can earn a premium credit with many Texas carriers, provided the seller has the invoice that documents their rating.",
      ],
    },
    {
      id: "foundation",
      heading: "Clay soil and old plumbing",
      paragraphs: [
        "Much of Dallas stands on expansive clay, which swells when wet and shrinks in drought, so slabs move, doors stick, and cast-iron drains under older houses crack. A structural engineer's report costs a few hundred dollars and separates cosmetic cracking from a pier installation priced in five figures.",
        "A past repair is not a reason to walk away, particularly when it comes with a transferable warranty and a plumbing test performed after the lift. Give the appraiser these documents, because an open question about the slab can turn into a repair condition on the loan.",
      ],
    },
    {
      id: "leasing-rules",
      heading: "Rules on who may rent out a house, and for how long",
      paragraphs: [
        "The City of Dallas adopted rules in 2023 to keep short-term rentals out of single-family areas, and they went to court at once. An injunction blocked them while the appeals ran. Arlington limits them to certain zones. Until your city's regulations are settled, qualify the house on a 12-month lease, treat nightly income as additional, and check current law before you furnish anything.",
        "Association documents matter more than city rules for many suburban houses. Some cap the share of rented homes, require a waiting period before the first lease, or set a minimum lease of a year. Read the recorded declaration and its amendments in the option period, since a lender's appraisal will not catch a leasing ban.",
      ],
    },
  ],
  dscrTargetsNote,
  dscrTargets: dscrTargets(
    "This usually means a duplex, a house that was purchased below market and renovated, or a very large down payment. The example property above would require about 44% down.",
    "The example property reaches this band at about 36% down, and it can then absorb a substantial premium increase after a hail year and still cover the payment.",
    "This is common at 25% down, so recalculate the ratio with the reassessed tax and a current premium before you rely on it.",
  ),
  callToAction: {
    label: "Get Dallas Quote",
    source: "dallas",
    text: `Tell us the suburb, the price and the monthly rent. ${company.name} refers you to lenders that are active in North Texas, without any charge to you, and answers ${company.leadReply}. The lender that underwrites the property determines the terms.`,
  },
} as const satisfies MarketLanding;
