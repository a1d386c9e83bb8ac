import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "../../tests/setup/properties.ts";
import { type CarriedQuery, fillMarks, fillSlots, markingQuery, takeMarks } from "./carried-query.ts";

const QUERY: CarriedQuery = { parameter: "from", of: (query) => query, hasOther: () => false };
const mark = markingQuery(QUERY).slice(1);
const value = mark.replace("from=", "");

const marked =
  `<p>Café – ümlaut</p><a href="/a?${mark}">a</a><a href="/b?x=1&amp;${mark}#c">b</a>` +
  `<form action="/d"><input type="hidden" name="from" value="${value}"/><button>é</button></form>`;
const plain =
  `<p>Café – ümlaut</p><a href="/a">a</a><a href="/b?x=1#c">b</a>` +
  `<form action="/d"><button>é</button></form>`;

test("a marked document without its marks is the plain document", () => {
  expect(takeMarks(marked).html).toBe(plain);
  expect(fillMarks(marked, "")).toBe(plain);
});

test("links and forms carry the query, escaped", () => {
  expect(fillMarks(marked, "from=mail&to=%22%3E%3Cb%3E")).toBe(
    `<p>Café – ümlaut</p><a href="/a?from=mail&amp;to=%22%3E%3Cb%3E">a</a>` +
      `<a href="/b?x=1&amp;from=mail&amp;to=%22%3E%3Cb%3E#c">b</a>` +
      `<form action="/d"><input type="hidden" name="from" value="mail"/>` +
      `<input type="hidden" name="to" value="&#34;&#62;&#60;b&#62;"/><button>é</button></form>`,
  );
});

test("filling the plain document is the same as filling the marked one", () => {
  const { html, slots } = takeMarks(marked);
  fc.assert(
    fc.property(fc.webQueryParameters(), (carried) => {
      expect(fillSlots(Buffer.from(html), slots, carried).toString()).toBe(fillMarks(marked, carried));
    }),
    cases(),
  );
});

test("a document that repeats its query anywhere else is refused", () => {
  expect(() => takeMarks(`<p>${value}</p>`)).toThrow("repeats its query");
});
