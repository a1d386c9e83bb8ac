import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { findViolations } from "../axe.ts";
import { scrollToEnd, test } from "../browser.ts";
import { copiedText, countPrintedPages, download, rememberCopies } from "../outcomes.ts";

const path = "/cash-flow-calculator";
const EMPTY = "Enter property details to see cash flow analysis.";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const results = (page: Page) => page.getByRole("region", { name: "Cash flow analysis" });
const schedule = (page: Page) => page.getByRole("region", { name: "Amortization schedule" });
const figure = (page: Page, label: string) =>
  results(page).locator("summary").filter({ hasText: label }).locator("strong");

async function openExample(page: Page): Promise<void> {
  await page.goto(path);
  await page.getByRole("button", { name: "Use These Figures" }).click();
  await figure(page, "Monthly cash flow").waitFor();
}

describe("the cash flow calculator", () => {
  test("starts with the defaults and an example, and shows nothing else until price, rent and rate are above 0; then it follows every key", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto(path);
    await results(page).getByText(EMPTY).waitFor();
    const rate = page.getByRole("spinbutton", { name: "Interest Rate (%)" });
    const downPayment = page.getByRole("spinbutton", { name: "Down Payment (%)" });
    expect(await downPayment.inputValue()).toBe("25");
    expect(await rate.inputValue()).toBe("8.5");
    expect(await field(page, "Loan Term (years) (optional)").inputValue()).toBe("30");
    const sample = results(page).getByRole("figure");
    expect(await sample.textContent()).toMatch(/^An example:/);

    await field(page, "Purchase Price").fill("$300k");
    await results(page).getByText(EMPTY).waitFor();
    await field(page, "Monthly Rent").focus();
    await page.keyboard.type("2");
    await figure(page, "Monthly cash flow").getByText("-$1,728").waitFor();
    expect(await sample.count()).toBe(0);
    await page.keyboard.type("800");
    await figure(page, "Monthly cash flow").getByText("$1,070").waitFor();
    const banner = page.locator("[data-banner=green]");
    await banner.getByText("Before taxes and insurance.").waitFor();
    await page.getByRole("button", { name: "Add typical bills: $313 tax and $150 insurance" }).click();
    await page.getByText("With taxes and insurance, 1.62 fell to 1.35.").waitFor();
    expect(await banner.textContent()).toMatch(/^DSCR exceeds the recommended minimum of 1\.25\./);
    expect(await field(page, "Insurance (optional)").inputValue()).toBe("$150");
    await field(page, "Insurance (optional)").fill("");
    await banner.getByText("Before insurance.").waitFor();
    await field(page, "Property Tax (optional)").fill("");
    await rate.fill("zero");
    await results(page).getByText(EMPTY).waitFor();
    await page.getByText("This is not a number we can read, so it counts as 0.").waitFor();

    await rate.fill("8.5");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    expect(await rate.inputValue()).toBe("8.7");
    await page.keyboard.press("ArrowDown");
    expect(await rate.inputValue()).toBe("8.6");
    const term = field(page, "Loan Term (years) (optional)");
    await term.fill("0");
    await page.getByText("The least this can be is 0.5, so there is no result.").waitFor();
    await results(page).getByText(EMPTY).waitFor();
    await term.fill("");
    await downPayment.fill("");
    await figure(page, "Loan amount").getByText("$225,000").waitFor();
    await downPayment.fill("140");
    await page.getByText("The most this can be is 100, so it counts as 100.").waitFor();
    await figure(page, "Loan amount").getByText("$0").waitFor();
    await page.locator("[data-banner=none]").getByText("There is no loan payment to cover").waitFor();
    expect(await results(page).textContent()).not.toMatch(/NaN|Infinity|-\$?0\b/);
  });

  test("the example gives the figures of the specification's formulas, as figures, schedule, CSV and print; a private link opens a copy", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.addInitScript(rememberCopies);
    await openExample(page);
    for (const [label, value] of [
      ["Monthly cash flow", "$360"],
      ["DSCR", "1.21"],
      ["Total expenses", "$710"],
    ] as const) {
      expect(await figure(page, label).first().textContent(), label).toBe(value);
    }
    await results(page).locator("summary").filter({ hasText: "Cap rate" }).click();
    await results(page).getByText("$2,090 × 12 ÷ $300,000 = 8.4%").waitFor();
    const banner = page.locator("[data-banner=yellow]");
    await banner.getByText("meets the minimum of 1.00. Consider improvements").waitFor();
    await banner.getByText("You keep $360 a month.").waitFor();
    await results(page).getByText("An estimate, not a credit decision.").waitFor();
    const breakdown = results(page).getByRole("table", { name: "Where the rent goes each month" });
    await breakdown.getByRole("row", { name: "Vacancy -$140" }).waitFor();
    await breakdown.getByRole("row", { name: "Left for you $360" }).waitFor();
    const status = page.getByRole("status");
    await status.filter({ hasText: "Monthly cash flow $360. DSCR 1.21." }).waitFor({ state: "attached" });

    await scrollToEnd(schedule(page));
    const years = page.getByRole("table", { name: "Principal, interest and balance by year" });
    await years.getByRole("row", { name: "1 $1,701 $19,060 $223,299" }).waitFor();
    expect(await years.getByRole("row").count()).toBe(31);
    await years.getByRole("row", { name: /^30 .* \$0$/ }).waitFor();
    await page.getByRole("img", { name: /^What is still owed/ }).waitFor();
    const save = page.getByRole("button", { name: "Download Schedule (CSV)" });
    const lines = (await download(page, () => save.click())).bytes.toString().split("\r\n");
    expect(lines).toHaveLength(362);
    expect(lines[1]).toBe("1,1730.06,136.31,1593.75,224863.69");

    await results(page).getByRole("button", { name: "Share" }).click();
    await page.locator(".toast").filter({ hasText: "The result and its private link." }).waitFor();
    const shared = await copiedText(page);
    await page.getByRole("button", { name: "Copy Private Link" }).click();
    await page.locator(".toast").filter({ hasText: "Link Copied" }).waitFor();
    expect(shared).toBe(
      `A house of $300,000: DSCR 1.21, $360 of cash flow a month\n${await copiedText(page)}`,
    );
    const friend = await openPage();
    await friend.goto(await copiedText(page));
    expect(await field(friend, "Purchase Price").inputValue()).toBe("$300,000");
    await figure(friend, "Monthly cash flow").getByText("$360").waitFor();
    await friend.getByRole("button", { name: "Reset" }).click();
    await results(friend).getByText(EMPTY).waitFor();
    await expect.poll(() => new URL(friend.url()).hash).toBe("");

    expect(await countPrintedPages(page)).toBe(1);
    await page.emulateMedia({ media: "print" });
    const report = page.locator("[data-report]");
    await report.getByText(/^[A-Z][a-z]+ \d{1,2}, \d{4}/).waitFor();
    await report.getByText("$4,319.28 ÷ $75,000 = 5.8%").waitFor();
  });

  test("axe finds nothing with everything open", async ({ openPage }) => {
    const page = await openPage();
    await openExample(page);
    await scrollToEnd(schedule(page));
    await page.getByRole("img", { name: /^What is still owed/ }).waitFor();
    for (const summary of await results(page).locator("summary").all()) await summary.click();
    // Costs are optional, so the results stay beside the complaint.
    await page.getByLabel("Property Tax").fill("x");
    await page.getByText("This is not an amount we can read").waitFor();
    expect(await findViolations(page)).toEqual([]);
  });
});
