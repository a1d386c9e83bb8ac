import { expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../deal/example-deal.ts";
import { compareOffers } from "./comparison.ts";
import { EXAMPLE_OFFERS } from "./example-offers.ts";
import { EMPTY_OFFER, type Offer } from "./offer.ts";
import { type OfferPrecision, resultRowsOf } from "./offer-rows.ts";

const comparison = compareOffers(EXAMPLE_DEAL, EXAMPLE_OFFERS, 60);
const said = (id: string, precision?: OfferPrecision) =>
  resultRowsOf(comparison, EXAMPLE_OFFERS.length, precision)
    .find((row) => row.id === id)
    ?.cells.map(({ text }) => text);

test("print and files have cents and thousandths of a point", () => {
  expect(said("payment")).toEqual(["$1,573.23", "$1,478.09", "$1,382.81"]);
  expect(said("yearlyCost")).toEqual(["8.06%", "7.97%", "at least 7.91%"]);
});

test("the page has whole dollars, and yearly costs to 0.05 of a point; a lower bound is never too high", () => {
  expect(said("payment", "rounded")).toEqual(["$1,573", "$1,478", "$1,383"]);
  expect(said("yearlyCost", "rounded")).toEqual(["8.10%", "8.00%", "at least 7.90%"]);
});

test("a rate that changes and a balloon have rows only where an offer has one", () => {
  const rowsOf = (changes: Partial<Offer>) => {
    const [first = EMPTY_OFFER, ...others] = EXAMPLE_OFFERS;
    const changed = compareOffers(EXAMPLE_DEAL, [{ ...first, ...changes }, ...others], 60);
    return resultRowsOf(changed, EXAMPLE_OFFERS.length, "rounded");
  };
  const idsOf = (changes: Partial<Offer>) => rowsOf(changes).map(({ id }) => id);
  const changing = ["worstTotal", "expectedPayment", "expectedRatio", "worstPayment", "worstRatio"];
  expect(idsOf({}).filter((id) => [...changing, "balloon"].includes(id))).toEqual([]);
  expect(idsOf({ adjustment: "5-6" }).filter((id) => [...changing, "balloon"].includes(id))).toEqual(
    changing,
  );
  expect(idsOf({ termYears: 7, amortizationYears: 30 })).toContain("balloon");
  const payment = rowsOf({ adjustment: "5-6" }).find(({ id }) => id === "expectedPayment");
  expect(payment?.cells.map(({ text }) => text)).toEqual(["$1,539", "no change", "no change"]);
});

test("figures stay exact", () => {
  const figures = (precision: OfferPrecision) =>
    resultRowsOf(comparison, EXAMPLE_OFFERS.length, precision).map(({ cells }) =>
      cells.map(({ figure }) => figure),
    );
  expect(figures("rounded")).toEqual(figures("exact"));
});
