import { choice, schedule } from "../../fields/field-kinds.ts";

/** What it costs to repay the loan early. */
export const PREPAYMENT_FIELDS = {
  prepayment: choice("Prepayment penalty", "prepay", "5-4-3-2-1", [
    ["5-4-3-2-1", "5-4-3-2-1"],
    ["3-2-1", "3-2-1"],
    ["none", "None"],
    ["custom", "Custom"],
  ]),
  /** Percent of the balance, by year from the first. Used only if `prepayment` is custom. */
  customPrepayment: schedule("Penalty by year", "custom"),
} as const;
