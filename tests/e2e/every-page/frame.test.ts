import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { findViolationsOfAll } from "../axe.ts";
import { test } from "../browser.ts";
import { excessWidth, focusedText } from "../outcomes.ts";

const PHONE = { width: 360, height: 740 };

test("without scripts, the navigation has exactly its eight links, marks the page that is open, and opens on a phone", async ({
  readPage,
}) => {
  const page = await readPage("/faq");
  const navigation = page.getByRole("navigation", { name: "Main" });
  expect(await navigation.getByRole("link").allTextContents()).toEqual([
    "Calculator",
    "Requirements",
    "Loan Options",
    "Lenders",
    "News",
    "FAQ",
    "Austin TX",
    "Dallas TX",
  ]);
  expect(await navigation.locator("[aria-current=page]").allTextContents()).toEqual(["FAQ"]);
  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).waitFor();
});

test("the skip link comes first, the navigation stays at the top, a new page starts at its heading, and Back returns to the place", async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto("/");
  await page.keyboard.press("Tab");
  expect(await focusedText(page)).toBe("Skip to content");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.id === "main");
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  await page.waitForFunction(() => scrollY === 700);
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
  // With the mouse directly: the locator's click would first scroll a sticky link "into view".
  const navigation = page.getByRole("navigation", { name: "Main" });
  const link = await navigation.getByRole("link", { name: "FAQ" }).boundingBox();
  await page.mouse.click((link?.x ?? 0) + 8, (link?.y ?? 0) + 8);
  await page.waitForURL("**/faq");
  await page.waitForFunction(() => document.activeElement?.tagName === "H1" && scrollY === 0);
  const announced = await page.locator("p[role=status].sr-only").last().textContent();
  expect(announced).toBe(await page.title());
  const marked = navigation.locator("[aria-current=page]");
  expect(await marked.allTextContents()).toEqual(["FAQ"]);
  await page.goBack();
  await page.waitForFunction(() => scrollY === 700);
  expect(await marked.count()).toBe(0);
});

test("the menu on a phone keeps the focus, gives it back on Escape, and closes when a link is chosen", async ({
  openPage,
}) => {
  const page = await openPage({ viewport: PHONE });
  await page.goto("/");
  const bottom = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.y + box.height : Number.POSITIVE_INFINITY;
  };
  // The answer is on the first screen, its picture too.
  expect(await bottom(page.getByRole("img", { name: /^DSCR 1\.20 on a scale/ }))).toBeLessThan(PHONE.height);
  const header = page.getByRole("banner");
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  await expect.poll(() => bottom(header)).toBeLessThanOrEqual(0);
  await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
  await expect.poll(() => bottom(header)).toBeGreaterThan(0);

  const button = page.getByRole("button", { name: "Menu" });
  await button.click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.waitFor();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("dialog")?.id)).toBe("site-menu");
  }
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Menu");
  await button.click();
  await menu.getByRole("link", { name: /^Refinance Planner How much cash/i }).waitFor();
  await menu.getByRole("link", { name: "FAQ" }).click();
  await page.waitForURL("**/faq");
  await menu.waitFor({ state: "hidden" });

  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  for (const name of ["Search", "Menu"]) {
    const box = await page.getByRole("button", { name }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 1_000), name).toBeLessThanOrEqual(PHONE.width);
    await page.getByRole("button", { name }).click();
    const dialog = page.getByRole("dialog", { name });
    if (name === "Search") {
      // Its answer is a part of a page with a long title.
      await dialog.getByRole("combobox").fill("short-term");
      await dialog.getByRole("option").first().waitFor();
    }
    expect(await excessWidth(dialog), name).toBeLessThanOrEqual(1);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  }
});

test("the tools open below the header, close on Escape and when one is chosen; a kept deal adds a link", async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto("/faq");
  const button = page.getByRole("button", { name: "Tools" });
  const tools = page.getByRole("navigation", { name: "Tools" });
  const myDeals = page.getByRole("banner").getByRole("link", { name: "My Deals", exact: true });
  await button.click();
  await tools.waitFor();
  await page.keyboard.press("Escape");
  await tools.waitFor({ state: "hidden" });
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Tools");
  expect(await myDeals.isVisible()).toBe(false);
  await page.evaluate(() => localStorage.setItem("my-deals", "{}"));
  await page.reload();
  await myDeals.waitFor();
  await page.evaluate(() => localStorage.removeItem("my-deals"));
  await button.click();
  await tools.getByRole("link", { name: /^My Deals/ }).click();
  await page.waitForURL("**/my-deals");
  await tools.waitFor({ state: "hidden" });
});

test("axe finds nothing in the frame, narrow or wide", async ({ openPage }) => {
  const page = await openPage();
  await page.goto("/about");
  expect(await findViolationsOfAll(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await findViolationsOfAll(page)).toEqual([]);
});

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains("dark"));

describe("the theme", () => {
  test("is light by default, also on a system that prefers dark; System in the footer follows it as it changes", async ({
    openPage,
  }) => {
    const page = await openPage({ colorScheme: "dark" });
    await page.goto("/");
    expect(await isDark(page)).toBe(false);
    await page.getByRole("button", { name: "System" }).click();
    expect(await isDark(page)).toBe(true);
    await page.emulateMedia({ colorScheme: "light" });
    await page.waitForFunction(() => !document.documentElement.classList.contains("dark"));
    expect(await page.getByRole("button", { name: "System" }).getAttribute("aria-pressed")).toBe("true");
  });

  test("is switched by the header's button, there before the next page's first paint, and all that is kept in the browser", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto("/");
    await page.getByRole("button", { name: "Dark theme" }).click();
    expect(await isDark(page)).toBe(true);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "FAQ" }).click();
    await page.waitForURL("**/faq");
    // The theme must be right even without the application's scripts.
    await page.route("**/assets/*.js", () => {});
    await page.reload({ waitUntil: "commit" });
    await page.waitForFunction(() => document.body !== null);
    expect(await isDark(page)).toBe(true);
    expect(await page.getByRole("button", { name: "Dark theme" }).getAttribute("aria-pressed")).toBe("true");
    const kept = await page.evaluate(() => [
      Object.entries(localStorage),
      Object.keys(sessionStorage),
      document.cookie,
    ]);
    expect(kept).toEqual([[["theme", "dark"]], [], ""]);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
});
