import { expect, test } from "vitest";
import { readLenderQuestion } from "./lender-question.ts";

test.each([
  [
    "lenders 660 short-term",
    "Lenders for a score of 660 and short-term rentals",
    "score=660&rental=short-term",
  ],
  [
    "who lends at 672 for an airbnb",
    "Lenders for a score of 660 and short-term rentals",
    "score=660&rental=short-term",
  ],
  ["short term rental lenders", "Lenders for short-term rentals", "rental=short-term"],
  ["Lender for a 700 credit score", "Lenders for a score of 700", "score=700"],
  ["640 long-term", "Lenders for a score of 640 and long-term rentals", "score=640&rental=long-term"],
])("%s: %s", (typed, title, query) => {
  expect(readLenderQuestion(typed)).toEqual({ title, url: `/lender-partners?${query}#directory` });
});

test.each([
  "",
  "660",
  "short-term rental",
  "lenders",
  "660 credit score",
  "lenders $600,000",
  "lenders 500k",
  "lenders 500-600",
])("%s is no question about a lender's limits", (typed) => {
  expect(readLenderQuestion(typed)).toBeUndefined();
});
