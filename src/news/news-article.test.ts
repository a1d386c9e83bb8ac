import { describe, expect, test } from "vitest";
import { articlesIn, type NewsCategory, neighborsOf, newestFirst, readCategory } from "./news-article.ts";

const article = (id: string, publishedDate: string, category: NewsCategory = "rates") => ({
  id,
  publishedDate,
  category,
  title: id,
  summary: "",
  readTime: "4 min read",
  featured: false,
});

const articles = newestFirst([
  article("b", "2025-03-18"),
  article("c", "2025-10-14", "industry"),
  article("a", "2025-03-18"),
]);
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe("the list", () => {
  test("stands newest first, and two of one day by id", () => {
    expect(ids(articles)).toEqual(["c", "a", "b"]);
  });

  test.each([
    ["rates", ["a", "b"]],
    ["industry", ["c"]],
    ["regulations", []],
    ["all", ["c", "a", "b"]],
  ] as const)("in %s has %o", (category, expected) => {
    expect(ids(articlesIn(articles, category))).toEqual(expected);
  });

  test.each([
    ["rates", "rates"],
    ["all", "all"],
    ["Rates", "all"],
    ["", "all"],
    [null, "all"],
  ])("the address's category %o means %s", (text, category) => {
    expect(readCategory(text)).toBe(category);
  });
});

describe("the neighbors of an article", () => {
  test.each([
    ["c", "a", null],
    ["a", "b", "c"],
    ["b", null, "a"],
  ])("of %s are %o before and %o after", (id, previous, next) => {
    const found = neighborsOf(articles, id);
    expect([found.previous?.id ?? null, found.next?.id ?? null]).toEqual([previous, next]);
  });
});
