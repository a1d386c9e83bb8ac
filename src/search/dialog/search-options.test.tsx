import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { searchEntries } from "../../../content/search-entries.ts";
import { findEntries } from "./search-entries.ts";
import { SearchOptions } from "./search-options.tsx";

const pages = [{ path: "/florida", title: "Florida", trail: "Guides", excerpt: [] }];

function textOf(text: string, found: typeof pages): string {
  const options = { entries: findEntries(searchEntries, text), pages: found };
  const html = renderToStaticMarkup(
    <SearchOptions id="list" {...options} active={undefined} onChoose={() => {}} />,
  );
  return html.replaceAll(/<[^>]*>/g, "|");
}

test.each(["kiavi", "florida"])("%s: the entries come first, all pages under their own heading", (text) => {
  const order = textOf(text, pages);
  const places = [...findEntries(searchEntries, text).map(({ title }) => title), "From all pages", "Florida"];
  expect(places.map((place) => order.indexOf(`|${place}|`))).toEqual(
    places.map((place) => order.indexOf(`|${place}|`)).toSorted((one, other) => one - other),
  );
  expect(order).toContain("|From all pages|");
});

test("without pages there is no heading for them", () => {
  expect(textOf("kiavi", [])).not.toContain("From all pages");
});
