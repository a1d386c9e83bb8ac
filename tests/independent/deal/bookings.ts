import type { Deal } from "../../../src/calculators/deal/deal.ts";
import { Decimal, ONE_HUNDRED, percentOf, sumOf, TWELVE, ZERO } from "../decimal.ts";
import { firstPayment } from "./deal-loan.ts";
import { lenderFraction, meets, termsOf } from "./ratios.ts";
import { collectedRent, qualifyingRent, unitsIn } from "./rents.ts";

/** Formulas "bookings", "break-even-occupancy" and "lowest-month". */

const ONE = Decimal.of(1);

export function bookedYear(deal: Deal): Decimal {
  const rented = unitsIn(deal).filter(({ use }) => use === "short-term");
  return sumOf(...rented.map(({ shortTermGross }) => Decimal.of(shortTermGross)));
}

/** The year that months, or rate and occupancy, come to. */
export function knownYear(deal: Deal): Decimal {
  if (deal.bookingsBy === "months") return sumOf(...deal.monthlyBookings.map(Decimal.of));
  if (deal.bookingsBy === "year") return Decimal.of(deal.shortTermGross);
  return percentOf(fullYear(deal), Decimal.of(deal.occupancyPercent)).cents();
}

/** Nightly rate times nights. */
function fullYear(deal: Deal): Decimal {
  const rooms =
    deal.rentRoll.length === 0 ? deal.units : deal.rentRoll.filter(({ use }) => use === "short-term").length;
  return Decimal.of(deal.nightlyRate).times(Decimal.of(365 * rooms));
}

export function guestCosts(deal: Deal) {
  const isListed = deal.hasBookingCosts && unitsIn(deal).some(({ use }) => use === "short-term");
  if (!isListed) return { cleaning: ZERO, supplies: ZERO, lodgingTax: ZERO };
  const month = collectedRent(deal, "short-term");
  const stays = deal.nightlyRate === 0 ? ZERO : month.over(stayPrice(deal));
  return {
    cleaning: stays.times(Decimal.of(deal.cleaningPerStay)).cents(),
    supplies: Decimal.of(deal.supplies),
    lodgingTax: deal.paysLodgingTax ? percentOf(month, Decimal.of(deal.lodgingTaxPercent)).cents() : ZERO,
  };
}

function stayPrice({ nightlyRate, averageStay }: Deal): Decimal {
  return Decimal.of(nightlyRate).times(Decimal.of(averageStay));
}

function kept(deal: Deal): Decimal {
  const listed = deal.hasBookingCosts;
  const percents = [
    deal.shortTermFeePercent,
    deal.maintenancePercent,
    deal.capitalReservePercent,
    listed && deal.paysLodgingTax ? deal.lodgingTaxPercent : 0,
  ];
  const cleaning =
    listed && deal.nightlyRate > 0 ? Decimal.of(deal.cleaningPerStay).over(stayPrice(deal)) : ZERO;
  return ONE.minus(sumOf(...percents.map(Decimal.of)).over(ONE_HUNDRED)).minus(cleaning);
}

function steadyBills(deal: Deal): Decimal {
  const taken = [
    deal.vacancyPercent,
    deal.managementPercent,
    deal.maintenancePercent,
    deal.capitalReservePercent,
  ];
  const leased = percentOf(
    collectedRent(deal, "long-term"),
    ONE_HUNDRED.minus(sumOf(...taken.map(Decimal.of))),
  );
  const bills = [deal.propertyTax, deal.insurance, deal.associationDues, deal.utilities];
  const supplies = deal.hasBookingCosts ? deal.supplies : 0;
  return sumOf(...bills.map(Decimal.of), Decimal.of(supplies), firstPayment(deal)).minus(leased);
}

export function breakEven(deal: Deal) {
  const share = kept(deal);
  const all = fullYear(deal);
  const percent = (year: Decimal) => (all.isZero() ? null : year.times(ONE_HUNDRED).over(all));
  const isKept = ZERO.isBelow(share);
  const exact = isKept ? steadyBills(deal).times(TWELVE).over(share) : null;
  const year = exact?.isBelow(ZERO) ? ZERO : exact;
  return {
    occupancy: percent(bookedYear(deal)),
    year: year?.cents() ?? null,
    percent: year && percent(year),
    target: targetOccupancy(deal, all),
  };
}

/** By trying: half of what is left each time. */
function targetOccupancy(deal: Deal, all: Decimal): Decimal | null {
  const rule = deal.hasShortTermHistory ? deal.shortTermRule : deal.projectionRule;
  if (deal.rentRoll.length > 0 || rule === "market-only" || all.isZero()) return null;
  const isEnough = (dollars: number) => {
    const booked = { ...deal, shortTermGross: dollars * 12 };
    return meets(
      lenderFraction(booked, { ...termsOf(booked), rent: qualifyingRent(booked) }),
      deal.targetRatio,
    );
  };
  let high = Math.floor(all.over(TWELVE).toNumber());
  if (!isEnough(high)) return null;
  for (let low = -1; high - low > 1; ) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return Decimal.of(high).times(TWELVE).times(ONE_HUNDRED).over(all);
}

export function bookedMonths(deal: Deal) {
  const year = bookedYear(deal);
  const typed = sumOf(...deal.monthlyBookings.map(Decimal.of));
  const [share, bills] = [kept(deal), steadyBills(deal)];
  return Array.from({ length: 12 }, (_, month) => {
    const own = Decimal.of(deal.monthlyBookings[month] ?? 0);
    const bookings = (typed.isZero() ? year.over(TWELVE) : year.times(own).over(typed)).cents();
    return { bookings, cash: bookings.times(share).minus(bills).cents() };
  });
}

/** Every run of one to twelve months, from every month. */
export function readyCash(deal: Deal): Decimal {
  const cash = bookedMonths(deal).map((month) => month.cash);
  const twice = [...cash, ...cash];
  const runs = cash.flatMap((_, first) =>
    cash.map((__, length) => sumOf(...twice.slice(first, first + length + 1))),
  );
  return runs.reduce((most, run) => (run.plus(most).isBelow(ZERO) ? ZERO.minus(run) : most), ZERO);
}
