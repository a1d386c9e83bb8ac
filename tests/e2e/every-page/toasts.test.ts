import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser.ts";
import { isFocused } from "../outcomes.ts";

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

/** Fails if there is no toast. */
async function swipe(page: Page, distance: number): Promise<void> {
  const box = await page.locator(".toast").boundingBox();
  if (box === null) throw new Error("The toast is not shown");
  const [x, y] = [box.x + 20, box.y + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 15, y);
  await page.mouse.move(x + distance, y);
  await page.mouse.up();
}

describe("toasts", () => {
  test("stay five seconds, and longer under the pointer", async ({ openPage }) => {
    // A separate context, because the fake clock applies to the whole context.
    const page = await openPage({ isFirstVisit: true });
    await page.clock.install();
    await page.goto("/dscr-calculator");
    await page.clock.pauseAt(Date.now() + 60_000);
    await calculateNothing(page);
    // A toast is announced a moment after it appeared.
    const isAnnounced = async () => {
      await page.clock.runFor(50);
      return await page.getByRole("status").filter({ hasText: "Missing Information" }).isVisible();
    };
    await expect.poll(isAnnounced).toBe(true);
    await page.clock.runFor(4_700);
    await page.locator(".toast").hover();
    await page.clock.runFor(60_000);
    expect(await page.locator(".toast").count()).toBe(1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(100);
    expect(await page.locator(".toast").count()).toBe(1);
    await page.clock.runFor(200);
    await page.locator(".toast").waitFor({ state: "detached" });
  });

  test("are one at a time, take the focus by F8, close by Escape and by a swipe of 80 px to the right", async ({
    openPage,
  }) => {
    const page = await openPage();
    const toast = page.locator(".toast");
    await page.goto("/dscr-calculator");
    await calculateNothing(page);
    await toast.waitFor();
    await calculate(page);
    await calculate(page);
    expect(await toast.count()).toBe(1);

    const focusedBefore = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press("F8");
    expect(await isFocused(page.getByRole("region", { name: "Notifications (F8)" }))).toBe(true);
    await page.keyboard.press("Tab");
    expect(await isFocused(toast.getByRole("button", { name: "Close" }))).toBe(true);
    await page.keyboard.press("Escape");
    await toast.waitFor({ state: "detached" });
    expect(await focusedBefore.evaluate((element) => element === document.activeElement)).toBe(true);

    await calculate(page);
    await swipe(page, 30);
    await swipe(page, 80);
    await toast.waitFor({ state: "detached" });
  });
});
