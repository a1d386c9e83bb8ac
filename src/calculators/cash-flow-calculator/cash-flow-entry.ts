import { readAmount, readNumber } from "../../dscr/money.ts";
import type { NumberLimits } from "../fields/number-entry.ts";
import type { CashFlowInput } from "./cash-flow.ts";

export type CashFlowField = keyof CashFlowInput;

/** The field texts, as typed. */
export type CashFlowEntry = Readonly<Record<CashFlowField, string>>;

/** Spec, sections 5 and 9. */
export const CASH_FLOW_DEFAULTS = { downPaymentPercent: 25, interestRate: 8.5, loanTermYears: 30 } as const;

/** Limits of the fields that are not money. 50 years is longer than any home loan. */
const CASH_FLOW_LIMITS = {
  downPaymentPercent: { min: 0, max: 100, step: 1 },
  interestRate: { min: 0, max: 100, step: 0.1 },
  loanTermYears: { min: 0, max: 50, step: 1 },
} as const satisfies Partial<Record<CashFlowField, NumberLimits>>;

/** Undefined for money fields. */
export function limitsOf(field: CashFlowField): NumberLimits | undefined {
  const limits: Partial<Record<CashFlowField, NumberLimits>> = CASH_FLOW_LIMITS;
  return limits[field];
}

export const INITIAL_CASH_FLOW_ENTRY: CashFlowEntry = {
  purchasePrice: "",
  downPaymentPercent: `${CASH_FLOW_DEFAULTS.downPaymentPercent}`,
  interestRate: `${CASH_FLOW_DEFAULTS.interestRate}`,
  loanTermYears: `${CASH_FLOW_DEFAULTS.loanTermYears}`,
  monthlyRent: "",
  propertyTax: "",
  insurance: "",
  maintenance: "",
  vacancy: "",
};

/** Unreadable text and negative numbers count as 0. */
export function readCashFlowEntry(entry: CashFlowEntry): CashFlowInput {
  const { downPaymentPercent, interestRate, loanTermYears } = CASH_FLOW_LIMITS;
  return {
    purchasePrice: readAmount(entry.purchasePrice).value,
    downPaymentPercent: readNumber(entry.downPaymentPercent, downPaymentPercent).value,
    interestRate: readNumber(entry.interestRate, interestRate).value,
    // The only field that may be left empty.
    loanTermYears:
      entry.loanTermYears.trim() === ""
        ? CASH_FLOW_DEFAULTS.loanTermYears
        : readNumber(entry.loanTermYears, loanTermYears).value,
    monthlyRent: readAmount(entry.monthlyRent).value,
    propertyTax: readAmount(entry.propertyTax).value,
    insurance: readAmount(entry.insurance).value,
    maintenance: readAmount(entry.maintenance).value,
    vacancy: readAmount(entry.vacancy).value,
  };
}
