import type { ClosingTax, ClosingTaxes } from "../../../../content/guides/closing-taxes.ts";
import { type Deal, loanAmountOf } from "../deal.ts";

/** What a state takes at closing, without words and sources. */
export type StateTaxRule = Pick<ClosingTaxes, "onPrice" | "onBuyer" | "onLoan" | "onLender" | "deedLessLoan">;

export interface StateTaxes {
  /** On the deed, whoever pays it. */
  readonly deed: number;
  /** Besides, what the law puts on the buyer. */
  readonly buyer: number;
  readonly mortgage: number;
  /** What of it the law puts on the lender. */
  readonly lender: number;
}

/** In dollars, not rounded. */
export function stateTaxesOn(
  { onPrice, onBuyer, onLoan, onLender, deedLessLoan }: StateTaxRule,
  { price, loan }: { readonly price: number; readonly loan: number },
): StateTaxes {
  return {
    deed: onPrice ? taxOn(onPrice, deedLessLoan ? price - loan : price) : 0,
    buyer: onBuyer ? taxOn(onBuyer, price) : 0,
    mortgage: onLoan ? taxOn(onLoan, loan) : 0,
    lender: onLender ? taxOn(onLender, loan) : 0,
  };
}

function taxOn(tax: ClosingTax, dollars: number): number {
  const other = tax.above?.findLast(({ over }) => dollars > over)?.tax;
  if (other) return taxOn(other, dollars);
  const { percents = [], parts = [], free = 0, credit = 0, most = Number.POSITIVE_INFINITY } = tax;
  const taxed = Math.max(dollars - free, 0);
  const layers = percents.reduce((sum, percent) => sum + (taxed * percent) / 100, 0);
  const ofParts = parts.reduce((sum, { upTo = taxed, percent }, index) => {
    const from = parts[index - 1]?.upTo ?? 0;
    return sum + (Math.max(Math.min(taxed, upTo) - from, 0) * percent) / 100;
  }, 0);
  return Math.min(Math.max(layers + ofParts - credit, 0), most);
}

/**
 * The percentages of price and loan that come to these taxes: half of the tax on the deed, because the other half is commonly
 * the seller's, and the borrower's part of the tax on the mortgage. Five decimals: within a dollar up to ten million.
 */
export function stateTaxPercents(
  rule: StateTaxRule | undefined,
  deal: Pick<Deal, "price" | "downPaymentPercent">,
): Pick<Deal, "deedTaxPercent" | "mortgageTaxPercent"> {
  const loan = loanAmountOf(deal);
  const { deed, buyer, mortgage, lender } = stateTaxesOn(rule ?? {}, { price: deal.price, loan });
  const percent = (tax: number, whole: number) =>
    whole === 0 ? 0 : Number(((tax / whole) * 100).toFixed(5));
  return {
    deedTaxPercent: percent(deed / 2 + buyer, deal.price),
    mortgageTaxPercent: percent(Math.max(mortgage - lender, 0), loan),
  };
}
