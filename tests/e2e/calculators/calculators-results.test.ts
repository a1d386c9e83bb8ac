import { describe, expect } from "vitest";
import { openSite, test } from "../browser.ts";
import {
  copiedText,
  countPrintedPages,
  download,
  installClock,
  rememberCopies,
  silence,
  storedBy,
  watchRequests,
} from "../outcomes.ts";
import { DSCR_CALCULATOR, openCalculated, resultPanel, shownRatio, toast } from "./dscr-calculator.ts";

describe("what can be done with a result", () => {
  test("it is saved, and a second later the ratio is on the prequalification steps; Back and the way to change the numbers bring the figures again, until they are reset", async ({
    openPage,
  }) => {
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
    const announced = await page.waitForFunction(
      (text) => document.body.textContent.includes(text) && location.pathname,
      "Redirecting to prequalification steps...",
    );
    expect(await announced.jsonValue()).toBe(DSCR_CALCULATOR);
    await page.waitForURL("**/prequalification-steps");
    await page.locator("[aria-labelledby=your-ratio]").getByText("Good DSCR!").waitFor();

    await page.goBack();
    await shownRatio(page).waitFor();
    expect(await page.locator("#monthlyRent").inputValue()).toBe("$2,500");
    await page.goForward();
    await page.getByRole("link", { name: "change the numbers" }).click();
    await shownRatio(page).waitFor();
    expect(await page.locator("#monthlyDebtService").inputValue()).toBe("$1,600");
    expect(await page.getByText("You opened a private link").count()).toBe(0);
    await page.getByRole("button", { name: "Reset" }).click();
    await page.reload();
    expect(await page.locator("#monthlyRent").inputValue()).toBe("");
  });

  test("when saving fails, the error is logged and the visitor goes on at once", async ({ openPage }) => {
    const page = await openPage({ isFirstVisit: true, tolerated: /503|Too late/ });
    await installClock(page);
    const logged = page.waitForEvent("console", (message) => message.text().includes("503: later"));
    await page.route("**/api/calculator-sessions", (route) => route.fulfill({ status: 503, body: "later" }));
    await openCalculated(page);
    await page.getByRole("button", { name: "Get Pre-Qualified for DSCR Loan" }).click();
    await page.waitForURL("**/prequalification-steps");
    await logged;
    expect(await toast(page, "Calculation Saved").count()).toBe(0);
    await page.getByRole("region", { name: "Your calculation" }).getByText("Good DSCR!").waitFor();
    expect(await page.getByText("Your saved calculation").count()).toBe(0);

    // A server that stays silent has failed, too.
    await page.goBack();
    await shownRatio(page).waitFor();
    await page.unroute("**/api/calculator-sessions");
    await silence(page, "**/api/calculator-sessions");
    const posting = page.waitForRequest("**/api/calculator-sessions");
    await page.getByRole("group", { name: "next steps" }).scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "Get Pre-Qualified for DSCR Loan" }).click();
    await posting;
    await page.clock.runFor(3_000);
    await page.waitForURL("**/prequalification-steps");
    await page.getByRole("region", { name: "Your calculation" }).getByText("Good DSCR!").waitFor();
  });

  test("without a connection the visitor goes on, too, with the figures, and back to them", async ({
    openPage,
  }) => {
    const page = await openPage({
      isFirstVisit: true,
      tolerated: /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
    });
    // React Router's own request, after the browser's prefetch.
    const ahead = page.waitForResponse(
      (response) =>
        response.url().includes("/prequalification-steps.data") &&
        response.request().resourceType() === "fetch",
    );
    const styles = page.waitForResponse(/\.css$/);
    await openCalculated(page);
    await (await ahead).finished();
    await (await styles).finished();
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Get Pre-Qualified for DSCR Loan" }).click();
    const ratio = page.getByRole("region", { name: "Your calculation" });
    await ratio.getByText("1.25", { exact: true }).first().waitFor();
    await page.goBack();
    expect(await shownRatio(page).textContent()).toBe("1.25");
    expect(await page.locator("#monthlyRent").inputValue()).toBe("$2,500");
    await page.goForward();
    await ratio.getByRole("link", { name: "change the numbers" }).click();
    await shownRatio(page).waitFor();
    expect(await page.locator("#monthlyDebtService").inputValue()).toBe("$1,600");
    expect(await page.getByText("You opened a private link").count()).toBe(0);
  });

  test("when the steps cannot be opened, the visitor stays and can ask again", async ({ openPage }) => {
    const page = await openPage({
      isFirstVisit: true,
      tolerated: /ERR_FAILED|Failed to fetch|could not be loaded/,
    });
    for (const path of ["**/prequalification-steps*", "**/api/*", "**/healthz"]) {
      await page.route(path, (route) => route.abort());
    }
    await openCalculated(page);
    const go = page.getByRole("button", { name: "Get Pre-Qualified for DSCR Loan" });
    await go.click();
    await page.getByRole("alert").getByRole("button", { name: "Close" }).click();
    expect(await go.isEnabled()).toBe(true);
    expect(await shownRatio(page).textContent()).toBe("1.25");
    await go.click();
    await page.getByRole("alert").getByText("That page could not be loaded.").waitFor();
  });

  test("it is downloaded, mailed, copied and printed, and a private link opens a copy without the server seeing it", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.addInitScript(rememberCopies);
    await page.setViewportSize({ width: 360, height: 740 });
    await openCalculated(page);
    const gauge = resultPanel(page).getByRole("progressbar", { name: "DSCR 1.25" });
    expect(await gauge.getAttribute("aria-valuetext")).toBe("83% of the way to 1.50");
    await page.getByRole("group", { name: "next steps" }).scrollIntoViewIfNeeded();
    const share = page.getByRole("button", { name: "Share" });
    await share.evaluate((button) => button.scrollIntoView({ block: "end" }));
    await share.dispatchEvent("click");
    const save = page.getByRole("button", { name: "Download Report" });
    // What opens below the screen is scrolled to.
    await expect
      .poll(() => save.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);
    const report = await download(page, () => save.click());
    expect(report.name).toMatch(/^dscr-report-\d{4}-\d\d-\d\d\.txt$/);
    expect(report.bytes.toString()).toContain("$2,000 ÷ $1,600 = 1.25");
    await toast(page, "Report Downloaded")
      .getByText("Your DSCR calculation report has been saved.")
      .waitFor();

    const href = await page.getByRole("link", { name: "E-mail Results" }).getAttribute("href");
    expect(href).toMatch(/^mailto:\?subject=DSCR%20calculation%3A%201\.25&body=/);

    await page.getByRole("button", { name: "Share Result and Link" }).click();
    await toast(page, "Copied to Clipboard").getByText("The result and its private link.").waitFor();
    const shared = await copiedText(page);
    await page.getByRole("button", { name: "Copy Private Link" }).click();
    await toast(page, "Link Copied").waitFor();
    const link = await copiedText(page);
    expect(shared).toBe(
      `DSCR 1.25 (Qualified): $2,000 of income a month over $1,600 of debt service\n${link}`,
    );
    expect(link).toBe(`${openSite()}${DSCR_CALCULATOR}#v=1&rent=2500&expenses=500&debt=1600`);

    await page.getByRole("button", { name: "Copy Summary" }).click();
    await toast(page, "Copied to Clipboard").getByText("DSCR results copied successfully.").waitFor();
    const summary = await copiedText(page);
    expect(summary).toMatch(/^DSCR 1\.25 \(Qualified\): monthly rent \$2,500/);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    await page.getByRole("button", { name: "Copy Summary" }).click();
    await toast(page, "Copy Failed").getByText("Unable to copy to clipboard.").waitFor();
    await resultPanel(page).getByText(summary).waitFor();

    for (const isDark of [false, true]) {
      await page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), isDark);
      expect(await countPrintedPages(page)).toBe(1);
    }
    await page.emulateMedia({ media: "print" });
    await page.getByRole("heading", { name: "DSCR 1.25: Qualified" }).waitFor();
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(false);
    for (const text of ["$2,500 − $500 = $2,000", "$2,000 ÷ $1,600 = 1.25", "does not originate"]) {
      expect(await page.getByText(text).last().isVisible()).toBe(true);
    }

    const friend = await openPage();
    const requested = watchRequests(friend);
    await friend.goto(link);
    await friend.getByText("You opened a private link. This is your own copy").waitFor();
    expect(await shownRatio(friend).textContent()).toBe("1.25");
    // The part after "#" stays in the browser; Playwright shows it only in the document's own URL.
    expect(requested.slice(1).join().replaceAll(openSite(), "")).not.toMatch(/2500|1600/);
    expect(await storedBy(friend)).toBe("");
    await friend.goto(`${DSCR_CALCULATOR}#v=9&rent=1`);
    await friend.getByText("Nothing was filled in.").waitFor();

    await friend.goto(`${DSCR_CALCULATOR}#from=my-deals&v=1&rent=2600&expenses=450&debt=1700`);
    await friend.getByText("This is a copy of a calculation from My Deals.").waitFor();
    await friend.getByText("No payment yet?").click();
    await friend.getByRole("textbox", { name: "Price" }).fill("300k");
    await friend.getByText("Monthly Debt Service is filled in: $1,535.").waitFor();
    expect(await friend.locator("#monthlyDebtService").inputValue()).toBe("$1,534.90");
    await friend.getByRole("button", { name: "Save" }).click();
    await friend.getByRole("dialog", { name: "Keep this DSCR calculation" }).waitFor();
  });
});
