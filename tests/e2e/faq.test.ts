import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./browser.ts";
import { focusedText } from "./outcomes.ts";

const triggers = (page: Page) => page.getByRole("main").locator("details > summary");
const openTriggers = (page: Page) => page.getByRole("main").locator("details[open] > summary");
const trigger = (page: Page, name: string) => triggers(page).filter({ hasText: name });
const answer = (page: Page, name: string) => page.getByRole("region", { name });

const first = "What is a DSCR loan?";
const second = "How do lenders calculate DSCR?";
const last = "Is RentRatio a lender, and what does it cost me?";

describe("the FAQ", () => {
  test("opens one answer at a time by click and keys, and nothing for a malformed address", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto("/faq#%E0%A4%A");
    expect(await openTriggers(page).count()).toBe(0);
    await trigger(page, first).click();
    await answer(page, first).waitFor();
    await trigger(page, second).click();
    await answer(page, second).waitFor();
    expect(await openTriggers(page).allTextContents()).toEqual([second]);
    expect(await answer(page, first).count()).toBe(0);
    await trigger(page, second).click();
    expect(await openTriggers(page).count()).toBe(0);

    await trigger(page, first).focus();
    const steps = [
      ["ArrowDown", second],
      ["ArrowUp", first],
      ["ArrowUp", last],
      ["ArrowDown", first],
      ["End", last],
      ["Home", first],
    ] as const;
    for (const [key, expected] of steps) {
      await page.keyboard.press(key);
      expect(await focusedText(page), key).toBe(expected);
    }
    await page.keyboard.press("Enter");
    expect(await openTriggers(page).allTextContents()).toEqual([first]);
    await page.keyboard.press("Space");
    expect(await openTriggers(page).count()).toBe(0);
  });

  test("opens the question of its address, also when that changes, by a link in the answer, Back or Forward", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto("/faq#is-there-a-prepayment-penalty");
    await answer(page, "Is there a prepayment penalty?").waitFor();
    await page.evaluate(() => {
      location.hash = "what-credit-score-do-i-need";
    });
    await answer(page, "What credit score do I need?").waitFor();
    expect(await openTriggers(page).count()).toBe(1);
    const box = await trigger(page, "What credit score do I need?").boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(60);
    expect(box?.y).toBeLessThan(160);

    await trigger(page, first).click();
    await page.getByRole("link", { name: "Link to this answer" }).click();
    expect(new URL(page.url()).hash).toBe("#what-is-a-dscr-loan");
    // The page renders a new address when it has time. Going back before that would leave it as it was.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.goBack();
    await answer(page, "What credit score do I need?").waitFor();
    await page.goForward();
    await answer(page, first).waitFor();
    expect(await openTriggers(page).count()).toBe(1);
  });
});
