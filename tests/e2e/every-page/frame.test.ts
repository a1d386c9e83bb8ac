import { describe, expect } from "vitest";
import { openSite, test } from "../browser.ts";

const phone = { viewport: { width: 360, height: 740 } };

describe("the navigation", () => {
  test("has exactly its eight links, in order, and marks the page that is open", async ({ readPage }) => {
    const page = await readPage("/faq");
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    expect(await links.allTextContents()).toEqual([
      "Calculator",
      "Requirements",
      "Loan Options",
      "Lenders",
      "News",
      "FAQ",
      "Austin TX",
      "Dallas TX",
    ]);
    expect(await page.locator('nav[aria-label="Main"] [aria-current=page]').allTextContents()).toEqual([
      "FAQ",
    ]);
  });

  test("stays at the top while the page scrolls", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/");
    await page.evaluate(() => scrollTo({ top: 1200, behavior: "instant" }));
    expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
  });

  test("moves the focus to the new page's heading, announces its title, and starts at the top", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto("/");
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "FAQ" }).click();
    await page.waitForURL("**/faq");
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const announced = await page.locator("p[role=status].sr-only").last().textContent();
    expect(announced).toBe(await page.title());
  });

  test("goes back to where the visitor was", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/");
    await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
    await page.waitForFunction(() => scrollY === 700);
    // With the mouse directly: the locator's click would first scroll a sticky link "into view".
    const link = await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "FAQ" })
      .boundingBox();
    await page.mouse.click((link?.x ?? 0) + 8, (link?.y ?? 0) + 8);
    await page.waitForURL("**/faq");
    await page.waitForFunction(() => scrollY === 0);
    await page.goBack();
    await page.waitForFunction(() => scrollY === 700);
  });

  test("the skip link is the first stop of the keyboard and leads to the content", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "main");
  });

  test("nothing is kept in the browser but the theme", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/");
    await page.getByRole("button", { name: "Dark theme" }).click();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "FAQ" }).click();
    await page.waitForURL("**/faq");
    await page.reload();
    const kept = await page.evaluate(() => [
      Object.keys(localStorage),
      Object.keys(sessionStorage),
      document.cookie,
    ]);
    expect(kept).toEqual([["theme"], [], ""]);
  });
});

describe("the mobile menu", () => {
  test("opens, keeps the focus inside, closes on Escape and gives the focus back", async ({ openPage }) => {
    const page = await openPage(phone);
    await page.goto("/");
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
  });

  test("closes when a link is chosen", async ({ openPage }) => {
    const page = await openPage(phone);
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("link", { name: "FAQ" }).click();
    await page.waitForURL("**/faq");
    await menu.waitFor({ state: "hidden" });
  });

  test("opens before and without the application's scripts", async ({ openPage }) => {
    const page = await openPage({ ...phone, javaScriptEnabled: false });
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).waitFor();
  });
});

describe("the theme", () => {
  test("is light by default, also on a system that prefers dark", async ({ openPage }) => {
    const page = await openPage({ colorScheme: "dark" });
    await page.goto("/");
    expect(await isDark(page)).toBe(false);
  });

  test("is switched by the header's button, kept, and there before the first paint of the next page", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto("/");
    await page.getByRole("button", { name: "Dark theme" }).click();
    expect(await isDark(page)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
    // The theme must be right even without the application's scripts.
    await page.route("**/assets/*.js", () => {});
    await page.goto("/faq", { waitUntil: "commit" });
    await page.waitForFunction(() => document.body !== null);
    expect(await isDark(page)).toBe(true);
    expect(await page.getByRole("button", { name: "Dark theme" }).getAttribute("aria-pressed")).toBe("true");
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  test("System in the footer follows the system's preference as it changes", async ({ openPage }) => {
    const page = await openPage({ colorScheme: "dark" });
    await page.goto("/");
    await page.getByRole("button", { name: "System" }).click();
    expect(await isDark(page)).toBe(true);
    await page.emulateMedia({ colorScheme: "light" });
    await page.waitForFunction(() => !document.documentElement.classList.contains("dark"));
    expect(await page.getByRole("button", { name: "System" }).getAttribute("aria-pressed")).toBe("true");
  });
});

async function isDark(page: { evaluate<T>(work: () => T): Promise<T> }): Promise<boolean> {
  return await page.evaluate(() => document.documentElement.classList.contains("dark"));
}

describe("failure screens", () => {
  test("one unknown part is content that was not found, with the status 404", async ({ openPage }) => {
    const page = await openPage();
    expect((await page.goto("/nope"))?.status()).toBe(404);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Content Not Found");
    expect(await page.getByText("The requested content could not be found.").count()).toBe(1);
    expect(await page.locator("main").getByRole("link", { name: "Calculator" }).count()).toBe(1);
  });

  test.for([
    ["/FAQ", "/faq"],
    ["/faq/", "/faq"],
    ["//faq", "/faq"],
    ["/faq/?a=B", "/faq?a=B"],
  ])("%s has moved to %s", async ([from, to]) => {
    const response = await fetch(`${openSite()}${from}`, { redirect: "manual" });
    expect(response.status).toBe(301);
    expect(new URL(response.headers.get("location") ?? "", openSite()).href).toBe(`${openSite()}${to}`);
  });
});
