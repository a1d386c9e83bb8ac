import type { DscrInputs, DscrResult } from "../../dscr/dscr.ts";
import { formatUsdExact, readMoney } from "../../dscr/money.ts";
import { DSCR_KEYS, type DscrLoan, fieldsOf } from "../sharing/dscr-fragment.ts";
import { mapFields } from "../sharing/share-link.ts";

export type DscrField = keyof DscrInputs;

/** The texts of the three fields, as typed. */
export interface DscrEntry extends Readonly<Record<DscrField, string>> {
  /** What the debt service was worked out from. Absent if it was typed. */
  readonly loan?: DscrLoan | undefined;
}

export const DSCR_FIELDS = fieldsOf(DSCR_KEYS);

export const EMPTY_DSCR_ENTRY: DscrEntry = mapFields(DSCR_KEYS, () => "");

/** Unreadable text counts as 0. */
export function readDscrEntry(entry: DscrEntry): DscrInputs {
  return mapFields(DSCR_KEYS, (field) => readMoney(entry[field]).value);
}

/** The inverse: amounts as the fields show them once they lose focus. */
export function entryOf(inputs: DscrInputs): DscrEntry {
  return mapFields(DSCR_KEYS, (field) => formatUsdExact(inputs[field]));
}

/** All of these must be filled in to calculate. Expenses of 0 are an answer; an empty field is not. */
export function findEmptyFields(entry: DscrEntry): readonly DscrField[] {
  return DSCR_FIELDS.filter((field) => entry[field].trim() === "");
}

/** Fields with invalid amounts: rent and debt service must be above 0, expenses at least 0. */
export function findWrongFields(inputs: DscrInputs): readonly DscrField[] {
  return DSCR_FIELDS.filter((field) =>
    field === "monthlyExpenses" ? inputs[field] < 0 : inputs[field] <= 0,
  );
}

/** True if the fields would still give this result. */
export function isResultOf(entry: DscrEntry, result: DscrResult): boolean {
  const inputs = readDscrEntry(entry);
  return DSCR_FIELDS.every((field) => inputs[field] === result[field]);
}
