import { roundToCents } from "../../dscr/cents.ts";
import type { Deal, UnitRent } from "../deal/deal.ts";
import type { Growth } from "./hold-plan.ts";

/**
 * The deal's rents and bills in a later year; year 1 is the deal as typed. Every figure grows from the first year's, so
 * that roundings do not add up.
 */
export function grownDeal(deal: Deal, growth: Growth, year: number): Deal {
  const grow = (amount: number, percent: number) => roundToCents(amount * growthFactor(percent, year - 1));
  // No rent shrinks to nothing: a rent of 0 means that there is none, and then another one counts.
  const growRent = (rent: number) => (rent === 0 ? 0 : Math.max(0.01, grow(rent, growth.rent)));
  const growRents = <Rents extends UnitRent>(rents: Rents): Rents => ({
    ...rents,
    leaseRent: growRent(rents.leaseRent),
    marketRent: growRent(rents.marketRent),
    shortTermGross: growRent(rents.shortTermGross),
  });
  return {
    ...growRents(deal),
    rentRoll: deal.rentRoll.map(growRents),
    propertyTax: grow(deal.propertyTax, growth.tax),
    insurance: grow(deal.insurance, growth.insurance),
    associationDues: grow(deal.associationDues, growth.costs),
    utilities: grow(deal.utilities, growth.costs),
  };
}

export function growthFactor(percent: number, years: number): number {
  return (1 + percent / 100) ** years;
}
