import { expect, test } from "vitest";
import { searchPages } from "./search-pages.ts";

const page = (path: string, title: string, description: string, text: string) => ({
  path,
  title,
  description,
  text,
});

const pages = [
  page("/austin-dscr-loans", "Austin DSCR Loans", "Prices and rents in Austin.", "Rates start at 6.75%."),
  page(
    "/dscr-loan-rates",
    "DSCR Loan Rates",
    "Four sample rates.",
    "Austin is mentioned once, far down in the text.",
  ),
  page("/faq", "FAQ", "Answers.", "Nothing about the capital of Texas."),
];

const paths = (query: string) => searchPages(pages, query).map(({ path }) => path);

test("a word in the title outweighs a word in the text", () => {
  expect(paths("austin")).toEqual(["/austin-dscr-loans", "/dscr-loan-rates"]);
});

test("every word must be somewhere on the page", () => {
  expect(paths("austin rates")).toEqual(["/dscr-loan-rates", "/austin-dscr-loans"]);
  expect(paths("austin capital")).toEqual([]);
});

test("capitals and surrounding spaces do not matter", () => {
  expect(paths("  AUSTIN ")).toHaveLength(2);
});

test("nothing is found for nothing", () => {
  expect(searchPages(pages, "   ")).toEqual([]);
});

test("a match that only the text shows comes with the words around it", () => {
  const [, hit] = searchPages(pages, "austin");
  expect(hit?.excerpt).toBe("Austin is mentioned once, far down in the text.");
  expect(searchPages(pages, "austin")[0]?.excerpt).toBeUndefined();
});

test("an excerpt from the middle of a long text is cut at words, and says so", () => {
  const long = `${"before ".repeat(60)}needle ${"after ".repeat(60)}`;
  const [hit] = searchPages([page("/long", "Long", "Text.", long)], "needle");
  expect(hit?.excerpt).toMatch(/^…before .*needle after .*…$/);
  expect(hit?.excerpt?.length).toBeLessThan(220);
});
