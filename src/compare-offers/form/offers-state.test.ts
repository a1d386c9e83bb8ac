import { expect, test } from "vitest";
import type { DealEntry } from "../../calculators/deal-form/deal-fields.ts";
import { EMPTY_OFFER_ENTRY, keepsExample, OFFERS_FIGURES } from "./offers-figures.ts";
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

test("a kind of rate brings its usual first cap, typed or pasted", () => {
  const typed = after({ type: "offer", index: 0, field: "adjustment", text: "7-6" });
  expect(typed.entry.offers[0]?.firstCapPercent).toBe("5");
  const pasted = after({
    type: "fill",
    index: 0,
    taken: [{ field: "adjustment", text: "10-6", lines: ["10/6 ARM"] }],
  });
  expect(pasted.entry.offers[0]?.firstCapPercent).toBe("5");
});

test("the deal and the months held are asked once", () => {
  const { entry } = after(
    { type: "deal", change: (deal) => ({ ...deal, price: "400k" }) },
    { type: "set", field: "holdMonths", text: "36" },
  );
  expect([entry.deal.price, entry.set.holdMonths]).toEqual(["400k", "36"]);
});

test("a conventional loan has no penalty, and its sheet no example's name", () => {
  const turned = after({ type: "set", field: "isConventional", text: "1" });
  expect(turned.entry.offers[0]).toMatchObject({ name: "Conventional", prepayment: "none" });
  const typed = { type: "offer", index: 0, field: "name", text: "Oak Bank" } as const;
  expect(namesOf(after(typed, { type: "set", field: "isConventional", text: "1" }))[0]).toBe("Oak Bank");
  const left = after({ type: "set", field: "isConventional", text: "1" }, { type: "remove", index: 0 });
  expect(left.entry.set.isConventional, "the next sheet is none").toBe(start.entry.set.isConventional);
  expect(after({ type: "set", field: "dtiLimit", text: "50" }).entry.offers).toBe(start.entry.offers);
});

test("a pasted text fills what it states and empties the rest, also the example's name", () => {
  const { entry } = after({
    type: "fill",
    index: 2,
    taken: [{ field: "prepayment", text: "3-2-1", lines: ["PPP 3/2/1"] }],
  });
  expect(entry.offers[2]).toEqual({ ...EMPTY_OFFER_ENTRY, prepayment: "3-2-1" });
  expect(OFFERS_FIGURES.answerTo(entry).questions[2]?.map(({ id }) => id)).toContain("fees");
});

test("a pasted text keeps a name that was typed, unless it states another", () => {
  const typed = { type: "offer", index: 2, field: "name", text: "Oak Capital" } as const;
  const rate = { field: "annualRatePercent", text: "7", lines: ["7%"] } as const;
  const name = { field: "name", text: "Elm Bank", lines: ["Lender: Elm Bank"] } as const;
  expect(namesOf(after(typed, { type: "fill", index: 2, taken: [rate] }))[2]).toBe("Oak Capital");
  expect(namesOf(after(typed, { type: "fill", index: 2, taken: [rate, name] }))[2]).toBe("Elm Bank");
});

test("something of the example is left until every sheet and the deal are replaced", () => {
  const rate = { field: "annualRatePercent", text: "7", lines: ["7%"] } as const;
  const pasted = [0, 1, 2].map((index) => ({ type: "fill", index, taken: [rate] }) as const);
  const own = { type: "deal", change: (deal: DealEntry) => ({ ...deal, price: "400k" }) } as const;
  expect(keepsExample(after(...pasted).entry)).toBe(true);
  expect(keepsExample(after(own, ...pasted.slice(1)).entry)).toBe(true);
  expect(keepsExample(after(own, ...pasted).entry)).toBe(false);
});

test("a new offer is empty and open, and a copy stands beside its original, without a name that is no example's", () => {
  const added = after({ type: "add" });
  expect(added.entry.offers.at(-1)).toEqual(EMPTY_OFFER_ENTRY);
  expect(added.selected).toBe(3);
  const copied = after({ type: "duplicate", index: 0 });
  expect(namesOf(copied)).toEqual(["Example A", "Example A", "Example B", "Example C"]);
  expect(copied.entry.offers[1]?.annualRatePercent).toBe("7.5");
  expect(copied.lastMove?.announcement).toBe("Offer duplicated: Example A (B) is open.");
});

test("there are four at most and two at least", () => {
  const four = after({ type: "add" }, { type: "add" }, { type: "duplicate", index: 0 });
  expect(four.entry.offers).toHaveLength(4);
  expect(canAdd(four.entry.offers)).toBe(false);
  const two = after({ type: "remove", index: 0 }, { type: "remove", index: 0 }, { type: "remove", index: 0 });
  expect(namesOf(two)).toEqual(["Example B", "Example C"]);
  expect(canRemove(two.entry.offers)).toBe(false);
});

test("a removed offer gives its place to the next, and the last one to the one before", () => {
  expect(after({ type: "remove", index: 2 })).toMatchObject({
    selected: 1,
    lastMove: { announcement: "Example C removed." },
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
