import { expect, test } from "vitest";
import { readSeedPages } from "../src/content-pages/content-seed.server.ts";
import { listPages } from "../src/site-pages.server.ts";
import { loanFacts } from "./loan-facts.ts";

/** Every page as one text, those of content/pages too, which are published on the first start. */
const pages = [
  ...listPages().map(({ path, text }) => ({ path, text })),
  ...(await readSeedPages("content/pages")).map(({ slug, markdown }) => ({
    path: `/${slug}`,
    text: markdown,
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
  // Markdown cannot take the figure from the record, so these are the ones that could differ.
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
