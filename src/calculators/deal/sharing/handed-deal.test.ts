import { expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { readDealFragment, writeDealFragment } from "./deal-link.ts";
import { handDealTo, isHandedDeal, withoutMark } from "./handed-deal.ts";

test("a deal arrives as it was handed over, and is known for it", () => {
  const fragment = handDealTo("/compare-offers", EXAMPLE_DEAL).slice("/compare-offers".length);
  expect(isHandedDeal(fragment)).toBe(true);
  expect(readDealFragment(withoutMark(fragment))).toEqual({ kind: "inputs", inputs: EXAMPLE_DEAL });
});

test("a private link was handed over by a person, and stays as it is", () => {
  const fragment = writeDealFragment(EXAMPLE_DEAL);
  expect(isHandedDeal(fragment)).toBe(false);
  expect(withoutMark(fragment)).toBe(fragment);
});
