import { describe, expect, test } from "vitest";
import { listPages } from "../src/site/site-pages.server.ts";
import { shippedContent } from "../tests/setup/shipped-content.ts";
import { shownPages } from "../tests/setup/site/shown-pages.ts";
import { footerGroups, legalLinks, mainLinks } from "./navigation.ts";
import { searchEntries } from "./search-entries.ts";

const pages = listPages(shippedContent);

/** Published from content/pages at the first start, so not in the list of built pages. */
const seeded = ["/cash-flow-analysis"];

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe("the pages of the site", () => {
  test("no two share an address, a title or a description", () => {
    expect(repeated(pages.map(({ path }) => path))).toEqual([]);
    expect(repeated(pages.map(({ title }) => title))).toEqual([]);
    expect(repeated(pages.map(({ description }) => description))).toEqual([]);
  });

  test("every description fits a search result: 70 to 170 characters", () => {
    const outside = pages.filter(({ description }) => description.length < 70 || description.length > 170);
    expect(outside.map(({ path, description }) => [path, description.length])).toEqual([]);
  });

  test("every title fits a browser tab: at most 65 characters", () => {
    expect(pages.filter(({ title }) => title.length > 65).map(({ path, title }) => [path, title])).toEqual(
      [],
    );
  });

  test("a guide's title has at most 60 characters, its description 110 to 160", () => {
    const outside = pages.filter(
      ({ kind, title, description }) =>
        kind === "guide" && (title.length > 60 || description.length < 110 || description.length > 160),
    );
    expect(outside.map(({ path }) => path)).toEqual([]);
  });

  test("every address is canonical: lower case, no trailing slash", () => {
    expect(pages.filter(({ path }) => !/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(path))).toEqual([]);
  });

  test("every page says when it last changed, and none in the future", () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(pages.filter(({ updated }) => !/^\d{4}-\d{2}-\d{2}$/.test(updated) || updated > today)).toEqual(
      [],
    );
  });

  test("samples have no market date", () => {
    const dated = shownPages.filter(({ text }) =>
      /(illustrative|samples?)[^.]{0,30} (as of|set in)\b/i.test(text),
    );
    expect(dated.map(({ path }) => path)).toEqual([]);
  });

  test("sentences say dates as people do: as of November 1, 2026", () => {
    const wrong = shownPages.filter(({ text }) => /as of \d{4}-\d{2}/.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

test("no page shows a visitor, a search or a feed the braces of a figure", () => {
  const shown = [
    ...pages.map(({ path, title, description }) => ({ path, text: `${title} ${description}` })),
    ...shownPages,
  ];
  expect(shown.filter(({ text }) => /\{\{|\}\}/.test(text)).map(({ path }) => path)).toEqual([]);
});

test("every link of the frame and of the search dialog leads to a page", () => {
  const known = new Set([...pages.map(({ path }) => path), ...seeded]);
  const links = [
    ...mainLinks.map(({ href }) => href),
    ...footerGroups.flatMap((group) => group.links.map(({ href }) => href)),
    ...legalLinks.map(({ href }) => href),
    ...searchEntries.map(({ url }) => url),
  ];
  expect(links.filter((link) => !known.has(link.replace(/[?#].*$/, "")))).toEqual([]);
});
