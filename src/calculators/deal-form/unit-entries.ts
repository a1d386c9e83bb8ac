import { DEAL_FIELDS, INITIAL_RENT, RENT_TABLE, type UnitRent } from "../deal/deal.ts";
import { splitAmount } from "../deal/rent/split-amount.ts";
import { showRows } from "../fields/field-rows.ts";
import type { DealEntry, UnitEntry } from "./deal-fields.ts";

const EMPTY_UNIT: UnitEntry = showRows(RENT_TABLE, INITIAL_RENT);

/**
 * The rent roll after a change in the number of units. The rents of a single unit are split when it becomes several.
 */
export function resizeRoll(entry: DealEntry, unitsBefore: number): DealEntry {
  const units = DEAL_FIELDS.units.parse(entry.units);
  const [first] = entry.rentRoll;
  if (!first) return units > 1 && unitsBefore === 1 ? splitRents(entry) : entry;
  if (units === 1) return { ...entry, ...first, rentRoll: [] };
  const rentRoll = Array.from({ length: units }, (_, index) => entry.rentRoll[index] ?? EMPTY_UNIT);
  return { ...entry, rentRoll };
}

/** One entry per unit, each with an equal part of the rents typed for the whole, so that the answer stays the same. */
export function splitRents(entry: DealEntry): DealEntry {
  const { use, isVacant, hasShortTermHistory, shortTermRule, projectionRule } = entry;
  const equal = Array.from({ length: DEAL_FIELDS.units.parse(entry.units) }, () => 1);
  const split = (field: "leaseRent" | "marketRent" | "shortTermGross") => {
    const { parse, show } = RENT_TABLE[field];
    return splitAmount(parse(entry[field]), equal).map(show);
  };
  const [leases, markets, bookings] = [split("leaseRent"), split("marketRent"), split("shortTermGross")];
  const rentRoll = equal.map((_, index) => ({
    use,
    leaseRent: leases[index] ?? "",
    marketRent: markets[index] ?? "",
    isVacant,
    shortTermGross: bookings[index] ?? "",
    hasShortTermHistory,
    shortTermRule,
    projectionRule,
  }));
  // The units have sums of their own.
  return { ...entry, ...EMPTY_UNIT, bookingsBy: DEAL_FIELDS.bookingsBy.initial, rentRoll };
}

export function isUnitField(field: string): field is keyof UnitRent {
  return Object.hasOwn(RENT_TABLE, field);
}

export function editUnit(entry: DealEntry, index: number, field: keyof UnitRent, text: string): DealEntry {
  return changeUnits(entry, (unit, at) => (at === index ? { ...unit, [field]: text } : unit));
}

export function copyFirstUnit(entry: DealEntry, isMeant: (index: number) => boolean): DealEntry {
  const [first = EMPTY_UNIT] = entry.rentRoll;
  return changeUnits(entry, (unit, at) => (isMeant(at) ? first : unit));
}

function changeUnits(entry: DealEntry, change: (unit: UnitEntry, index: number) => UnitEntry): DealEntry {
  return { ...entry, rentRoll: entry.rentRoll.map(change) };
}
