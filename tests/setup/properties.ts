import fc from "fast-check";
import { budget } from "./budget.ts";

/**
 * The same cases in every run, ten times as many in the proof. `npm run properties` chooses others, and how many.
 */
export function cases(usual = 100): { readonly numRuns: number; readonly seed: number } {
  const { PROPERTY_CASES, PROPERTY_SEED } = process.env;
  return { numRuns: Number(PROPERTY_CASES ?? budget(usual, 10 * usual)), seed: Number(PROPERTY_SEED ?? 1) };
}

/** Checks a claim that must hold for every input of these kinds. */
export function forAll<Inputs extends [unknown, ...unknown[]]>(
  runs: ReturnType<typeof cases>,
  kinds: { readonly [Place in keyof Inputs]: fc.Arbitrary<Inputs[Place]> },
  claim: (...inputs: Inputs) => void,
): void {
  fc.assert(fc.property(...kinds, claim), runs);
}
