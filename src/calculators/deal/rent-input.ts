import { roundToCents } from "../../dscr/cents.ts";
import type { Deal } from "./deal.ts";
import { qualifyingRentOf } from "./qualifying-rent.ts";

/** The rent that a person can change, in dollars a month. The rule in force decides which one that is. */
export interface RentInput {
  readonly label: string;
  readonly rent: number;
  /** Where the rule takes the lower of two figures, the other one rises along as far as it has to. */
  readonly moveTo: (rent: number) => Deal;
}

export function rentInputOf(deal: Deal): RentInput {
  const { marketRent, leaseRent } = deal;
  switch (qualifyingRentOf(deal).rule.id) {
    case "lower-of-two":
      return lowerOfTwo(deal);
    case "vacant-90":
    case "market-only":
      return marketRent === 0 && leaseRent > 0 ? lease(deal) : market(deal);
    case "gross-80":
    case "net-of-fees":
      return bookings(deal);
    case "lower-80":
      return marketRent === 0 ? bookings(deal) : bookingsOrMarket(deal);
    default:
      return lease(deal);
  }
}

function lease(deal: Deal): RentInput {
  return {
    label: "Rent on the lease",
    rent: deal.leaseRent,
    moveTo: (leaseRent) => ({ ...deal, leaseRent }),
  };
}

function market(deal: Deal): RentInput {
  return { label: "Market rent", rent: deal.marketRent, moveTo: (marketRent) => ({ ...deal, marketRent }) };
}

function lowerOfTwo(deal: Deal): RentInput {
  const rent = Math.min(deal.leaseRent, deal.marketRent);
  return {
    label: "Lease and market rent",
    rent,
    moveTo: (moved) => ({
      ...deal,
      leaseRent: follow(deal.leaseRent, rent, moved),
      marketRent: follow(deal.marketRent, rent, moved),
    }),
  };
}

function bookings(deal: Deal): RentInput {
  return {
    label: "Bookings, a month on average",
    rent: monthlyBookingsOf(deal),
    moveTo: (rent) => ({ ...deal, shortTermGross: roundToCents(rent * 12) }),
  };
}

function bookingsOrMarket(deal: Deal): RentInput {
  const { shortTermGross, marketRent } = deal;
  const rent = Math.min(monthlyBookingsOf(deal), marketRent);
  const lowerYear = Math.min(shortTermGross, roundToCents(marketRent * 12));
  return {
    label: "Bookings and market rent",
    rent,
    moveTo: (moved) => ({
      ...deal,
      shortTermGross: follow(shortTermGross, lowerYear, roundToCents(moved * 12)),
      marketRent: follow(marketRent, rent, moved),
    }),
  };
}

/** The lower figure goes where it is moved; the higher one stays until it would become the lower. */
function follow(figure: number, lower: number, moved: number): number {
  return figure === lower ? moved : Math.max(figure, moved);
}

function monthlyBookingsOf({ shortTermGross }: Deal): number {
  return roundToCents(shortTermGross / 12);
}
