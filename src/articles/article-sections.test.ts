import { expect, test } from "vitest";
import { readBlocks } from "./article-sections.server.ts";

const findExample = (name: string) => ({
  name,
  title: name,
  explanation: "",
  tables: [],
  ratiosTitle: "",
  ratios: [],
});

test("an example stands between the texts around it, and is no word of the search", () => {
  const { blocks, text } = readBlocks("One.\n\n{{example:a-house}}\n\nTwo.", findExample);
  expect(blocks).toEqual([
    { html: "<p>One.</p>\n" },
    { example: findExample("a-house") },
    { html: "<p>Two.</p>\n" },
  ]);
  expect(text).not.toContain("{{");
});

test("an example in the middle of a text is refused: readers would see its braces", () => {
  expect(() => readBlocks("See {{example:a-house}} here.", findExample)).toThrow(
    new Error("{{example:a-house}} stands in the middle of a text. Give it a line of its own."),
  );
});
