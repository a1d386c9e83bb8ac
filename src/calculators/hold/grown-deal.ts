import { roundToCents } from "../../dscr/cents.ts";
import type { Deal, UnitRent } from "../deal/deal.ts";
import type { Growth } from "./hold-plan.ts";

/** What the first year's figures are multiplied by in a year, and the price at its end. */
export type YearFactors = Readonly<Record<keyof Growth, number>>;

/** Year 1 is the deal as typed. */
export type Path = (year: number) => YearFactors;

/** Every figure grows from the first year's, so that roundings do not add up. */
export function steadyPath(growth: Growth): Path {
  return (year) => ({
    rent: growthFactor(growth.rent, year - 1),
    tax: growthFactor(growth.tax, year - 1),
    insurance: growthFactor(growth.insurance, year - 1),
    costs: growthFactor(growth.costs, year - 1),
    value: growthFactor(growth.value, year),
  });
}

/** The deal's rents and bills in a year. */
export function grownDeal(deal: Deal, factors: YearFactors): Deal {
  const grow = (amount: number, factor: number) => roundToCents(amount * factor);
  // No rent shrinks to nothing: a rent of 0 means that there is none, and then another one counts.
  const growRent = (rent: number) => (rent === 0 ? 0 : Math.max(0.01, grow(rent, factors.rent)));
  const growRents = <Rents extends UnitRent>(rents: Rents): Rents => ({
    ...rents,
    leaseRent: growRent(rents.leaseRent),
    marketRent: growRent(rents.marketRent),
    shortTermGross: growRent(rents.shortTermGross),
  });
  return {
    ...growRents(deal),
    rentRoll: deal.rentRoll.map(growRents),
    propertyTax: grow(deal.propertyTax, factors.tax),
    insurance: grow(deal.insurance, factors.insurance),
    associationDues: grow(deal.associationDues, factors.costs),
    utilities: grow(deal.utilities, factors.costs),
    // Bookings grow by a dearer night, not by more nights.
    nightlyRate: growRent(deal.nightlyRate),
    cleaningPerStay: grow(deal.cleaningPerStay, factors.costs),
    supplies: grow(deal.supplies, factors.costs),
    furniture: grow(deal.furniture, factors.costs),
  };
}

function growthFactor(percent: number, years: number): number {
  return (1 + percent / 100) ** years;
}
