import { describe, expect, test } from "vitest";
import { shippedContent } from "../tests/setup/shipped-content.ts";
import { lenders } from "./lenders.ts";
import { planningRates } from "./loan-facts.ts";
import type { Lender } from "./record-types.ts";
import { figuresIn, rangeIn } from "./test-figures.ts";

const all: readonly Lender[] = lenders(shippedContent);
const site = rangeIn(planningRates(shippedContent).dscr);

test("no two lenders share an id or a name, and an id can stand in an address", () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { id } of all) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

describe.each(all)("$name", (lender) => {
  test("has limits that a DSCR lender can have", () => {
    expect(lender.minDSCR).toBeGreaterThanOrEqual(0.75);
    expect(lender.minDSCR).toBeLessThanOrEqual(1.5);
    expect(lender.maxLTV).toBeGreaterThanOrEqual(60);
    expect(lender.maxLTV).toBeLessThanOrEqual(85);
    expect(lender.minLoanAmount).toBeGreaterThanOrEqual(50_000);
    expect(lender.maxLoanAmount).toBeGreaterThan(lender.minLoanAmount);
    expect(lender.rating).toBeGreaterThanOrEqual(0);
    expect(lender.rating).toBeLessThanOrEqual(5);
  });

  test("closes in so many days to so many, and has rates inside the site's range", () => {
    expect(lender.closingTime).toMatch(/^\d+-\d+ days$/);
    const days = rangeIn(lender.closingTime);
    expect(days.low).toBeLessThan(days.high);
    const { low, high } = rangeIn(lender.rates);
    expect(low).toBeLessThan(high);
    expect(low).toBeGreaterThanOrEqual(site.low);
    expect(high).toBeLessThanOrEqual(site.high);
  });

  test("states no ratio, leverage or loan amount that differs from its limits", () => {
    const text = [lender.description, ...lender.features].join(" ");
    const ratios = text.match(/\d\.\d\d/g) ?? [];
    const shares = text.match(/\d+(?=%)/g) ?? [];
    const amounts = Array.from(
      text.matchAll(/\$[\d,.]*\d( million)?/g),
      ([amount, million]) => (figuresIn(amount)[0] ?? 0) * (million ? 1_000_000 : 1),
    );
    expect(ratios.filter((ratio) => Number(ratio) !== lender.minDSCR)).toEqual([]);
    expect(shares.filter((share) => Number(share) !== lender.maxLTV)).toEqual([]);
    expect(
      amounts.filter((amount) => amount !== lender.minLoanAmount && amount !== lender.maxLoanAmount),
    ).toEqual([]);
  });
});
