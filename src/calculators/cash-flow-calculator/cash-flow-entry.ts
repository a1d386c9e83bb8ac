import { formatUsdExact, readAmount, readNumber } from "../../dscr/money.ts";
import type { NumberLimits } from "../fields/number-entry.ts";
import { mapFields } from "../sharing/share-link.ts";
import type { CashFlowInput } from "./cash-flow.ts";

export type CashFlowField = keyof CashFlowInput;

/** The field texts, as typed. */
export type CashFlowEntry = Readonly<Record<CashFlowField, string>>;

/** Spec, sections 5 and 9. */
export const CASH_FLOW_DEFAULTS = { downPaymentPercent: 25, interestRate: 8.5, loanTermYears: 30 } as const;

/** Each field with its key in links. Those without limits are money. 50 years is longer than any home loan. */
export const CASH_FLOW_FIELDS: Readonly<
  Record<CashFlowField, { readonly key: string; readonly initial?: number; readonly limits?: NumberLimits }>
> = {
  purchasePrice: { key: "price" },
  downPaymentPercent: {
    key: "down",
    initial: CASH_FLOW_DEFAULTS.downPaymentPercent,
    limits: { min: 0, max: 100, step: 1 },
  },
  interestRate: {
    key: "rate",
    initial: CASH_FLOW_DEFAULTS.interestRate,
    limits: { min: 0, max: 100, step: 0.1 },
  },
  loanTermYears: {
    key: "years",
    initial: CASH_FLOW_DEFAULTS.loanTermYears,
    limits: { min: 0, max: 50, step: 1 },
  },
  monthlyRent: { key: "rent" },
  propertyTax: { key: "tax" },
  insurance: { key: "insurance" },
  maintenance: { key: "maintenance" },
  vacancy: { key: "vacancy" },
};

export const INITIAL_CASH_FLOW_ENTRY: CashFlowEntry = mapFields(
  CASH_FLOW_FIELDS,
  (field) => `${CASH_FLOW_FIELDS[field].initial ?? ""}`,
);

/** Unreadable text and negative numbers count as 0. */
export function readCashFlowEntry(entry: CashFlowEntry): CashFlowInput {
  return mapFields(CASH_FLOW_FIELDS, (field) => {
    const text = entry[field];
    const { limits } = CASH_FLOW_FIELDS[field];
    if (!limits) return readAmount(text).value;
    // The only field that may be left empty.
    if (field === "loanTermYears" && text.trim() === "") return CASH_FLOW_DEFAULTS.loanTermYears;
    return readNumber(text, limits).value;
  });
}

/** The figures as the form and the printed page show them. */
export function cashFlowEntryOf(input: CashFlowInput): CashFlowEntry {
  return mapFields(CASH_FLOW_FIELDS, (field) =>
    CASH_FLOW_FIELDS[field].limits ? `${input[field]}` : formatUsdExact(input[field]),
  );
}
