import { calculateDscr, type DscrResult } from "../../dscr/dscr.ts";
import type { DscrLoan } from "../sharing/dscr-fragment.ts";
import {
  type DscrEntry,
  type DscrField,
  EMPTY_DSCR_ENTRY,
  findWrongFields,
  readDscrEntry,
} from "./dscr-entry.ts";

/** The simple calculator: the typed texts, the last result, and the fields that prevented a calculation. */
export interface DscrCalculator {
  readonly entry: DscrEntry;
  readonly result?: DscrResult;
  readonly wrongFields: readonly DscrField[];
}

export type DscrCalculatorAction =
  | { readonly type: "edit"; readonly field: DscrField; readonly text: string }
  | { readonly type: "calculate" }
  | { readonly type: "reset" }
  | { readonly type: "open"; readonly entry: DscrEntry }
  | { readonly type: "pay"; readonly loan: DscrLoan; readonly payment: string }
  | { readonly type: "restore"; readonly calculator: DscrCalculator };

export const INITIAL_DSCR_CALCULATOR: DscrCalculator = { entry: EMPTY_DSCR_ENTRY, wrongFields: [] };

export function updateDscrCalculator(state: DscrCalculator, action: DscrCalculatorAction): DscrCalculator {
  switch (action.type) {
    case "edit":
      return {
        ...state,
        entry: {
          ...state.entry,
          [action.field]: action.text,
          // A payment that was typed over is no longer that loan's.
          ...(action.field === "monthlyDebtService" && { loan: undefined }),
        },
        wrongFields: state.wrongFields.filter((field) => field !== action.field),
      };
    case "calculate": {
      const inputs = readDscrEntry(state.entry);
      const wrongFields = findWrongFields(inputs);
      if (wrongFields.length > 0) return { ...state, wrongFields };
      return { entry: state.entry, wrongFields, result: calculateDscr(inputs) };
    }
    case "reset":
      return INITIAL_DSCR_CALCULATOR;
    case "restore":
      return action.calculator;
    case "pay": {
      const field = "monthlyDebtService";
      const { entry, ...rest } = updateDscrCalculator(state, { type: "edit", field, text: action.payment });
      return { ...rest, entry: { ...entry, loan: action.loan } };
    }
    case "open":
      return updateDscrCalculator({ entry: action.entry, wrongFields: [] }, { type: "calculate" });
  }
}
