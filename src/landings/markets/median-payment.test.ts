import { expect, test } from "vitest";
import { exactly } from "../../../content/figures/landlord-tax.ts";
import { describeMedianPayment } from "./median-payment.ts";

const market = {
  stats: {
    medianHomePrice: 410_000,
    avgRent: 2_350,
    appreciationRate: 6.8,
    vacancyRate: 7.2,
    popularAreas: [],
  },
  dscrBasis: {
    downPaymentPercent: 25,
    ratePercent: 7.25,
    termYears: 30,
    tax: exactly(1.4),
    insurancePercent: 1.2,
  },
};

test("the payment on the median house is said part by part, and what the rent covers of it", () => {
  expect(describeMedianPayment(market)).toBe(
    "On the median house that is $2,098 of principal and interest, $478 of property tax and $410 of insurance a month, together about $2,986. The average rent of $2,350 covers 0.78 of it.",
  );
});
