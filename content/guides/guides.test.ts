import { describe, expect, test } from "vitest";
import { formatUsd } from "../../src/dscr/money.ts";
import { cityGuideKind } from "../../src/guides/city-guide-catalog.server.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { florida } from "../landings/florida.ts";
import { texas } from "../landings/texas.ts";
import { loanFacts, planningRates } from "../loan-facts.ts";
import { figuresIn, rangeIn } from "../test-figures.ts";
import type { CityGuide } from "./city-guide.ts";
import { cityGuides } from "./city-guides.ts";
import { creditScoreGuides } from "./credit-score-guides.ts";
import { loanAmountGuides, type PaymentTable } from "./loan-amount-guides.ts";
import { propertyTypeGuides } from "./property-type-guides.ts";

const cities: readonly CityGuide[] = cityGuides;

describe("credit score guides", () => {
  test("the ten tiers of the specification, lowest first", () => {
    expect(creditScoreGuides(shippedContent).map(({ slug }) => slug)).toEqual([
      "620",
      "640",
      "660",
      "680",
      "700",
      "720",
      "740",
      "760",
      "780",
      "800",
    ]);
    expect(creditScoreGuides(shippedContent).at(-1)?.scoreRange).toBe("800+");
  });

  test("the down payment never rises with the score, nor falls below the site's minimum", () => {
    const asked = creditScoreGuides(shippedContent).map(({ downPaymentReqs }) => rangeIn(downPaymentReqs));
    for (const [index, { low, high }] of asked.entries()) {
      const before = asked[index - 1] ?? { low: 100, high: 100 };
      expect(low).toBeLessThanOrEqual(before.low);
      expect(high).toBeLessThanOrEqual(before.high);
      expect(low).toBeGreaterThanOrEqual(rangeIn(loanFacts.downPayment.minimum).low);
    }
  });
});

test("the eight property types of the specification", () => {
  expect(propertyTypeGuides.map(({ slug }) => slug).toSorted()).toEqual([
    "commercial",
    "duplex",
    "fourplex",
    "large-multifamily",
    "mixed-use",
    "single-family",
    "small-multifamily",
    "triplex",
  ]);
});

test("the four loan amounts of the specification, smallest first", () => {
  expect(loanAmountGuides.map(({ slug }) => slug)).toEqual(["100k-200k", "300k-500k", "500k-1m", "1m-plus"]);
});

test.each(loanAmountGuides)(
  "$loanAmount: the payment table has loans of that size at the site's rates",
  (guide) => {
    const { loanAmounts, ratesPercent }: PaymentTable = guide.paymentTable;
    const [smallest = 0, largest = Number.POSITIVE_INFINITY] = figuresIn(guide.loanAmount);
    for (const amount of loanAmounts) {
      expect(amount).toBeGreaterThanOrEqual(smallest);
      expect(amount).toBeLessThanOrEqual(largest);
    }
    const { low, high } = rangeIn(planningRates(shippedContent).dscr);
    for (const rate of ratesPercent) {
      expect(rate).toBeGreaterThanOrEqual(low);
      expect(rate).toBeLessThanOrEqual(high);
    }
    expect(ratesPercent).toEqual(ratesPercent.toSorted((one, other) => one - other));
  },
);

describe("city guides", () => {
  test("Atlanta, Austin, Charlotte and at least nine more", () => {
    expect(cities.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(["atlanta", "austin", "charlotte"]),
    );
    expect(cities.length).toBeGreaterThanOrEqual(12);
  });

  describe.each(cities)("$city", ({ slug, averageDSCR, sample, ...city }) => {
    const note = cityGuideKind(shippedContent)
      .records.find((record) => record.slug === slug)
      ?.guide.sections.flatMap((section) => (section.kind === "figures" ? [section.note.text] : []))[0];
    const ratio = /sample on this page\D+(\d\.\d\d) with 25% down/.exec(note ?? "")?.[1];

    test("says beside its average why that differs from its sample", () => {
      expect(averageDSCR).toMatch(/^\d\.\d\d$/);
      expect(note).toContain("describes purchases that were financed");
      if (Number(averageDSCR) > Number(ratio)) expect(note).toContain(`from there to ${averageDSCR}`);
      else expect(note).toMatch(/still reaches .* because/);
    });

    test("works out the sample of its record in the prose", () => {
      const prose = [...city.marketHighlights, ...city.investmentOpportunities];
      const worked = prose.find((text) => text.includes(formatUsd(sample.price)));
      expect(worked).toContain(ratio);
    });
  });

  test.each(
    [florida, texas].flatMap(({ market, dscrBasis }) =>
      cities.filter(({ state }) => state === market).map((city) => ({ ...city, dscrBasis })),
    ),
  )("$city pays the tax and insurance that the page of $state assumes", ({ sample, dscrBasis }) => {
    const { tax, insurancePercent } = dscrBasis;
    const assumed = (sample.price * (tax.percent + insurancePercent)) / 100 / 12;
    expect(Math.abs(sample.taxesInsuranceDues - assumed)).toBeLessThan(1);
  });
});
