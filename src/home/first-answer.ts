import type { DscrBasis } from "../../content/landings/market-landing.ts";
import { FRAGMENT_VERSION, plainNumber, writeDscrFragment } from "../calculators/sharing/dscr-fragment.ts";
import { calculateDscr } from "../dscr/dscr.ts";
import { calculateLenderRatio, type Pitia } from "../dscr/lender-ratio.ts";
import { loanAt, pitiaAt } from "../dscr/market-payment.ts";
import { type Reading, readAmount, readMoney, readNumber } from "../dscr/money.ts";

/** What somebody knows of a house before anything else. */
export type HouseField = "price" | "rent" | "downPayment";
/** What the DSCR calculator asks for. */
export type PaymentField = "monthlyRent" | "monthlyExpenses" | "monthlyDebtService";

/** The texts of the fields, as typed. */
export type Entry<Field extends string> = Readonly<Record<Field, string>>;

export interface FirstAnswer<Field extends string> {
  readonly readings: Readonly<Record<Field, Reading>>;
  /** Null without a loan, undefined without an answer. */
  readonly ratio: number | null | undefined;
  /** Opens the same figures in the tool that has the same ratio. */
  readonly to: string;
}

/** The lender's ratio. Each field reads as the deal analyzer reads it. */
export function answerToPrice(
  entry: Entry<HouseField>,
  usual: DscrBasis,
): FirstAnswer<HouseField> & { readonly pitia: Pitia } {
  const readings = {
    price: readAmount(entry.price),
    rent: readAmount(entry.rent),
    downPayment: readNumber(entry.downPayment, { min: 0, max: 100 }, usual.downPaymentPercent),
  };
  const price = readings.price.value;
  const rent = readings.rent.value;
  const down = plainNumber(readings.downPayment.value);
  const basis = { ...usual, downPaymentPercent: Number(down) };
  const pitia = pitiaAt(price, basis);
  const hasLoan = loanAt(price, basis) > 0;
  return {
    readings,
    ratio: price > 0 && rent > 0 ? (hasLoan ? calculateLenderRatio(rent, pitia) : null) : undefined,
    // The analyzer estimates the bills, too, and says how.
    to: `/deal-analyzer#from=home&${FRAGMENT_VERSION}&price=${plainNumber(price)}&down=${down}&rate=${usual.ratePercent}&taxpct=${usual.tax.percent}&inspct=${usual.insurancePercent}&rent=${plainNumber(rent)}`,
    pitia,
  };
}

/** The ratio of the DSCR calculator. */
export function answerToPayment(entry: Entry<PaymentField>): FirstAnswer<PaymentField> {
  const readings = {
    monthlyRent: readMoney(entry.monthlyRent),
    monthlyExpenses: readMoney(entry.monthlyExpenses),
    monthlyDebtService: readMoney(entry.monthlyDebtService),
  };
  const inputs = {
    monthlyRent: readings.monthlyRent.value,
    monthlyExpenses: readings.monthlyExpenses.value,
    monthlyDebtService: readings.monthlyDebtService.value,
  };
  const isAsked = inputs.monthlyRent > 0 && inputs.monthlyDebtService > 0;
  return {
    readings,
    ratio: isAsked ? calculateDscr(inputs).dscr : undefined,
    to: `/dscr-calculator${writeDscrFragment(inputs)}`,
  };
}
