import { monthlyPayment } from "../dscr/amortization.ts";

/** Dollars, dollars a month, and percent. */
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
  /** 0 without a loan payment. */
  readonly dscr: number;
  readonly capRate: number;
  /** 0 without a down payment. */
  readonly cashOnCashReturn: number;
}

/** Spec, sections 5 and 9. */
export const CASH_FLOW_DEFAULTS = { downPaymentPercent: 25, interestRate: 8.5, loanTermYears: 30 } as const;

/** Highest first: the first whose floor is met wins (spec, section 9). */
const CASH_FLOW_BANNERS = [
  { tone: "green", floor: 1.25, text: "DSCR exceeds the recommended minimum of 1.25." },
  { tone: "yellow", floor: 1, text: "DSCR meets the minimum of 1.00. Consider improvements to reach 1.25." },
  {
    tone: "red",
    floor: Number.NEGATIVE_INFINITY,
    text: "DSCR does not meet the minimum of 1.00 that most lenders ask for.",
  },
] as const;

/** Nothing is shown before these three are there (spec, section 4). */
export function isAnalyzable({ purchasePrice, monthlyRent, interestRate }: CashFlowInput): boolean {
  return purchasePrice > 0 && monthlyRent > 0 && interestRate > 0;
}

export function calculateCashFlow(input: CashFlowInput): CashFlowResult {
  const { purchasePrice, propertyTax, insurance, maintenance, vacancy } = input;
  // Whole cents: 99.9999999999% down must not leave a millionth of a cent to divide by.
  const downPaymentAmount = Math.round(purchasePrice * input.downPaymentPercent) / 100;
  const loanAmount = purchasePrice - downPaymentAmount;
  const monthlyPrincipalInterest = monthlyPayment({
    amount: loanAmount,
    annualRatePercent: input.interestRate,
    termYears: input.loanTermYears,
  });
  const total = propertyTax + insurance + maintenance + vacancy;
  const monthlyNetOperatingIncome = input.monthlyRent - total;
  const monthlyCashFlow = monthlyNetOperatingIncome - monthlyPrincipalInterest;
  const annualCashFlow = monthlyCashFlow * 12;
  return {
    downPaymentAmount,
    loanAmount,
    monthlyPrincipalInterest,
    monthlyExpenses: { propertyTax, insurance, maintenance, vacancy, total },
    monthlyNetOperatingIncome,
    monthlyCashFlow,
    annualCashFlow,
    dscr: divide(monthlyNetOperatingIncome, monthlyPrincipalInterest),
    capRate: divide(monthlyNetOperatingIncome * 12, purchasePrice) * 100,
    cashOnCashReturn: divide(annualCashFlow, downPaymentAmount) * 100,
  };
}

export function bannerOf(dscr: number) {
  return CASH_FLOW_BANNERS.find((banner) => dscr >= banner.floor) ?? CASH_FLOW_BANNERS[2];
}

function divide(amount: number, by: number): number {
  return by === 0 ? 0 : amount / by + 0;
}
