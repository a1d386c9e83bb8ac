import type { Deal } from "../deal.ts";
import {
  type CollectedRent,
  collectedRentOf,
  type QualifyingRent,
  qualifyingRentOf,
} from "../rent/qualifying-rent.ts";
import { escrowOf, type LoanPayments, paymentsOf } from "./deal-payment.ts";

/** What every view of a deal computes with, in dollars a month. Who shows several views computes it once. */
export interface UnderwrittenDeal {
  readonly qualifying: QualifyingRent;
  readonly collected: CollectedRent;
  /** Taxes, insurance and association dues. */
  readonly escrow: number;
  readonly payments: LoanPayments;
}

export function underwrite(deal: Deal): UnderwrittenDeal {
  return {
    qualifying: qualifyingRentOf(deal),
    collected: collectedRentOf(deal),
    escrow: escrowOf(deal),
    payments: paymentsOf(deal),
  };
}
