import { expect, test } from "vitest";
import { listInWords } from "./list-in-words.ts";

test.each([0, 1, 2, 3, 4])("%i words stand in a sentence as the platform writes them", (count) => {
  const words = ["rent", "taxes", "insurance", "dues"].slice(0, count);
  expect(listInWords(words)).toBe(new Intl.ListFormat("en-US", { type: "conjunction" }).format(words));
});
