import { expect, test } from "vitest";
import { projectHold } from "../hold-projection.ts";
import { TEST_PLAN } from "../test-plans.ts";
import { exchangeDaysOf } from "./exchange-days.ts";
import { describeAfterTax, describeExchange, describeLosses } from "./tax-text.ts";

const TAXED = { ...TEST_PLAN, afterTax: true };
const taxesOf = (changes: Partial<typeof TAXED>) => projectHold({ ...TAXED, ...changes }).expected.afterTax;

test("nothing is counted unless it is asked for, or in a refinance", () => {
  expect(projectHold(TEST_PLAN).expected.afterTax).toBe(null);
  expect(taxesOf({ deal: { ...TAXED.deal, purpose: "cash-out" } })).toBe(null);
});

test("27.5 years write off the whole building, and no more", () => {
  const taxes = taxesOf({ holdYears: 30 });
  const written = taxes?.years.map(({ depreciation }) => depreciation) ?? [];
  // 80% of price and closing costs; IRS Publication 946, table A-6, a purchase in January: 3.485%, then 3.636%.
  const building = 306_000 * 0.8;
  expect(written.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(building, 2);
  expect(((written[0] ?? 0) / building) * 100).toBeCloseTo(3.485, 3);
  expect(((written[1] ?? 0) / building) * 100).toBeCloseTo(3.636, 3);
  expect(written.slice(28)).toEqual([0, 0]);
});

test.each([100_000, 120_000, 150_000])(
  "with other income of $%i, losses count as far as the law allows",
  (otherIncome) => {
    const [first] = taxesOf({ otherIncome, costSegregationPercent: 25 })?.years ?? [];
    const allowed = Math.max(25_000 - (otherIncome - 100_000) / 2, 0);
    expect(first?.taxed).toBe(-allowed + 0);
    expect(first?.carried).toBeCloseTo(-(first?.income ?? 0) - allowed, 2);
  },
);

test("a sale frees what was carried; an exchange puts the tax off and frees nothing", () => {
  const sold = taxesOf({ otherIncome: 200_000 })?.sales.at(-1);
  const exchanged = taxesOf({ otherIncome: 200_000, exchange: true })?.sales.at(-1);
  expect(sold?.deferred).toBe(0);
  expect((exchanged?.tax ?? 0) + (exchanged?.deferred ?? 0)).toBeCloseTo(sold?.tax ?? 0, 2);
  expect(exchanged?.proceeds).toBeGreaterThan(sold?.proceeds ?? 0);
});

test("sentences name both returns, the tax and the losses", () => {
  const projection = projectHold({ ...TAXED, exchange: true });
  expect(describeAfterTax(projection)).toMatch(
    /^After tax, expect [\d.]+% a year instead of [\d.]+%\. .*after 10 years.*the exchange puts off \$[\d,]+\.$/,
  );
  expect(describeAfterTax(projectHold(TEST_PLAN))).toBe("");
  const taxes = taxesOf({ otherIncome: 200_000, costSegregationPercent: 30 });
  expect(taxes && describeLosses(taxes)).toMatch(
    /^Depreciation turns the first year into a loss of \$[\d,]+/,
  );
});

test.each([
  ["2027-01-15", "2027-03-01", "2027-07-14"],
  ["2027-11-10", "2027-12-25", "2028-05-08"],
])("an exchange of a house sold on %s is named by %s and bought by %s", (saleDay, named, bought) => {
  expect(exchangeDaysOf({ ...TAXED, exchange: true, saleDay })).toEqual({ named, bought });
});

test("without an exchange, or a day, there are no deadlines", () => {
  expect(exchangeDaysOf({ ...TAXED, saleDay: "2027-01-15" })).toBe(null);
  expect(exchangeDaysOf({ ...TAXED, exchange: true })).toBe(null);
  expect(describeExchange({ ...TAXED, exchange: true })).toMatch(/within 45 days .* within 180/);
});
