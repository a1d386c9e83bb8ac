import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { PAGE_START_ID, type PageStart } from "../../../src/start/page-start.ts";
import { test } from "../browser.ts";

type Visit = (page: Page) => Promise<void>;

/** Pages, and what shows more there than the document contained. */
const VISITS: readonly (readonly [path: string, visit: Visit])[] = [
  ["/", search],
  ["/lender-partners", askForQuote],
  ["/deal-analyzer", scrollThrough],
  ["/refinance-planner", scrollThrough],
  ["/compare-offers", scrollThrough],
  ["/hold-projection", scrollThrough],
  ["/states", scrollThrough],
  ["/formulas", scrollThrough],
  ["/cash-flow-analysis", scrollThrough],
  ["/no-such-page", scrollThrough],
];

describe("the styles that a document brings along", () => {
  test.for(VISITS)(
    "are all that %s needs: the whole sheet changes nothing",
    async (visited, { openPage }) => {
      const [path, visit] = visited;
      const page = await openPage({ reducedMotion: "reduce" });
      const sheets = watchSheets(page);
      await page.goto(path);
      await visit(page);
      for (const [width, isDark] of [
        [360, false],
        [1280, true],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate((isDark) => document.documentElement.classList.toggle("dark", isDark), isDark);
        expect(await changesByWholeSheet(page)).toEqual([]);
      }
      expect(sheets).toEqual([]);
    },
  );
});

test("filters and tabs of a page need no more styles, so they work without a connection", async ({
  openPage,
}) => {
  const page = await openPage();
  const sheets = watchSheets(page);
  await page.goto("/dscr-calculator");
  await page.context().setOffline(true);
  await page.getByRole("tab", { name: "Scenario Planning" }).click();
  await page.getByRole("button", { name: "Add Scenario" }).waitFor();
  await page.context().setOffline(false);
  await page.goto("/lender-partners");
  await page.context().setOffline(true);
  await page.getByLabel("Closing time").selectOption("fast");
  await page.waitForURL("**/lender-partners?**");
  await page.context().setOffline(false);
  expect(sheets).toEqual([]);
});

test("the next page brings the whole sheet, once", async ({ openPage }) => {
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

async function search(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("combobox", { name: "Search the site" }).fill("texas");
  await page.getByRole("option").first().waitFor();
}

async function askForQuote(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Get Quote from Kiavi" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Email" }).fill("nobody");
}

/** Charts load when they come into view. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState("networkidle");
}

function watchSheets(page: Page): readonly string[] {
  const sheets: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") sheets.push(request.url());
  });
  return sheets;
}

const PROPERTIES = [
  ...["display", "position", "color", "background-color", "font-size", "font-weight", "line-height"],
  ...["width", "height", "padding", "margin", "border-width", "border-color", "border-radius", "gap"],
  ...["fill", "stroke", "text-decoration-line", "list-style-type", "opacity"],
];

/** The elements that look different with the whole sheet. */
async function changesByWholeSheet(page: Page): Promise<string[]> {
  const { stylesheet }: PageStart = JSON.parse((await page.locator(`#${PAGE_START_ID}`).textContent()) ?? "");
  return await page.evaluate(
    async ([stylesheet, properties]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(await (await fetch(stylesheet)).text());
      const describeElements = () =>
        Array.from(document.body.querySelectorAll("*"), (element) => {
          const style = getComputedStyle(element);
          return `${element.outerHTML.slice(0, 200)} ${properties.map((name) => style.getPropertyValue(name))}`;
        });
      // Without a pause in between, in which the page could change by itself.
      const own = describeElements();
      document.adoptedStyleSheets = [sheet];
      const whole = describeElements();
      document.adoptedStyleSheets = [];
      return whole.filter((line, index) => line !== own[index]);
    },
    [stylesheet, PROPERTIES] as const,
  );
}
