import type { DscrInputs, DscrResult } from "../../dscr/dscr.ts";
import { formatUsdExact, readMoney } from "../../dscr/money.ts";

export type DscrField = keyof DscrInputs;

/** What stands in the three fields, as it was typed. */
export type DscrEntry = Readonly<Record<DscrField, string>>;

export const DSCR_FIELDS = [
  "monthlyRent",
  "monthlyExpenses",
  "monthlyDebtService",
] as const satisfies readonly DscrField[];

export const EMPTY_DSCR_ENTRY: DscrEntry = { monthlyRent: "", monthlyExpenses: "", monthlyDebtService: "" };

/** What cannot be read counts as 0. */
export function readDscrEntry(entry: DscrEntry): DscrInputs {
  return {
    monthlyRent: readMoney(entry.monthlyRent).value,
    monthlyExpenses: readMoney(entry.monthlyExpenses).value,
    monthlyDebtService: readMoney(entry.monthlyDebtService).value,
  };
}

/** The other way round: amounts as they stand in fields that were left. */
export function entryOf(inputs: DscrInputs): DscrEntry {
  return {
    monthlyRent: formatUsdExact(inputs.monthlyRent),
    monthlyExpenses: formatUsdExact(inputs.monthlyExpenses),
    monthlyDebtService: formatUsdExact(inputs.monthlyDebtService),
  };
}

/** While one of these is empty there is nothing to calculate. Expenses of 0 are an answer; nothing is not. */
export function findEmptyFields(entry: DscrEntry): readonly DscrField[] {
  return DSCR_FIELDS.filter((field) => entry[field].trim() === "");
}

/** The fields whose amounts make no sense: rent and debt service must be above 0, expenses at least 0. */
export function findWrongFields(inputs: DscrInputs): readonly DscrField[] {
  return DSCR_FIELDS.filter((field) =>
    field === "monthlyExpenses" ? inputs[field] < 0 : inputs[field] <= 0,
  );
}

/** Whether a result is still the one that the fields would give. */
export function isResultOf(entry: DscrEntry, result: DscrResult): boolean {
  const inputs = readDscrEntry(entry);
  return DSCR_FIELDS.every((field) => inputs[field] === result[field]);
}
