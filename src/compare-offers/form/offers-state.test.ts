import { expect, test } from "vitest";
import { EMPTY_OFFER_ENTRY, OFFERS_FIGURES } from "./offers-figures.ts";
import {
  canAdd,
  canRemove,
  type OffersAction,
  type OffersState,
  startOffers,
  updateOffers,
} from "./offers-state.ts";

const start = startOffers(OFFERS_FIGURES.example);
const after = (...actions: readonly OffersAction[]): OffersState => actions.reduce(updateOffers, start);
const namesOf = ({ entry }: OffersState) => entry.offers.map(({ name }) => name);

test("an edit changes one line of one offer", () => {
  const { entry } = after({ type: "offer", index: 1, field: "points", text: "2" });
  expect(entry.offers.map(({ points }) => points)).toEqual(["0", "2", "0.5"]);
  expect(entry.offers[0]).toBe(start.entry.offers[0]);
});

test("the deal and the months held are asked once", () => {
  const { entry } = after(
    { type: "deal", change: (deal) => ({ ...deal, price: "400k" }) },
    { type: "hold", text: "36" },
  );
  expect([entry.deal.price, entry.holdMonths]).toEqual(["400k", "36"]);
});

test("a pasted text fills what it states and keeps the rest", () => {
  const { entry } = after({
    type: "fill",
    index: 2,
    taken: [{ field: "prepayment", text: "3-2-1", lines: ["PPP 3/2/1"] }],
  });
  expect(entry.offers[2]).toEqual({ ...start.entry.offers[2], prepayment: "3-2-1" });
});

test("a new offer is empty and open, and a copy stands beside its original without the name", () => {
  const added = after({ type: "add" });
  expect(added.entry.offers.at(-1)).toEqual(EMPTY_OFFER_ENTRY);
  expect(added.selected).toBe(3);
  const copied = after({ type: "duplicate", index: 0 });
  expect(namesOf(copied)).toEqual(["Lender A", "", "Lender B", "Lender C"]);
  expect(copied.entry.offers[1]?.annualRatePercent).toBe("7.5");
  expect(copied.lastMove?.announcement).toBe("Offer duplicated: Offer B is open.");
});

test("there are four at most and two at least", () => {
  const four = after({ type: "add" }, { type: "add" }, { type: "duplicate", index: 0 });
  expect(four.entry.offers).toHaveLength(4);
  expect(canAdd(four.entry.offers)).toBe(false);
  const two = after({ type: "remove", index: 0 }, { type: "remove", index: 0 }, { type: "remove", index: 0 });
  expect(namesOf(two)).toEqual(["Lender B", "Lender C"]);
  expect(canRemove(two.entry.offers)).toBe(false);
});

test("a removed offer gives its place to the next, and the last one to the one before", () => {
  expect(after({ type: "remove", index: 2 })).toMatchObject({
    selected: 1,
    lastMove: { announcement: "Lender C removed." },
  });
});

test("only an offer that exists can be opened", () => {
  expect(after({ type: "select", index: 2 }).selected).toBe(2);
  expect(after({ type: "select", index: 9 }).selected).toBe(0);
});

test("other figures take the place of all, and the open offer exists", () => {
  const replaced = after({ type: "select", index: 2 }, { type: "replace", entry: OFFERS_FIGURES.empty });
  expect(replaced.entry).toBe(OFFERS_FIGURES.empty);
  expect(replaced.selected).toBe(1);
});
