import { roundToCents, toCents } from "./cents.ts";
import { ratioOf } from "./dscr.ts";

/** The monthly payment as a lender counts it for 1-4 units, in dollars. */
export interface Pitia {
  readonly principalInterest: number;
  readonly propertyTax: number;
  readonly insurance: number;
  readonly associationDues?: number;
}

export function sumPitia({ principalInterest, propertyTax, insurance, associationDues = 0 }: Pitia): number {
  return roundToCents(principalInterest + propertyTax + insurance + associationDues);
}

/** Lenders count the lower of the lease and the appraiser's market rent. */
export function qualifyingRent(leaseRent: number, marketRent: number = leaseRent): number {
  return Math.min(leaseRent, marketRent);
}

/**
 * Rent over PITIA, the usual test for 1-4 units. It differs from this site's own formula in dscr.ts, which deducts
 * expenses from the rent.
 */
export function calculateLenderRatio(rent: number, payment: Pitia): number {
  return ratioOf(toCents(rent), toCents(sumPitia(payment)));
}
