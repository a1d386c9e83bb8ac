import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, forAll } from "../../../tests/setup/properties.ts";
import type { Deal } from "../../calculators/deal/deal.ts";
import { EXAMPLE_DEAL, STARTING_DEAL } from "../../calculators/deal/example-deal.ts";
import { arbitraryDeals } from "../../calculators/deal/test-deals.ts";
import { MONEY_LIMIT } from "../../dscr/money.ts";
import { type CardFrame, layOutCard, needleAt } from "./card-layout.ts";
import { CARD, type CardShape, type CardText } from "./card-shapes.ts";
import { makeDealCard } from "./deal-card.ts";
import type { MeasureText } from "./fit-text.ts";
import { LARGEST_QR } from "./qr-layout.ts";

/** A font whose characters are all this wide, in parts of its size. The site's are between 0.5 and 0.6 on average. */
const fontOf =
  (width: number): MeasureText =>
  (text, { size }) =>
    text.length * size * width;

const QUIET_ZONES = 8;
const modules = LARGEST_QR.version * 4 + 17 + QUIET_ZONES;
const code = Array.from({ length: modules }, (_, y) =>
  Array.from({ length: modules }, (_, x) => (x + y) % 2 === 0),
);
const frame: CardFrame = { siteName: "RentRatio", address: "rentratio.example/deal-analyzer", code };

const textsOf = (shapes: readonly CardShape[]): readonly CardText[] =>
  shapes.filter((shape) => shape.kind === "text");
const wordsOf = (shapes: readonly CardShape[]) =>
  textsOf(shapes)
    .map(({ text }) => text)
    .join("\n");
const layOut = (deal: Deal, width = 0.55, frameOfIt = frame) =>
  layOutCard(makeDealCard(deal), frameOfIt, fontOf(width));

/** Where letters are, without what hangs below the line. */
function areaOf(shape: CardShape) {
  const height = shape.kind === "text" ? shape.font.size * 0.74 : shape.height;
  const top = shape.kind === "text" ? shape.y - height : shape.y;
  return { left: shape.x, right: shape.x + shape.width, top, bottom: top + height };
}

function isApart(one: CardShape, other: CardShape): boolean {
  const [a, b] = [areaOf(one), areaOf(other)];
  const slack = 0.01;
  return (
    a.right <= b.left + slack ||
    b.right <= a.left + slack ||
    a.bottom <= b.top + slack ||
    b.bottom <= a.top + slack
  );
}

/** Everything inside the margins, and no text on another text or on anything drawn. */
function expectWhole(shapes: readonly CardShape[]): void {
  // The paper of the code stands for its modules.
  const [paper, ...drawn] = shapes.filter(({ color }) => color !== "code-ink");
  expect(paper && areaOf(paper)).toEqual({ left: 0, right: CARD.width, top: 0, bottom: CARD.height });
  for (const shape of drawn) {
    const { left, right, top, bottom } = areaOf(shape);
    expect(left).toBeGreaterThanOrEqual(55);
    expect(right).toBeLessThanOrEqual(CARD.width - 55);
    expect(top).toBeGreaterThanOrEqual(40);
    expect(bottom).toBeLessThanOrEqual(CARD.height - 8);
  }
  for (const text of textsOf(drawn)) {
    const touched = drawn.filter((shape) => shape !== text && !isApart(text, shape));
    expect(touched, text.text).toEqual([]);
  }
}

const deals = arbitraryDeals(fc);
const widths = fc.constantFrom(0.45, 0.55, 0.62);
const codes = fc.constantFrom(code, null);

/** Every figure as large as its field takes. */
const LARGEST: Deal = {
  ...EXAMPLE_DEAL,
  price: MONEY_LIMIT,
  propertyTax: MONEY_LIMIT,
  insurance: MONEY_LIMIT,
  associationDues: MONEY_LIMIT,
  utilities: MONEY_LIMIT,
  annualRatePercent: 14.875,
};

describe("layOutCard", () => {
  test("keeps every text of any deal whole, inside the margins and apart from the others", () => {
    forAll(cases(), [deals, widths, codes], (deal, width, madeCode) => {
      const shapes = layOut(deal, width, { ...frame, code: madeCode });
      expectWhole(shapes);
      expect(wordsOf(shapes)).not.toContain("…");
    });
  });

  test.for([
    ["the largest costs", LARGEST],
    ["the largest rent", { ...EXAMPLE_DEAL, leaseRent: MONEY_LIMIT, price: MONEY_LIMIT }],
    ["a rent of a dollar", { ...EXAMPLE_DEAL, leaseRent: 1 }],
    ["no rent", { ...EXAMPLE_DEAL, leaseRent: 0 }],
    ["no loan", { ...EXAMPLE_DEAL, downPaymentPercent: 100 }],
    [
      "no figure at all",
      { ...EXAMPLE_DEAL, price: 0, leaseRent: 0, propertyTax: 0, insurance: 0, associationDues: 0 },
    ],
  ] as const)("keeps %s whole", ([, deal]) => {
    const shapes = layOut(deal, 0.58);
    expectWhole(shapes);
    expect(wordsOf(shapes)).not.toContain("…");
  });

  test.for(["Long Name ".repeat(20), "L".repeat(200)])(
    "cuts a name of 200 characters where its line ends",
    (name) => {
      const card = makeDealCard(EXAMPLE_DEAL);
      const change = { words: name, cost: name };
      const named = { ...card, house: name, loan: name, verdict: name, change };
      const shapes = layOutCard(named, { ...frame, siteName: name, address: name }, fontOf(0.55));
      expectWhole(shapes);
      expect(wordsOf(shapes)).toContain("…");
    },
  );

  test("says the verdict, the ratio, the month, every part of the rent, the change and what kind of figures they are", () => {
    const duplex = { ...EXAMPLE_DEAL, units: 2, leaseRent: 2900 };
    const words = wordsOf(layOut(duplex)).replaceAll("\n", " ");
    for (const said of [
      "RentRatio",
      "rentratio.example/deal-analyzer",
      "Duplex, $300,000",
      "$225,000 loan at 7.25%, 30 years",
      "A lender would likely say yes. You keep $98 a month.",
      "The lender's ratio 1.36",
      "The owner's month $98",
      "Where each rent dollar goes $2,900 a month",
      "53¢ Loan payment $1,535",
      "21¢ Taxes, insurance, dues $600",
      "3¢ The owner keeps $98",
      "What would make it work It meets the target of 1.25 as it is.",
      "An estimate, not a credit decision. The figures come from the person who shares this.",
      "Scan to open this deal.",
    ]) {
      expect(words).toContain(said);
    }
  });

  test("says of a losing deal what the owner adds, which change is the first, and that the example is one", () => {
    const words = wordsOf(layOut(EXAMPLE_DEAL)).replaceAll("\n", " ");
    expect(words).toContain("The owner's month -$210");
    expect(words).toContain("8¢ The owner adds $210");
    expect(words).toMatch(/What would make it work .+ [a-z]+ .*\$/);
    expect(wordsOf(layOut(STARTING_DEAL))).toContain("An example with made-up figures.");
  });

  test("does not call an estimated bill a figure of the person who shares it", () => {
    const words = wordsOf(layOut({ ...STARTING_DEAL, leaseRent: 2500 })).replaceAll("\n", " ");
    expect(words).toContain("Tax or insurance is an estimate. The other figures come from the person");
  });

  test("draws the needle at the ratio, and none without a loan", () => {
    const needleOf = (deal: Deal) =>
      layOut(deal).filter(({ color, kind }) => kind === "box" && color === "--ink");
    const [needle] = needleOf({ ...EXAMPLE_DEAL, units: 2, leaseRent: 2900 });
    expect(needle && needle.x + needle.width / 2).toBeCloseTo(needleAt(2900 / 2134.9));
    expect(needleAt(9)).toBe(needleAt(1.5));
    const owned = { ...EXAMPLE_DEAL, downPaymentPercent: 100 };
    expect(needleOf(owned)).toEqual([]);
    expect(wordsOf(layOut(owned))).toContain("Nothing is borrowed, so there is no payment to cover.");
  });

  test("draws the bar of a rent in full, and beyond it what the owner adds", () => {
    forAll(cases(), [deals], (deal) => {
      const { parts } = makeDealCard(deal);
      const sum = parts.spent.reduce((total, { amount }) => total + amount, parts.left);
      expect(sum).toBeCloseTo(parts.rent, 2);
    });
    const added = layOut(EXAMPLE_DEAL).find(({ color, kind }) => kind === "box" && color === "--poor");
    expect(added && added.x + added.width).toBeCloseTo(CARD.width - 64);
    expect(added?.width).toBeCloseTo((952 * 209.9) / 2709.9, 0);
  });

  test("draws every dark module of the code in whole pixels, four at least", () => {
    const dark = layOut(EXAMPLE_DEAL).filter(({ color, kind }) => kind === "box" && color === "code-ink");
    expect(dark).toHaveLength(code.flat().filter((isDark) => isDark).length);
    for (const { x, y, width } of dark) {
      expect([x, y, width].every(Number.isInteger)).toBe(true);
      expect(width).toBeGreaterThanOrEqual(4);
    }
  });
});
