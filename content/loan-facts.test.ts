import { describe, expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../src/calculators/deal/example-deal.ts";
import { RENT_RULES } from "../src/calculators/deal/rent/qualifying-rent.ts";
import { shippedContent } from "../tests/setup/shipped-content.ts";
import { shownPages } from "../tests/setup/site/shown-pages.ts";
import { landingDscrBands, lenderPractice, loanFacts, planningRates, smallLoan } from "./loan-facts.ts";
import { figuresIn, rangeIn } from "./test-figures.ts";

const { dscr, credit, downPayment, quickCheck } = loanFacts;
const rates = planningRates(shippedContent);

/** Every text in the record, at any depth. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const isRising = (figures: readonly number[]) =>
  figures.every((figure, index) => index === 0 || figure > (figures[index - 1] ?? 0));

describe("the loan facts make sense", () => {
  test.each([
    [
      "the ratio: minimum, preferred, best rates",
      [dscr.minimum, dscr.preferred, dscr.bestRates].map(Number.parseFloat),
    ],
    [
      "the score: minimum, typical, good rates, best rates",
      [credit.minimum, credit.typical, credit.goodRates, credit.bestRates],
    ],
    [
      "the down payment: minimum, preferred",
      [downPayment.minimum, downPayment.preferred].map(Number.parseFloat),
    ],
  ])("%s rise", (_, figures) => {
    expect(isRising(figures)).toBe(true);
  });

  test("the lower end of every range comes first", () => {
    const ranges = textsIn(loanFacts).filter((text) => /\d[x%]?-/.test(text));
    expect(ranges.length).toBeGreaterThan(5);
    for (const range of ranges) expect(figuresIn(range).slice(0, 2)).toSatisfy(isRising);
  });

  test("the floor of the Florida page lies between the lowest score there is and the usual minimum", () => {
    const { low, high } = rangeIn(credit.floridaFloor);
    expect(low).toBeGreaterThanOrEqual(300);
    expect(high).toBeLessThanOrEqual(credit.minimum);
    expect(credit.bestRates).toBeLessThanOrEqual(850);
  });

  test("the highest LTV is what the smallest down payment leaves", () => {
    expect(Number.parseFloat(loanFacts.maxLtv)).toBe(100 - Number.parseFloat(downPayment.minimum));
    expect(rangeIn(quickCheck.ltv).high).toBe(Number.parseFloat(loanFacts.maxLtv));
  });

  test("a ratio below 1.00 lowers the highest LTV", () => {
    const { lower, upper, text } = loanFacts.belowOneLtv;
    expect(rangeIn(text)).toEqual({ low: lower, high: upper });
    expect(upper).toBeLessThan(Number.parseFloat(loanFacts.maxLtv));
  });

  test("the quick check states the typical score and a ratio that begins above the minimum", () => {
    expect(quickCheck.credit).toBe(`${credit.typical}+`);
    expect(rangeIn(quickCheck.dscr).low).toBeGreaterThanOrEqual(Number.parseFloat(dscr.minimum));
    expect(rangeIn(quickCheck.dscr).high).toBe(Number.parseFloat(dscr.preferred));
  });

  test("a small loan is the same in figures and in words", () => {
    expect(figuresIn(smallLoan.text)).toEqual([smallLoan.dollars]);
  });

  test("a DSCR loan costs more than a conventional one at both ends", () => {
    expect(rangeIn(rates.dscr).low).toBeGreaterThan(rangeIn(rates.conventional).low);
    expect(rangeIn(rates.dscr).high).toBeGreaterThan(rangeIn(rates.conventional).high);
  });

  test("the bands of the landing pages leave no hundredth out, from the best rates down to the minimum", () => {
    const bands = landingDscrBands.map(({ range }) => rangeIn(range));
    expect(landingDscrBands[0].range).toBe(dscr.bestRates);
    expect(bands.at(-1)?.low).toBe(Number.parseFloat(dscr.minimum));
    for (const [index, { high }] of bands.entries()) {
      if (index > 0) expect(high).toBeCloseTo((bands[index - 1]?.low ?? 0) - 0.01, 10);
    }
  });
});

/** Each sentence with the one before it: "They commonly stop at ..." refers to the sentence before. */
function sentencesOf(text: string): readonly { readonly sentence: string; readonly before: string }[] {
  const sentences = text.split(/(?<=[.?!;])\s+/);
  return sentences.map((sentence, index) => ({ sentence, before: sentences[index - 1] ?? "" }));
}

test("below 1.00, every page that says where lenders stop names the same range", () => {
  const belowOne = /(?:below|under|less than|sub-) ?1\.00|no[ -]ratio/i;
  // From 50% up it is a share of the value: down payments are smaller.
  const range = /\b[5-9]\d%?(?: to | or |-)\d\d%/g;
  const stated = shownPages.flatMap(({ path, text }) =>
    sentencesOf(text)
      .filter(({ sentence, before }) => belowOne.test(/^They /.test(sentence) ? before : sentence))
      .flatMap(({ sentence }) => (sentence.match(range) ?? []).map((found) => `${path}: ${found}`)),
  );
  const { text } = loanFacts.belowOneLtv;
  expect(stated.filter((statement) => !statement.endsWith(`: ${text}`))).toEqual([]);
  expect(stated).toEqual(
    expect.arrayContaining(
      [
        "/dscr-loan-long-form",
        "/dscr-loans/requirements/minimum-dscr",
        "/dscr-news/texas-market-update",
        "/dscr-news/underwriting-evolution",
      ].map((path) => `${path}: ${text}`),
    ),
  );
});

test("the long guide states its own years of prepayment penalty, and every other page the general ones", () => {
  const years = /\b(?:\d|one|two|three)(?:-| to )(?:\d|three|four|five) years\b/g;
  const stated = shownPages.flatMap(({ path, text }) =>
    sentencesOf(text)
      .filter(({ sentence, before }) => /prepayment|penalt/i.test(/^Its /.test(sentence) ? before : sentence))
      .flatMap(({ sentence }) => sentence.match(years) ?? [])
      .map((found) => ({ path, found })),
  );
  const isGuide = ({ path }: { readonly path: string }) => path === "/dscr-loan-long-form";
  const { longGuide, general } = loanFacts.prepaymentPenalty;
  expect(longGuide).not.toBe(general);
  expect(stated.filter(isGuide).map(({ found }) => found)).toEqual([longGuide]);
  const others = stated.filter((statement) => !isGuide(statement));
  expect(others.filter(({ found }) => found !== general)).toEqual([]);
  expect(others.length).toBeGreaterThanOrEqual(7);
});

test("the deal analyzer counts a vacant house and nightly income as the pages say", () => {
  const rents = { ...EXAMPLE_DEAL, marketRent: 1_000, shortTermGross: 12_000 };
  const shareOf = (rule: "vacant-90" | "gross-80") => `${RENT_RULES[rule].rentOf(rents) / 10}%`;
  expect(shareOf("vacant-90")).toBe(lenderPractice.vacantRent);
  expect(shareOf("gross-80")).toBe(lenderPractice.nightlyIncome);
});

describe("the typical credit score", () => {
  const { typical } = credit;

  test.each(["/dscr-calculator", "/cash-flow-calculator", "/deal-analyzer"])("%s states it", (calculator) => {
    const { text } = shownPages.find(({ path }) => path === calculator) ?? { text: "" };
    expect(text).toMatch(new RegExp(`${typical} is typical|typically ask for ${typical}`));
  });

  test("is nowhere the minimum, which is lower", () => {
    const named = shownPages.flatMap(({ path, text }) =>
      sentencesOf(text)
        .filter(({ sentence }) => new RegExp(`\\b${typical}\\b`).test(sentence))
        .map(({ sentence }) => `${path}: ${sentence}`),
    );
    const asMinimum = named.filter((statement) => /minimum|floor|at least|start/i.test(statement));
    expect(asMinimum.length).toBeGreaterThan(3);
    expect(asMinimum.filter((statement) => !/many|typical|often|some/i.test(statement))).toEqual([]);
  });
});
