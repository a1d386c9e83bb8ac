import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { stateTaxesOn } from "../../src/calculators/deal/closing/state-taxes.ts";
import type { Deal } from "../../src/calculators/deal/deal.ts";
import { depreciatedBy, taxBasisOf } from "../../src/calculators/hold/tax/depreciation.ts";
import { TEST_PLAN } from "../../src/calculators/hold/test-plans.ts";
import { testConventional } from "../../src/calculators/offers/conventional/conventional-test.ts";
import { offerAt, TEST_BORROWER } from "../../src/calculators/offers/test-offers.ts";
import { paymentPeriods } from "../../src/dscr/adjustable/payment-periods.ts";
import { rateSteps } from "../../src/dscr/adjustable/rate-steps.ts";
import { formatUsd, formatUsdExact } from "../../src/dscr/money.ts";
import { closingTaxes } from "../guides/closing-taxes.ts";

const DOCUMENT = readFileSync(path.join(import.meta.dirname, "../../docs/worked-deals.md"), "utf8");
const [, OTHERS = ""] = DOCUMENT.split(/^# Examples of others$/m);
const published = Array.from(
  OTHERS.matchAll(/^\| (?!Example)([^|]+) \| [^|]+ \| ([^|]+) \|$/gm),
  ([, example = "", figure = ""]) => [example.trim(), figure.trim()] as const,
);

const BUILDING = 100_000;
const share = (dollars: number) => `${((dollars / BUILDING) * 100).toFixed(3)}%`;

const yearly = {
  fixedMonths: 60,
  everyMonths: 12,
  indexPercent: 0,
  marginPercent: 0,
  firstCapPercent: 2,
  periodicCapPercent: 2,
  lifeCapPercent: 5,
};
const loan = { termMonths: 360, interestOnlyMonths: 0, repaidMonths: 360 };
const fiveOne = { ...loan, amount: 180_000, firstRatePercent: 3, resets: yearly };
const threeOne = {
  ...loan,
  amount: 550_001,
  firstRatePercent: 3.125,
  resets: { ...yearly, fixedMonths: 36, indexPercent: 2.5, marginPercent: 2.75 },
};

const OURS: Readonly<Record<string, () => string | undefined>> = {
  "IRS Publication 527, basis of a house and its land": () => {
    const deal: Deal = { ...TEST_PLAN.deal, price: 200_000, closingCostPercent: 0, points: 0 };
    return formatUsd(taxBasisOf({ ...TEST_PLAN, deal, landPercent: 15, costSegregationPercent: 0 }).building);
  },
  // Eleven months, the first of which counts half.
  "IRS Publication 527, depreciation of the first year": () =>
    formatUsd(depreciatedBy({ building: 160_000 }, 11 / 12)),
  "IRS Publication 946, table A-6, let from January, year 1": () =>
    share(depreciatedBy({ building: BUILDING }, 1)),
  "IRS Publication 946, table A-6, let from January, year 2": () =>
    share(depreciatedBy({ building: BUILDING }, 2) - depreciatedBy({ building: BUILDING }, 1)),
  "Raymond James Bank, 5/1 loan, first payment": () =>
    formatUsdExact(paymentPeriods(fiveOne, "worst").at(0)?.payment ?? 0),
  "Raymond James Bank, 5/1 loan, at worst in the eighth year": () =>
    formatUsdExact(paymentPeriods(fiveOne, "worst").at(-1)?.payment ?? 0),
  "Capitol Federal, 3/1 loan, payments 49 to 360": () => {
    const last = paymentPeriods(threeOne, "expected").at(-1);
    return last?.from === 49 ? formatUsdExact(last.payment) : "another month";
  },
  "CFPB handbook on adjustable rates, highest rate": () => {
    const highest = rateSteps(3, yearly, 360, "worst").at(-1);
    return highest && `${highest.ratePercent}% in year ${Math.ceil(highest.month / 12)}`;
  },
  "Bernstein Shur, Maine's transfer tax of November 2025": () =>
    formatUsd(stateTaxesOn(closingTaxes.ME ?? {}, { price: 3_000_000, loan: 0 }).deed),
  "Fannie Mae Form 1038, step 2B": () => {
    const paid = { price: 0.01, downPaymentPercent: 0, propertyTax: 1350, insurance: 0, associationDues: 0 };
    const deal: Deal = { ...TEST_PLAN.deal, ...paid, interestOnlyYears: 0, leaseRent: 2000, marketRent: 0 };
    const offers = [offerAt(7.25)];
    return formatUsd(testConventional({ deal, offers, holdMonths: 60, borrower: TEST_BORROWER })?.net ?? 0);
  },
};

test("each published example is computed, and no other", () => {
  expect(published.map(([example]) => example)).toEqual(Object.keys(OURS));
});

test.each(published)("%s: %s", (example, figure) => {
  expect(OURS[example]?.()).toBe(figure);
});
