import { describe, expect, test } from "vitest";
import { popularSearches, type SearchEntry, searchEntries } from "../../../content/search-entries.ts";
import { findEntries } from "./search-entries.ts";

const entry = (
  url: string,
  title: string,
  description: string,
  category: SearchEntry["category"] = "Education",
): SearchEntry => ({ url, title, description, category });

describe("findEntries", () => {
  test("a title match stands before a description match, a category match comes last", () => {
    const entries = [
      entry("c", "Something", "Else", "Lenders"),
      entry("b", "Something", "Compares lenders"),
      entry("a", "Lenders", "A list"),
      entry("ab", "Lenders and more", "All lenders"),
    ];
    expect(findEntries(entries, "LENDERS").map(({ url }) => url)).toEqual(["ab", "a", "b", "c"]);
  });

  test("equal weights keep the order of the list", () => {
    const entries = [entry("x", "Rates", ""), entry("y", "Rates", "")];
    expect(findEntries(entries, "rates").map(({ url }) => url)).toEqual(["x", "y"]);
  });

  test("at most eight results", () => {
    const entries = Array.from({ length: 13 }, (_, index) => entry(`e${index}`, "DSCR", ""));
    expect(findEntries(entries, "dscr")).toHaveLength(8);
  });

  test.each(["", "   ", "no such thing anywhere"])("%o finds nothing", (text) => {
    expect(findEntries(searchEntries, text)).toEqual([]);
  });

  test.each([...popularSearches, "calculator", "requirements", "lenders"])(
    "the suggestion %o finds something",
    (text) => {
      expect(findEntries(searchEntries, text)).not.toEqual([]);
    },
  );

  test("there are exactly 13 entries", () => {
    expect(searchEntries).toHaveLength(13);
  });
});
