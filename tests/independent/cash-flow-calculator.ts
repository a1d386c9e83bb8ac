import type { CashFlowInput } from "../../src/calculators/cash-flow-calculator/cash-flow.ts";
import { Decimal, ONE_HUNDRED, percentOf, sumOf, TWELVE, ZERO } from "./decimal.ts";
import { levelPayment } from "./loan.ts";

/** The cash flow calculator from the specification, section 9. */
export function cashFlow(input: CashFlowInput) {
  const price = Decimal.of(input.purchasePrice);
  const down = percentOf(price, Decimal.of(input.downPaymentPercent)).cents();
  const loan = price.minus(down);
  const ratePercent = Decimal.of(input.interestRate);
  const months = Math.round(input.loanTermYears * 12);
  const payment = levelPayment({ amount: loan, ratePercent, months }).cents();
  const expenses = sumOf(
    ...[input.propertyTax, input.insurance, input.maintenance, input.vacancy].map(Decimal.of),
  );
  const income = Decimal.of(input.monthlyRent).minus(expenses);
  const kept = income.minus(payment);
  const dscr = payment.isZero() ? null : income.over(payment);
  return {
    amounts: {
      downPaymentAmount: down,
      loanAmount: loan,
      monthlyPrincipalInterest: payment,
      expenses,
      monthlyNetOperatingIncome: income,
      monthlyCashFlow: kept,
      annualCashFlow: kept.times(TWELVE),
    },
    ratios: {
      dscr,
      capRate: shareOf(income.times(TWELVE), price) ?? ZERO,
      cashOnCashReturn: shareOf(kept.times(TWELVE), down),
    },
    banner: dscr === null ? "none" : bannerOf(dscr),
  };
}

function bannerOf(dscr: Decimal): "red" | "yellow" | "green" {
  if (dscr.isBelow(Decimal.of(1))) return "red";
  return dscr.isBelow(Decimal.of(1.25)) ? "yellow" : "green";
}

/** Percent; null of nothing. */
function shareOf(part: Decimal, whole: Decimal): Decimal | null {
  return whole.isZero() ? null : part.times(ONE_HUNDRED).over(whole);
}
