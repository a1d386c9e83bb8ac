import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser.ts";

async function openWithToast(page: Page): Promise<void> {
  await page.goto("/dscr-calculator");
  await calculateNothing(page);
  await page.locator(".toast").waitFor();
}

/** Enters no rent, so that the calculator shows a toast. */
async function calculateNothing(page: Page): Promise<void> {
  await page.getByLabel("Monthly Rent").first().fill("0");
  await page.getByLabel("Monthly Expenses").first().fill("0");
  await page.getByLabel("Monthly Debt Service").first().fill("1600");
  await calculate(page);
}

async function calculate(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Calculate/ })
    .first()
    .click();
}

async function swipe(page: Page, distance: number): Promise<void> {
  const box = await page.locator(".toast").boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 15, y);
  await page.mouse.move(x + distance, y);
  await page.mouse.up();
}

describe("toasts", () => {
  test("stay five seconds", async ({ openPage }) => {
    // A separate context, because the fake clock applies to the whole context.
    const page = await openPage({ isFirstVisit: true });
    await page.clock.install();
    await page.goto("/dscr-calculator");
    await page.clock.pauseAt(Date.now() + 60_000);
    await calculateNothing(page);
    // A toast is announced in its second frame, which is at most two of these steps after it appeared.
    const isAnnounced = async () => {
      await page.clock.runFor(50);
      return await page.getByRole("status").filter({ hasText: "Missing Information" }).isVisible();
    };
    await expect.poll(isAnnounced).toBe(true);
    await page.clock.runFor(4_800);
    expect(await page.locator(".toast").count()).toBe(1);
    await page.clock.runFor(200);
    await page.locator(".toast").waitFor({ state: "detached" });
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

  test("close by a swipe of 80 px to the right", async ({ openPage }) => {
    const page = await openPage();
    await openWithToast(page);
    await swipe(page, 80);
    await page.locator(".toast").waitFor({ state: "detached" });
  });

  test("stay where a swipe ends after 30 px", async ({ openPage }) => {
    const page = await openPage();
    await openWithToast(page);
    await swipe(page, 30);
    await page.locator(".toast[data-swipe=cancel][data-state=open]").waitFor();
  });
});
