import { expect, test } from "vitest";
import { readableText } from "./readable-text.ts";

const read = (main: string) =>
  readableText(
    `<html><head><title>T</title></head><body><header>Menu</header><main>${main}</main></body></html>`,
  );

test("one line for each heading, paragraph and item, and nothing of the frame", () => {
  expect(read("<h1>Guide</h1><div><p>First  one.</p><ul><li>Item <b>two</b></li></ul></div>")).toEqual({
    headings: ["Guide"],
    text: "Guide\nFirst one.\nItem two",
  });
});

test.each([
  ["a breadcrumb", '<nav aria-label="Breadcrumb"><ol><li>Home</li></ol></nav>'],
  ["a form, which repeats the names of all lenders", "<form><h2>Get Quote</h2><label>Name</label></form>"],
  ["a drawing", "<svg><text>1.25</text></svg>"],
  ["a script", "<script>start()</script>"],
  ["what is hidden", '<p hidden="">No</p><span aria-hidden="true">No</span>'],
  ["a by-line", '<div data-nosnippet=""><span>By RentRatio LLC</span></div>'],
  ["a line that is only a link", '<p><a href="/states/texas">View Texas Details</a></p>'],
])("without %s", (_, part) => {
  expect(read(`<p>Text.</p>${part}`)).toEqual({ headings: [], text: "Text." });
});

test("a link inside a sentence stays", () => {
  expect(read('<p>See <a href="/faq">the answers</a>.</p>').text).toBe("See the answers.");
});

test("text in closed details can be found", () => {
  const closed = "<details><summary><h3>Is it?</h3></summary><p>Yes.</p></details>";
  expect(read(closed)).toEqual({ headings: ["Is it?"], text: "Is it?\nYes." });
});

test("a note with a line of its own is apart from the words before it", () => {
  expect(read('<p>Refinanced<span class="block text-sm">Less the cash out</span></p>').text).toBe(
    "Refinanced Less the cash out",
  );
  expect(read('<p>Re<b class="font-semibold">financed</b></p>').text).toBe("Refinanced");
});

test("a row of a table and a term with its meaning are one line each", () => {
  expect(
    read("<table><tbody><tr><th>Kiavi</th><td>1.10</td><td><p>80%</p></td></tr></tbody></table>").text,
  ).toBe("Kiavi · 1.10 · 80%");
  expect(
    read("<dl><div><dt>Specialty</dt><dd><ul><li>Online</li><li>Rentals</li></ul></dd></div></dl>").text,
  ).toBe("Specialty: Online, Rentals");
});

test("parts that only styles set apart do not run into each other", () => {
  expect(read("<p><span>Average DSCR</span><span>1.30</span></p>").text).toBe("Average DSCR 1.30");
  expect(read("<p>View <!-- -->Texas<!-- --> Details</p>").text).toBe("View Texas Details");
});

test("a document without a main part is a mistake of the build", () => {
  expect(() => readableText("<p>Text</p>")).toThrow("no main part");
});

test("parts with an address: a question, a labeled section, and a heading of its own, up to the next of its level", () => {
  const { text, sections = [] } = read(
    `<h1 id="top">Guide</h1><section id="cost" aria-labelledby="cost-name"><h2 id="cost-name">Cost</h2><p>Fees.</p>
     <h3 id="points">Points</h3><p>Percent.</p></section><details><summary id="why"><h2>Why?</h2></summary><p>Yes.</p></details>
     <h2 id="_R_1_">Chosen by React</h2><p>Last.</p>`,
  );
  expect(sections.map(({ id, title, start, end }) => [id, title, text.slice(start, end).trim()])).toEqual([
    ["cost", "Cost", "Fees.\nPoints\nPercent."],
    ["points", "Points", "Percent."],
    ["why", "Why?", "Yes."],
  ]);
});
