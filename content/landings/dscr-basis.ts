import { insuranceAssumptions } from "../calculators/state-costs.ts";
import { landlordTaxes } from "../figures/landlord-taxes.ts";
import { landingDscrBands } from "../loan-facts.ts";
import type { DscrBasis, MarketRequirement } from "./market-landing.ts";

/** The loan for every sample house of the market pages, the city guides and the market articles. */
export const sampleLoan = { downPaymentPercent: 25, ratePercent: 7.25, termYears: 30 } as const;

/** One basis for the Texas, Austin and Dallas pages, so that a city's ratio is the same on each. */
export const texasBasis = {
  ...sampleLoan,
  tax: landlordTaxes.TX.tax,
  insurancePercent: insuranceAssumptions.hail,
} as const satisfies DscrBasis;

/** Lower tax than Texas, more expensive insurance. */
export const floridaBasis = {
  ...sampleLoan,
  tax: landlordTaxes.FL.tax,
  insurancePercent: insuranceAssumptions.hurricane,
} as const satisfies DscrBasis;

/** The market pages and the calculator name their bands differently (spec, section 9); each page says so. */
export const dscrTargetsNote = `These targets are for qualifying rent divided by the full payment, and Good begins at 1.20. On the calculator of this site, Good begins at 1.25, and operating expenses come off the rent first, so compare any result with only one of the two scales.`;

/** What each band means in one market, from the best to the thinnest. */
export function dscrTargets(...meanings: readonly [string, string, string]): readonly MarketRequirement[] {
  return landingDscrBands.map(({ label, range }, index) => ({
    label,
    value: range,
    detail: meanings[index] ?? "",
  }));
}
