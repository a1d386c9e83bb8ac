import { gzipSync } from "node:zlib";
import { describe, expect } from "vitest";
import { dscrCalculator } from "../../../content/calculators/calculators.ts";
import { formatRatio } from "../../../src/dscr/dscr.ts";
import { findViolations } from "../axe.ts";
import { test, waitForScripts } from "../browser.ts";
import { fetchFirstScripts } from "../start/first-scripts.ts";
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
  test("starts empty, and says what Calculate waits for", async ({ openPage }) => {
    const page = await openPage();
    await page.goto(DSCR_CALCULATOR);
    expect(await resultPanel(page).locator("strong").count()).toBe(0);
    expect(await calculateButton(page).isDisabled()).toBe(true);
    await page
      .getByText("To calculate, enter monthly rent, monthly expenses, and monthly debt service.")
      .waitFor();
    await typeAmounts(page, "2500", "", "1600");
    expect(await calculateButton(page).isDisabled()).toBe(true);
    await page.getByText("To calculate, enter monthly expenses.").waitFor();
    await page.locator("#monthlyExpenses").fill("0");
    expect(await calculateButton(page).isEnabled()).toBe(true);
  });

  test.for([
    ["2600", "520", "1600", "1.30", "Qualified", "Excellent DSCR! You'll qualify for the best rates.", 1.3],
    [
      "2500",
      "500",
      "1600",
      "1.25",
      "Qualified",
      "Good DSCR! You should qualify for competitive rates.",
      1.25,
    ],
    [
      "2500",
      "500.65",
      "1600",
      "1.24",
      "Qualified",
      "Meets minimum requirements but consider improving cash flow.",
      1.24959375,
    ],
    [
      "1999",
      "400",
      "1600",
      "0.99",
      "Not Qualified",
      "Below minimum requirements. Consider increasing rent or reducing expenses.",
      0.999375,
    ],
    ["9999", "0", "100", "99.99", "Qualified", "Excellent DSCR! You'll qualify for the best rates.", 99.99],
  ] as const)(
    "%s, %s, %s gives %s",
    async ([rent, expenses, debt, shown, badge, message, dscr], { openPage }) => {
      const page = await openPage();
      await page.goto(DSCR_CALCULATOR);
      await typeAmounts(page, rent, expenses, debt);
      await calculateButton(page).click();
      expect(await shownRatio(page).textContent()).toBe(shown);
      await resultPanel(page).getByText(badge, { exact: true }).waitFor();
      await resultPanel(page).getByText(message, { exact: true }).waitFor();
      await resultPanel(page).getByText("An estimate, not a credit decision.").waitFor();
      await resultPanel(page)
        .getByRole("img", { name: `DSCR ${shown}` })
        .waitFor();
      const progress = Number(await resultPanel(page).getByRole("progressbar").getAttribute("value"));
      expect(progress).toBeCloseTo(Math.min(dscr / 1.5, 1), 6);
      const status = resultPanel(page).getByRole("status").first();
      expect(await status.textContent()).toBe(`DSCR ${shown}. ${badge}. ${message}`);
    },
  );

  test.for([
    ["-5", "500", "1600", "Rent must be above $0.", "monthlyRent"],
    ["2500", "-1", "1600", "Expenses cannot be below $0.", "monthlyExpenses"],
    ["2500", "500", "0", "Debt service must be above $0.", "monthlyDebtService"],
  ] as const)(
    "refuses %s, %s, %s with a toast and beside the field",
    async ([rent, expenses, debt, complaint, field], { openPage }) => {
      const page = await openPage();
      await page.goto(DSCR_CALCULATOR);
      await typeAmounts(page, rent, expenses, debt);
      await calculateButton(page).click();
      await toast(page, "Missing Information")
        .getByText("Please fill in all required fields to calculate your DSCR.")
        .waitFor();
      await page.getByText(complaint).waitFor();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(field);
      expect(await resultPanel(page).locator("strong").count()).toBe(0);
    },
  );

  test("keeps the caret while typing, and formats when the field is left", async ({ openPage }) => {
    const page = await openPage();
    await page.goto(DSCR_CALCULATOR);
    const rent = page.locator("#monthlyRent");
    await rent.focus();
    await page.keyboard.type("2500.5");
    for (let count = 0; count < 5; count += 1) await page.keyboard.press("ArrowLeft");
    await page.keyboard.type("9");
    expect(await rent.inputValue()).toBe("29500.5");
    expect(await rent.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
    await page.keyboard.press("Tab");
    expect(await rent.inputValue()).toBe("$29,500.50");
    await rent.fill("12 apples");
    await page.getByText("This is not an amount we can read, so it counts as $0.").waitFor();
  });

  test("extreme amounts show neither NaN nor Infinity nor -0", async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 320, height: 800 } });
    await page.goto(DSCR_CALCULATOR);
    await typeAmounts(page, "9".repeat(60), "0", "0.01");
    await calculateButton(page).click();
    expect(await resultPanel(page).textContent()).not.toMatch(/NaN|Infinity|-\$?0\b/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test("a result says when it no longer matches the inputs; Reset clears both", async ({ openPage }) => {
    const page = await openPage();
    await openCalculated(page);
    await page.locator("#monthlyRent").fill("2600");
    await resultPanel(page).getByText("This result no longer matches them").waitFor();
    expect(await shownRatio(page).textContent()).toBe("1.25");
    await page.getByRole("button", { name: "Reset" }).click();
    expect(await resultPanel(page).locator("strong").count()).toBe(0);
    for (const field of ["monthlyRent", "monthlyExpenses", "monthlyDebtService"]) {
      expect(await page.locator(`#${field}`).inputValue()).toBe("");
    }
  });

  test("works by keyboard alone", async ({ openPage }) => {
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
    await page.keyboard.press("Enter");
    await page.waitForURL("**/dscr-calculator?tab=scenarios");
    await page.getByRole("button", { name: "Add Scenario" }).waitFor();
  });
});

test("without scripts the formula and a worked example are there, with a request for JavaScript", async ({
  openPage,
}) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(DSCR_CALCULATOR);
  await page.getByText("needs JavaScript for live results").waitFor();
  await page.getByText("DSCR = (rent − expenses) ÷ debt service").waitFor();
  const { monthlyRent, taxesAndInsurance, principalAndInterest } = dscrCalculator.example;
  const ratio = formatRatio(monthlyRent / (taxesAndInsurance + principalAndInterest));
  await page.getByRole("row", { name: new RegExp(`PITIA as debt service.*${ratio}`) }).waitFor();
});

test("the three cards explain, and lead on", async ({ openPage }) => {
  const page = await openPage();
  await page.goto(DSCR_CALCULATOR);
  for (const name of ["What is DSCR", "DSCR Requirements", "Ready to Apply"]) {
    await page.getByRole("region", { name }).waitFor();
  }
  const requirements = page.getByRole("region", { name: "DSCR Requirements" });
  expect(await requirements.getByRole("definition").allTextContents()).toEqual(
    dscrCalculator.cards.requirements.figures.map(({ value }) => value),
  );
  const apply = page.getByRole("region", { name: "Ready to Apply" }).getByRole("link");
  expect(await apply.getAttribute("href")).toBe("/prequalification-steps");
});

test("axe finds nothing in any state", async ({ openPage }) => {
  const page = await openPage({ bypassCSP: true, reducedMotion: "reduce" });
  await openCalculated(page);
  expect(await findViolations(page)).toEqual([]);
  await page.locator("#monthlyRent").fill("12 apples");
  await calculateButton(page).click();
  await toast(page, "Missing Information").waitFor();
  expect(await findViolations(page)).toEqual([]);
});

test("what is typed before the scripts arrive counts", async ({ openPage }) => {
  const page = await openPage();
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(DSCR_CALCULATOR, { waitUntil: "commit" });
  await typeAmounts(page, "2500", "500", "1600");
  release();
  await waitForScripts(page);
  await calculateButton(page).click();
  expect(await shownRatio(page).textContent()).toBe("1.25");
});

test("Enter that was pressed before the scripts arrive calculates", async ({ openPage }) => {
  const page = await openPage();
  const released = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(DSCR_CALCULATOR, { waitUntil: "commit" });
  await typeAmounts(page, "2500", "500", "1600");
  await page.locator("#monthlyDebtService").press("Enter");
  released.resolve();
  await shownRatio(page).waitFor();
  expect(await shownRatio(page).textContent()).toBe("1.25");
});

test.for(["1500abc", "USD 2500", "1e3", "1.500,50", "1,50"])(
  "%s is no amount, and every field says so in the same words",
  async (text, { openPage }) => {
    const page = await openPage();
    await page.goto(DSCR_CALCULATOR);
    await typeAmounts(page, text, text, text);
    await calculateButton(page).click();
    await toast(page, "Missing Information").waitFor();
    expect(await page.getByText("This is not an amount we can read, so it counts as $0.").count()).toBe(3);
    expect(await page.getByText("must be above").count()).toBe(0);
  },
);

const OWN_SCRIPT_LIMITS = [
  [DSCR_CALCULATOR, 25_000],
  ["/cash-flow-calculator", 25_000],
  ["/deal-analyzer", 43_500],
  ["/hold-projection", 40_000],
  ["/refinance-planner", 40_000],
  ["/compare-offers", 40_000],
] as const;

test("a route's own script is at most 25 kB gzipped, 40 for the tools of a whole deal and 43.5 for the analyzer, before a chart is opened", async ({
  openPage,
}) => {
  const plain = await fetchFirstScripts(await openPage({ isFirstVisit: true }), "/privacy");
  for (const [address, limit] of OWN_SCRIPT_LIMITS) {
    const scripts = await fetchFirstScripts(await openPage(), address);
    const own = Array.from(scripts).filter(([url]) => !plain.has(url));
    const size = own.reduce((sum, [, script]) => sum + gzipSync(script).length, 0);
    expect(size).toBeGreaterThan(1_000);
    expect(size).toBeLessThanOrEqual(limit);
  }
});
