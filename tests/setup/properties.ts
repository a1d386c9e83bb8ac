import { budget } from "./budget.ts";

/**
 * For `fc.assert`: the same cases in every run, ten times as many in the proof. `npm run properties` chooses others, and
 * how many.
 */
export function cases(usual = 100): { readonly numRuns: number; readonly seed: number } {
  const { PROPERTY_CASES, PROPERTY_SEED } = process.env;
  return { numRuns: Number(PROPERTY_CASES ?? budget(usual, 10 * usual)), seed: Number(PROPERTY_SEED ?? 1) };
}
