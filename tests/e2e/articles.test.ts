import { expect } from "vitest";
import { workedExamples } from "../../content/articles/worked-examples.ts";
import { computeExample } from "../../src/articles/worked-example.ts";
import { rateTable } from "../../src/landings/landings-catalog.server.ts";
import { selectElements } from "../setup/html-elements.ts";
import { shippedContent } from "../setup/shipped-content.ts";
import { test } from "./browser.ts";
import { fetchPage, linksIn } from "./sent-page.ts";

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

test.for(ARTICLES)(
  "%s says who answers for it, when it was reviewed, where it stands and where to go next",
  async (path) => {
    const page = await fetchPage(path);
    expect(page.text).toContain("By RentRatio LLC");
    expect(page.text).toContain("Reviewed November 1, 2026");
    expect(page.part("Breadcrumb")).toBeDefined();
    expect(linksIn(page.part("Related pages"))).toHaveLength(path === "/dscr-loan-rates" ? 5 : 4);
    const documents = page.structuredData();
    const article = documents.find((document) => document["@type"] === "Article");
    expect(article).toMatchObject({ dateModified: "2026-11-01", author: { name: "RentRatio LLC" } });
    expect(documents.some((document) => document["@type"] === "BreadcrumbList")).toBe(true);
  },
);

test("the comparison has its table and an example that the calculator computed", async () => {
  const page = await fetchPage("/dscr-vs-traditional-mortgages");
  const rowsIn = (name: string) => {
    const table = selectElements(page.part(name)?.within ?? [], "table").at(-1);
    const [body] = selectElements(table?.within ?? [], "tbody");
    return selectElements(body?.within ?? [], "tr").map(({ within }) => within);
  };
  const published = workedExamples(shippedContent).find(({ name }) => name === "dscr-vs-traditional-rental");
  const computed = published && computeExample(published, rateTable(shippedContent)).tables.at(-1)?.rows;
  const shown = rowsIn("One rental, two loans").map((row) =>
    row.filter(({ tag }) => tag === "th" || tag === "td").map(({ text }) => text),
  );
  expect(shown).toEqual(computed?.map(({ label, cells }) => [label, ...cells]));
  expect(page.part("One rental, two loans")?.text).toContain("Illustrative, as of November 1, 2026.");
  expect(rowsIn("Side by side")).toHaveLength(12);
});

test("the long guide has ten sections of 500 words or more, and four worked examples", async () => {
  const page = await fetchPage(LONG_FORM);
  for (const id of SECTIONS) {
    expect(page.textOf("section", { id }).split(/\s+/).length, id).toBeGreaterThan(500);
  }
  expect(page.all("p").filter(({ text }) => text === "Worked example")).toHaveLength(4);
  expect(page.all("span").some(({ text }) => /^\d+ min read$/.test(text))).toBe(true);
});

test("the long guide opens at the section of its address, its contents follow the reader, fold and stay off paper", async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto(`${LONG_FORM}#tax`);
  const top = () => page.locator("#tax").evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(150);
  expect(await top()).toBeGreaterThanOrEqual(0);

  const contents = page.getByRole("navigation", { name: "Contents" });
  const progress = page.getByRole("progressbar", { name: "Reading progress" });
  const value = () => progress.evaluate((bar) => (bar instanceof HTMLProgressElement ? bar.value : -1));
  // Sections are laid out as they come near, which may end a scroll on its way.
  const valueAfter = async (key: string) => {
    await page.keyboard.press(key);
    return await value();
  };
  await expect.poll(() => valueAfter("Home")).toBe(0);
  await page.locator("#property-types").evaluate((section) => section.scrollIntoView());
  await expect.poll(() => contents.locator("[aria-current=location]").textContent()).toBe("Property Types");
  await expect.poll(value).toBeGreaterThan(0.3);
  expect(await value()).toBeLessThan(0.6);
  await expect.poll(() => valueAfter("End")).toBe(1);
  await contents.getByRole("link", { name: "Rates and Terms" }).press("Enter");
  await expect.poll(() => page.url()).toContain("#rates-and-terms");

  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("heading", { name: "DSCR Fundamentals" }).isVisible()).toBe(true);
  for (const part of [
    contents,
    page.getByRole("progressbar", { name: "Reading progress", includeHidden: true }),
    page.getByRole("navigation", { name: "Related pages", includeHidden: true }),
  ]) {
    expect(await part.first().isVisible()).toBe(false);
  }
  await page.emulateMedia({ media: "screen" });

  await page.setViewportSize({ width: 360, height: 800 });
  const link = page.locator("details").getByRole("link", { name: "Scaling a Portfolio" });
  expect(await link.isVisible()).toBe(false);
  await page.locator("summary", { hasText: "Contents" }).press("Enter");
  expect(await link.isVisible()).toBe(true);
});
