import { roundToCents } from "../../dscr/cents.ts";
import type { Deal } from "../deal/deal.ts";
import { escrowOf } from "../deal/ratios/deal-payment.ts";
import { ownerCostsOf } from "../deal/ratios/owner-view.ts";
import { collectedRentOf } from "../deal/rent/qualifying-rent.ts";
import { type OldLoan, oldLoanOf } from "./old-loan.ts";
import { emptyMonthsOf, propertyOf, type RefinancePlan, repairedMonthOf } from "./refinance-plan.ts";

/** The owner's money in the house before the refinance, in whole cents. Each part is a sum since the purchase. */
export interface CashInDeal {
  readonly month: number;
  /** Price and purchase costs, less the old loan. */
  readonly purchase: number;
  readonly repairs: number;
  /** Taxes, insurance, dues, utilities and the old loan's payments. */
  readonly carrying: number;
  /** Collected rent less the owner's costs, which lowers the total. */
  readonly rent: number;
  readonly total: number;
}

export function cashInDealOf(
  plan: RefinancePlan,
  oldLoan: OldLoan = oldLoanOf(plan),
): (month: number) => CashInDeal {
  const house = propertyOf(plan);
  const rentKept = rentKeptOf(house);
  const bills = roundToCents(escrowOf(house) + roundToCents(house.utilities));
  const purchase = roundToCents(plan.purchasePrice + plan.purchaseCosts - plan.oldLoan);
  return (month) => {
    const repairs = repairsPaidAt(plan, month);
    const carrying = roundToCents(month * bills + oldLoan.paymentsIn(month) * oldLoan.payment);
    const rent = roundToCents(Math.max(month - emptyMonthsOf(plan), 0) * rentKept);
    return {
      month,
      purchase,
      repairs,
      carrying,
      rent,
      total: roundToCents(purchase + repairs + carrying - rent),
    };
  };
}

/** Rent of a full month less the owner's costs, apart from utilities, which are paid with the bills. */
export function rentKeptOf(house: Deal): number {
  const collected = collectedRentOf(house);
  const { vacancy, management, maintenance, capitalReserve } = ownerCostsOf(house, collected);
  return roundToCents(collected.total - vacancy - management - maintenance - capitalReserve);
}

/** In equal parts until the repairs are done. */
function repairsPaidAt(plan: RefinancePlan, month: number): number {
  const months = repairedMonthOf(plan);
  return roundToCents(month >= months ? plan.repairCost : (plan.repairCost * month) / months);
}
