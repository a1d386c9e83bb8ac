import { describe, expect, test } from "vitest";
import { EMBED_PATHS } from "../src/calculators/embeds/embed-paths.ts";
import { renderedPages } from "../tests/setup/site/rendered-pages.ts";
import { unmarkedFigures } from "./unmarked-figures.ts";

/** They compute from what the visitor enters, and until then from an example. */
const CALCULATORS: readonly string[] = [
  "/dscr-calculator",
  "/cash-flow-calculator",
  "/deal-analyzer",
  "/refinance-planner",
  "/compare-offers",
  "/hold-projection",
  "/formulas",
  ...EMBED_PATHS,
];
/** Not covered here: their statements of law and tax take sources of their own (`SourcedText`). */
const STATE_GUIDE = /^\/states\/./;

const pages = (await renderedPages).filter(
  ({ path }) => !CALCULATORS.includes(path) && !STATE_GUIDE.test(path),
);

test("every amount and percentage on the site is illustrative, an example or sourced, and says so", () => {
  const unmarked = pages.flatMap(({ path, html }) => unmarkedFigures(html).map((text) => `${path}: ${text}`));
  expect(unmarked).toEqual([]);
});

test("the walk sees the pages with their templates and texts", () => {
  const htmlAt = (path: string) => pages.find((page) => page.path === path)?.html;
  expect(pages.length).toBeGreaterThan(60);
  expect(htmlAt("/dscr-loan-rates")).toContain("Sample Rate Lender A");
  expect(htmlAt("/cities/memphis")).toContain("Whitehaven");
  expect(htmlAt("/dscr-news/texas-market-update")).toContain("8.25%");
  expect(htmlAt("/cash-flow-analysis")).toContain("$280,000");
});

describe("a figure that reads as a fact", () => {
  const claim = "<p>Vacancy in Dallas is near 5.9%.</p>";

  test.each([
    ["a paragraph", claim],
    ["a list item, with all its parts", "<ul><li><h3>Rent</h3><p>It rose to $1,850.</p></li></ul>"],
    ["a row", "<table><tr><td>Rent</td><td>$1,850</td></tr></table>"],
    ["a term with its definition", "<dl><div><dt>Rent</dt><dd>$1,850</dd></div></dl>"],
    ["a percentage in words", "<p>Rates fell by 2 percentage points.</p>"],
  ])("is found in %s", (_, html) => {
    expect(unmarkedFigures(`<section>${html}</section>`)).toHaveLength(1);
  });

  test.each([
    ["a sample", "<p>Our sample rates start at 6.75%.</p>"],
    ["an example in words", "<p>For example, many lenders count 90% of it.</p>"],
    ["an amount to calculate with", "<p>On $300,000, a quarter point is $51 a month.</p>"],
    ["a house with a price", "<p>A $240,000 house rents for $1,900.</p>"],
    ["a law with its name", "<p>Georgia assesses property at 40% of value (Georgia Code § 48-5-7).</p>"],
    ["a figure with agency, table and year", "<p>Median value (Census ACS 2024, B25077): $278,800</p>"],
    ["a line of sources", "<ul><li>The cap is 10%.<p>Source: Texas Comptroller.</p></li></ul>"],
    ["a choice of the reader", "<p>The ratio is 1.08 with 25% down.</p>"],
    ["code", '<pre><code>width="100%"</code></pre>'],
    ["the name of another page", '<ul><li><a href="/a">$100,000-$200,000 loans</a></li></ul>'],
  ])("is not %s", (_, html) => {
    expect(unmarkedFigures(html)).toEqual([]);
  });

  test("is covered by a note in its section, and not by the note of another", () => {
    const note = "<p>Illustrative sample figures. Lenders differ.</p>";
    expect(unmarkedFigures(`<section>${note}<div><section>${claim}</section></div></section>`)).toEqual([]);
    expect(unmarkedFigures(`<section>${note}</section><section>${claim}</section>`)).toHaveLength(1);
  });

  test("is covered by the sources of its section, and not by those of a list item", () => {
    const row = "<table><tr><td>Median rent</td><td>$1,850</td></tr></table>";
    const sources = "Sources: Census ACS 2023, B25064.";
    expect(unmarkedFigures(`<section>${row}<p>${sources}</p></section>`)).toEqual([]);
    expect(unmarkedFigures(`<section>${row}<ul><li>${sources}</li></ul></section>`)).toHaveLength(1);
  });

  test("is covered by a note above the page's first heading, and not by one below it", () => {
    const note = "<p>All figures below are illustrative.</p>";
    expect(unmarkedFigures(`<h1>Dallas</h1>${note}<h2>Rents</h2>${claim}`)).toEqual([]);
    expect(unmarkedFigures(`<h1>Dallas</h1><h2>Rents</h2>${note}${claim}`)).toHaveLength(1);
  });

  test("if it is a law or was measured, needs a source even under a note", () => {
    const note = "<p>All figures below are illustrative.</p>";
    expect(unmarkedFigures(`${note}<p>State law caps the increase at 10%.</p>`)).toHaveLength(1);
    expect(unmarkedFigures(`${note}<p>Rents rose by 4% last year.</p>`)).toHaveLength(1);
    expect(unmarkedFigures(`${note}<p>One lender found that 32% of investors use it.</p>`)).toHaveLength(1);
    expect(unmarkedFigures(`${note}<p>The Florida Constitution (article VII) caps it at 10%.</p>`)).toEqual(
      [],
    );
  });
});
