import { roundToCents } from "../../../dscr/cents.ts";
import type { Deal, UnitRent } from "../deal.ts";
import { chooseRule } from "./qualifying-rent.ts";
import { splitAmount } from "./split-amount.ts";

/** The rent a person can change, in dollars a month. The rule in force decides which figure that is. */
export interface RentInput<Moved = Deal> {
  readonly label: string;
  readonly rent: number;
  /** True for nightly bookings, which nobody would call rent. */
  readonly isBookings: boolean;
  /** If the rule takes the lower of two figures, the other one rises with it as far as necessary. */
  readonly moveTo: (rent: number) => Moved;
}

export function rentInputOf(deal: Deal): RentInput {
  if (deal.rentRoll.length > 0) return rentRoll(deal);
  const { moveTo, ...input } = inputOf(deal);
  return { ...input, moveTo: (rent) => knownByYear(moveTo(rent)) };
}

/** Bookings that were moved are no longer those of the months or nights typed. The months stay as the season. */
function knownByYear(deal: Deal): Deal {
  return deal.bookingsBy === "year" ? deal : { ...deal, bookingsBy: "year" };
}

/** All units change together, in proportion to their rents. */
function rentRoll(deal: Deal): RentInput {
  const inputs = deal.rentRoll.map((unit) => inputOf(unit));
  const rents = inputs.map(({ rent }) => rent);
  return {
    label: "Rents of all units",
    rent: roundToCents(rents.reduce((sum, rent) => sum + rent, 0)),
    isBookings: inputs.every(({ isBookings }) => isBookings),
    moveTo: (moved) => {
      const shares = splitAmount(moved, rents);
      return { ...deal, rentRoll: inputs.map(({ moveTo }, index) => moveTo(shares[index] ?? 0)) };
    },
  };
}

function inputOf<Rents extends UnitRent>(rents: Rents): RentInput<Rents> {
  const input = inputByRule(rents);
  return {
    ...input,
    // A figure of 0 is one that nobody stated, and without it the rule would count another in its place.
    moveTo: (rent) =>
      rent === 0 ? { ...rents, leaseRent: 0, marketRent: 0, shortTermGross: 0 } : input.moveTo(rent),
  };
}

function inputByRule<Rents extends UnitRent>(rents: Rents): RentInput<Rents> {
  const { marketRent, leaseRent } = rents;
  switch (chooseRule(rents)) {
    case "lower-of-two":
      return lowerOfTwo(rents);
    case "vacant-90":
    case "market-only":
      return marketRent === 0 && leaseRent > 0 ? lease(rents) : market(rents);
    case "gross-80":
    case "net-of-fees":
    case "average-100":
    case "projection-share":
      return bookings(rents);
    case "lower-80":
      return marketRent === 0 ? bookings(rents) : bookingsOrMarket(rents);
    default:
      return lease(rents);
  }
}

function lease<Rents extends UnitRent>(rents: Rents): RentInput<Rents> {
  return {
    label: "Rent on the lease",
    rent: rents.leaseRent,
    isBookings: false,
    moveTo: (leaseRent) => ({ ...rents, leaseRent }),
  };
}

function market<Rents extends UnitRent>(rents: Rents): RentInput<Rents> {
  return {
    label: "Market rent",
    rent: rents.marketRent,
    isBookings: false,
    moveTo: (marketRent) => ({ ...rents, marketRent }),
  };
}

function lowerOfTwo<Rents extends UnitRent>(rents: Rents): RentInput<Rents> {
  const rent = Math.min(rents.leaseRent, rents.marketRent);
  return {
    label: "Lease and market rent",
    rent,
    isBookings: false,
    moveTo: (moved) => ({
      ...rents,
      leaseRent: follow(rents.leaseRent, rent, moved),
      marketRent: follow(rents.marketRent, rent, moved),
    }),
  };
}

function bookings<Rents extends UnitRent>(rents: Rents): RentInput<Rents> {
  return {
    label: "Bookings, a month on average",
    rent: monthlyBookingsOf(rents),
    isBookings: true,
    moveTo: (rent) => ({ ...rents, shortTermGross: roundToCents(rent * 12) }),
  };
}

function bookingsOrMarket<Rents extends UnitRent>(rents: Rents): RentInput<Rents> {
  const { shortTermGross, marketRent } = rents;
  const rent = Math.min(monthlyBookingsOf(rents), marketRent);
  const lowerYear = Math.min(shortTermGross, roundToCents(marketRent * 12));
  return {
    label: "Bookings and market rent",
    rent,
    isBookings: true,
    moveTo: (moved) => ({
      ...rents,
      shortTermGross: follow(shortTermGross, lowerYear, roundToCents(moved * 12)),
      marketRent: follow(marketRent, rent, moved),
    }),
  };
}

/** The lower figure moves to the new value; the higher one stays until it would become the lower. */
function follow(figure: number, lower: number, moved: number): number {
  return figure === lower ? moved : Math.max(figure, moved);
}

function monthlyBookingsOf({ shortTermGross }: UnitRent): number {
  return roundToCents(shortTermGross / 12);
}
