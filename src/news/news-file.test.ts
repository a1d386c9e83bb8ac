import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { renderMarkdown } from "../markdown/markdown.server.ts";
import { namedFigures } from "../markdown/named-figures-catalog.server.ts";
import { keepFigures, parseNewsFile } from "./news-file.server.ts";

const FILE = "rate-environment-2025.md";
const source = readFileSync(path.join(import.meta.dirname, "../../content/news", FILE), "utf8");

test("a name becomes the figure, in the description, the text and its words for the search", () => {
  const named = source.replaceAll("6.75%-8.5%", "{{rates.range}}");
  const figures = { ...namedFigures(shippedContent), "rates.range": "9.11%-9.99%" };
  const { data, body } = parseNewsFile(FILE, keepFigures(named, figures), {});
  const read = { ...data, ...renderMarkdown(body) };
  for (const field of ["html", "text", "metaDescription"] as const) {
    expect(read[field]).toContain("9.11%-9.99%");
    expect(read[field]).not.toContain("6.75%-8.5%");
  }
});

test("an article that names a figure which does not exist is refused, with its file and the name", () => {
  const mistaken = source.replace("6.75%-8.5%", "{{rates.rnage}}");
  expect(() => parseNewsFile(FILE, mistaken, namedFigures(shippedContent))).toThrow(
    new Error('rate-environment-2025.md: There is no figure named "rates.rnage".'),
  );
});
