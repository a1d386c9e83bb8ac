import type { Deal } from "../../src/calculators/deal/deal.ts";
import { Decimal, lowerOf, ONE_HUNDRED, percentOf, TWELVE } from "./decimal.ts";

/** Formula "qualifying-rent", and the rent of "owner-cash-flow". */

const EIGHTY = Decimal.of(80);
const NINETY = Decimal.of(90);

/** A figure of the deal that a rule counts, and what the rule makes of it. */
interface Rule {
  readonly counted: Decimal;
  readonly qualifying: (counted: Decimal) => Decimal;
}

export function qualifyingRent(deal: Deal): Decimal {
  const { counted, qualifying } = ruleOf(deal);
  return qualifying(counted).cents();
}

/** The figure that the rule in force counts: the lease, the market rent or a month of bookings. */
export function countedRent(deal: Deal): Decimal {
  return ruleOf(deal).counted;
}

export function qualifyingFrom(deal: Deal, counted: Decimal): Decimal {
  return ruleOf(deal).qualifying(counted).cents();
}

/** What a full month brings. */
export function collectedRent(deal: Deal): Decimal {
  if (deal.use === "short-term") return Decimal.of(deal.shortTermGross).over(TWELVE).cents();
  return isLeased(deal) ? Decimal.of(deal.leaseRent) : marketOrLease(deal);
}

function ruleOf(deal: Deal): Rule {
  return deal.use === "long-term" ? longTermRule(deal) : shortTermRule(deal);
}

function longTermRule(deal: Deal): Rule {
  if (!isLeased(deal)) return { counted: marketOrLease(deal), qualifying: (rent) => percentOf(rent, NINETY) };
  return { counted: lowerOf(Decimal.of(deal.leaseRent), marketOrLease(deal)), qualifying: (rent) => rent };
}

function isLeased({ isVacant, leaseRent }: Deal): boolean {
  return !isVacant && leaseRent > 0;
}

function shortTermRule(deal: Deal): Rule {
  if (!deal.hasShortTermHistory) return { counted: marketOrLease(deal), qualifying: (rent) => rent };
  const bookings = Decimal.of(deal.shortTermGross).over(TWELVE);
  switch (deal.shortTermRule) {
    case "gross-80":
      return { counted: bookings, qualifying: (rent) => percentOf(rent, EIGHTY) };
    case "lower-80": {
      const cap = deal.marketRent === 0 ? bookings : Decimal.of(deal.marketRent);
      return { counted: lowerOf(bookings, cap), qualifying: (rent) => percentOf(rent, EIGHTY) };
    }
    case "net-of-fees": {
      const kept = ONE_HUNDRED.minus(Decimal.of(deal.shortTermFeePercent));
      return { counted: bookings, qualifying: (rent) => percentOf(rent, kept) };
    }
  }
}

/** Where a market rent is needed and nobody has stated one, the lease stands in. */
function marketOrLease({ marketRent, leaseRent }: Deal): Decimal {
  return Decimal.of(marketRent === 0 ? leaseRent : marketRent);
}
