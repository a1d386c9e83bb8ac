import { expect, test } from "vitest";
import { exactly } from "../../../content/figures/landlord-tax.ts";
import type { StateEstimates } from "../deal/bill-estimates.ts";
import { EXAMPLE_DEAL } from "../deal/example-deal.ts";
import { writeDealFragment } from "../deal/sharing/deal-link.ts";
import { EXAMPLE_ENTRY, readEntry } from "../deal-form/deal-entry.ts";
import { readStartingDeal } from "./starting-deal.ts";

const STATES: readonly StateEstimates[] = [
  {
    code: "TX",
    name: "Texas",
    ownerTax: { payer: "owner", percent: 1.5 },
    tax: exactly(2),
    insurancePercent: 1.5,
  },
];

test("figures after # start the form", () => {
  const fragment = writeDealFragment({ ...EXAMPLE_DEAL, price: 410_000 });
  const start = readStartingDeal(fragment, "?state=TX", STATES);
  expect(start).toMatchObject({ kind: "inputs", inputs: { price: "$410,000", state: "" } });
});

test("a state replaces the example's bills by its estimates", () => {
  const start = readStartingDeal("", "?state=TX", STATES);
  if (start.kind !== "inputs") throw new Error("There is no deal");
  expect(start.inputs).toMatchObject({ price: EXAMPLE_ENTRY.price, state: "TX", propertyTax: "" });
  expect(readEntry(start.inputs)).toMatchObject({ propertyTax: 500, insurance: 375 });
});

test.each([
  ["no address", "", ""],
  ["an unknown state", "", "?state=ZZ"],
  ["a fragment of something else", "#results", ""],
])("%s leaves the example as it is", (_, fragment, query) => {
  expect(readStartingDeal(fragment, query, STATES)).toEqual({ kind: "none" });
});

test("a link that cannot be read leaves it, too", () => {
  expect(readStartingDeal("#v=1&price=many", "", STATES)).toEqual({ kind: "unreadable" });
});
