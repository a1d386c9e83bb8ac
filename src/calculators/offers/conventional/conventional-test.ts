import { roundToCents, toCents } from "../../../dscr/cents.ts";
import { hasLoan, type UnitRent, unitsOf } from "../../deal/deal.ts";
import { escrowOf, firstPaymentOf } from "../../deal/ratios/deal-payment.ts";
import { dealUnder, type OfferSet } from "../offer.ts";
import type { Borrower } from "./borrower-fields.ts";

/** Fannie Mae, Selling Guide: B3-3.8 (the share of the rent, the units) and B2-2-03 (the properties). */
export const CONVENTIONAL_RULES = {
  rentSharePercent: 75,
  mostFinancedProperties: 10,
  mostUnits: 4,
} as const;

/** Dollars a month, whole cents. */
export interface ConventionalTest {
  readonly borrower: Borrower;
  readonly units: number;
  readonly grossRent: number;
  readonly countedRent: number;
  /** Principal, interest, taxes, insurance and dues. */
  readonly payment: number;
  /** Rent that counts less the payment. */
  readonly net: number;
  /** Rent above the payment is income for those alone who have managed property before. */
  readonly countsSurplus: boolean;
  readonly income: number;
  readonly debts: number;
  /** Percent, unrounded. Null without income. */
  readonly dti: number | null;
  readonly isWithinDti: boolean;
  readonly isWithinCount: boolean;
  readonly isWithinUnits: boolean;
  readonly passes: boolean;
}

/** Null if nobody asked for it, or if the first offer has no loan to test. */
export function testConventional({ deal, offers: [offer], borrower }: OfferSet): ConventionalTest | null {
  if (!borrower || !offer || offer.annualRatePercent === null || !hasLoan(deal)) return null;
  const grossRent = roundToCents(unitsOf(deal).reduce((sum, unit) => sum + grossRentOf(unit), 0));
  const countedRent = roundToCents((grossRent * CONVENTIONAL_RULES.rentSharePercent) / 100);
  const payment = roundToCents(firstPaymentOf(dealUnder(deal, offer)) + escrowOf(deal));
  const net = roundToCents(countedRent - payment);
  const countsSurplus = !deal.isNewInvestor;
  const income = roundToCents(borrower.monthlyIncome + (countsSurplus ? Math.max(net, 0) : 0));
  const debts = roundToCents(borrower.monthlyDebts + Math.max(-net, 0));
  const dti = income === 0 ? null : (toCents(debts) * 100) / toCents(income);
  const isWithinDti = dti !== null && dti <= borrower.dtiLimit;
  const isWithinCount = borrower.financedProperties <= CONVENTIONAL_RULES.mostFinancedProperties;
  const isWithinUnits = deal.units <= CONVENTIONAL_RULES.mostUnits;
  return {
    borrower,
    units: deal.units,
    grossRent,
    countedRent,
    payment,
    net,
    countsSurplus,
    income,
    debts,
    dti,
    isWithinDti,
    isWithinCount,
    isWithinUnits,
    passes: isWithinDti && isWithinCount && isWithinUnits,
  };
}

/** The lease, no higher than the market rent. Bookings do not count. */
export function grossRentOf({ use, isVacant, leaseRent, marketRent }: UnitRent): number {
  const market = marketRent || leaseRent;
  const isLeased = use === "long-term" && !isVacant && leaseRent > 0;
  return isLeased ? Math.min(leaseRent, market) : market;
}
