import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { findViolations } from "./axe.ts";
import { openSite, test } from "./browser.ts";
import { copiedText, rememberCopies } from "./clipboard.ts";
import { visit } from "./visit.ts";

const path = "/dscr-calculator";

async function type(page: Page, rent: string, expenses: string, debtService: string): Promise<void> {
  await page.locator("#monthlyRent").fill(rent);
  await page.locator("#monthlyExpenses").fill(expenses);
  await page.locator("#monthlyDebtService").fill(debtService);
}

const calculate = (page: Page) => page.getByRole("button", { name: "Calculate", exact: true });
const panel = (page: Page) => page.getByRole("region", { name: "Your DSCR" });
const ratio = (page: Page) => panel(page).locator("strong").first();
const toast = (page: Page, title: string) => page.locator(".toast").filter({ hasText: title });

async function openCalculated(page: Page): Promise<void> {
  await visit(page, path);
  await type(page, "$2,500", "500", "1600");
  await calculate(page).click();
  await ratio(page).waitFor();
}

describe("the DSCR calculator", () => {
  test("starts empty, and says what Calculate waits for", async ({ openPage }) => {
    const page = await openPage();
    await visit(page, path);
    expect(await panel(page).locator("strong").count()).toBe(0);
    expect(await calculate(page).isDisabled()).toBe(true);
    await page
      .getByText("To calculate, enter monthly rent, monthly expenses, and monthly debt service.")
      .waitFor();
    await type(page, "2500", "", "1600");
    expect(await calculate(page).isDisabled()).toBe(true);
    await page.getByText("To calculate, enter monthly expenses.").waitFor();
    await page.locator("#monthlyExpenses").fill("0");
    expect(await calculate(page).isEnabled()).toBe(true);
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
      await visit(page, path);
      await type(page, rent, expenses, debt);
      await calculate(page).click();
      expect(await ratio(page).textContent()).toBe(shown);
      await panel(page).getByText(badge, { exact: true }).waitFor();
      await panel(page).getByText(message, { exact: true }).waitFor();
      await panel(page).getByText("An estimate, not a credit decision.").waitFor();
      await panel(page)
        .getByRole("img", { name: `DSCR ${shown}` })
        .waitFor();
      const progress = Number(await panel(page).getByRole("progressbar").getAttribute("value"));
      expect(progress).toBeCloseTo(Math.min(dscr / 1.5, 1), 6);
      const status = panel(page).getByRole("status").first();
      expect(await status.textContent()).toBe(`DSCR ${shown}. ${badge}. ${message}`);
    },
  );

  test.for([
    ["abc", "500", "1600", "Rent must be above $0.", "monthlyRent"],
    ["2500", "-1", "1600", "Expenses cannot be below $0.", "monthlyExpenses"],
    ["2500", "500", "0", "Debt service must be above $0.", "monthlyDebtService"],
  ] as const)(
    "refuses %s, %s, %s with a toast and beside the field",
    async ([rent, expenses, debt, complaint, field], { openPage }) => {
      const page = await openPage();
      await visit(page, path);
      await type(page, rent, expenses, debt);
      await calculate(page).click();
      await toast(page, "Missing Information")
        .getByText("Please fill in all required fields to calculate your DSCR.")
        .waitFor();
      await page.getByText(complaint).waitFor();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(field);
      expect(await panel(page).locator("strong").count()).toBe(0);
    },
  );

  test("keeps the caret while typing, and formats when the field is left", async ({ openPage }) => {
    const page = await openPage();
    await visit(page, path);
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
    await visit(page, path);
    await type(page, "9".repeat(60), "0", "0.01");
    await calculate(page).click();
    expect(await panel(page).textContent()).not.toMatch(/NaN|Infinity|-\$?0\b/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test("a result says when it no longer matches the inputs; Reset clears both", async ({ openPage }) => {
    const page = await openPage();
    await openCalculated(page);
    await page.locator("#monthlyRent").fill("2600");
    await panel(page).getByText("This result no longer matches them").waitFor();
    expect(await ratio(page).textContent()).toBe("1.25");
    await page.getByRole("button", { name: "Reset" }).click();
    expect(await panel(page).locator("strong").count()).toBe(0);
    for (const field of ["monthlyRent", "monthlyExpenses", "monthlyDebtService"]) {
      expect(await page.locator(`#${field}`).inputValue()).toBe("");
    }
  });

  test("works by keyboard alone", async ({ openPage }) => {
    const page = await openPage();
    await visit(page, path);
    await page.locator("#monthlyRent").focus();
    for (const amount of ["2500", "500", "1600"]) {
      await page.keyboard.type(amount);
      if (amount !== "1600") await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    expect(await ratio(page).textContent()).toBe("1.25");
    await page.getByRole("tab", { name: "DSCR Calculator" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/dscr-calculator?tab=scenarios");
    await page.getByRole("button", { name: "Add Scenario" }).waitFor();
  });
});

describe("what can be done with a result", () => {
  test("it is saved, and a second later the ratio is on the prequalification steps", async ({ openPage }) => {
    const page = await openPage();
    await openCalculated(page);
    const posting = page.waitForRequest((request) => request.url().endsWith("/api/calculator-sessions"));
    await page.getByRole("button", { name: "Get Pre-Qualified for DSCR Loan" }).click();
    const posted = await posting;
    expect(posted.method()).toBe("POST");
    expect(posted.postDataJSON()).toEqual({
      sessionId: expect.stringMatching(/^session-\d{13}$/),
      monthlyRent: "2500",
      monthlyExpenses: "500",
      monthlyDebtService: "1600",
      calculatedDSCR: "1.25",
    });
    expect((await posted.response())?.status()).toBe(201);
    await toast(page, "Calculation Saved").getByText("Redirecting to prequalification steps...").waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    await page.waitForURL("**/prequalification-steps");
    await page.getByRole("region", { name: "Your ratio, from the calculation you saved" }).waitFor();
  });

  // Not through openPage, which takes the logged error for a defect.
  test("when saving fails, the error is logged and the visitor goes on at once", async ({ browser }) => {
    const context = await browser.newContext({ baseURL: openSite() });
    const page = await context.newPage();
    const logged: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") logged.push(message.text());
    });
    await page.route("**/api/calculator-sessions", (route) => route.fulfill({ status: 503, body: "later" }));
    await openCalculated(page);
    await page.getByRole("button", { name: "Get Pre-Qualified for DSCR Loan" }).click();
    await page.waitForURL("**/prequalification-steps");
    expect(logged.join()).toContain("503: later");
    expect(await toast(page, "Calculation Saved").count()).toBe(0);
    await context.close();
  });

  test("it is downloaded as a report with the date in its name", async ({ openPage }) => {
    const page = await openPage();
    await openCalculated(page);
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download Report" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^dscr-report-\d{4}-\d\d-\d\d\.txt$/);
    const report = readFileSync(await download.path(), "utf8");
    expect(report).toContain("Good DSCR! You should qualify for competitive rates.");
    expect(report).toContain("$2,000 ÷ $1,600 = 1.25");
    await toast(page, "Report Downloaded")
      .getByText("Your DSCR calculation report has been saved.")
      .waitFor();
  });

  test("it opens in a mail draft", async ({ openPage }) => {
    const page = await openPage();
    await openCalculated(page);
    const href = await page.getByRole("link", { name: "E-mail Results" }).getAttribute("href");
    expect(href).toMatch(/^mailto:\?subject=DSCR%20calculation%3A%201\.25&body=/);
  });

  test("its summary is copied, or shown where copying fails", async ({ openPage }) => {
    const page = await openPage({ permissions: ["clipboard-write"] });
    await page.addInitScript(rememberCopies);
    await openCalculated(page);
    await page.getByRole("button", { name: "Copy Summary" }).click();
    await toast(page, "Copied to Clipboard").getByText("DSCR results copied successfully.").waitFor();
    const summary = await copiedText(page);
    expect(summary).toMatch(/^DSCR 1\.25 \(Qualified\): monthly rent \$2,500/);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    await page.getByRole("button", { name: "Copy Summary" }).click();
    await toast(page, "Copy Failed").getByText("Unable to copy to clipboard.").waitFor();
    await panel(page).getByText(summary).waitFor();
  });

  test("a private link opens a copy, and the figures never reach the server", async ({ openPage }) => {
    const page = await openPage({ permissions: ["clipboard-write"] });
    await page.addInitScript(rememberCopies);
    await openCalculated(page);
    await page.getByRole("button", { name: "Copy Private Link" }).click();
    await toast(page, "Link Copied").waitFor();
    const link = await copiedText(page);
    expect(link).toBe(`${openSite()}${path}#v=1&rent=2500&expenses=500&debt=1600`);

    const friend = await openPage();
    const requested: string[] = [];
    friend.on("request", (request) => requested.push(`${request.url()} ${request.postData() ?? ""}`));
    await visit(friend, link);
    await friend.getByText("You opened a private link. This is your own copy").waitFor();
    expect(await ratio(friend).textContent()).toBe("1.25");
    // What follows "#" stays in the browser; Playwright shows it only on the document's own address.
    expect(requested.slice(1).join()).not.toMatch(/2500|1600/);
    expect(await friend.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    await visit(friend, `${path}#v=9&rent=1`);
    await friend.getByText("Nothing was filled in.").waitFor();
  });

  test.for(["light", "dark"])("it prints on one page, %s", async (theme, { openPage }) => {
    const page = await openPage();
    await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
    await openCalculated(page);
    const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
    await page.emulateMedia({ media: "print" });
    await page.getByRole("heading", { name: "DSCR 1.25: Qualified" }).waitFor();
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(false);
    for (const text of ["$2,500 − $500 = $2,000", "$2,000 ÷ $1,600 = 1.25", "does not originate"]) {
      expect(await page.getByText(text).last().isVisible()).toBe(true);
    }
  });
});

test("without scripts the formula and a worked example are there, with a request for JavaScript", async ({
  openPage,
}) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(path);
  await page.getByText("needs JavaScript for live results").waitFor();
  await page.getByText("DSCR = (rent − expenses) ÷ debt service").waitFor();
  await page.getByRole("row", { name: /PITIA as debt service.*1\.25/ }).waitFor();
});

test("the three cards explain, and lead on", async ({ openPage }) => {
  const page = await openPage();
  await page.goto(path);
  for (const name of ["What is DSCR", "DSCR Requirements", "Ready to Apply"]) {
    await page.getByRole("region", { name }).waitFor();
  }
  const requirements = page.getByRole("region", { name: "DSCR Requirements" });
  expect(await requirements.getByRole("definition").allTextContents()).toEqual(["1.00", "1.25+", "1.30+"]);
  const apply = page.getByRole("region", { name: "Ready to Apply" }).getByRole("link");
  expect(await apply.getAttribute("href")).toBe("/prequalification-steps");
});

test.for(["light", "dark"])("axe finds nothing in any state, %s", async (theme, { openPage }) => {
  const page = await openPage({ bypassCSP: true, reducedMotion: "reduce" });
  await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
  await openCalculated(page);
  expect(await findViolations(page)).toEqual([]);
  await page.locator("#monthlyRent").fill("12 apples");
  await calculate(page).click();
  await toast(page, "Missing Information").waitFor();
  expect(await findViolations(page)).toEqual([]);
});
