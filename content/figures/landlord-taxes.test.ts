import { describe, expect, test } from "vitest";
import { stateGuides } from "../guides/state-guides.ts";
import { atLeast, between, exactly, type LandlordTax, type OwnerTax, onceEnrolled } from "./landlord-tax.ts";
import { landlordTaxes } from "./landlord-taxes.ts";
import { stateTaxes } from "./state-taxes.ts";

const rows = Object.entries(landlordTaxes);

test("every state of the guides has a record, in their order", () => {
  expect(Object.keys(landlordTaxes)).toEqual(stateGuides.map(({ stateCode }) => stateCode));
});

/** Added up from the file they were read from, so that a digit changed by mistake does not pass. */
test("the columns have their sums", () => {
  const ends = rows.map(([, { tax, fromTwoUnits }]) => [tax.low, (fromTwoUnits ?? tax).high] as const);
  expect(ends.reduce((sum, [low]) => sum + low, 0)).toBeCloseTo(51.17, 5);
  expect(ends.reduce((sum, [, high]) => sum + high, 0)).toBeCloseTo(64.55, 5);
});

test("the estimate is the middle of the range, half a hundredth rounded up", () => {
  expect(between(1.34, 1.79, "place").percent).toBe(1.57);
  expect(between(0.76, 1.1, "place").percent).toBe(0.93);
  expect(exactly(0.49)).toMatchObject({ percent: 0.49, low: 0.49, high: 0.49, isFloor: false });
  expect(atLeast(1.06)).toMatchObject({ percent: 1.06, isFloor: true });
  expect(onceEnrolled(0.46, 1.14).percent).toBe(1.14);
});

describe.each(rows)("%s", (code, { tax, fromTwoUnits, confidence }) => {
  test("a landlord pays no less than an owner, unless the rental is enrolled", () => {
    const owner = ownerPercentOf(code);
    expect(tax.low).toBeLessThanOrEqual(tax.high);
    expect(tax.percent).toBeGreaterThanOrEqual(owner);
    if (fromTwoUnits) expect(fromTwoUnits.percent).toBeGreaterThan(tax.percent);
  });

  test("a figure of low confidence is a floor, and no other is", () => {
    expect(tax.isFloor).toBe(confidence === "low");
  });
});

/** Each number of a rule, such as a class or a cap, is also in the guide's words about property tax, and none differs. */
test.each(rows)("%s: the rule and the guide's prose name the same figures", (code, { rule }) => {
  const guide = stateGuides.find(({ stateCode }) => stateCode === code);
  const prose = guide?.propertyTax.text ?? "";
  const figures = rule.match(/\$?\d+(?:[.,]\d+)*%?/g) ?? [];
  expect(figures.filter((figure) => !prose.includes(figure))).toEqual([]);
});

test("what owners pay is no landlord's tax: the compiler refuses it", () => {
  const owner: OwnerTax = { payer: "owner", percent: 0.45 };
  // @ts-expect-error An owner's rate where a landlord's is asked.
  const landlord: LandlordTax = owner;
  expect(landlord).toBe(owner);
});

function ownerPercentOf(code: string): number {
  const row = Object.entries(stateTaxes.rows).find(([other]) => other === code)?.[1];
  return row ? Number(((row.medianTax / row.medianValue) * 100).toFixed(2)) : Number.NaN;
}
