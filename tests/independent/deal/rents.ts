import type { Deal, UnitRent } from "../../../src/calculators/deal/deal.ts";
import { Decimal, lowerOf, ONE_HUNDRED, percentOf, sumOf, TWELVE } from "../decimal.ts";

/** Formula "qualifying-rent", and the rent of "owner-cash-flow". */

const EIGHTY = Decimal.of(80);
const NINETY = Decimal.of(90);

/** The figure of a deal that a rule counts, and the qualifying rent it gives. */
interface Rule {
  readonly counted: Decimal;
  readonly qualifying: (counted: Decimal) => Decimal;
}

/** The rents of one unit, or of the property if its units are not listed separately. */
type Rents = UnitRent & Pick<Deal, "shortTermFeePercent" | "projectionSharePercent">;

/** Each unit of a rent roll counts by its own rule. */
export function qualifyingRent(deal: Deal): Decimal {
  return sumOf(...unitsIn(deal).map(qualifyingOf));
}

function qualifyingOf(rents: Rents): Decimal {
  const { counted, qualifying } = ruleOf(rents);
  return qualifying(counted).cents();
}

/** The figure that the rule in force counts: the lease, the market rent or a month of bookings. */
export function countedRent(rents: Rents): Decimal {
  return ruleOf(rents).counted;
}

export function qualifyingFrom(rents: Rents, counted: Decimal): Decimal {
  return ruleOf(rents).qualifying(counted).cents();
}

/** Rent of a full month, from all units or from those with this use. */
export function collectedRent(deal: Deal, ...uses: readonly Deal["use"][]): Decimal {
  const units = unitsIn(deal).filter(({ use }) => uses.length === 0 || uses.includes(use));
  return sumOf(...units.map(collectedFrom));
}

function collectedFrom(rents: Rents): Decimal {
  if (rents.use === "short-term") return Decimal.of(rents.shortTermGross).over(TWELVE).cents();
  return isLeased(rents) ? Decimal.of(rents.leaseRent) : marketOrLease(rents);
}

export function unitsIn(deal: Deal): readonly Rents[] {
  const { rentRoll, shortTermFeePercent, projectionSharePercent } = deal;
  return rentRoll.length === 0
    ? [deal]
    : rentRoll.map((unit) => ({ ...unit, shortTermFeePercent, projectionSharePercent }));
}

function ruleOf(rents: Rents): Rule {
  return rents.use === "long-term" ? longTermRule(rents) : shortTermRule(rents);
}

function longTermRule(rents: Rents): Rule {
  if (!isLeased(rents))
    return { counted: marketOrLease(rents), qualifying: (rent) => percentOf(rent, NINETY) };
  return { counted: lowerOf(Decimal.of(rents.leaseRent), marketOrLease(rents)), qualifying: (rent) => rent };
}

function isLeased({ isVacant, leaseRent }: Rents): boolean {
  return !isVacant && leaseRent > 0;
}

function shortTermRule(rents: Rents): Rule {
  const bookings = Decimal.of(rents.shortTermGross).over(TWELVE);
  switch (rents.hasShortTermHistory ? rents.shortTermRule : rents.projectionRule) {
    case "market-only":
      return { counted: marketOrLease(rents), qualifying: (rent) => rent };
    case "average-100":
      return { counted: bookings, qualifying: (rent) => rent };
    case "projection-share": {
      const share = Decimal.of(rents.projectionSharePercent);
      return { counted: bookings, qualifying: (rent) => percentOf(rent, share) };
    }
    case "gross-80":
      return { counted: bookings, qualifying: (rent) => percentOf(rent, EIGHTY) };
    case "lower-80": {
      const cap = rents.marketRent === 0 ? bookings : Decimal.of(rents.marketRent);
      return { counted: lowerOf(bookings, cap), qualifying: (rent) => percentOf(rent, EIGHTY) };
    }
    case "net-of-fees": {
      const kept = ONE_HUNDRED.minus(Decimal.of(rents.shortTermFeePercent));
      return { counted: bookings, qualifying: (rent) => percentOf(rent, kept) };
    }
  }
}

/** If a market rent is needed and unknown, the lease is used instead. */
function marketOrLease({ marketRent, leaseRent }: Rents): Decimal {
  return Decimal.of(marketRent === 0 ? leaseRent : marketRent);
}
