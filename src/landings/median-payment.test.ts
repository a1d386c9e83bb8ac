import { expect, test } from "vitest";
import { florida } from "../../content/landings/florida.ts";
import { describeMedianPayment } from "./median-payment.ts";

test("the payment on the median house is said part by part, and what the rent covers of it", () => {
  expect(describeMedianPayment(florida)).toBe(
    "On the median house that is $2,098 of principal and interest, $478 of property tax and $410 of insurance a month, together about $2,986. The average rent of $2,350 covers 0.78 of it.",
  );
});
