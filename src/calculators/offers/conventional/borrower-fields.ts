import { claim, money, number, percent } from "../../fields/field-kinds.ts";
import type { RowsOf, ValuesOf } from "../../fields/field-rows.ts";

/** What a conventional lender asks of the borrower, and a DSCR lender does not. */
const BORROWER_FIELDS = {
  /** Before tax. */
  monthlyIncome: money("Income a month", "income"),
  /** With the payment for the own home, without this house. */
  monthlyDebts: money("Debts a month", "debts"),
  /** With this one. */
  financedProperties: number("Financed properties", "financed", 1, { min: 1, max: 1000, isWhole: true }, 1),
  dtiLimit: percent("Debt to income at most", "dti", 45, 1),
} as const;

export type Borrower = ValuesOf<typeof BORROWER_FIELDS>;
export const BORROWER_TABLE = BORROWER_FIELDS satisfies RowsOf<Borrower>;

/** If true, the first offer is a conventional loan, and the rows above count. */
export const CONVENTIONAL_FIELDS = {
  isConventional: claim("First offer", "conv", false, { yes: "A conventional loan", no: "A DSCR loan" }),
  ...BORROWER_FIELDS,
} as const;
