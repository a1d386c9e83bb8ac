export { formulaVectors } from "../src/calculators/deal/formula-vectors/formula-vectors.ts";
export type { FormulaVector } from "../src/calculators/deal/formula-vectors/vector-builders.ts";
/** The table that the vectors of the rate estimate and of its cliffs were computed with. */
export { TEST_RATES as vectorRates } from "../src/dscr/test-rate-table.ts";
