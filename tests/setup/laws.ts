/** For `fc.assert`: the same cases in every run. `npm run laws` chooses other ones, and how many. */
export function cases(usual = 100): { readonly numRuns: number; readonly seed: number } {
  const { LAW_CASES, LAW_SEED } = process.env;
  return { numRuns: Number(LAW_CASES ?? usual), seed: Number(LAW_SEED ?? 1) };
}
