/**
 * Accompanies every ratio that leaves a calculator. Separate from the DSCR report, which the other calculators do not
 * need.
 */
export const ESTIMATE_NOTE = "An estimate, not a credit decision.";
