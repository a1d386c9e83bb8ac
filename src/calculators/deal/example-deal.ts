import { USUAL_ESTIMATES } from "./bill-estimates.ts";
import { type Deal, INITIAL_DEAL, withPrice } from "./deal.ts";

/** A house at this price and rent, of which nobody has said more: its bills are estimates that follow the price. */
export function unbilledHouse(price: number, more: Partial<Deal>): Deal {
  const { taxPercent, insurancePercent } = USUAL_ESTIMATES;
  const estimates = { estimatedTaxPercent: taxPercent, estimatedInsurancePercent: insurancePercent };
  return withPrice({ ...INITIAL_DEAL, ...estimates, ...more }, price);
}

/** What the home page and the tools start with. Whoever types over the price takes no bill of an example along. */
export const STARTING_DEAL: Deal = unbilledHouse(300_000, { leaseRent: 2400 });

/** The deal that the engine's documentation, an article and the tests explain, with bills as typed. */
export const EXAMPLE_DEAL: Deal = {
  ...INITIAL_DEAL,
  price: 300_000,
  propertyTax: 375,
  insurance: 150,
  associationDues: 75,
  leaseRent: 2500,
};
