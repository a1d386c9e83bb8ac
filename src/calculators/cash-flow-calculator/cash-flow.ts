import { notePayment } from "../../dscr/amortization.ts";
import { roundToCents, toCents } from "../../dscr/cents.ts";
import { bandOf, type RecommendationLevel, ratioOf } from "../../dscr/dscr.ts";

/** Dollars, dollars a month, and percentages. */
export interface CashFlowInput {
  readonly purchasePrice: number;
  readonly downPaymentPercent: number;
  readonly interestRate: number;
  readonly loanTermYears: number;
  readonly monthlyRent: number;
  readonly propertyTax: number;
  readonly insurance: number;
  readonly maintenance: number;
  readonly vacancy: number;
}

export interface CashFlowResult {
  readonly downPaymentAmount: number;
  readonly loanAmount: number;
  readonly monthlyPrincipalInterest: number;
  readonly monthlyExpenses: {
    readonly propertyTax: number;
    readonly insurance: number;
    readonly maintenance: number;
    readonly vacancy: number;
    readonly total: number;
  };
  readonly monthlyNetOperatingIncome: number;
  readonly monthlyCashFlow: number;
  readonly annualCashFlow: number;
  /** Null without a loan payment. */
  readonly dscr: number | null;
  readonly capRate: number;
  /** Null without a down payment. */
  readonly cashOnCashReturn: number | null;
}

const GREEN = { tone: "green", text: "DSCR exceeds the recommended minimum of 1.25." } as const;

/** Keyed by DSCR band (spec, section 9). */
const CASH_FLOW_BANNERS = {
  excellent: GREEN,
  good: GREEN,
  marginal: {
    tone: "yellow",
    text: "DSCR meets the minimum of 1.00. Consider improvements to reach 1.25.",
  },
  poor: { tone: "red", text: "DSCR does not meet the minimum of 1.00 that most lenders ask for." },
} as const satisfies Record<RecommendationLevel, { tone: string; text: string }>;

const NO_PAYMENT_BANNER = {
  tone: "none",
  text: "There is no loan payment to cover, so there is no ratio.",
} as const;

/** Show nothing until the first three are present (spec, section 4). A loan of no years does not exist. */
export function isAnalyzable(input: CashFlowInput): boolean {
  const { purchasePrice, monthlyRent, interestRate, loanTermYears } = input;
  return purchasePrice > 0 && monthlyRent > 0 && interestRate > 0 && loanTermYears > 0;
}

export function calculateCashFlow(input: CashFlowInput): CashFlowResult {
  const { purchasePrice, propertyTax, insurance, maintenance, vacancy } = input;
  // Whole cents: 99.9999999999% down must not leave a millionth of a cent to divide by.
  const downPaymentAmount = roundToCents((purchasePrice * input.downPaymentPercent) / 100);
  const loanAmount = roundToCents(purchasePrice - downPaymentAmount);
  const monthlyPrincipalInterest = notePayment({
    amount: loanAmount,
    annualRatePercent: input.interestRate,
    termYears: input.loanTermYears,
  });
  const total = roundToCents(propertyTax + insurance + maintenance + vacancy);
  const monthlyNetOperatingIncome = roundToCents(input.monthlyRent - total);
  const monthlyCashFlow = roundToCents(monthlyNetOperatingIncome - monthlyPrincipalInterest);
  const annualCashFlow = roundToCents(monthlyCashFlow * 12);
  return {
    downPaymentAmount,
    loanAmount,
    monthlyPrincipalInterest,
    monthlyExpenses: { propertyTax, insurance, maintenance, vacancy, total },
    monthlyNetOperatingIncome,
    monthlyCashFlow,
    annualCashFlow,
    dscr:
      monthlyPrincipalInterest === 0
        ? null
        : ratioOf(toCents(monthlyNetOperatingIncome), toCents(monthlyPrincipalInterest)),
    capRate: purchasePrice === 0 ? 0 : ((monthlyNetOperatingIncome * 12) / purchasePrice) * 100 + 0,
    cashOnCashReturn: downPaymentAmount === 0 ? null : (annualCashFlow / downPaymentAmount) * 100 + 0,
  };
}

export function bannerOf({ dscr }: Pick<CashFlowResult, "dscr">) {
  return dscr === null ? NO_PAYMENT_BANNER : CASH_FLOW_BANNERS[bandOf(dscr).level];
}
