/** Beside every ratio that leaves a calculator. Apart from the DSCR report, which the other calculators do not need. */
export const ESTIMATE_NOTE = "An estimate, not a credit decision.";
