import type { CountyEstimates, CountyFile } from "./county-estimates.ts";

/**
 * The house that sells for the county's median value and rents for its median rent, both of the survey that the tax is
 * from. Tax and insurance are the county's, as far as it has its own. Null where nothing is computed from the county's
 * value, or no rent is published.
 */
export function countyHouse(
  { gap, medianRent, medianValue, tax, insurancePercent }: CountyEstimates,
  ofState: CountyFile["ofState"],
) {
  if (gap || medianRent === null || medianValue === null) return null;
  return {
    rent: medianRent,
    value: medianValue,
    tax: tax ?? ofState.tax,
    insurancePercent: insurancePercent ?? ofState.insurancePercent,
  };
}
