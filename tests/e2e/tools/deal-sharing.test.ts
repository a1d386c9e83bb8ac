import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findStoredLead } from "../../setup/site/site-leads.ts";
import { openSite, test, waitForScripts } from "../browser.ts";
import { copiedText, rememberCopies } from "../clipboard.ts";

const PATH = "/deal-analyzer";
const NOTICE = "You opened a private link.";
const REFERENCE = /RR-[0-9A-Z-]+/;

const rent = (page: Page) => page.getByLabel("Monthly rent").first();

test("the figures stay in the address: a reload and the Back button restore them, the example clears them", async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto(`${PATH}#v=1&price=300000&rent=2345`);
  await page.getByText(NOTICE).waitFor();
  await rent(page).fill("2400");
  await expect.poll(() => new URL(page.url()).hash).toContain("rent=2400");
  await page.reload();
  await waitForScripts(page);
  await expect.poll(() => rent(page).inputValue()).toBe("$2,400");
  // Changed, so it is the visitor's own.
  expect(await page.getByText(NOTICE).count()).toBe(0);

  await rent(page).fill("2700");
  // Sooner than the pause after typing: leaving the field is enough. By keyboard, because sections on the way to the
  // link are laid out as they come into view, and would move it while a mouse button is down.
  await page.getByRole("link", { name: "the formulas page" }).press("Enter");
  await page.waitForURL("**/formulas");
  expect(new URL(page.url()).hash).toBe("");
  await page.goBack();
  await expect.poll(() => rent(page).inputValue()).toBe("$2,700");
  expect(await page.getByText(NOTICE).count()).toBe(0);

  await page.getByRole("button", { name: "Example Figures" }).click();
  await expect.poll(() => page.url()).toMatch(/deal-analyzer$/);
  await rent(page).fill("2401");
  await expect.poll(() => new URL(page.url()).hash).toContain("rent=2401");
  await page.getByRole("button", { name: "Empty Sheet" }).click();
  await expect.poll(() => page.url()).toMatch(/deal-analyzer$/);
});

test("a private link carries the deal in the fragment, which no server sees and nothing stores", async ({
  openPage,
}) => {
  const page = await openPage();
  await page.addInitScript(rememberCopies);
  await page.goto(PATH);
  await rent(page).fill("2345");
  await page
    .getByRole("region", { name: "From the lender's number to yours" })
    .getByText("$2,345")
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Copy Private Link" }).press("Enter");
  await page.locator(".toast", { hasText: "Link Copied" }).waitFor();
  const link = await copiedText(page);
  expect(link).toMatch(`${openSite()}${PATH}#v=1&`);
  expect(await page.evaluate(() => [sessionStorage.length, localStorage.length, document.cookie])).toEqual([
    0,
    0,
    "",
  ]);

  const friend = await openPage();
  const requested: string[] = [];
  friend.on("request", (request) => requested.push(`${request.url()} ${request.postData() ?? ""}`));
  await friend.goto(link);
  await friend.getByText(NOTICE).waitFor();
  await expect.poll(() => friend.locator("[data-truth=lender] .font-serif").textContent()).toBe("1.09");
  expect(requested.slice(1).join()).not.toContain("2345");
});

test("one deal goes from tool to tool and comes back", async ({ openPage }) => {
  const page = await openPage();
  const price = page.getByLabel("Purchase price");
  /** By key: sections above it get their true height when they come into view, and move it away from the pointer. */
  const follow = async (name: string, carried: string, inKeep = false) => {
    const link = (inKeep ? page.locator("#keep") : page).getByRole("link", { name });
    await expect.poll(() => link.getAttribute("href")).toContain(carried);
    await link.press("Enter");
  };
  await page.goto(
    "/cash-flow-calculator#v=1&price=300000&down=25&rate=7.25&years=20&rent=2345&tax=375&insurance=150&maintenance=125&vacancy=125",
  );
  await follow("See It as a Lender Does", "rent=2345");
  await page.getByText("We carried over your figures from the cash flow calculator.").waitFor();
  await expect.poll(() => price.inputValue()).toBe("$300,000");
  await page.locator("summary").filter({ hasText: "The loan" }).click();
  expect(await page.getByLabel("Term", { exact: true }).inputValue()).toBe("20");

  await follow("What this deal earns over the years", "rent=2345");
  await page.waitForURL("**/hold-projection#from=deal&**");
  await page.getByText("We carried over your deal.").waitFor();
  await expect.poll(() => rent(page).inputValue()).toBe("$2,345");
  await follow("Deal analyzer", "rent=2345", true);
  await page.getByText("We carried over the deal.").waitFor();
  await expect.poll(() => rent(page).inputValue()).toBe("$2,345");

  await follow("Refinance planner", "2345", true);
  await page.waitForURL("**/refinance-planner#**");
  await page.getByText("We carried over your deal.").waitFor();
  await expect.poll(() => price.inputValue()).toBe("$300,000");
  expect(await page.getByLabel("Purchase loan").inputValue()).toBe("$225,000");
  await page.getByLabel("Value after repair").fill("400000");
  await page.getByRole("region", { name: "If the appraisal comes in low" }).getByText("$400,000").waitFor();
  await follow("Deal analyzer", "400000", true);
  await page.waitForURL("**/deal-analyzer#*");
  await expect.poll(() => page.getByLabel("Property value").inputValue()).toBe("$400,000");

  // The last loan is the new one of the plan; its prepayment terms become those of the first offer.
  await page.goto(`${PATH}#v=1&price=400000&rent=3100&rate=6.5&prepay=3-2-1`);
  await follow("Compare it with this loan", "rent=3100");
  await page.waitForURL("**/compare-offers#**");
  await page.getByText("We carried over your deal, and its loan as the first offer.").waitFor();
  await expect.poll(() => price.inputValue()).toBe("$400,000");
  const offer = (name: string) => page.getByRole("group", { name, exact: true });
  expect(await offer("Offer A").getByLabel("Rate, %").inputValue()).toBe("6.5");
  expect(await offer("Offer A").getByLabel("Penalty, % by year").inputValue()).toBe("3-2-1");
  await offer("Offer B").getByLabel("Rate, %").fill("6.25");
  await follow("Analyze Offer B", "rate=6.25");
  await page.waitForURL("**/deal-analyzer#**");
  await expect.poll(() => page.getByLabel("Interest rate, %").inputValue()).toBe("6.25");
});

test("a quote has the purpose of the deal, takes the deal along by choice, and the operator gets what the preview showed", async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto(PATH);
  const link = page.getByRole("link", { name: "Get Quote from Kiavi" });
  const dialog = page.getByRole("dialog", { name: "Get Quote from Kiavi" });
  const purpose = dialog.getByLabel(/^Loan Purpose/);
  await link.press("Enter");
  expect(await purpose.inputValue()).toBe("purchase");
  // A choice made there stays until the deal's own changes.
  await purpose.selectOption("portfolio");
  await page.keyboard.press("Escape");
  await link.press("Enter");
  expect(await purpose.inputValue()).toBe("portfolio");
  await page.keyboard.press("Escape");
  await page.locator("summary").filter({ hasText: "The loan" }).click();
  await page.getByLabel("Purpose", { exact: true }).selectOption("cash-out");
  await link.press("Enter");
  await expect.poll(() => purpose.inputValue()).toBe("cashout");

  const choice = dialog.getByRole("checkbox", { name: /^Send my deal along/ });
  expect(await choice.isChecked()).toBe(false);
  await expect.poll(() => choice.inputValue()).toContain("cash-out");
  const preview = await choice.inputValue();
  expect(preview).toContain("Loan amount: $225,000");
  await choice.check();
  await dialog.getByLabel("Full Name").fill("Dana Deal");
  await dialog.getByRole("textbox", { name: "Email" }).fill("dana@deal.example");
  await dialog.getByLabel("Phone Number").fill("(512) 555-0188");
  await dialog.getByRole("checkbox", { name: /automated/ }).check();
  await dialog.getByRole("button", { name: "Get My DSCR Loan Options" }).click();
  await dialog.getByText(REFERENCE).first().waitFor();
  const text = (await dialog.getByText(REFERENCE).first().textContent()) ?? "";
  const lead = await findStoredLead(REFERENCE.exec(text)?.[0] ?? "");
  expect(lead).toMatchObject({ source: "lender-kiavi", loanPurpose: "cashout", dealSummary: preview });
});
