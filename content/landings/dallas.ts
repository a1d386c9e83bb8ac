import { company } from "../company.ts";
import { landingDscrBands, loanFacts } from "../loan-facts.ts";
import { dscrTargetsNote, texasBasis } from "./dscr-basis.ts";
import type { MarketLanding } from "./market-landing.ts";

export const dallas = {
  path: "/dallas-dscr-loans",
  market: "Dallas",
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
    "The Dallas area is many rental markets under one name. Loans that fail in a new Frisco subdivision can pass twenty miles away in Garland, with the same lender and the same borrower. What decides it is the rent per dollar of price, the tax rate on the lot and the cost of insuring the roof.",
  stats: {
    medianHomePrice: 425_000,
    avgRent: 1_850,
    appreciationRate: 7.8,
    vacancyRate: 5.4,
    popularAreas: ["Garland", "Mesquite", "Irving", "Grand Prairie", "Oak Cliff", "McKinney"],
  },
  statsNote:
    "Average rent blends one-bedroom apartments with houses, and the median price leans toward newer homes in the northern suburbs. A three-bedroom rental house usually rents for more than the average and costs less than the median. The examples below use such houses.",
  medianDscr: 0.57,
  dscrBasis: texasBasis,
  dscrAssumption: `We divided the $1,850 average rent by principal, interest, taxes and insurance on a $425,000 purchase. The loan is ${100 - texasBasis.downPaymentPercent}% of the price at ${texasBasis.ratePercent}% over ${texasBasis.termYears} years. Taxes take ${texasBasis.propertyTaxPercent}% of the price a year and insurance ${texasBasis.insurancePercent}%. Dues are zero. That payment is about $3,237 a month, and the result is cut to two decimals.`,
  lendersNote:
    "The three cards are made-up programs for a Dallas purchase. They show the range an investor may meet, with floors from 1.00 to 1.20. Names, terms and timelines belong to no real company.",
  lenders: [
    {
      name: "Sample Dallas Lender A: single-family rentals",
      minDSCR: 1.0,
      maxLTV: 75,
      closingDays: "18-25",
      specialties: ["Leased single-family houses", "First rental purchase", "LLC borrowers"],
      illustrative: true,
    },
    {
      name: "Sample Dallas Lender B: portfolio",
      minDSCR: 1.2,
      maxLTV: 80,
      closingDays: "25-30",
      specialties: ["Several houses in one loan", "Cash-out refinance", "Experienced landlords"],
      illustrative: true,
    },
    {
      name: "Sample Dallas Lender C: renovate and hold",
      minDSCR: 1.1,
      maxLTV: 80,
      closingDays: "21-28",
      specialties: ["Refinance after repairs", "Older brick houses", "Duplexes"],
      illustrative: true,
    },
  ],
  requirements: [
    {
      label: "Ratio",
      value: `${loanFacts.dscr.minimum} minimum, ${loanFacts.dscr.preferred} preferred`,
      detail:
        "Measured on the lower of the lease and the appraiser's rent opinion. Ask the listing agent for the lease before you order the appraisal.",
    },
    {
      label: "Credit score",
      value: `${loanFacts.credit.minimum} minimum, ${loanFacts.credit.typical} typical`,
      detail: "Guarantors of the LLC are scored, and lenders commonly use the middle of three bureau scores.",
    },
    {
      label: "Loan to value",
      value: "75%-80% on a purchase",
      detail:
        "Cash-out refinances commonly stop five to ten points lower. Many lenders also want the deed to be held for some months first.",
    },
    {
      label: "Property",
      value: loanFacts.units.landing,
      detail:
        "Rent-ready at closing. A cracked slab, an active roof leak or missing appliances can hold up funding until it is repaired.",
    },
    {
      label: "Insurance",
      value: "Bound before closing",
      detail:
        "A landlord policy with the lender named as mortgagee. Underwriters look at the wind and hail deductible and at whether the roof is settled at replacement cost.",
    },
    {
      label: "Reserves",
      value: loanFacts.reserves,
      detail:
        "Of full payments, in an account you control. Keep a second fund equal to the hail deductible, which no lender asks for and every roof eventually does.",
    },
  ],
  strategy: [
    {
      id: "which-suburb",
      heading: "Read the metro as rings",
      paragraphs: [
        "Inner-ring suburbs such as Garland, Mesquite, Irving and Grand Prairie hold many three-bedroom brick houses from the 1960s to the 1980s. A $285,000 house there at $2,350 a month carries a payment near $2,171, a ratio of 1.08 with a quarter down. The same method on the metro's median price and average rent gives 0.57.",
        "The northern ring of Frisco, Prosper and McKinney sells schools, new roofs and slower turnover. Rents rise with the price, but not in proportion, so expect ratios well under 1.00 at 25% down on recent construction. Buyers there bring far more cash, or accept monthly losses in return for growth that may not come.",
        "Southern Dallas and Oak Cliff offer the highest rent per dollar, block by block. Appraisals depend on thin and mixed sales, so leave time for a second opinion of value. Tarrant County, on the Fort Worth side, deserves the same search: Arlington has price and rent levels close to Grand Prairie's.",
      ],
    },
    {
      id: "tax-by-lot",
      heading: "Check the tax rate lot by lot",
      paragraphs: [
        "Dallas, Collin, Denton and Tarrant counties each have their own appraisal district. The school district is the largest line on most bills, and newer subdivisions may add a public improvement district or a utility district for their infrastructure. Two identical houses a mile apart can differ by more than half a percent of value.",
        "On a $285,000 house, each 0.4% of value is $95 a month, which lowers the ratio in the example above from 1.08 to 1.03. Ask the title company for the full list of taxing units and any assessment with its payoff. An improvement district charge can often be paid off, which may help the ratio more than points would.",
      ],
    },
    {
      id: "hail",
      heading: "Hail decides the insurance line",
      paragraphs: [
        "North Texas is among the most hail-prone areas in the country, and landlord policies here often carry a separate wind and hail deductible of 1% or 2% of the insured value. On $300,000 of coverage, 2% means $6,000 from your pocket for each storm claim.",
        "Get the quote in the option period, with the roof's age, material and shape in hand. Some carriers pay only depreciated value on older roofs, and lenders may reject that policy. Impact-resistant shingles can earn a premium credit with many Texas carriers, provided the seller has the invoice that documents their rating.",
      ],
    },
    {
      id: "foundation",
      heading: "Clay soil and old plumbing",
      paragraphs: [
        "Much of Dallas stands on clay that swells when wet and shrinks in drought. Slabs move, doors stick, and cast-iron drains under older houses crack. A structural engineer's report costs a few hundred dollars and separates cosmetic cracking from a pier installation priced in five figures.",
        "A past repair is not a reason to walk away, particularly when it comes with a transferable warranty and a plumbing test performed after the lift. Give the appraiser these papers, because an open question about the slab can turn into a repair condition on the loan.",
      ],
    },
    {
      id: "leasing-rules",
      heading: "Rules on who may rent, and for how long",
      paragraphs: [
        "The City of Dallas adopted rules in 2023 to keep short-term rentals out of single-family areas, and they went to court at once. Arlington limits them to certain zones. Until your city's regulations are settled, qualify the house on a 12-month lease, treat nightly income as additional, and check current law before you furnish anything.",
        "Association documents matter more than city rules for many suburban houses. Some cap the share of rented homes, require a waiting period before the first lease, or set a minimum lease of a year. Read the recorded declaration and its amendments in the option period, since a lender's appraisal will not catch a leasing ban.",
      ],
    },
  ],
  dscrTargetsNote,
  dscrTargets: [
    {
      label: landingDscrBands[0].label,
      range: landingDscrBands[0].range,
      meaning:
        "Usually a duplex, a house bought below market and repaired, or close to half the price in cash. The example house needs about 44% down.",
    },
    {
      label: landingDscrBands[1].label,
      range: landingDscrBands[1].range,
      meaning:
        "The example house gets here at about 36% down. It can then absorb a jump in the premium after a hail year and still cover the payment.",
    },
    {
      label: landingDscrBands[2].label,
      range: landingDscrBands[2].range,
      meaning:
        "Common at 25% down. Test the deal with the reassessed tax and a fresh premium before you rely on it.",
    },
  ],
  callToAction: {
    label: "Get Dallas Quote",
    source: "dallas",
    text: `Tell us the suburb, the price and the lease. ${company.name} refers you to lenders active in North Texas at no charge to you and answers ${company.leadReply}. Terms are set by the lender that underwrites the house.`,
  },
} as const satisfies MarketLanding;
