import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { findViolations } from "../axe.ts";
import { test, waitForScripts } from "../browser.ts";
import { copiedText, rememberCopies } from "../clipboard.ts";

const path = "/dscr-calculator?tab=scenarios";

async function edit(page: Page, rent: string, expenses: string, debtService: string): Promise<void> {
  await page.locator("#scenario-monthlyRent").fill(rent);
  await page.locator("#scenario-monthlyExpenses").fill(expenses);
  await page.locator("#scenario-monthlyDebtService").fill(debtService);
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const rows = (page: Page) => page.getByRole("list", { name: "Scenarios" }).getByRole("button");
const table = (page: Page) => page.getByRole("table", { name: "Comparison of the scenarios" });

async function openTwo(page: Page): Promise<void> {
  await page.goto(path);
  await edit(page, "2500", "500", "1600");
  await press(page, "Add Scenario");
  await page.locator("#scenario-monthlyRent").fill("2800");
}

describe("the scenario planner", () => {
  test("is a tab with an address of its own", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/dscr-calculator");
    await page.getByRole("tab", { name: "Scenario Planning" }).click();
    await page.waitForURL(`**${path}`);
    await page.getByRole("tab", { name: "Scenario Planning", selected: true }).waitFor();
    await page.reload();
    await waitForScripts(page);
    await page.getByRole("button", { name: "Add Scenario" }).waitFor();
    expect(await page.locator("#monthlyRent").isVisible()).toBe(false);
  });

  test("starts with one base scenario, which cannot be removed", async ({ openPage }) => {
    const page = await openPage();
    await page.goto(path);
    expect(await rows(page).allTextContents()).toEqual(["Base Scenariono result yet"]);
    expect(await page.getByRole("button", { name: /^Remove/ }).count()).toBe(0);
  });

  test("a new scenario copies the base's inputs without its result, and is selected", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto(path);
    await edit(page, "2500", "500", "1600");
    await press(page, "Calculate This Scenario");
    await press(page, "Add Scenario");
    expect(await page.getByLabel("Scenario Name").inputValue()).toBe("Scenario 1");
    expect(await page.locator("#scenario-monthlyRent").inputValue()).toBe("$2,500");
    expect(await rows(page).nth(1).getAttribute("aria-current")).toBe("true");
    expect(await rows(page).nth(1).textContent()).toContain("no result yet");
    await page.getByRole("status").filter({ hasText: "Scenario 1 added, a copy of the base." }).waitFor();
  });

  test("one is calculated alone, or all that have rent and debt service", async ({ openPage }) => {
    const page = await openPage();
    await openTwo(page);
    await press(page, "Calculate This Scenario");
    await page.getByRole("status").filter({ hasText: "Scenario 1: DSCR 1.44, Qualified." }).waitFor();
    expect(await rows(page).nth(0).textContent()).toContain("no result yet");
    expect(await table(page).count()).toBe(0);
    await press(page, "Add Scenario");
    await page.locator("#scenario-monthlyDebtService").fill("nothing");
    await press(page, "Calculate All");
    await page
      .getByRole("status")
      .filter({
        hasText: "2 scenarios calculated. Passed over for lack of rent or debt service: Scenario 2.",
      })
      .waitFor();
    expect(await rows(page).nth(2).textContent()).toContain("no result yet");
  });

  test("from two results on there are a table, a chart, and arrows with words", async ({ openPage }) => {
    const page = await openPage();
    await openTwo(page);
    await press(page, "Add Scenario");
    await page.locator("#scenario-monthlyRent").fill("2000");
    await press(page, "Add Scenario");
    await press(page, "Calculate All");
    await table(page).scrollIntoViewIfNeeded();
    await page.getByRole("img", { name: "Bars of 4 ratios" }).waitFor();
    const trends = await table(page).getByRole("row").locator("td:last-child").allTextContents();
    expect(trends).toEqual(["–", "▲ higher by 0.19", "▼ lower by 0.31", "→ same as base"]);
    expect(await rows(page).nth(1).textContent()).toContain("higher by 0.19");
    expect(await rows(page).nth(0).textContent()).toBe("Base Scenario1.25");
  });

  test("editing keeps a result, and says that it no longer matches", async ({ openPage }) => {
    const page = await openPage();
    await openTwo(page);
    await press(page, "Calculate All");
    await page.locator("#scenario-monthlyRent").fill("9000");
    await rows(page).nth(1).getByText("inputs changed since").waitFor();
    expect(await rows(page).nth(1).textContent()).toContain("1.44");
    await page.getByText("This result no longer matches them").first().waitFor();
  });

  test("renaming and removing; the first remaining takes selection and focus", async ({ openPage }) => {
    const page = await openPage();
    await openTwo(page);
    await page.getByLabel("Scenario Name").fill("Higher rent");
    await rows(page).filter({ hasText: "Higher rent" }).waitFor();
    await page.getByRole("button", { name: "Remove Higher rent" }).click();
    expect(await rows(page).count()).toBe(1);
    await page.waitForFunction(() => document.activeElement?.id === "choose-base");
    expect(await page.getByLabel("Scenario Name").inputValue()).toBe("Base Scenario");
  });

  test("takes the simple calculator's figures as its base", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/dscr-calculator#v=1&rent=2500&expenses=500&debt=1600");
    await press(page, "Compare Scenarios");
    await page.waitForURL(`**${path}`);
    expect(await rows(page).nth(0).textContent()).toBe("Base Scenario1.25");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("tab-scenarios");
  });

  test("is shared by a private link, names included", async ({ openPage }) => {
    const page = await openPage({ permissions: ["clipboard-write"] });
    await page.addInitScript(rememberCopies);
    await openTwo(page);
    await page.getByLabel("Scenario Name").fill("Rent & more");
    await press(page, "Calculate All");
    await press(page, "Copy Private Link");
    await page.locator(".toast").filter({ hasText: "Link Copied" }).waitFor();
    const friend = await openPage();
    await friend.goto(await copiedText(page));
    await table(friend)
      .getByRole("row", { name: /Rent & more.*1\.44/ })
      .waitFor();
    expect(await friend.locator("#monthlyRent").inputValue()).toBe("");
  });

  test("prints its comparison on one page", async ({ openPage }) => {
    const page = await openPage();
    await openTwo(page);
    await press(page, "Calculate All");
    await table(page).waitFor();
    const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
  });

  test("axe finds nothing", async ({ openPage }) => {
    const page = await openPage({ bypassCSP: true, reducedMotion: "reduce" });
    await openTwo(page);
    await press(page, "Calculate All");
    await page.locator("#scenario-monthlyRent").fill("2801");
    await table(page).scrollIntoViewIfNeeded();
    await page.getByRole("img", { name: "Bars of 2 ratios" }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });
});
