import type { DscrResult } from "../../dscr/dscr.ts";
import { writeDscrFragment } from "../sharing/dscr-fragment.ts";

/**
 * A calculation on its way to the prequalification steps and back. It travels in the history entry, never in the URL.
 * Any other state means that there is no calculation.
 */
export interface CalculationInHistory {
  readonly dscr: number;
  readonly isSaved: boolean;
  /** The figures, in the format of a private link. */
  readonly figures: string;
}

export function writeCalculation(result: DscrResult, isSaved: boolean): CalculationInHistory {
  return { dscr: result.dscr, isSaved, figures: writeDscrFragment(result) };
}

export function readCalculation(state: unknown): CalculationInHistory | null {
  if (typeof state !== "object" || state === null || !("dscr" in state)) return null;
  const { dscr } = state;
  if (typeof dscr !== "number" || !Number.isFinite(dscr)) return null;
  const isSaved = "isSaved" in state && state.isSaved === true;
  const figures = "figures" in state && typeof state.figures === "string" ? state.figures : "";
  return { dscr, isSaved, figures };
}
