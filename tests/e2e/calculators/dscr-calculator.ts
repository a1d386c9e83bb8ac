import type { Page } from "playwright-core";

export const DSCR_CALCULATOR = "/dscr-calculator";

export async function typeAmounts(
  page: Page,
  rent: string,
  expenses: string,
  debtService: string,
): Promise<void> {
  await page.locator("#monthlyRent").fill(rent);
  await page.locator("#monthlyExpenses").fill(expenses);
  await page.locator("#monthlyDebtService").fill(debtService);
}

export const calculateButton = (page: Page) => page.getByRole("button", { name: "Calculate", exact: true });
export const resultPanel = (page: Page) => page.getByRole("region", { name: "Your DSCR" });
export const shownRatio = (page: Page) => resultPanel(page).locator("strong").first();
export const toast = (page: Page, title: string) => page.locator(".toast").filter({ hasText: title });

/** The calculator with a result of 1.25. */
export async function openCalculated(page: Page): Promise<void> {
  await page.goto(DSCR_CALCULATOR);
  await typeAmounts(page, "$2,500", "500", "1600");
  await calculateButton(page).click();
  await shownRatio(page).waitFor();
}
