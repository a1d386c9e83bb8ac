import type { Page } from "playwright-core";
import { PAGE_START_ID, type PageStart } from "../../../src/start/page-start.ts";

const PROPERTIES = [
  ...["display", "position", "color", "background-color", "font-size", "font-weight", "line-height"],
  ...["width", "height", "padding", "margin", "border-width", "border-color", "border-radius", "gap"],
  ...["fill", "stroke", "text-decoration-line", "list-style-type", "opacity"],
];

/** The elements that look different with the whole sheet than with the styles that the document brought along. */
export async function findChangesByWholeSheet(page: Page): Promise<string[]> {
  const { stylesheet }: PageStart = JSON.parse((await page.locator(`#${PAGE_START_ID}`).textContent()) ?? "");
  return await page.evaluate(
    async ([stylesheet, properties]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(await (await fetch(stylesheet)).text());
      const elements = Array.from(document.body.querySelectorAll("*"));
      // What is folded away has no size, or an earlier one, until the browser lays it out.
      const sizes = ["width", "height"];
      const named = elements.map((element) =>
        element.checkVisibility() ? properties : properties.filter((name) => !sizes.includes(name)),
      );
      const describeElements = () =>
        elements.map((element, index) => {
          const style = getComputedStyle(element);
          return named[index]?.map((name) => style.getPropertyValue(name)).join(", ");
        });
      const usual = Array.from(document.adoptedStyleSheets);
      // Without a pause in between, in which the page could change by itself.
      const own = describeElements();
      document.adoptedStyleSheets = [sheet, ...usual];
      const whole = describeElements();
      document.adoptedStyleSheets = usual;
      return elements.flatMap((element, index) =>
        own[index] === whole[index]
          ? []
          : [`${element.outerHTML.slice(0, 200)}\n  own: ${own[index]}\n  whole: ${whole[index]}`],
      );
    },
    [stylesheet, PROPERTIES] as const,
  );
}

/**
 * Lays out what lies off the screen, which browsers may leave out (`content-visibility: auto`): it has no size until
 * then. Which sections are left out differs from browser to browser.
 */
export async function layOutEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets = [sheet];
  });
}

/** The stylesheets that a page requests. */
export function watchSheets(page: Page): readonly string[] {
  const sheets: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") sheets.push(request.url());
  });
  return sheets;
}
