import { describe, expect, test } from "vitest";
import { notePayment } from "../src/dscr/amortization.ts";
import { formatUsd } from "../src/dscr/money.ts";
import { estimateRate, formatRate, type RatePicks } from "../src/dscr/rate-estimate.ts";
import { CHEAPEST_PICKS } from "../src/dscr/test-rate-table.ts";
import { shippedContent } from "../tests/setup/shipped-content.ts";
import { shownPages } from "../tests/setup/site/shown-pages.ts";
import { rates } from "./landings/rates.ts";
import { loanFacts, planningRates } from "./loan-facts.ts";

/** Sentences that compute with named figures: changing a figure fails the test for each sentence to rework. */
const textOf = (id: string) => shownPages.find(({ path }) => path.endsWith(`/${id}`))?.text ?? "";
const readRange = (range: string): [number, number] => {
  const [low = 0, high = 0] = range.split("-").map((end) => Number.parseFloat(end));
  return [low, high];
};

describe("DSCR rates in 2025", () => {
  const text = textOf("rate-environment-2025");
  const paymentAt = (annualRatePercent: number) =>
    notePayment({ amount: 300_000, annualRatePercent, termYears: 30 });
  const { baseRate, rangeTop } = rates(shippedContent).estimator;
  const spread = paymentAt(rangeTop) - paymentAt(baseRate);
  const priceOf = (picks: Partial<RatePicks>) => {
    const estimate = estimateRate(
      { baseRate, factors: rates(shippedContent).factors },
      { ...CHEAPEST_PICKS, ...picks },
    );
    if (!estimate.isPriced) throw new Error("no sample adder");
    return estimate;
  };

  test.each([...rates(shippedContent).lenders.map(({ rate }) => rate), rangeTop])(
    "says what %d% costs",
    (rate) => {
      expect(text).toContain(`${formatRate(rate)} · ${formatUsd(paymentAt(rate))}\n`);
    },
  );

  test("says what the range is worth", () => {
    const [conventional] = readRange(planningRates(shippedContent).conventional);
    expect(text).toContain(`bottom to top is worth ${formatUsd(spread)} a month`);
    expect(text).toContain(
      `from bottom to top is ${formatUsd(spread)} a month, or ${formatUsd(spread * 12)} a year`,
    );
    expect(text).toContain(
      `would cost ${formatUsd(paymentAt(conventional))}, so the lowest DSCR rate carries a premium of ${formatUsd(paymentAt(baseRate) - paymentAt(conventional))} a month`,
    );
  });

  test("adds up the adders of its two investors", () => {
    const duplex = { dscr: "dscr-125", units: "multi-unit" };
    const dear = priceOf({ ...duplex, credit: "credit-620", ltv: "ltv-80" }).low;
    const cheap = priceOf(duplex).low;
    expect(text).toContain(`makes ${formatRate(dear)}`);
    expect(text).toContain(
      `financed at ${formatRate(cheap)}, which on a $300,000 balance saves ${formatUsd(paymentAt(dear) - paymentAt(cheap))} a month`,
    );
    const newInvestor = priceOf({
      credit: "credit-620",
      dscr: "dscr-100",
      ltv: "ltv-80",
      "rental-type": "short-term",
      experience: "new-investor",
    });
    expect(newInvestor).toMatchObject({ low: 8.75, high: 9 });
    expect(text).toContain("adds 2.0% to 2.25%, for 8.75% to 9.0%");
  });
});

test("why DSCR loans became a default choice: what the origination fee is on $240,000", () => {
  const [low, high] = readRange(loanFacts.originationFee);
  expect(textOf("dscr-boom-2025")).toContain(
    `An origination fee of ${loanFacts.originationFee}, which is ${formatUsd(2_400 * low)} to ${formatUsd(2_400 * high)} here`,
  );
});
