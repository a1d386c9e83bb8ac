import { describe, expect } from "vitest";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { focusedText, widthOf } from "../outcomes.ts";
import {
  calculateButton,
  DSCR_CALCULATOR,
  openCalculated,
  resultPanel,
  shownRatio,
  toast,
  typeAmounts,
} from "./dscr-calculator.ts";

describe("the DSCR calculator", () => {
  test("starts empty, says what Calculate waits for, judges the ratio, and says when the result no longer matches", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto(DSCR_CALCULATOR);
    const result = resultPanel(page);
    expect(await result.locator("strong").count()).toBe(0);
    expect(await calculateButton(page).isDisabled()).toBe(true);
    await page
      .getByText("To calculate, enter monthly rent, monthly expenses, and monthly debt service.")
      .waitFor();
    await typeAmounts(page, "2500", "", "1600");
    expect(await calculateButton(page).isDisabled()).toBe(true);
    await page.getByText("To calculate, enter monthly expenses.").waitFor();

    // Just below 1.25, so it is not rounded up to it.
    await page.locator("#monthlyExpenses").fill("500.65");
    await calculateButton(page).click();
    const message = "Meets minimum requirements but consider improving cash flow.";
    expect(await shownRatio(page).textContent()).toBe("1.24");
    await result.getByText("Qualified", { exact: true }).waitFor();
    await result.getByText(message, { exact: true }).waitFor();
    await result.getByText("An estimate, not a credit decision.").waitFor();
    const progress = result.getByRole("progressbar", { name: /^DSCR \d/ });
    expect(Number(await progress.getAttribute("aria-valuenow"))).toBeCloseTo(124.959375 / 1.5, 6);
    expect(await result.getByRole("status").first().textContent()).toBe(`DSCR 1.24. Qualified. ${message}`);

    await page.locator("#monthlyRent").fill("2600");
    await result.getByText("This result no longer matches them").waitFor();
    expect(await shownRatio(page).textContent()).toBe("1.24");
    await page.getByRole("button", { name: "Reset" }).click();
    expect(await result.locator("strong").count()).toBe(0);
    for (const field of ["monthlyRent", "monthlyExpenses", "monthlyDebtService"]) {
      expect(await page.locator(`#${field}`).inputValue()).toBe("");
    }

    await page.setViewportSize({ width: 320, height: 800 });
    await typeAmounts(page, "9".repeat(60), "0", "0.01");
    await calculateButton(page).click();
    expect(Number(await progress.getAttribute("aria-valuenow"))).toBe(100);
    expect(await result.textContent()).not.toMatch(/NaN|Infinity|-\$?0\b/);
    expect(await widthOf(page)).toBeLessThanOrEqual(320);
  });

  test("refuses wrong amounts with a toast and beside the first wrong field, and keeps the caret while typing", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto(DSCR_CALCULATOR);
    await typeAmounts(page, "-5", "-1", "0");
    for (const [field, complaint] of [
      ["monthlyRent", "Rent must be above $0."],
      ["monthlyExpenses", "Expenses cannot be below $0."],
      ["monthlyDebtService", "Debt service must be above $0."],
    ] as const) {
      await calculateButton(page).click();
      await page.getByText(complaint).waitFor();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(field);
      expect(await resultPanel(page).locator("strong").count()).toBe(0);
      await page.locator(`#${field}`).fill("500");
    }
    await toast(page, "Missing Information")
      .getByText("Please fill in all required fields to calculate your DSCR.")
      .first()
      .waitFor();

    await typeAmounts(page, "1500abc", "12 apples", "1e3");
    await calculateButton(page).click();
    expect(await page.getByText("This is not an amount we can read, so it counts as $0.").count()).toBe(3);
    expect(await page.getByText("must be above").count()).toBe(0);

    const rent = page.locator("#monthlyRent");
    await rent.fill("");
    await page.keyboard.type("2500.5");
    for (let count = 0; count < 5; count += 1) await page.keyboard.press("ArrowLeft");
    await page.keyboard.type("9");
    expect(await rent.inputValue()).toBe("29500.5");
    expect(await rent.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
    await page.keyboard.press("Tab");
    expect(await rent.inputValue()).toBe("$29,500.50");
  });

  test("works by keyboard alone, and its second tab has an address of its own", async ({ openPage }) => {
    const page = await openPage();
    await page.goto(DSCR_CALCULATOR);
    await page.locator("#monthlyRent").focus();
    for (const amount of ["2500", "500", "1600"]) {
      await page.keyboard.type(amount);
      if (amount !== "1600") await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    expect(await shownRatio(page).textContent()).toBe("1.25");
    await page.getByRole("tab", { name: "DSCR Calculator" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.waitForURL("**/dscr-calculator?tab=scenarios");
    await page.getByRole("tab", { name: "Scenario Planning", selected: true }).waitFor();
    expect(await focusedText(page)).toBe("Scenario Planning");
    await page.keyboard.press("ArrowRight");
    await page.getByRole("tab", { name: "DSCR Calculator", selected: true }).waitFor();
    await page.keyboard.press("End");
    await page.getByRole("tab", { name: "Scenario Planning", selected: true }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Add Scenario" }).waitFor();
    expect(await page.locator("#monthlyRent").isVisible()).toBe(false);
  });
});

test("axe finds nothing in any state, nor in the scenarios that take the figures as their base", async ({
  openPage,
}) => {
  const page = await openPage();
  await openCalculated(page);
  // The result stays beside the complaint.
  await page.locator("#monthlyRent").fill("12 apples");
  await calculateButton(page).click();
  await toast(page, "Missing Information").waitFor();
  expect(await findViolations(page)).toEqual([]);

  await page.locator("#monthlyRent").fill("2500");
  await calculateButton(page).click();
  await page.getByRole("button", { name: "Compare Scenarios" }).click();
  await page.waitForURL("**/dscr-calculator?tab=scenarios");
  const base = page.getByRole("list", { name: "Scenarios" }).getByRole("button").first();
  expect(await base.textContent()).toBe("Base Scenario1.25");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("tab-scenarios");
  await page.getByRole("button", { name: "Add Scenario" }).click();
  await page.getByRole("button", { name: "Calculate All" }).click();
  await page.locator("#scenario-monthlyRent").fill("2801");
  await page.getByRole("table", { name: "Comparison of the scenarios" }).scrollIntoViewIfNeeded();
  await page.getByRole("img", { name: "Bars of 2 ratios" }).waitFor();
  expect(await findViolations(page)).toEqual([]);
});
