import type { DscrBasis } from "./market-landing.ts";

/** One basis for the Texas, Austin and Dallas pages, so that a city's ratio is the same on each. */
export const texasBasis = {
  downPaymentPercent: 25,
  ratePercent: 7.25,
  termYears: 30,
  propertyTaxPercent: 2,
  insurancePercent: 1,
} as const satisfies DscrBasis;

/** Lower tax than Texas, more expensive insurance. */
export const floridaBasis = {
  downPaymentPercent: 25,
  ratePercent: 7.25,
  termYears: 30,
  propertyTaxPercent: 1.4,
  insurancePercent: 1.2,
} as const satisfies DscrBasis;

/** The market pages and the calculator name their bands differently (spec, section 9); each page says so. */
export const dscrTargetsNote =
  "These targets are rent over the full payment, and Good starts at 1.20. The calculator on this site starts it at 1.25 and takes running costs off the rent first, so hold a result against one scale only.";
