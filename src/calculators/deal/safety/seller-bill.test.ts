import { expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../example-deal.ts";
import { describeSellerBill } from "./seller-bill.ts";

test("the seller's bill and the buyer's are two figures, with two ratios", () => {
  expect(describeSellerBill({ ...EXAMPLE_DEAL, sellerTax: 210 })).toBe(
    "On the seller's tax bill of $210 a month the ratio would read 1.27. Your own bill, $375, makes it 1.17.",
  );
});

test.each([
  ["nobody knows it", {}],
  ["it is the same", { sellerTax: 375 }],
  ["nothing is sold", { sellerTax: 210, purpose: "rate-term" }],
] as const)("nothing is said where %s", (_, changes) => {
  expect(describeSellerBill({ ...EXAMPLE_DEAL, ...changes })).toBeUndefined();
});
