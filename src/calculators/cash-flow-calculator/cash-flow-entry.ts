import { SHORTEST_TERM_YEARS } from "../../dscr/amortization.ts";
import { formatUsdExact, readAmount, readNumber } from "../../dscr/money.ts";
import type { NumberLimits } from "../fields/number-entry.ts";
import { mapFields } from "../sharing/share-link.ts";
import type { CashFlowInput, CashFlowResult } from "./cash-flow.ts";

export type CashFlowField = keyof CashFlowInput;

/** The field texts, as typed. */
export interface CashFlowEntry extends Readonly<Record<CashFlowField, string>> {
  /** "Cuyahoga County, OH": where taxes and insurance were filled in from. Absent if they were typed. */
  readonly place?: string | undefined;
}

/** The parsed fields, with a result if they are sufficient for one. */
export interface CashFlowAnalysis {
  readonly entry: CashFlowEntry;
  readonly input: CashFlowInput;
  readonly result?: CashFlowResult;
}

/** To choose where the house stands. */
export interface NamedState {
  readonly code: string;
  readonly name: string;
}

/** Spec, sections 5 and 9. */
export const CASH_FLOW_DEFAULTS = { downPaymentPercent: 25, interestRate: 8.5, loanTermYears: 30 } as const;

const TERM_LIMITS: NumberLimits = { min: SHORTEST_TERM_YEARS, max: 50, step: 1 };

/**
 * Each field with its key in links. Those without limits are money. An empty field takes the initial value unless it is
 * required. 50 years is longer than any home loan.
 */
export const CASH_FLOW_FIELDS: Readonly<
  Record<
    CashFlowField,
    {
      readonly key: string;
      readonly isRequired?: true;
      readonly initial?: number;
      readonly limits?: NumberLimits;
    }
  >
> = {
  purchasePrice: { key: "price", isRequired: true },
  downPaymentPercent: {
    key: "down",
    initial: CASH_FLOW_DEFAULTS.downPaymentPercent,
    limits: { min: 0, max: 100, step: 1 },
  },
  interestRate: {
    key: "rate",
    isRequired: true,
    initial: CASH_FLOW_DEFAULTS.interestRate,
    limits: { min: 0, max: 100, step: 0.1 },
  },
  loanTermYears: {
    key: "years",
    initial: CASH_FLOW_DEFAULTS.loanTermYears,
    limits: TERM_LIMITS,
  },
  monthlyRent: { key: "rent", isRequired: true },
  propertyTax: { key: "tax" },
  insurance: { key: "insurance" },
  maintenance: { key: "maintenance" },
  vacancy: { key: "vacancy" },
};

export const INITIAL_CASH_FLOW_ENTRY: CashFlowEntry = mapFields(
  CASH_FLOW_FIELDS,
  (field) => `${CASH_FLOW_FIELDS[field].initial ?? ""}`,
);

/** Unreadable text and negative numbers count as 0, and so does a term that is too short for a loan. */
export function readCashFlowEntry(entry: CashFlowEntry): CashFlowInput {
  return mapFields(CASH_FLOW_FIELDS, (field) => {
    const text = entry[field];
    const { limits, initial = 0, isRequired } = CASH_FLOW_FIELDS[field];
    if (!limits) return readAmount(text).value;
    if (text.trim() === "") return isRequired ? 0 : initial;
    const { value, problem } = readNumber(text, limits);
    return problem === "below" ? 0 : value;
  });
}

/** The bills that nobody has typed: they count as $0, which no result may pass over. */
export function missingBills({ propertyTax, insurance }: CashFlowEntry) {
  const isUntaxed = propertyTax.trim() === "";
  if (insurance.trim() !== "") return isUntaxed ? "taxes" : undefined;
  return isUntaxed ? "taxes and insurance" : "insurance";
}

/** Where the house stands, as chosen: a state's two letters or nothing, and the name of a county as typed. */
export interface Place {
  readonly code: string;
  readonly county: string;
}

/** The message under a term that gives no result. */
export function explainTerm(text: string): string | undefined {
  const { problem } = readNumber(text, TERM_LIMITS, CASH_FLOW_DEFAULTS.loanTermYears);
  if (problem !== "unreadable" && problem !== "below") return undefined;
  const what =
    problem === "below" ? `The least this can be is ${TERM_LIMITS.min}` : "This is not a number we can read";
  return `${what}, so there is no result. Type the years, like ${CASH_FLOW_DEFAULTS.loanTermYears}.`;
}

/** The figures as the form and the printed page show them. */
export function cashFlowEntryOf(input: CashFlowInput): CashFlowEntry {
  return mapFields(CASH_FLOW_FIELDS, (field) =>
    CASH_FLOW_FIELDS[field].limits ? `${input[field]}` : formatUsdExact(input[field]),
  );
}
