import { describe, expect, test } from "vitest";
import type { SourcedText, StateText } from "../guides/state-guide.ts";
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

describe.each(rows)("%s: rule and guide have one source", (code, { rule, statute, tax, ends }) => {
  const guide = guideOf(code);
  const { propertyTax } = guide;
  const statements = statementsOf(guide);

  test("each number of the rule, such as a class or a cap, is in the guide's words about property tax", () => {
    const figures = rule.match(/\$?\d+(?:[.,]\d+)*%?/g) ?? [];
    expect(figures.filter((figure) => !propertyTax.text.includes(figure))).toEqual([]);
  });

  test("the guide cites each section of the rule's statute", () => {
    const sections = statute.match(/\d[\d.A-Z-]*\d[A-Z]?|\b[XVI]+\b/g) ?? [];
    const cited = statements.flatMap(({ sources }) => sources).join("; ");
    expect(sections.filter((section) => !cited.includes(section))).toEqual([]);
  });

  test("a percentage of the prose that is not the record's is an assessment or a limit, never another rate", () => {
    const known = percentsIn(`${rule} ${ends} ${tax.low}% ${tax.high}% ${tax.percent}%`);
    const isNoRate =
      /assess|cap|limit|ceiling|grow|rise|raise|climb|revenue|lev(?:y|ied)|exemption|deduction|taxable/i;
    const others = sentencesOf(propertyTax.text).filter(
      (sentence) =>
        percentsIn(sentence).some((figure) => !known.includes(figure)) && !isNoRate.test(sentence),
    );
    expect(others).toEqual([]);
  });

  test("a landlord's bill is never called double, or three times an owner's, unless the record says so", () => {
    const multiples = statements.flatMap(({ text }) => sentencesOf(text).flatMap(landlordMultiplesIn));
    const lowest = tax.low / ownerPercentOf(code);
    expect(multiples.filter((multiple) => lowest < multiple * 0.99)).toEqual([]);
  });
});

test("the multiples of four guides are found, and those of other buildings are not", () => {
  const found = stateGuides.filter((guide) =>
    statementsOf(guide).some(({ text }) =>
      sentencesOf(text).some((sentence) => landlordMultiplesIn(sentence).length > 0),
    ),
  );
  expect(found.map(({ stateCode }) => stateCode)).toEqual(["AL", "MS", "SC", "WV"]);
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

/** Everything that a guide may say about a bill. */
function statementsOf(guide: StateText): readonly SourcedText[] {
  const { introduction, propertyTax, regulations, investorBenefits, challenges } = guide;
  return [introduction, propertyTax, ...regulations, ...investorBenefits, ...challenges].map((item) =>
    typeof item === "string" ? { text: item, sources: [] } : item,
  );
}

function guideOf(code: string) {
  const guide = stateGuides.find(({ stateCode }) => stateCode === code);
  if (!guide) throw new Error(`No guide for ${code}.`);
  return guide;
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.;])\s+/);
}

function percentsIn(text: string): readonly number[] {
  return Array.from(text.matchAll(/(\d+(?:\.\d+)?)%/g), ([, figure]) => Number(figure));
}

const MULTIPLES: readonly (readonly [RegExp, number])[] = [
  [/\bhalf again\b/i, 1.5],
  [/\b(?:double|doubles|twice)\b/i, 2],
  [/\b(?:triples?|three times)\b/i, 3],
];

/** How many times an owner's tax a sentence says that a landlord pays. */
function landlordMultiplesIn(sentence: string): readonly number[] {
  const isAboutBills = /\b(?:bill|rate|tax|taxed|assessed|class)\b/i.test(sentence);
  const isAboutOthers = /nightly|nonresidential|surrounding|deposit/i.test(sentence);
  if (!isAboutBills || isAboutOthers) return [];
  return MULTIPLES.flatMap(([words, multiple]) => (words.test(sentence) ? [multiple] : []));
}
