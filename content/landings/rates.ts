import { company } from "../company.ts";
import { loanFacts } from "../loan-facts.ts";
import type { RatesLanding } from "./landing-page.ts";

/**
 * The adders are those of the specification, section 9. It leaves gaps (a ratio of 1.245 or 1.395, an LTV of 78%),
 * which half-open intervals close:
 * - credit: below 620, [620, 700), [700, ...)
 * - DSCR: [1.40, ...), [1.25, 1.40), [1.00, 1.25); below 1.00 has no published adder
 * - LTV: up to 75, (75, 80], (80, 85]; above 85 has no published adder. The upper edge is included because a
 *   lender's column "80%" means "up to 80%": 78% pays the 80% adder, and exactly 75% pays none.
 * A ratio or LTV is compared unrounded.
 */
export const rates = {
  path: "/dscr-loan-rates",
  title: "DSCR Loan Rates: Compare and Estimate Yours",
  metaDescription:
    "Compare four sample DSCR loan rates, see what credit score, ratio, LTV, units and rental type add, and estimate a rate with every adder listed.",
  heading: "DSCR Loan Rates",
  reviewed: "2026-11-01",
  related: [
    { path: "/dscr-calculator", label: "DSCR calculator" },
    { path: "/credit-score/680", label: "Borrowing at a 680 score" },
    { path: "/dscr-loan-requirements", label: "Loan requirements" },
    { path: "/dscr-news/rate-environment-2025", label: "News: the rate environment" },
  ],
  introduction: [
    `The sample DSCR rates on this site run from ${loanFacts.rates.dscr}, against ${loanFacts.rates.conventional} for a conventional loan on an investment property. The gap pays for a loan that reads a lease instead of a tax return. Where you land inside the range depends on six facts about you and the building.`,
    "A half point is easy to feel in dollars. On $300,000 over 30 years, 7.25% costs $2,047 a month in principal and interest, and 7.75% costs $2,149. The extra $102 also lowers your ratio, which can in turn push you into a dearer band.",
  ],
  lendersNote:
    "Four sample programs, each tied to one borrower profile. Their rates equal the base rate plus the adders named in the profile, so you can follow the sum. They are not offers and belong to no real lender.",
  lenders: [
    {
      name: "Sample Rate Lender A: top tier",
      rate: 6.75,
      apr: 6.99,
      term: "30-year fixed",
      originationFee: 2,
      minDSCR: 1.25,
      maxLTV: 75,
      closingDays: "21-30",
      specialties: ["Strong ratio", "Single-family houses", "Experienced owners"],
      profile:
        "Score of 700 or more, ratio of 1.40 or more, 75% LTV, one unit, yearly lease. No adder applies.",
      illustrative: true,
    },
    {
      name: "Sample Rate Lender B: standard rental",
      rate: 7.25,
      apr: 7.45,
      term: "30-year fixed",
      originationFee: 1.5,
      minDSCR: 1.1,
      maxLTV: 80,
      closingDays: "21-28",
      specialties: ["Purchase at 80% LTV", "LLC borrowers", "Rate-and-term refinance"],
      profile: "Score of 720, ratio of 1.30 and 80% LTV. Adders: 0.25 for the ratio and 0.25 for leverage.",
      illustrative: true,
    },
    {
      name: "Sample Rate Lender C: wider credit",
      rate: 7.75,
      apr: 7.93,
      term: "30-year fixed",
      originationFee: 1.25,
      minDSCR: 1.0,
      maxLTV: 75,
      closingDays: "18-25",
      specialties: ["Scores from 620", "Ratios from 1.00", "Single-family houses"],
      profile: "Score of 660, ratio of 1.10 and 75% LTV. Adders: 0.50 for credit and 0.50 for the ratio.",
      illustrative: true,
    },
    {
      name: "Sample Rate Lender D: short-term rentals",
      rate: 8.0,
      apr: 8.15,
      term: "30-year, interest-only for 10 offered",
      originationFee: 1,
      minDSCR: 1.0,
      maxLTV: 75,
      closingDays: "25-30",
      specialties: ["Short-term rentals", "Duplexes to fourplexes", "Booking income"],
      profile:
        "Score of 700, ratio of 1.15, a duplex let by the night at 75% LTV. Adders: 0.50 for the ratio, 0.25 for the units and 0.50 for the rental type.",
      illustrative: true,
    },
  ],
  aprAssumption:
    "APR here is the yearly cost of a $300,000 loan kept for 30 years, including the origination fee shown and $1,500 of other lender charges. The figure is cut, not rounded, to two decimals. Loans for business purposes often come without a formal APR disclosure, so ask each lender for rate, points and fees on one page. If you refinance in five years, fees weigh more than this figure suggests.",
  estimator: {
    baseRate: 6.75,
    note: "An illustrative sum, not a quote. Real lenders price in grids, where the charge for a score depends on the LTV beside it. Flat adders sketch the direction and the rough size.",
    noEstimate:
      "No adder is published for this choice, so no estimate is shown. Programs for it exist with some lenders, on terms set case by case.",
    aboveRange: `The sum lies above the ${loanFacts.rates.dscr} range used on this site. Read it as a sign that several risks stack up and that some lenders would decline.`,
  },
  factorsIntroduction:
    "Start at 6.75% and add what applies. Bands include the edge that their label names: a ratio of exactly 1.25 sits in the 1.25 band, and an LTV of exactly 80% in the 80% band. Lenders do not round up: 1.249 is priced as 1.00 to 1.24.",
  factors: [
    {
      id: "credit",
      label: "Credit score",
      explanation:
        "The score of the person who guarantees the loan. It predicts what happens in the months when the rent does not arrive.",
      options: [
        { id: "credit-700", label: "700 or higher", adder: { low: 0, high: 0 }, interval: { from: 700 } },
        {
          id: "credit-620",
          label: "620-699",
          adder: { low: 0.5, high: 0.5 },
          interval: { from: 620, below: 700 },
        },
        { id: "credit-below-620", label: "Below 620", adder: { low: 1, high: 1 }, interval: { below: 620 } },
      ],
    },
    {
      id: "dscr",
      label: "DSCR",
      explanation:
        "How far the rent exceeds the full payment. A thin margin leaves nothing for a tax increase or an empty month.",
      options: [
        { id: "dscr-140", label: "1.40 or higher", adder: { low: 0, high: 0 }, interval: { from: 1.4 } },
        {
          id: "dscr-125",
          label: "1.25-1.39",
          adder: { low: 0.25, high: 0.25 },
          interval: { from: 1.25, below: 1.4 },
        },
        {
          id: "dscr-100",
          label: "1.00-1.24",
          adder: { low: 0.5, high: 0.5 },
          interval: { from: 1, below: 1.25 },
        },
        { id: "dscr-below-100", label: "Below 1.00", adder: null, interval: { below: 1 } },
      ],
    },
    {
      id: "ltv",
      label: "Loan to value",
      explanation:
        "The smaller your stake, the more a fall in price becomes the lender's loss. Above 80%, few DSCR programs remain.",
      options: [
        { id: "ltv-75", label: "75% or less", adder: { low: 0, high: 0 }, interval: { upTo: 75 } },
        {
          id: "ltv-80",
          label: "80% (over 75%)",
          adder: { low: 0.25, high: 0.25 },
          interval: { above: 75, upTo: 80 },
        },
        {
          id: "ltv-85",
          label: "85% (over 80%)",
          adder: { low: 0.5, high: 0.5 },
          interval: { above: 80, upTo: 85 },
        },
        { id: "ltv-above-85", label: "Above 85%", adder: null, interval: { above: 85 } },
      ],
    },
    {
      id: "units",
      label: "Units",
      explanation:
        "More doors spread vacancy, but the buildings are older on average and sell to a narrower set of buyers.",
      options: [
        { id: "one-unit", label: "One unit", adder: { low: 0, high: 0 } },
        { id: "multi-unit", label: "Two or more units", adder: { low: 0.25, high: 0.25 } },
      ],
    },
    {
      id: "rental-type",
      label: "Rental type",
      explanation:
        "Nightly income swings with season, platform and local rules. A 12-month lease can be checked in an afternoon.",
      options: [
        { id: "long-term", label: "Long-term lease", adder: { low: 0, high: 0 } },
        { id: "short-term", label: "Short-term rental", adder: { low: 0.5, high: 0.5 } },
      ],
    },
    {
      id: "experience",
      label: "Experience",
      explanation:
        "Someone who has owned a rental knows what turnover costs. Lenders differ on how much a first purchase should pay for that lesson.",
      options: [
        { id: "experienced", label: "Has owned a rental", adder: { low: 0, high: 0 } },
        { id: "new-investor", label: "New investor", adder: { low: 0.25, high: 0.5 } },
      ],
    },
  ],
  beyondAdders: {
    id: "beyond-the-adders",
    heading: "What the adders leave out",
    paragraphs: [
      "Prepayment terms are priced too. A five-year step-down such as 5-4-3-2-1 is common and carries the lower rate, while eliminating the penalty often costs a quarter to half a percentage point. If you plan to sell in two years, the higher rate may be cheaper than a 4% exit fee.",
      "Loan size and purpose matter. Balances under about $150,000 often pay more, because the lender's administrative work is the same on a smaller loan. Cash-out refinances are generally priced above purchases and stop at a lower LTV.",
      "The ratio and the rate depend on each other. A higher rate raises the payment and lowers the ratio, and a lower ratio can raise the rate. Near 1.25 or 1.40 a deal may fit two bands, one at each rate. Ask the lender to show the ratio at the rate it quotes.",
    ],
  },
  tips: [
    {
      title: "Cross a band, then stop",
      text: "Moving a score from 695 to 700 saves half a point in this model. Moving it from 705 to 735 saves nothing here, though real grids may reward it.",
    },
    {
      title: "Put 25% down if the next 5% is in reach",
      text: "Going from 80% to 75% LTV removes one adder and shrinks the loan, so the ratio improves twice.",
    },
    {
      title: "Compare the same day and the same lock",
      text: `Quotes a week apart measure the bond market, not the lenders. Locks commonly run ${loanFacts.rateLock}; match the length to your closing date.`,
    },
    {
      title: "Ask for two prices",
      text: "Request the rate with zero points and with one point. Divide the cost of the point by the monthly saving to see how many months you must keep the loan.",
    },
    {
      title: "Shop the insurance policy",
      text: "A premium cut of $1,200 a year lowers the payment by $100 a month. That can move the ratio into a better band with no change to the loan.",
    },
    {
      title: "Read the note for the prepayment clause",
      text: "Term sheets shorten it to a code. The note says whether partial payments, a sale or a refinance each trigger the fee.",
    },
  ],
  callToAction: {
    label: "Compare Rates With Lenders",
    source: "rates",
    text: `Sample figures end where your file begins. ${company.name} can pass your scenario to lenders that price it for real. You are answered ${company.leadReply}, and the referral is free to you.`,
  },
} as const satisfies RatesLanding;
