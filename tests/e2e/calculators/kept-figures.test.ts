import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser.ts";
import { calculateButton, DSCR_CALCULATOR, shownRatio, typeAmounts } from "./dscr-calculator.ts";

const homeRatio = (page: Page) => page.locator("[aria-live=polite] .font-serif").first();
const price = (page: Page) => page.getByLabel("Price", { exact: true });

test("Change on the home page leads to the fields that it names, and says nothing of yours", async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 360, height: 740 } });
  await page.goto("/");
  await page.getByRole("link", { name: "Change", exact: true }).click();
  const rate = page.getByLabel("Interest rate, %");
  await expect.poll(() => rate.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => rate.evaluate((field) => field.getBoundingClientRect().top)).toBeGreaterThan(0);
  expect(await rate.evaluate((field) => field.getBoundingClientRect().bottom)).toBeLessThan(740);
  expect(await page.locator("main").textContent()).not.toMatch(/your figures/i);
});

describe("Back and a reload bring back", () => {
  test("the home page's figures and its question", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/");
    await price(page).fill("400000");
    await page.getByLabel("Rent", { exact: true }).first().fill("3300");
    await expect.poll(() => homeRatio(page).textContent()).toBe("1.24");
    await page.getByText("A lender would barely say yes.").waitFor();
    await page.getByRole("link", { name: "See It as a Lender Does" }).click();
    await page.waitForURL("**/deal-analyzer#from=home&**");
    await page.goBack();
    await page.waitForURL((url) => url.pathname === "/");
    await expect.poll(() => price(page).inputValue()).toBe("$400,000");
    await expect.poll(() => homeRatio(page).textContent()).toBe("1.24");

    await page.getByText("I know the payment").click();
    await page.getByLabel("Debt service").fill("1500");
    await page.getByLabel("Debt service").blur();
    await page.reload();
    await expect.poll(() => page.getByLabel("Debt service").inputValue()).toMatch(/1,?500/);
    expect(await page.getByLabel("Debt service").isVisible()).toBe(true);
  });

  test("the DSCR calculator's figures, its result and the loan behind the payment", async ({ openPage }) => {
    const page = await openPage();
    await page.goto(DSCR_CALCULATOR);
    await typeAmounts(page, "2400", "462.50", "");
    await page.getByText("No payment yet?").click();
    await price(page).fill("300000");
    await expect.poll(() => page.locator("#monthlyDebtService").inputValue()).toBe("$1,534.90");
    await calculateButton(page).click();
    await expect.poll(() => shownRatio(page).textContent()).toBe("1.26");
    await page.getByRole("link", { name: "See It as a Lender Does" }).click();
    await page.waitForURL("**/deal-analyzer#from=dscr&**&price=300000&down=25&rate=7.25");
    await expect.poll(() => page.getByLabel("Purchase price").inputValue()).toBe("$300,000");
    await page.goBack();
    await expect.poll(() => shownRatio(page).textContent()).toBe("1.26");
    await expect.poll(() => price(page).inputValue()).toBe("$300,000");
    await page.reload();
    await expect.poll(() => shownRatio(page).textContent()).toBe("1.26");
    expect(await page.locator("#monthlyDebtService").inputValue()).toBe("$1,534.90");
  });
});
