import { roundToCents, toCents } from "../../dscr/cents.ts";
import { ratioOf } from "../../dscr/dscr.ts";
import { type Deal, downPaymentOf, loanAmountOf } from "../deal/deal.ts";
import { escrowOf, paymentsOf } from "../deal/ratios/deal-payment.ts";
import { type LenderRatio, lenderRatioOf } from "../deal/ratios/lender-view.ts";
import { ownerViewOf } from "../deal/ratios/owner-view.ts";
import { qualifyingRentOf } from "../deal/rent/qualifying-rent.ts";
import { readDealFragment } from "../deal/sharing/deal-link.ts";
import type { KeptDeal } from "./kept-deals.ts";

export interface ComparedDeal extends Pick<KeptDeal, "id" | "name"> {
  readonly deal: Deal;
}

/** What can be compared: a deal. The plans of the other tools are about the same houses, and would count them twice. */
export function comparedIn(kept: readonly KeptDeal[]): readonly ComparedDeal[] {
  return kept.flatMap(({ id, name, tool, figures }) => {
    const read = readDealFragment(tool === "/deal-analyzer" ? figures : "");
    return read.kind === "inputs" ? [{ id, name, deal: read.inputs }] : [];
  });
}

/** What is compared and added up, in dollars. */
export interface DealAmounts {
  /** The rent that counts for the lender, a month. */
  readonly rent: number;
  /** Principal, interest, taxes, insurance and dues, a month. */
  readonly payment: number;
  readonly cashFlow: number;
  /** Negative if the owner receives money. */
  readonly cashNeeded: number;
  readonly loan: number;
  /** Price or value, less the loan. */
  readonly equity: number;
  readonly reserves: number;
  readonly points: number;
}

export interface DealLine extends DealAmounts {
  /** By the test that the deal's lender uses. */
  readonly ratio: LenderRatio;
}

export function dealLineOf(deal: Deal): DealLine {
  const { monthlyCashFlow, cash } = ownerViewOf(deal);
  return {
    ratio: lenderRatioOf(deal),
    rent: qualifyingRentOf(deal).rent,
    payment: roundToCents(paymentsOf(deal).first + escrowOf(deal)),
    cashFlow: monthlyCashFlow,
    cashNeeded: cash.total,
    loan: loanAmountOf(deal),
    equity: downPaymentOf(deal),
    reserves: cash.reserves,
    points: cash.points,
  };
}

/**
 * All deals together. The ratio is all rent over all payments: an average of ratios would give a small house the weight
 * of a large one. Null without any loan.
 */
export function sumOf(lines: readonly DealAmounts[]): DealLine {
  const total = (field: keyof DealAmounts) => roundToCents(lines.reduce((sum, line) => sum + line[field], 0));
  const [rent, payment, loan] = [total("rent"), total("payment"), total("loan")];
  return {
    ratio: loan === 0 || payment === 0 ? null : ratioOf(toCents(rent), toCents(payment)),
    rent,
    payment,
    cashFlow: total("cashFlow"),
    cashNeeded: total("cashNeeded"),
    loan,
    equity: total("equity"),
    reserves: total("reserves"),
    points: total("points"),
  };
}
