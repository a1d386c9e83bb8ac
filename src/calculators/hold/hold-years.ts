import { roundToCents } from "../../dscr/cents.ts";
import { furnitureOf, isRefurnished } from "../deal/bookings/bookings.ts";
import { escrowOf } from "../deal/ratios/deal-payment.ts";
import { lenderFractionOf, lenderRatioIn } from "../deal/ratios/lender-view.ts";
import { ownerCostsOf } from "../deal/ratios/owner-view.ts";
import { collectedRentOf } from "../deal/rent/qualifying-rent.ts";
import { grownDeal, type Path } from "./grown-deal.ts";
import type { HoldPlan } from "./hold-plan.ts";
import type { LoanYear } from "./loan-years.ts";

/** One year of a hold, in dollars a year and whole cents. */
export interface HoldYear {
  readonly year: number;
  /** The rent of a full year, before vacancy. */
  readonly rent: number;
  /** Taxes, insurance, dues, and what only the owner counts: vacancy, management, repairs, reserves, utilities, guests, furniture bought anew. */
  readonly costs: number;
  /** Of the costs, what is put aside for parts that last. */
  readonly reserves: number;
  /** Principal and interest. */
  readonly debt: number;
  readonly cashFlow: number;
  /** The lender's ratio on the last payment of the year. Null if there is none. */
  readonly ratio: number | null;
  /** At the end of the year, like the next three. */
  readonly value: number;
  readonly balance: number;
  readonly penalty: number;
  /** Value less balance, before the costs of a sale. */
  readonly equity: number;
}

/** Every year up to the sale; fewer if the whole loan falls due before it. */
export function projectYears(
  { deal }: HoldPlan,
  loanYears: readonly LoanYear[],
  path: Path,
): readonly HoldYear[] {
  return loanYears.map(({ paid, lastPayment, balance, penalty }, index) => {
    const year = index + 1;
    const factors = path(year);
    const grown = grownDeal(deal, factors);
    const collected = collectedRentOf(grown);
    const rent = roundToCents(collected.total * 12);
    const ownerCosts = ownerCostsOf(grown, collected);
    const spent = Object.values(ownerCosts).reduce((sum, cost) => sum + cost, 0);
    const furniture = isRefurnished(deal, year) ? furnitureOf(grown) : 0;
    const costs = roundToCents((escrowOf(grown) + spent) * 12 + furniture);
    const value = roundToCents(deal.price * factors.value);
    return {
      year,
      rent,
      costs,
      reserves: roundToCents(ownerCosts.capitalReserve * 12),
      debt: paid,
      cashFlow: roundToCents(rent - costs - paid),
      ratio: lastPayment === null ? null : lenderRatioIn(grown, lenderFractionOf(grown, lastPayment)),
      value,
      balance,
      penalty,
      equity: roundToCents(value - balance),
    };
  });
}
