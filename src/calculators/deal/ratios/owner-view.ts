import { roundToCents } from "../../../dscr/cents.ts";
import { calculateDscr, type DscrResult } from "../../../dscr/dscr.ts";
import { bookingCostsOf, furnitureOf } from "../bookings/bookings.ts";
import { closingCostsOf } from "../closing/closing-lines.ts";
import { type Deal, downPaymentOf, loanAmountOf } from "../deal.ts";
import { type CollectedRent, collectedRentOf } from "../rent/qualifying-rent.ts";
import type { LenderRatio } from "./lender-view.ts";
import { type UnderwrittenDeal, underwrite } from "./underwritten-deal.ts";

/** Costs that only the owner counts, in dollars a month and whole cents. */
export interface OwnerCosts {
  readonly vacancy: number;
  readonly management: number;
  readonly maintenance: number;
  readonly capitalReserve: number;
  readonly utilities: number;
  /** Cleaning, supplies and lodging tax of a short-term rental. */
  readonly bookings: number;
}

export interface OwnerView {
  readonly collectedRent: number;
  readonly costs: OwnerCosts;
  readonly monthlyCashFlow: number;
  readonly cash: CashNeeded;
  /** Percent a year of the cash invested, or in a refinance of the equity left in. Null if there is none. */
  readonly cashOnCash: number | null;
}

/** The cash required at closing. */
export interface CashNeeded {
  readonly downPayment: number;
  readonly closingCosts: number;
  /** Bills of later months that are paid on closing day. Zero unless closing costs are listed line by line. */
  readonly prepaid: number;
  readonly points: number;
  /** Remains the owner's money: needed, but not spent. */
  readonly reserves: number;
  /** The old loan that the new one pays off, and the cash left for the owner. Zero in a purchase. */
  readonly payoff: number;
  readonly cashOut: number;
  /** On closing day, without reserves. Negative if the owner receives money. */
  readonly due: number;
  /** With reserves. */
  readonly total: number;
}

/** A year of bookings already excludes empty nights, and its management is paid by the booking fee. */
export function ownerCostsOf(deal: Deal, collected: CollectedRent = collectedRentOf(deal)): OwnerCosts {
  const { leased, booked, total } = collected;
  const { cleaning, supplies, lodgingTax } = bookingCostsOf(deal, collected);
  const share = (rent: number, percent: number) => roundToCents((rent * percent) / 100);
  return {
    vacancy: share(leased, deal.vacancyPercent),
    management: roundToCents(share(leased, deal.managementPercent) + share(booked, deal.shortTermFeePercent)),
    maintenance: share(total, deal.maintenancePercent),
    capitalReserve: share(total, deal.capitalReservePercent),
    utilities: roundToCents(deal.utilities),
    bookings: roundToCents(cleaning + supplies + lodgingTax),
  };
}

export function ownerViewOf(deal: Deal, underwritten: UnderwrittenDeal = underwrite(deal)): OwnerView {
  const { collected, escrow, payments } = underwritten;
  const costs = ownerCostsOf(deal, collected);
  const spent = Object.values(costs).reduce((total, cost) => total + cost, 0);
  const monthlyCashFlow = roundToCents(collected.total - spent - escrow - payments.first);
  const cash = cashNeededOf(deal, underwritten);
  const invested = cashInvestedIn(deal, cash);
  return {
    collectedRent: collected.total,
    costs,
    monthlyCashFlow,
    cash,
    cashOnCash: invested === 0 ? null : ((monthlyCashFlow * 12) / invested) * 100 + 0,
  };
}

/** What the cash-on-cash return is a percentage of: in a refinance, the equity left in. */
export function cashInvestedIn(
  deal: Deal,
  { downPayment, closingCosts, points }: Pick<CashNeeded, "downPayment" | "closingCosts" | "points">,
): number {
  return deal.purpose === "purchase" ? downPayment + closingCosts + points + furnitureOf(deal) : downPayment;
}

export function cashNeededOf(
  deal: Deal,
  { payments, escrow }: Pick<UnderwrittenDeal, "payments" | "escrow"> = underwrite(deal),
): CashNeeded {
  const loan = loanAmountOf(deal);
  const { costs: closingCosts, prepaid } = closingCostsOf(deal);
  const points = roundToCents((loan * deal.points) / 100);
  const reserves = roundToCents((payments.first + escrow) * deal.reserveMonths);
  const downPayment = downPaymentOf(deal);
  const isPurchase = deal.purpose === "purchase";
  const costs = closingCosts + prepaid + points;
  const due = roundToCents(isPurchase ? downPayment + costs : deal.payoff + costs - loan);
  return {
    downPayment,
    closingCosts,
    prepaid,
    points,
    reserves,
    payoff: isPurchase ? 0 : deal.payoff,
    cashOut: isPurchase ? 0 : Math.max(-due, 0) + 0,
    due,
    total: roundToCents(due + reserves),
  };
}

/** The ratio of the simple view. Null without a payment. */
export function simpleRatioOf(deal: Deal, underwritten: UnderwrittenDeal = underwrite(deal)): LenderRatio {
  return underwritten.payments.first === 0 ? null : simpleViewOf(deal, underwritten).dscr;
}

/** The formula of this site's own calculator: rent less taxes, insurance and dues, over principal and interest. */
export function simpleViewOf(
  deal: Deal,
  { collected, escrow, payments }: UnderwrittenDeal = underwrite(deal),
): DscrResult {
  return calculateDscr({
    monthlyRent: collected.total,
    monthlyExpenses: escrow,
    monthlyDebtService: payments.first,
  });
}
