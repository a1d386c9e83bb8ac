import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { namedFigures } from "../markdown/named-figures-catalog.server.ts";
import { readRecord, typeRecord } from "../records/form/record-form.ts";
import { ARTICLE_FORM } from "./article-form.ts";
import { composeArticle, splitArticle } from "./article-source.server.ts";
import { parseNewsFile } from "./news-file.server.ts";

const FOLDER = path.join(import.meta.dirname, "../../content/news");

test.each(readdirSync(FOLDER))("the form of %s gives the file back as it was", (file) => {
  const source = readFileSync(path.join(FOLDER, file), "utf8");
  const typed = typeRecord(ARTICLE_FORM, splitArticle(source));
  expect(composeArticle(readRecord(ARTICLE_FORM, typed))).toBe(source);
});

test("whatever is typed stays the value of its field", () => {
  const typed = {
    id: "an-article",
    title: 'Rates: "up", {{rates.range}}\nfeatured: true # [x]',
    metaDescription: "- a: b",
    summary: "---",
    category: "rates",
    publishedDate: "2026-11-17",
    readTime: "3 min read",
    featured: "false",
    text: "---\ntitle: other\n---\n\nText.",
  };
  expect(splitArticle(composeArticle(typed))).toEqual(typed);
});

test("a refused value is named with its field and the reason", () => {
  const source = composeArticle({
    ...splitArticle(readFileSync(path.join(FOLDER, "dscr-boom-2025.md"), "utf8")),
    readTime: "soon",
  });
  expect(() => parseNewsFile("a.md", source, namedFigures(shippedContent))).toThrow(
    expect.objectContaining({
      cause: expect.objectContaining({
        issues: [expect.objectContaining({ path: ["readTime"], message: 'must be like "4 min read"' })],
      }),
    }),
  );
});
