import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./browser.ts";

/** A page with a toast on it: the calculator's own, for an amount that cannot be. */
async function openWithToast(page: Page) {
  await page.goto("/dscr-calculator");
  await page.getByLabel("Monthly Rent").first().fill("0");
  await page.getByLabel("Monthly Expenses").first().fill("0");
  await page.getByLabel("Monthly Debt Service").first().fill("1600");
  await calculate(page);
  const toast = page.getByRole("status").filter({ hasText: "Missing Information" });
  await page.locator(".toast").waitFor();
  return toast;
}

async function calculate(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Calculate/ })
    .first()
    .click();
}

describe("toasts", () => {
  test("stay five seconds", async ({ openPage }) => {
    const page = await openPage();
    await openWithToast(page);
    await page.waitForTimeout(4000);
    expect(await page.locator(".toast").count()).toBe(1);
    await page.locator(".toast").waitFor({ state: "detached", timeout: 3000 });
  });

  test("are one at a time", async ({ openPage }) => {
    const page = await openPage();
    await openWithToast(page);
    await calculate(page);
    await calculate(page);
    expect(await page.locator(".toast").count()).toBe(1);
  });

  test("take the focus by F8, and close by the keyboard", async ({ openPage }) => {
    const page = await openPage();
    await openWithToast(page);
    await page.keyboard.press("F8");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("OL");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await page.locator(".toast").waitFor({ state: "detached" });
  });

  test.for([
    [30, 1],
    [80, 0],
  ] as const)("a swipe of %i px to the right leaves %i", async ([distance, left], { openPage }) => {
    const page = await openPage();
    await openWithToast(page);
    const box = await page.locator(".toast").boundingBox();
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 15, y);
    await page.mouse.move(x + distance, y);
    await page.mouse.up();
    await page.waitForTimeout(300);
    expect(await page.locator(".toast").count()).toBe(left);
  });
});
