import { roundToCents } from "../../dscr/cents.ts";
import type { Deal, UnitRent } from "../deal/deal.ts";
import type { Growth } from "./hold-plan.ts";

/**
 * The deal's rents and bills in a later year; year 1 is the deal as typed. Every figure grows from the first year's, so
 * that roundings do not add up.
 */
export function grownDeal(deal: Deal, growth: Growth, year: number): Deal {
  const grow = (amount: number, percent: number) => roundToCents(amount * growthFactor(percent, year - 1));
  const growRents = <Rents extends UnitRent>(rents: Rents): Rents => ({
    ...rents,
    leaseRent: grow(rents.leaseRent, growth.rent),
    marketRent: grow(rents.marketRent, growth.rent),
    shortTermGross: grow(rents.shortTermGross, growth.rent),
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
