import { expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../../calculators/deal/example-deal.ts";
import { writeDealFragment } from "../../calculators/deal/sharing/deal-link.ts";
import { EMPTY_ENTRY, EXAMPLE_ENTRY, entryOf } from "../../calculators/deal-form/deal-entry.ts";
import { fragmentToWrite } from "../../calculators/tool/figures-address.ts";
import { DEAL_LINK } from "./deal-address.ts";

const deal = { ...EXAMPLE_DEAL, leaseRent: 2345 };
const entry = entryOf(deal);
const fragment = writeDealFragment(deal);

test.each([
  ["an edit goes into a bare address", entry, "", fragment],
  ["an edit takes the place of another deal", entry, writeDealFragment({ ...deal, units: 2 }), fragment],
  ["and of an anchor", entry, "#results", fragment],
  ["and of a link that cannot be read", entry, "#v=1&price=x", fragment],
  ["what is there already is left", entry, fragment, undefined],
  ["the example needs no fragment", EXAMPLE_ENTRY, fragment, ""],
  ["neither does an empty sheet", EMPTY_ENTRY, fragment, ""],
  ["nothing is written before the first edit", EXAMPLE_ENTRY, "", undefined],
  ["nor over an anchor", EXAMPLE_ENTRY, "#results", undefined],
  ["nor over a link that cannot be read", EXAMPLE_ENTRY, "#v=1&price=x", undefined],
])("%s", (_, typed, present, kept) => {
  expect(fragmentToWrite(DEAL_LINK, typed, present)).toBe(kept);
});

test("an amount that is written in another way is the same deal", () => {
  expect(fragmentToWrite(DEAL_LINK, { ...entry, price: "300k" }, fragment)).toBeUndefined();
});
