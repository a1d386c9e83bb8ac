import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { renderMarkdown } from "../markdown/markdown.server.ts";
import { namedFigures } from "../markdown/named-figures-catalog.server.ts";
import { parseNewsFile } from "./news-file.server.ts";

const FILE = "rate-environment-2025.md";
const source = readFileSync(path.join(import.meta.dirname, "../../content/news", FILE), "utf8");

test("a figure that changes in the list changes the article, its description and its words for the search", () => {
  const read = (range: string) => {
    const { data, body } = parseNewsFile(FILE, source, {
      ...namedFigures(shippedContent),
      "rates.range": range,
    });
    return { ...data, ...renderMarkdown(body) };
  };
  const [before, after] = [read("6.75%-8.5%"), read("9.11%-9.99%")];
  for (const field of ["html", "text", "metaDescription"] as const) {
    expect(before[field]).toContain("6.75%-8.5%");
    expect(after[field]).toBe(before[field].replaceAll("6.75%-8.5%", "9.11%-9.99%"));
  }
});

test("an article that names a figure which does not exist is refused, with its file and the name", () => {
  const mistaken = source.replace("{{rates.range}}", "{{rates.rnage}}");
  expect(() => parseNewsFile(FILE, mistaken, namedFigures(shippedContent))).toThrow(
    new Error('rate-environment-2025.md: There is no figure named "rates.rnage".'),
  );
});
