import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { openSite, test } from "./browser.ts";

const triggers = (page: Page) => page.getByRole("main").locator("details > summary");
const openTriggers = (page: Page) => page.getByRole("main").locator("details[open] > summary");
const trigger = (page: Page, name: string) => triggers(page).filter({ hasText: name });
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

const first = "What is a DSCR loan?";
const second = "How do lenders calculate DSCR?";
const last = "Is RentRatio a lender, and what does it cost me?";

describe("the FAQ", () => {
  test("has twelve questions, all closed at first, and two quotes marked as samples", async ({
    readPage,
  }) => {
    const page = await readPage("/faq");
    expect(await triggers(page).count()).toBe(12);
    expect(await openTriggers(page).count()).toBe(0);
    expect(await page.locator("figure").count()).toBe(2);
    expect(await page.locator("figure").getByText("Illustrative sample").count()).toBe(2);
  });

  test("one answer is open at most, and it can be closed again", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/faq");
    await trigger(page, first).click();
    await page.getByRole("region", { name: first }).waitFor();
    await trigger(page, second).click();
    await page.getByRole("region", { name: second }).waitFor();
    expect(await openTriggers(page).allTextContents()).toEqual([second]);
    expect(await page.getByRole("region", { name: first }).count()).toBe(0);
    await trigger(page, second).click();
    expect(await openTriggers(page).count()).toBe(0);
  });

  test("arrows, Home and End move between the questions, Enter and Space open them", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/faq");
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

  test("a linked question opens, also when the address changes later", async ({ openPage }) => {
    const page = await openPage({ reducedMotion: "reduce" });
    await page.goto("/faq#is-there-a-prepayment-penalty");
    await page.getByRole("region", { name: "Is there a prepayment penalty?" }).waitFor();
    await page.evaluate(() => {
      location.hash = "what-credit-score-do-i-need";
    });
    await page.getByRole("region", { name: "What credit score do I need?" }).waitFor();
    expect(await openTriggers(page).count()).toBe(1);
    const box = await trigger(page, "What credit score do I need?").boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(60);
    expect(box?.y).toBeLessThan(160);
  });

  test("an answer links to itself, and Back and Forward open what their addresses name", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto("/faq#what-dscr-do-i-need");
    await trigger(page, first).click();
    await page.getByRole("link", { name: "Link to this answer" }).click();
    expect(new URL(page.url()).hash).toBe("#what-is-a-dscr-loan");
    // The page renders a new address when it has time. Going back before that would leave it as it was.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.goBack();
    await page.getByRole("region", { name: "What DSCR do I need to qualify?" }).waitFor();
    await page.goForward();
    await page.getByRole("region", { name: first }).waitFor();
    expect(await openTriggers(page).count()).toBe(1);
  });

  test("a fragment that names no question, or is malformed, opens nothing and breaks nothing", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto("/faq#%E0%A4%A");
    expect(await openTriggers(page).count()).toBe(0);
    await trigger(page, first).click();
    expect(await openTriggers(page).count()).toBe(1);
  });

  test("every answer can be read without scripts, one at a time", async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto("/faq");
    for (const question of await triggers(page).all()) await question.click();
    expect(await page.getByRole("main").locator("details > section:visible").count()).toBe(1);
  });

  test("carries FAQPage structured data with all twelve", async () => {
    const html = await (await fetch(`${openSite()}/faq`)).text();
    expect(html).toContain('"@type":"FAQPage"');
    expect(html.match(/"@type":"Question"/g)?.length).toBeGreaterThanOrEqual(12);
  });
});
