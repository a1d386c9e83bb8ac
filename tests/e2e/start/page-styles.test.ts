import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser.ts";

/** Pages, and what is done there to show what the document did not contain. */
const VISITS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "/": async (page) => {
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("combobox", { name: "Search the site" }).fill("texas");
    await page.getByRole("option").first().waitFor();
  },
  "/deal-analyzer": async (page) => {
    await page.getByLabel("Purchase Price").first().fill("");
    await scrollThrough(page);
  },
  "/compare-offers": scrollThrough,
  "/hold-projection": scrollThrough,
  "/lender-partners": async (page) => {
    await page.getByRole("link", { name: "Get Quote from Kiavi" }).click();
    await page.getByRole("dialog").getByRole("textbox", { name: "Email" }).fill("nobody");
  },
};

describe("a document has all the styles its page can need", () => {
  test.for(Object.entries(VISITS))("%s", async ([path, visit], { openPage }) => {
    const page = await openPage();
    const sheets = watchSheets(page);
    await page.goto(path);
    await visit(page);
    expect(sheets).toEqual([]);
    expect(await changesByFullStyles(page)).toEqual([]);
  });
});

test("the next page brings the full stylesheet, once", async ({ openPage }) => {
  const page = await openPage({ isFirstVisit: true });
  const sheets = watchSheets(page);
  await page.goto("/faq");
  const menu = page.getByRole("navigation", { name: "Main" });
  for (const name of ["Requirements", "News"]) {
    const link = menu.getByRole("link", { name, exact: true });
    await link.click();
    await expect.poll(() => link.getAttribute("aria-current")).toBe("page");
  }
  expect(sheets).toHaveLength(1);
});

function watchSheets(page: Page): readonly string[] {
  const sheets: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") sheets.push(request.url());
  });
  return sheets;
}

/** What comes into view is loaded then. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState("networkidle");
}

const PROPERTIES = [
  ...["display", "position", "color", "background-color", "font-size", "font-weight", "line-height"],
  ...["padding", "margin", "border-width", "border-color", "border-radius", "gap", "grid-template-columns"],
];

/** The elements that the full stylesheet makes look different. */
async function changesByFullStyles(page: Page): Promise<string[]> {
  return await page.evaluate(async (properties) => {
    const start = JSON.parse(document.getElementById("page-start")?.textContent ?? "{}");
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(await (await fetch(start.stylesheet)).text());
    const read = () =>
      Array.from(document.body.querySelectorAll("*"), (element) => {
        const style = getComputedStyle(element);
        return `${element.outerHTML.slice(0, 200)} ${properties.map((name) => style.getPropertyValue(name))}`;
      });
    // Without a pause in between, in which the page could change by itself.
    const own = read();
    document.adoptedStyleSheets.push(sheet);
    const full = read();
    return full.filter((line, index) => line !== own[index]);
  }, PROPERTIES);
}
