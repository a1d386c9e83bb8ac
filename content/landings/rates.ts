import { baseRate, rateFactors } from "../calculators/rate-adders.ts";
import { company } from "../company.ts";
import { loanFacts, planningRates, pointsExample, smallLoan } from "../loan-facts.ts";
import { sampleRates } from "../sample-rates.ts";
import { part } from "../site-content.ts";
import { titledTexts } from "../titled-texts.ts";

export const rates = part((site) => ({
  path: "/dscr-loan-rates",
  title: "DSCR Loan Rates: Compare and Estimate Yours",
  metaDescription:
    "Compare four sample DSCR loan rates, see what credit score, ratio, LTV, units and rental type add, and estimate a rate with every adder listed.",
  heading: "DSCR Loan Rates",
  reviewed: "2026-11-01",
  related: [
    { path: "/dscr-calculator", label: "DSCR calculator" },
    { path: "/credit-score/680", label: "Borrowing at a 680 score" },
    { path: "/compare-offers", label: "Compare loan offers" },
    { path: "/dscr-loan-requirements", label: "Loan requirements" },
    { path: "/dscr-news/rate-environment-2025", label: "News: the rate environment" },
  ],
  introduction: `The sample DSCR rates on this site run ${planningRates(site).dscr}, against ${planningRates(site).conventional} for a conventional loan on an investment property. The difference pays for underwriting that examines a lease instead of a tax return, and your own position in the range depends on seven characteristics of you, the property and the loan.`,
  /** What a step in the rate costs per month. */
  costNote:
    "Half a percentage point is easily converted into dollars: on $300,000 over 30 years, principal and interest cost $2,047 a month at 7.25% and $2,149 at 7.75%. The additional $102 also lowers your ratio, which can in turn move the property into a more expensive band.",
  lendersNote:
    "Each of these four programs is for one borrower profile, and its rate is the base rate plus the adders that the profile names, so that you can follow the calculation. All four carry a 5-4-3-2-1 prepayment penalty, which adds nothing. None of them is an offer, and none belongs to an actual lender.",
  /**
   * Rates in percent, fees in percent of the loan: the page computes each APR from them and `aprBasis`. A profile is
   * the borrower and the property that a rate is for, with the adders that lead to it. All are samples, not offers.
   */
  lenders: [
    {
      name: "Sample Rate Lender A: top tier",
      rate: baseRate(site),
      term: "30-year fixed",
      originationFee: 2,
      minDSCR: 1.25,
      maxLTV: 75,
      closingDays: "21-30",
      specialties: ["Strong ratio", "Single-family houses", "Experienced owners"],
      profile:
        "For an experienced owner of a single-family rental on a yearly lease, with a score of 700 or more, a ratio of 1.40 or more and 75% LTV. No adder applies to this profile.",
    },
    {
      name: "Sample Rate Lender B: standard rental",
      rate: baseRate(site) + 0.5,
      term: "30-year fixed",
      originationFee: 1.5,
      minDSCR: 1.1,
      maxLTV: 80,
      closingDays: "21-28",
      specialties: ["Purchase at 80% LTV", "LLC borrowers", "Rate-and-term refinance"],
      profile:
        "For a single-family rental with a score of 720, a ratio of 1.30 and 80% LTV, which adds 0.25 for the ratio and 0.25 for the leverage.",
    },
    {
      name: "Sample Rate Lender C: wider credit",
      rate: baseRate(site) + 1,
      term: "30-year fixed",
      originationFee: 1.25,
      minDSCR: 1.0,
      maxLTV: 75,
      closingDays: "18-25",
      specialties: ["Scores from 620", "Ratios from 1.00", "Single-family houses"],
      profile:
        "For a single-family rental with a score of 660, a ratio of 1.10 and 75% LTV, which adds 0.50 for the credit score and 0.50 for the ratio.",
    },
    {
      name: "Sample Rate Lender D: short-term rentals",
      rate: baseRate(site) + 1.25,
      term: "30-year, interest-only for 10 offered",
      originationFee: 1,
      minDSCR: 1.0,
      maxLTV: 75,
      closingDays: "25-30",
      specialties: ["Short-term rentals", "Duplexes to fourplexes", "Booking income"],
      profile:
        "For a duplex rented by the night, with a score of 700, a ratio of 1.15 and 75% LTV, which adds 0.50 for the ratio, 0.25 for the units and 0.50 for the rental type.",
    },
  ],
  /** Behind every APR on the page, in dollars and years. Other charges are the lender's, besides the origination fee. */
  aprBasis: { loanAmount: 300_000, termYears: 30, otherCharges: 1_500 },
  aprAssumption:
    "APR here is the yearly cost of a $300,000 loan kept for 30 years, including the origination fee shown and $1,500 of other lender charges. The figure is rounded up to two decimals, so that it never looks cheaper than it is. Loans for business purposes often come without a formal APR disclosure, so ask each lender for rate, points and fees on one page. If you refinance after five years, the fees are considerably heavier than this figure suggests.",
  estimator: {
    /** Percent, before any adder. */
    baseRate: baseRate(site),
    note: "This is a calculation and not a quote. Lenders price in grids, where the adjustment for a credit score depends on the LTV beside it, so flat adders only indicate the direction and the approximate size.",
    /** Shown if a choice has no sample adder. */
    noEstimate:
      "There is no sample adder for this choice, so the page does not show an estimate. Some lenders do have programs for it, on conditions that are negotiated individually.",
    /** Shown if the sum exceeds the range that the site states for DSCR rates. */
    aboveRange: `The sum is above the ${planningRates(site).dscr} range used on this site. Several risks are accumulating, and some lenders would decline the application or require additional equity before pricing it.`,
    /** Percent: the upper end of that range. */
    rangeTop: sampleRates(site).dscr.high,
    /** Shown if rate and ratio agree in two bands. */
    twoAnswers:
      "The next band, at a higher rate, also fits your ratio, and a lender may begin its calculation from either side. We show the lower rate, and a slightly smaller loan would make it certain.",
    /** What lenders price but the samples do not. */
    notPriced: `Not in this estimate: the purpose of the loan, interest-only years and the size of the loan. Lenders commonly add for a cash-out, for interest-only years and for a balance under about ${smallLoan.text}.`,
  },
  factorsIntroduction: `Begin with ${baseRate(site)}% and add everything that applies to you, the property and the loan. Every band includes the boundary that its label names, so a ratio of exactly 1.25 belongs to the 1.25 band and an LTV of exactly 80% to the 80% band. Because lenders do not round up, 1.249 is priced like any other ratio from 1.00 to 1.24.`,
  factors: rateFactors,
  /** Explains the factor that the page adds: its adders are those of the deal analyzer's exit table. */
  prepaymentExplanation:
    "A five-year schedule such as 5-4-3-2-1 carries the lowest rate, because it protects the investor behind the loan from an early payoff, and removing it costs you the difference every month.",
  beyondAdders: {
    id: "beyond-the-adders",
    heading: "What the adders leave out",
    answer: "Loan size, purpose, the prepayment penalty, and two rates that both fit.",
    paragraphs: [
      `Loan size and purpose affect the price too. Small balances often pay more, for example those under ${smallLoan.text}, because the lender's administrative work is the same on a smaller loan. Cash-out refinances are generally priced above purchases and stop at a lower LTV, and interest-only years often add to the rate as well.`,
      "The prepayment penalty costs you at the other end. By the sample adders, a shorter schedule costs a quarter of a percentage point and no penalty at all costs half a point, but if you intend to sell in the second year, the higher rate may be less expensive than a 4% exit fee. The deal analyzer calculates the month in which the two are equal.",
      "The ratio and the rate depend on each other, since a higher rate increases the payment, reduces the ratio and may then increase the rate again. Near 1.25 or 1.40 a property may satisfy two bands, each at its own rate. Ask the lender to calculate the ratio at the rate it actually quotes.",
    ],
  },
  tipsAnswer: "From the credit score that changes a price to the clause that costs when you sell.",
  tips: titledTexts({
    "Cross a band, then stop":
      "Improving a credit score from 695 to 700 saves half a percentage point in this model. Improving it from 705 to 735 saves nothing here, although an actual pricing grid may reward it.",
    "Put 25% down if the next 5% is in reach":
      "Going from 80% to 75% LTV eliminates one sample adder and reduces the loan at the same time, so the ratio improves for two reasons.",
    "Compare quotes from the same day with the same lock": `Quotes collected a week apart compare the bond market more than the lenders. Rate locks commonly run ${loanFacts.rateLock}, so request the period that actually reaches your closing date.`,
    "Ask for two prices": `Request the rate with zero discount points and again with one or two. The quick rule divides their cost by the saving in the payment, and it answers too late, because the lower rate also repays the loan faster. For example, two points that lower ${pointsExample.rate.toFixed(1)}% to ${pointsExample.lowerRate.toFixed(1)}% on $225,000 cost $4,500 and save ${pointsExample.monthlySaving} a month, so the quick rule says month ${pointsExample.quickRuleMonth}. Our offer comparison counts the interest of every month instead, and by that rule the points have paid for themselves in month ${pointsExample.month}.`,
    "Shop the insurance policy":
      "For example, saving $1,200 a year on the premium reduces the payment by $100 a month, which can move the ratio into a better band without any change to the loan.",
    "Read the note for the prepayment clause":
      "Term sheets abbreviate the clause to a few digits, while the note itself explains whether partial payments, a sale or a refinance will trigger the charge.",
  }),
  callToAction: {
    label: "Compare Rates With Lenders",
    source: "rates",
    text: `These figures cannot replace an actual quote for your property. ${company.name} can forward your scenario to lenders that will price it individually. You receive an answer ${company.leadReply}, and the referral costs you nothing.`,
  },
}));

export type RatesLanding = ReturnType<typeof rates>;
