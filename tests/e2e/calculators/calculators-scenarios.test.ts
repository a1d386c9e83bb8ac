import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "../browser.ts";
import { copiedText, countPrintedPages, rememberCopies } from "../outcomes.ts";

const path = "/dscr-calculator?tab=scenarios";

async function edit(page: Page, rent: string, expenses: string, debtService: string): Promise<void> {
  await page.locator("#scenario-monthlyRent").fill(rent);
  await page.locator("#scenario-monthlyExpenses").fill(expenses);
  await page.locator("#scenario-monthlyDebtService").fill(debtService);
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const rows = (page: Page) => page.getByRole("list", { name: "Scenarios" }).getByRole("button");
const table = (page: Page) => page.getByRole("table", { name: "Comparison of the scenarios" });

const said = (page: Page, text: string) =>
  page.getByRole("status").filter({ hasText: text }).waitFor({ state: "attached" });

test("scenarios are copied from the base, calculated alone or together, compared, renamed, removed, printed and shared", async ({
  openPage,
}) => {
  const page = await openPage();
  await page.addInitScript(rememberCopies);
  await page.goto(path);
  const rent = page.locator("#scenario-monthlyRent");
  await rent.waitFor();
  expect(await rows(page).allTextContents()).toEqual(["Base Scenariono result yet"]);
  // The base cannot be removed.
  expect(await page.getByRole("button", { name: /^Remove/ }).count()).toBe(0);

  await edit(page, "2500", "500", "1600");
  await press(page, "Add Scenario");
  expect(await page.getByLabel("Scenario Name").inputValue()).toBe("Scenario 1");
  expect(await rent.inputValue()).toBe("$2,500");
  expect(await rows(page).nth(1).getAttribute("aria-current")).toBe("true");
  expect(await rows(page).nth(1).textContent()).toContain("no result yet");
  await said(page, "Scenario 1 added, a copy of the base.");
  await rent.fill("2800");
  await press(page, "Calculate This Scenario");
  await said(page, "Scenario 1: DSCR 1.44, Qualified.");
  expect(await rows(page).nth(0).textContent()).toContain("no result yet");
  expect(await table(page).count()).toBe(0);

  await press(page, "Add Scenario");
  await page.locator("#scenario-monthlyDebtService").fill("nothing");
  await press(page, "Calculate All");
  await said(page, "2 scenarios calculated. Passed over for lack of rent or debt service: Scenario 2.");
  expect(await rows(page).nth(2).textContent()).toContain("no result yet");
  await edit(page, "2000", "500", "1600");
  await press(page, "Add Scenario");
  await press(page, "Calculate All");
  await table(page).scrollIntoViewIfNeeded();
  await page.getByRole("img", { name: "Bars of 4 ratios" }).waitFor();
  const trends = await table(page).getByRole("row").locator("td:last-child").allTextContents();
  expect(trends).toEqual(["–", "▲ higher by 0.19", "▼ lower by 0.31", "→ same as base"]);
  expect(await rows(page).nth(1).textContent()).toContain("higher by 0.19");
  expect(await rows(page).nth(0).textContent()).toBe("Base Scenario1.25");

  // Editing keeps a result, and says that it no longer matches.
  await rent.fill("9000");
  await rows(page).nth(3).getByText("inputs changed since").waitFor();
  expect(await rows(page).nth(3).textContent()).toContain("1.25");
  await page.getByText("This result no longer matches them").first().waitFor();

  await page.getByLabel("Scenario Name").fill("Rent & more");
  await press(page, "Calculate All");
  expect(await countPrintedPages(page)).toBe(1);
  await press(page, "Copy Private Link");
  await page.locator(".toast").filter({ hasText: "Link Copied" }).waitFor();
  const friend = await openPage();
  await friend.goto(await copiedText(page));
  await table(friend)
    .getByRole("row", { name: /Rent & more.*5\.31/ })
    .waitFor();
  expect(await friend.locator("#monthlyRent").inputValue()).toBe("");

  await page.getByRole("button", { name: "Remove Rent & more" }).click();
  expect(await rows(page).count()).toBe(3);
  // The first remaining takes selection and focus.
  await page.waitForFunction(() => document.activeElement?.id === "choose-base");
  expect(await page.getByLabel("Scenario Name").inputValue()).toBe("Base Scenario");

  // The figures stand in the address, so a reload keeps them. The address of the other tab has none.
  await page.getByLabel("Scenario Name").fill("Elm Street");
  await page.waitForURL(/#v=1&name=Elm%20Street&/);
  await page.reload();
  await rows(page).nth(2).waitFor();
  expect(await rows(page).first().textContent()).toBe("Elm Street1.25");
  expect(await page.getByText("You opened a private link").count()).toBe(0);
  await page.getByRole("tab", { name: "DSCR Calculator" }).click();
  await page.waitForURL(/\/dscr-calculator$/);
  await page.getByRole("tab", { name: "Scenario Planning" }).click();
  await page.waitForURL(/#v=1&name=Elm%20Street&/);
});
