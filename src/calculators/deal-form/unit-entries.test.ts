import { describe, expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../deal/example-deal.ts";
import { lenderRatioOf } from "../deal/ratios/lender-view.ts";
import { qualifyingRentOf } from "../deal/rent/qualifying-rent.ts";
import { editEntry, entryOf, missingIn, readEntry } from "./deal-entry.ts";
import type { DealEntry } from "./deal-fields.ts";
import { isAsked } from "./deal-fields.ts";
import { copyFirstUnit, editUnit, splitRents } from "./unit-entries.ts";

const house = entryOf({ ...EXAMPLE_DEAL, leaseRent: 2500.01, marketRent: 2400 });
const withUnits = (entry: DealEntry, units: number) => editEntry(entry, "units", `${units}`, []);
const leasesOf = ({ rentRoll }: DealEntry) => rentRoll.map(({ leaseRent }) => leaseRent);

describe("the number of units", () => {
  test("splits the rents of one house, so that no answer jumps", () => {
    const duplex = withUnits(house, 2);
    expect(leasesOf(duplex)).toEqual(["$1,250.01", "$1,250"]);
    expect(lenderRatioOf(readEntry(duplex))).toBe(lenderRatioOf(readEntry(house)));
  });

  test("adds empty lines and takes the last ones away", () => {
    const three = withUnits(withUnits(house, 2), 3);
    expect(leasesOf(three)).toEqual(["$1,250.01", "$1,250", ""]);
    expect(leasesOf(withUnits(three, 2))).toEqual(["$1,250.01", "$1,250"]);
  });

  test("one again: the first unit is the house", () => {
    const again = withUnits(editUnit(withUnits(house, 2), 0, "leaseRent", "1700"), 1);
    expect(again).toMatchObject({ leaseRent: "1700", rentRoll: [] });
  });

  test("of a deal that came with one rent for four units leaves it alone, until it is split", () => {
    const four = entryOf({ ...EXAMPLE_DEAL, units: 4, leaseRent: 6000 });
    expect(withUnits(four, 3).rentRoll).toEqual([]);
    const split = splitRents(four);
    expect(leasesOf(split)).toEqual(["$1,500", "$1,500", "$1,500", "$1,500"]);
    expect(split.leaseRent).toBe("");
  });
});

test("each unit is edited alone, and may be the same as the first", () => {
  const edited = editUnit(withUnits(house, 3), 2, "leaseRent", "900");
  expect(leasesOf(edited)[2]).toBe("900");
  expect(leasesOf(copyFirstUnit(edited, (index) => index === 2))[2]).toBe(leasesOf(edited)[0]);
  const same = copyFirstUnit(edited, () => true);
  expect(new Set(leasesOf(same)).size).toBe(1);
});

test("a rent roll comes back from the fields as it was", () => {
  const deal = readEntry(editUnit(withUnits(house, 2), 1, "use", "short-term"));
  expect(readEntry(entryOf(deal))).toEqual(deal);
});

test("one rent is enough for an answer, none is not", () => {
  const empty = editUnit(editUnit(withUnits(house, 2), 0, "leaseRent", ""), 0, "marketRent", "");
  expect(missingIn(empty)).toEqual([]);
  const none = copyFirstUnit(empty, () => true);
  expect(missingIn(none)).toEqual(["leaseRent"]);
  expect(qualifyingRentOf(readEntry(none)).rent).toBe(0);
});

test("the house's own rent fields are not asked for beside a rent roll", () => {
  const deal = readEntry(withUnits(house, 2));
  expect((["leaseRent", "marketRent", "use", "isVacant"] as const).some((f) => isAsked(f, deal))).toBe(false);
});
