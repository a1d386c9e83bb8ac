import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { workedExamples } from "../../content/articles/worked-examples.ts";
import { computeExample } from "../../src/articles/worked-example.ts";
import { rateTable } from "../../src/landings/landings-catalog.server.ts";
import { test } from "./browser.ts";

const LONG_FORM = "/dscr-loan-long-form";

const SECTIONS = [
  "fundamentals",
  "qualification",
  "rates-and-terms",
  "application-process",
  "property-types",
  "lender-comparison",
  "portfolio-scaling",
  "tax",
  "risk",
  "outlook",
];

const ARTICLES = [
  "/dscr-vs-traditional-mortgages",
  "/pros-and-cons-dscr-loans",
  LONG_FORM,
  "/dscr-loan-requirements",
  "/investment-property-loans",
  "/dscr-loan-rates",
  "/dscr-loan-pros-and-cons",
];

describe.for(ARTICLES)("%s", (path) => {
  test("says who answers for it, when it was reviewed, where it stands and where to go next", async ({
    readPage,
  }) => {
    const page = await readPage(path);
    await page.getByText("By RentRatio LLC").waitFor();
    await page.getByText("Reviewed November 1, 2026").waitFor();
    await page.getByRole("navigation", { name: "Breadcrumb" }).waitFor();
    expect(await page.getByRole("navigation", { name: "Related pages" }).getByRole("link").count()).toBe(
      path === "/dscr-loan-rates" ? 5 : 4,
    );
    const documents = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? "")));
    const article = documents.find((document) => document["@type"] === "Article");
    expect(article).toMatchObject({ dateModified: "2026-11-01", author: { name: "RentRatio LLC" } });
    expect(documents.some((document) => document["@type"] === "BreadcrumbList")).toBe(true);
  });
});

test("the comparison has its table and an example that the calculator computed", async ({ readPage }) => {
  const page = await readPage("/dscr-vs-traditional-mortgages");
  const example = page.getByRole("region", { name: "One rental, two loans" });
  const rows = await example
    .getByRole("table")
    .locator("tbody tr")
    .evaluateAll((lines) => lines.map((line) => Array.from(line.children, (cell) => cell.textContent)));
  const published = workedExamples.find(({ name }) => name === "dscr-vs-traditional-rental");
  const computed = published && computeExample(published, rateTable).tables.at(-1)?.rows;
  expect(rows).toEqual(computed?.map(({ label, cells }) => [label, ...cells]));
  expect(await example.textContent()).toContain("Illustrative, as of November 1, 2026.");
  const table = page.getByRole("region", { name: "Side by side" }).getByRole("table");
  expect(await table.locator("tbody tr").count()).toBe(12);
});

describe("the long guide", () => {
  const currentIn = (page: Page) =>
    page.getByRole("navigation", { name: "Contents" }).locator("[aria-current=location]").textContent();

  test("has ten sections of 500 words or more, and four worked examples", async ({ readPage }) => {
    const page = await readPage(LONG_FORM);
    for (const id of SECTIONS) {
      const words = ((await page.locator(`#${id}`).textContent()) ?? "").split(/\s+/).length;
      expect(words, id).toBeGreaterThan(500);
    }
    expect(await page.getByText("Worked example", { exact: true }).count()).toBe(4);
    await page.getByText(/^\d+ min read$/).waitFor();
  });

  test("the contents follow the reader, and the progress fills", async ({ openPage }) => {
    const page = await openPage({ reducedMotion: "reduce" });
    await page.goto(LONG_FORM);
    const progress = page.getByRole("progressbar", { name: "Reading progress" });
    const value = () => progress.evaluate((bar) => (bar instanceof HTMLProgressElement ? bar.value : -1));
    expect(await value()).toBe(0);
    await page.locator("#property-types").scrollIntoViewIfNeeded();
    await page.evaluate(() => document.getElementById("property-types")?.scrollIntoView());
    await expect.poll(() => currentIn(page)).toBe("Property Types");
    await expect.poll(value).toBeGreaterThan(0.3);
    expect(await value()).toBeLessThan(0.6);
    await page.keyboard.press("End");
    await expect.poll(value).toBe(1);
  });

  test("a link of the contents has an address that can be opened", async ({ openPage }) => {
    const page = await openPage({ reducedMotion: "reduce" });
    await page.goto(LONG_FORM);
    await page
      .getByRole("navigation", { name: "Contents" })
      .getByRole("link", { name: "Rates and Terms" })
      .press("Enter");
    await expect.poll(() => page.url()).toContain("#rates-and-terms");

    const again = await openPage({ reducedMotion: "reduce" });
    await again.goto(`${LONG_FORM}#tax`);
    const top = () => again.locator("#tax").evaluate((section) => section.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(150);
    expect(await top()).toBeGreaterThanOrEqual(0);
  });

  test("every address inside it is there once", async ({ readPage }) => {
    const page = await readPage(LONG_FORM);
    const ids = await page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const id of SECTIONS) expect(ids).toContain(id);
  });

  test("on paper there is the text, and not what only a screen can use", async ({ openPage }) => {
    const page = await openPage();
    await page.goto(LONG_FORM);
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("heading", { name: "DSCR Fundamentals" }).isVisible()).toBe(true);
    for (const part of [
      page.getByRole("navigation", { name: "Contents" }),
      page.getByRole("progressbar", { name: "Reading progress", includeHidden: true }),
      page.getByRole("navigation", { name: "Related pages", includeHidden: true }),
    ]) {
      expect(await part.first().isVisible()).toBe(false);
    }
  });

  test("on a narrow screen the contents fold", async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 360, height: 800 } });
    await page.goto(LONG_FORM);
    const link = page.locator("details").getByRole("link", { name: "Scaling a Portfolio" });
    expect(await link.isVisible()).toBe(false);
    await page.locator("summary", { hasText: "Contents" }).press("Enter");
    expect(await link.isVisible()).toBe(true);
  });
});
