import { roundToCents } from "../../../dscr/cents.ts";
import { calculateDscr, type DscrResult } from "../../../dscr/dscr.ts";
import { type Deal, downPaymentOf, loanAmountOf } from "../deal.ts";
import { collectedFrom, collectedRentOf } from "../rent/qualifying-rent.ts";
import { escrowOf, paymentsOf } from "./deal-payment.ts";

/** Costs that only the owner counts, in dollars a month and whole cents. */
export interface OwnerCosts {
  readonly vacancy: number;
  readonly management: number;
  readonly maintenance: number;
  readonly capitalReserve: number;
  readonly utilities: number;
}

export interface OwnerView {
  readonly collectedRent: number;
  readonly costs: OwnerCosts;
  readonly monthlyCashFlow: number;
  readonly cash: CashNeeded;
  /** Percent a year of the cash invested, or in a refinance of the equity left in. */
  readonly cashOnCash: number;
}

/** The cash required at closing. */
export interface CashNeeded {
  readonly downPayment: number;
  readonly closingCosts: number;
  readonly points: number;
  /** Remains the owner's money: needed, but not spent. */
  readonly reserves: number;
  /** The old loan that the new one pays off, and the cash left for the owner. Zero in a purchase. */
  readonly payoff: number;
  readonly cashOut: number;
  /** Negative if the owner receives money. */
  readonly total: number;
}

/** A year of bookings already excludes empty nights, and its management is paid by the booking fee. */
export function ownerCostsOf(deal: Deal): OwnerCosts {
  const [leased, booked] = [collectedFrom(deal, "long-term"), collectedFrom(deal, "short-term")];
  const share = (rent: number, percent: number) => roundToCents((rent * percent) / 100);
  const rent = collectedRentOf(deal);
  return {
    vacancy: share(leased, deal.vacancyPercent),
    management: roundToCents(share(leased, deal.managementPercent) + share(booked, deal.shortTermFeePercent)),
    maintenance: share(rent, deal.maintenancePercent),
    capitalReserve: share(rent, deal.capitalReservePercent),
    utilities: roundToCents(deal.utilities),
  };
}

export function ownerViewOf(deal: Deal): OwnerView {
  const collectedRent = collectedRentOf(deal);
  const costs = ownerCostsOf(deal);
  const spent = Object.values(costs).reduce((total, cost) => total + cost, 0);
  const monthlyCashFlow = roundToCents(collectedRent - spent - escrowOf(deal) - paymentsOf(deal).first);
  const cash = cashNeededOf(deal);
  const invested =
    deal.purpose === "purchase" ? cash.downPayment + cash.closingCosts + cash.points : cash.downPayment;
  return {
    collectedRent,
    costs,
    monthlyCashFlow,
    cash,
    cashOnCash: invested === 0 ? 0 : ((monthlyCashFlow * 12) / invested) * 100 + 0,
  };
}

export function cashNeededOf(deal: Deal): CashNeeded {
  const loan = loanAmountOf(deal);
  const closingCosts = roundToCents((deal.price * deal.closingCostPercent) / 100);
  const points = roundToCents((loan * deal.points) / 100);
  const reserves = roundToCents((paymentsOf(deal).first + escrowOf(deal)) * deal.reserveMonths);
  const downPayment = downPaymentOf(deal);
  if (deal.purpose === "purchase") {
    const total = roundToCents(downPayment + closingCosts + points + reserves);
    return { downPayment, closingCosts, points, reserves, payoff: 0, cashOut: 0, total };
  }
  const total = roundToCents(deal.payoff + closingCosts + points + reserves - loan);
  const cashOut = Math.max(roundToCents(loan - deal.payoff - closingCosts - points), 0);
  return { downPayment, closingCosts, points, reserves, payoff: deal.payoff, cashOut, total };
}

/** The formula of this site's own calculator: rent less taxes, insurance and dues, over principal and interest. */
export function simpleViewOf(deal: Deal): DscrResult {
  return calculateDscr({
    monthlyRent: collectedRentOf(deal),
    monthlyExpenses: escrowOf(deal),
    monthlyDebtService: paymentsOf(deal).first,
  });
}
