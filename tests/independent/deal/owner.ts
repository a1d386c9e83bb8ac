import type { Deal } from "../../../src/calculators/deal/deal.ts";
import { Decimal, ONE_HUNDRED, percentOf, sumOf, TWELVE, ZERO } from "../decimal.ts";
import { guestCosts } from "./bookings.ts";
import { closingLines } from "./closing.ts";
import { borrowed, downPayment, firstPayment } from "./deal-loan.ts";
import { collectedRent, unitsIn } from "./rents.ts";

/** Formulas "owner-cash-flow", "cash-needed" and "cash-on-cash". */

export function bills({ propertyTax, insurance, associationDues }: Deal): Decimal {
  return sumOf(...[propertyTax, insurance, associationDues].map(Decimal.of));
}

export function ownerCosts(deal: Deal) {
  const rent = collectedRent(deal);
  const [leased, booked] = [collectedRent(deal, "long-term"), collectedRent(deal, "short-term")];
  const share = (of: Decimal, percent: number) => percentOf(of, Decimal.of(percent)).cents();
  return {
    vacancy: share(leased, deal.vacancyPercent),
    management: share(leased, deal.managementPercent).plus(share(booked, deal.shortTermFeePercent)),
    maintenance: share(rent, deal.maintenancePercent),
    capitalReserve: share(rent, deal.capitalReservePercent),
    utilities: Decimal.of(deal.utilities),
    bookings: sumOf(...Object.values(guestCosts(deal))),
  };
}

export function ownerCashFlow(deal: Deal): Decimal {
  return collectedRent(deal).minus(
    sumOf(...Object.values(ownerCosts(deal)), bills(deal), firstPayment(deal)),
  );
}

export function cashNeeded(deal: Deal) {
  const { loan } = borrowed(deal);
  const { costs: closingCosts, prepaid } = deal.hasClosingLines
    ? closingLines(deal)
    : {
        costs: percentOf(Decimal.of(deal.price), Decimal.of(deal.closingCostPercent)).cents(),
        prepaid: ZERO,
      };
  const points = percentOf(loan, Decimal.of(deal.points)).cents();
  const fullPayment = firstPayment(deal).plus(bills(deal));
  const reserves = fullPayment.times(Decimal.of(deal.reserveMonths)).cents();
  const paid = sumOf(closingCosts, prepaid, points);
  const due =
    deal.purpose === "purchase"
      ? paid.plus(downPayment(deal))
      : paid.plus(Decimal.of(deal.payoff)).minus(loan);
  return { closingCosts, prepaid, points, reserves, due, total: due.plus(reserves) };
}

/** Paid once, before the first guest. */
export function furnishing(deal: Deal): Decimal {
  const isBooked = unitsIn(deal).some(({ use }) => use === "short-term");
  return deal.hasBookingCosts && isBooked ? Decimal.of(deal.furniture) : ZERO;
}

/** Percent a year; in a refinance, of the equity left in. Null if nothing was invested. */
export function cashOnCash(deal: Deal): Decimal | null {
  const { closingCosts, points } = cashNeeded(deal);
  const equity = downPayment(deal);
  const invested =
    deal.purpose === "purchase" ? sumOf(equity, closingCosts, points, furnishing(deal)) : equity;
  return invested.isZero() ? null : ownerCashFlow(deal).times(TWELVE).times(ONE_HUNDRED).over(invested);
}
