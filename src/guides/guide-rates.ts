import type { PaymentTable } from "../../content/guides/loan-amount-guides.ts";
import { monthlyPayment } from "../dscr/amortization.ts";
import { formatUsd } from "../dscr/money.ts";
import {
  formatAdder,
  formatRate,
  optionHolding,
  type PricedFactor,
  type RateTable,
} from "../dscr/rate-estimate.ts";
import type { TableRow } from "./guide-section.ts";

/** `7.25%-8.5%` as numbers, for drawing. */
export function parseRateRange(text: string): { readonly low: number; readonly high: number } {
  const [low, high] = text.split("-").map((end) => Number.parseFloat(end));
  if (low === undefined || high === undefined || Number.isNaN(low) || Number.isNaN(high)) {
    throw new Error(`"${text}" is not a range of rates such as 7.25%-8.5%.`);
  }
  return { low, high };
}

export function creditFactorOf({ factors }: RateTable): PricedFactor {
  const factor = factors.find(({ id }) => id === "credit");
  if (!factor) throw new Error("The rate table has no adders for the credit score.");
  return factor;
}

/** The adder of every credit band, and the rate and the payment it leads to. The band of the score is marked. */
export function creditRateRows(
  table: RateTable,
  score: number,
  loan: { readonly amount: number; readonly termYears: number },
): readonly TableRow[] {
  const factor = creditFactorOf(table);
  const own = optionHolding(factor, score);
  return factor.options.map(({ id, label, adder }) => {
    const annualRatePercent = table.baseRate + (adder?.low ?? 0);
    const payment = formatUsd(monthlyPayment({ ...loan, annualRatePercent }));
    return {
      cells: [label, formatAdder(adder), formatRate(annualRatePercent), `${payment} a month`],
      ...(id === own.id && { mark: "this tier" }),
    };
  });
}

/** Principal and interest: a row for each loan, a column for each rate. */
export function paymentRows({ loanAmounts, ratesPercent, termYears }: PaymentTable): readonly TableRow[] {
  return loanAmounts.map((amount) => ({
    cells: [
      formatUsd(amount),
      ...ratesPercent.map((annualRatePercent) =>
        formatUsd(monthlyPayment({ amount, annualRatePercent, termYears })),
      ),
    ],
  }));
}
