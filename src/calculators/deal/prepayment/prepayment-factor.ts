import type { PricedFactor, RateTable } from "../../../dscr/rate-estimate.ts";
import { PREPAYMENT_STRUCTURES, type PrepaymentStructure } from "./exit-cost.ts";

/**
 * The prepayment structures as one more factor of the estimated rate. Its adders are the figures with which the exit
 * table prices them, so the two cannot disagree.
 */
export function prepaymentFactor(
  structures: readonly PrepaymentStructure[] = PREPAYMENT_STRUCTURES,
): PricedFactor {
  const fromCheapest = structures.toSorted((one, other) => one.rateAdder - other.rateAdder);
  return {
    id: "prepayment",
    label: "Prepayment penalty",
    options: fromCheapest.map(({ id, name, rateAdder }) => ({
      id,
      label: id === "custom" ? "Custom, priced like 5-4-3-2-1" : name,
      adder: { low: rateAdder, high: rateAdder },
    })),
  };
}

export function withPrepayment(
  { baseRate, factors }: RateTable,
  structures?: readonly PrepaymentStructure[],
): RateTable {
  return { baseRate, factors: [...factors, prepaymentFactor(structures)] };
}
