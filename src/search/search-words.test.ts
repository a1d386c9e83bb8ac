import { describe, expect, test } from "vitest";
import { normalizeWord, readPageNumber, readQuery, splitWords } from "./search-words.ts";

describe("readQuery", () => {
  test("keeps the text as it was typed, and looks for its words without the ones that are on every page", () => {
    expect(readQuery("  What is the Down payment? ")).toEqual({
      text: "What is the Down payment?",
      words: ["down", "payment"],
      isCut: false,
    });
  });

  test("takes a hyphenated word as one", () => {
    expect(readQuery("Short-term rental, cash-on-cash").words).toEqual([
      "short-term",
      "rental",
      "cash-on-cash",
    ]);
  });

  test("looks for such words when there are no others: OR may be the beginning of Oregon", () => {
    expect(readQuery("or").words).toEqual(["or"]);
  });

  test.each([
    ["10,000 characters", "x".repeat(10_000)],
    ["thousands of words", Array.from({ length: 3_000 }, (_, index) => `w${index}`).join(" ")],
    ["seven words", "one two three four five six seven"],
  ])("%s are cut, and that is known", (_, typed) => {
    const { text, words, isCut } = readQuery(typed);
    expect(text.length).toBeLessThanOrEqual(100);
    expect(words.length).toBeLessThanOrEqual(6);
    expect(isCut).toBe(true);
  });

  test("never ends in half a character", () => {
    expect(readQuery(`${"x".repeat(99)}😀`).text).toBe("x".repeat(99));
  });

  test.each(["", "   ", "?!.,;:…", "😀"])("%o has no words", (typed) => {
    expect(readQuery(typed)).toMatchObject({ words: [], isCut: false });
  });
});

test.each([
  ["1.25x over $300,000", ["1.25x", "over", "300,000"]],
  ["cash-on-cash, don't", ["cash", "on", "cash", "don't"]],
  ["rates. And/or", ["rates", "And", "or"]],
])("the words of %o", (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

test.each([
  ["Properties", "property"],
  ["lenders", "lender"],
  ["Texas", "texa"],
  ["loss", "loss"],
  ["taxes", "tax"],
  ["news", "news"],
  ["LLC", "llc"],
  ["José", "jose"],
  ["lender's", "lender"],
  ["300,000", "300000"],
  ["1.25", "1.25"],
])("%s and its other forms are %s", (word, form) => {
  expect(normalizeWord(word)).toBe(form);
});

test.each([
  [null, 1],
  ["2", 2],
  ["0", 1],
  ["-1", 1],
  ["two", 1],
  ["9".repeat(400), 1],
])("the page %o is %i", (typed, page) => {
  expect(readPageNumber(typed)).toBe(page);
});
