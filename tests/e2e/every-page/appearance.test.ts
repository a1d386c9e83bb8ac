import { expect } from "vitest";
import { findViolations, showTheme } from "../axe.ts";
import { test } from "../browser.ts";
import { findChangesByWholeSheet } from "./page-styles.ts";

const THEMES = ["light", "dark"] as const;

test("a button that is disabled is grey, and not an outline, in both themes", async ({ openPage }) => {
  const CLEAR = "rgba(0, 0, 0, 0)";
  const page = await openPage();
  await page.goto("/dscr-calculator");
  const backgroundOf = (name: string) =>
    page
      .getByRole("main")
      .getByRole("button", { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  const disabled = new Map<string, string>();
  for (const theme of THEMES) {
    await showTheme(page, theme);
    disabled.set(theme, await backgroundOf("Calculate"));
    expect(disabled.get(theme)).not.toBe(CLEAR);
    expect(await backgroundOf("Reset")).toBe(CLEAR);
  }
  for (const field of await page.getByRole("main").getByRole("textbox").all()) await field.fill("1000");
  await page.locator("main [type=submit]:enabled").first().waitFor();
  for (const theme of THEMES) {
    await showTheme(page, theme);
    await expect.poll(() => backgroundOf("Calculate")).not.toBe(disabled.get(theme));
  }
});

test("the search dialog tells the selected result from the one under the pointer, axe finds nothing in it, and it needs no more styles", async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto("/faq");
  await page.keyboard.press("Control+K");
  await page.getByRole("combobox", { name: "Search the site" }).fill("dscr");
  const options = [0, 1, 2].map((index) => page.getByRole("option").nth(index));
  await options[1]?.hover();
  for (const theme of THEMES) {
    await showTheme(page, theme);
    const looks = await Promise.all(
      options.map((option) =>
        option.evaluate((element) => {
          const { backgroundColor, boxShadow } = getComputedStyle(element);
          return `${backgroundColor} ${boxShadow}`;
        }),
      ),
    );
    expect(new Set(looks).size).toBe(3);
    expect(await findChangesByWholeSheet(page)).toEqual([]);
  }
  expect(await findViolations(page)).toEqual([]);
});

test("a hint for keys is not shown on a touch screen", async ({ openPage }) => {
  const withKeys = await openPage();
  await withKeys.goto("/cash-flow-calculator");
  expect(await withKeys.getByText("Ctrl K").isVisible()).toBe(true);
  expect(await withKeys.getByText("Arrow keys").first().isVisible()).toBe(true);
  const touched = await openPage({
    viewport: { width: 1366, height: 1024 },
    hasTouch: true,
    isMobile: true,
  });
  await touched.goto("/cash-flow-calculator");
  expect(await touched.getByText("Ctrl K").isVisible()).toBe(false);
  expect(await touched.getByText("0 to 100.").isVisible()).toBe(true);
  expect(await touched.getByText("Arrow keys").first().isVisible()).toBe(false);
});

test("a heading with a colon is cut there first", async ({ readPage }) => {
  const page = await readPage("/austin-dscr-loans");
  const heading = page.getByRole("heading", { level: 1 });
  expect(await heading.textContent()).toMatch(/^Austin DSCR Loans: No Income Verification/);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await heading.evaluate(linesOf))[0], `${width} px`).toBe("Austin DSCR Loans:");
  }
});

/** The text of each line of an element, as currently wrapped. */
function linesOf(element: Element): string[] {
  const lines = new Map<number, string>();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const range = document.createRange();
    const text = texts.currentNode.textContent ?? "";
    for (const [index, letter] of Array.from(text).entries()) {
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + 1);
      const top = range.getClientRects()[0]?.top;
      if (top !== undefined) lines.set(top, (lines.get(top) ?? "") + letter);
    }
  }
  return Array.from(lines.values(), (line) => line.trim());
}

test("a content page has its contents beside it, which follow the reader down and up, also after a navigation", async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto("/cash-flow-analysis");
  const contents = page.getByRole("navigation", { name: "Contents" });
  const expectContents = async () =>
    expect(await contents.getByRole("link").allTextContents()).toEqual(
      await page.locator("article h2").allTextContents(),
    );
  await expectContents();
  const current = () => contents.locator("[aria-current=location]").allTextContents();
  const scrollTo = (name: string, line: number) =>
    page
      .getByRole("heading", { name })
      .evaluate((heading, top) => window.scrollBy(0, heading.getBoundingClientRect().top - top), line);
  expect(await current()).toEqual([]);
  await scrollTo("Lines people forget", 100);
  await expect.poll(current).toEqual(["Lines people forget"]);
  await scrollTo("Lines people forget", 500);
  await expect.poll(current).toEqual(["The lender sees a different ratio"]);
  await page.getByRole("main").getByRole("link", { name: "minimum DSCR page" }).click();
  await page.getByRole("heading", { level: 1, name: "Minimum DSCR" }).waitFor();
  await expectContents();
});
