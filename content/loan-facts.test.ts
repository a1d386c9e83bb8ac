import { describe, expect, test } from "vitest";
import { readSeedPages } from "../src/content-pages/content-seed.server.ts";
import { fillFigures } from "../src/markdown/figures.ts";
import { namedFigures } from "../src/markdown/named-figures-catalog.server.ts";
import { listPages } from "../src/site-pages.server.ts";
import { loanFacts } from "./loan-facts.ts";

/** Every page as one text, those of content/pages too, which are published on the first start. */
const pages = [
  ...listPages().map(({ path, text }) => ({ path, text })),
  ...(await readSeedPages("content/pages", namedFigures)).map(({ slug, markdown }) => ({
    path: `/${slug}`,
    text: fillFigures(slug, markdown, namedFigures),
  })),
];

/** Each with the one before it: "They commonly stop at ..." says of whom in the sentence before. */
function sentencesOf(text: string): readonly { readonly sentence: string; readonly before: string }[] {
  const sentences = text.split(/(?<=[.?!;])\s+/);
  return sentences.map((sentence, index) => ({ sentence, before: sentences[index - 1] ?? "" }));
}

test("below 1.00, every page that says where lenders stop names the same range", () => {
  const belowOne = /(?:below|under|less than|sub-) ?1\.00|no[ -]ratio/i;
  // From 50% on it is a share of the value: down payments are smaller.
  const range = /\b[5-9]\d%?(?: to | or |-)\d\d%/g;
  const stated = pages.flatMap(({ path, text }) =>
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

test("the long guide says 2-3 years of prepayment penalty, and every other page 1-3 years", () => {
  const years = /\b(?:\d|one|two|three)(?:-| to )(?:\d|three|four|five) years\b/g;
  const stated = pages.flatMap(({ path, text }) =>
    sentencesOf(text)
      .filter(({ sentence, before }) => /prepayment|penalt/i.test(/^Its /.test(sentence) ? before : sentence))
      .flatMap(({ sentence }) => sentence.match(years) ?? [])
      .map((found) => ({ path, found })),
  );
  const isGuide = ({ path }: { readonly path: string }) => path === "/dscr-loan-long-form";
  const { longGuide, general } = loanFacts.prepaymentPenalty;
  expect([longGuide, general]).toEqual(["2-3 years", "1-3 years"]);
  expect(stated.filter(isGuide).map(({ found }) => found)).toEqual([longGuide]);
  const others = stated.filter((statement) => !isGuide(statement));
  expect(others.filter(({ found }) => found !== general)).toEqual([]);
  expect(others.length).toBeGreaterThanOrEqual(7);
});

describe("the typical credit score", () => {
  const { typical, minimum } = loanFacts.credit;

  test.each(["/dscr-calculator", "/cash-flow-calculator", "/deal-analyzer"])("%s states it", (calculator) => {
    const { text } = pages.find(({ path }) => path === calculator) ?? { text: "" };
    expect(text).toMatch(new RegExp(`${typical} is typical|typically ask for ${typical}`));
  });

  test("is nowhere the minimum, which is 40 points lower", () => {
    const named = pages.flatMap(({ path, text }) =>
      sentencesOf(text)
        .filter(({ sentence }) => new RegExp(`\\b${typical}\\b`).test(sentence))
        .map(({ sentence }) => `${path}: ${sentence}`),
    );
    const asMinimum = named.filter((statement) => /minimum|floor|at least|start/i.test(statement));
    expect(asMinimum.length).toBeGreaterThan(3);
    expect(asMinimum.filter((statement) => !/many|typical|often|some/i.test(statement))).toEqual([]);
    expect([typical, minimum]).toEqual([660, 620]);
  });
});
