import { formatRateRange, sampleRates } from "./sample-rates.ts";
import { part } from "./site-content.ts";

/**
 * Percent of the value at which lenders that accept a ratio below 1.00, or require none, commonly stop. Collected from
 * program pages of lenders and brokers; some go to 75%, so pages say "commonly". The deal analyzer uses the lower end,
 * as with its other limits.
 */
const belowOneLtv = { lower: 65, upper: 70 } as const;

/**
 * Figures that two or more pages state. Every page takes them from here; figures on which the specification's pages
 * differ (units, credit floors, LTV) have one entry per differing page.
 */
export const loanFacts = {
  dscr: { minimum: "1.00", preferred: "1.25+", bestRates: "1.30+" },
  credit: { minimum: 620, typical: 660, goodRates: 680, bestRates: 750, floridaFloor: "580-620" },
  downPayment: { minimum: "20%", preferred: "25%" },
  maxLtv: "80%",
  belowOneLtv: { ...belowOneLtv, text: `${belowOneLtv.lower}-${belowOneLtv.upper}%` },
  reserves: "2-6 months",
  term: "30 years, with shorter terms offered",
  originationFee: "1-2%",
  prepaymentPenalty: { general: "1-3 years", longGuide: "2-3 years" },
  loanMaximum: "$5M+",
  units: { general: "1-8 units", landing: "1-4 units" },
  approval: "24-48 hours",
  closing: { general: "21-30 days", faq: "14-30 days" },
  rateLock: "30-60 days",
  conventionalPropertyCap: 10,
  quickCheck: { dscr: "1.10x-1.25x", credit: "660+", ltv: "75%-80%", units: "1-8 units" },
  minimumAge: 18,
} as const;

/** The planning ranges, as pages write them. */
export const planningRates = part((site) => ({
  dscr: formatRateRange(sampleRates(site).dscr),
  conventional: formatRateRange(sampleRates(site).conventional),
}));

/**
 * What many lenders do where the specification is silent, collected from program pages of lenders and brokers. Pages
 * say "commonly" or "for example".
 */
export const lenderPractice = {
  /** Share of the market rent that counts while a house is vacant. */
  vacantRent: "90%",
  /** Share of twelve months of nightly receipts that counts. */
  nightlyIncome: "80%",
  largeLoanReserves: "6-12 months",
  /** After a bankruptcy, foreclosure or short sale. */
  creditEventWait: "2-4 years",
} as const;

/** The bands as the landing pages name them (spec, section 9). */
export const landingDscrBands = [
  { label: "Excellent", range: "1.30+" },
  { label: "Good", range: "1.20-1.29" },
  { label: "Acceptable", range: "1.00-1.19" },
] as const;

/**
 * Why the best rates start at one ratio and the adders end at another. The rates page says it, beside the adders, and no
 * other page repeats it. Pages that an operator published may still take it by name.
 */
export const bestRatesNote =
  "Many lenders start their best rates at a ratio of 1.30. The sample adders on this site end at 1.40, so an estimate here still adds 0.25 percentage points from 1.25 to 1.39.";

/** The same for credit scores. */
export const bestScoreNote =
  "Many lenders start their best rates at a score of 750. The sample adders on this site end at 700, so an estimate here adds 0.50 percentage points from 620 to 699 and nothing above.";

/**
 * Figures of the specification that differ from page to page, and why both are right. Each reason stands once, on the page
 * where a reader meets the second figure.
 */
export const pairReasons = {
  /** On the homepage, beside its quick check. */
  minimumRatio: `Most lenders go down to the ${loanFacts.dscr.minimum} that other pages name for a file without another weakness; ${loanFacts.quickCheck.dscr} is where many set their floor once state, property and down payment are known.`,
  /** On the requirements page, beside the years. */
  prepaymentTerm: `Ask for the short version and you get ${loanFacts.prepaymentPenalty.general}. Many quotes start from five years, such as 5-4-3-2-1, because that carries the lowest rate, so the deal analyzer starts there too.`,
  /** In the lender directory, if a lender goes higher. */
  highestLtv: `Where a lender goes above ${loanFacts.maxLtv}, it is for loans that qualify on everything else: most DSCR loans stop at ${loanFacts.maxLtv}, and our sample rates add 0.50 percentage points above it instead of 0.25.`,
  /** In the FAQ. */
  closingTime: `Two weeks takes a fast lender and a complete file; plan with the ${loanFacts.closing.general} that the other pages name.`,
} as const;

/**
 * When points have paid for themselves: the first month in which interest and points together cost less than the interest
 * without points. The comparison of offers counts so. Dividing the cost by the saving in the payment is later, because the
 * lower rate also repays the loan faster; only the rates page explains that.
 */
export const pointsExample = {
  loan: 225_000,
  points: 2,
  /** Percent, without and with the points. */
  rate: 7.5,
  lowerRate: 7,
  monthlySaving: "$76",
  quickRuleMonth: 59,
  month: 48,
  /** Also the month for a single point that lowers the rate by a quarter, at the rates of this site. */
  pointMonth: 48,
} as const;

/** Below this amount lenders commonly add to the rate, and some do not lend. */
export const smallLoan = { dollars: 150_000, text: "$150,000" } as const;
