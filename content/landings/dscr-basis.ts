import type { DscrBasis } from "./market-landing.ts";

/** One basis for the Texas, Austin and Dallas pages, so that a city's ratio is the same on each. */
export const texasBasis = {
  downPaymentPercent: 25,
  ratePercent: 7.25,
  termYears: 30,
  propertyTaxPercent: 2,
  insurancePercent: 1,
} as const satisfies DscrBasis;

/** Lower tax than Texas, dearer insurance. */
export const floridaBasis = {
  downPaymentPercent: 25,
  ratePercent: 7.25,
  termYears: 30,
  propertyTaxPercent: 1.4,
  insurancePercent: 1.2,
} as const satisfies DscrBasis;
