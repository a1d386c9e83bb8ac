import { exactly } from "../../content/figures/landlord-tax.ts";
import { home } from "../../content/home.ts";
import type { DscrBasis } from "../../content/landings/market-landing.ts";
import { pagesRevised } from "../../content/page-dates.ts";
import { part } from "../../content/site-content.ts";
import { testimonials } from "../../content/testimonials.ts";
import { USUAL_ESTIMATES } from "../calculators/deal/bill-estimates.ts";
import { INITIAL_DEAL } from "../calculators/deal/deal.ts";
import { STARTING_DEAL } from "../calculators/deal/example-deal.ts";
import { NO_DEBT } from "../calculators/deal/ratios/ratio-labels.ts";
import { fieldsOf } from "../calculators/sharing/dscr-fragment.ts";
import { formatUsd } from "../dscr/money.ts";
import type { SitePage } from "../seo/page-record.ts";

const content = withoutHead(home);

export const homePage: SitePage = {
  path: "/",
  title: home.title,
  description: home.metaDescription,
  kind: "home",
  updated: pagesRevised,
  breadcrumb: [],
};

/** What the deal analyzer counts for a house of which nobody has said more. */
export const usualHouse: DscrBasis = {
  downPaymentPercent: INITIAL_DEAL.downPaymentPercent,
  ratePercent: INITIAL_DEAL.annualRatePercent,
  termYears: INITIAL_DEAL.termYears,
  tax: exactly(USUAL_ESTIMATES.taxPercent),
  insurancePercent: USUAL_ESTIMATES.insurancePercent,
};

const { price, payment, complaint, ...switching } = content.tryIt;
/** The questions of the first screen, each with an example in its fields. */
const tryIt = {
  ...switching,
  price: withExample(price, {
    price: formatUsd(STARTING_DEAL.price),
    rent: formatUsd(STARTING_DEAL.leaseRent),
    downPayment: `${STARTING_DEAL.downPaymentPercent}`,
  }),
  payment: withExample(payment, {
    monthlyRent: "$2,600",
    monthlyExpenses: "$450",
    monthlyDebtService: "$1,700",
  }),
};

export const homeContent = part((site) => ({ ...content, tryIt, testimonials: testimonials(site) }));
export type HomeContent = ReturnType<typeof homeContent>;

function withoutHead({ title, metaDescription, ...content }: typeof home) {
  return content;
}

function withExample<Field extends string, Content extends { fields: Readonly<Record<Field, string>> }>(
  question: Content,
  start: Readonly<Record<Field, string>>,
) {
  const figures = fieldsOf(start).map((field) => `${question.fields[field]} ${start[field]}`);
  return {
    ...question,
    start,
    noLoan: NO_DEBT,
    complaint,
    withoutScripts: `An example: ${figures.join("; ")}.`,
  };
}
