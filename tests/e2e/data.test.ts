import type { Page } from "playwright-core";
import { expect } from "vitest";
import { countyPage } from "../../content/figures/counties/county-page.ts";
import { dataPage } from "../../content/figures/data-page.ts";
import { dataContent } from "../../src/figures/data/data-catalog.server.ts";
import { sortRows } from "../../src/figures/data/table-rows.ts";
import { test } from "./browser.ts";
import { isFocused, widthOf } from "./outcomes.ts";

const { states } = dataContent;
const statesTable = (page: Page) => page.getByRole("table", { name: states.table.caption });
const names = (page: Page) => statesTable(page).getByRole("rowheader").allTextContents();
const status = (page: Page) => page.getByRole("status").filter({ hasText: "states" });
const heading = (page: Page, name: string) =>
  statesTable(page).getByRole("columnheader", { name, exact: true });
const countyTable = (page: Page) => page.getByRole("table", { name: countyPage.caption });
const countyNames = (page: Page) => countyTable(page).getByRole("rowheader").allTextContents();
const urlOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

async function askFor(page: Page, state: string, name: string): Promise<void> {
  const { find, state: stateField, submit } = countyPage.form;
  await page.getByRole("searchbox", { name: find.label }).fill(name);
  await page.getByRole("combobox", { name: stateField.label }).selectOption(state);
  await page.getByRole("button", { name: submit }).click();
}

const RENT = states.table.groups.flatMap(({ columns }) => columns).indexOf(dataPage.states.columns.rent);

test("without scripts there are no controls that do nothing", async ({ readPage }) => {
  const main = (await readPage("/data")).getByRole("main");
  expect(await main.getByRole("rowheader").count()).toBe(50 + 10 + 14 + (50 + 14));
  // The form of the counties is a plain one.
  expect(await main.getByRole("button").allTextContents()).toEqual([countyPage.form.submit]);
  expect(await main.getByRole("searchbox").count()).toBe(1);
});

test("counties without scripts: form and headings lead to addresses that show what they say", async ({
  readPage,
}) => {
  const page = await readPage("/data");
  await askFor(page, "OH", "la");
  expect(urlOf(page)).toBe("/data/counties?find=la&state=OH&people=20000&order=down");
  expect(await countyNames(page)).toEqual(expect.arrayContaining(["Lake County, OH", "Lawrence County, OH"]));
  await countyTable(page).getByRole("link", { name: countyPage.rowHeading }).click();
  expect(urlOf(page)).toBe("/data/counties?find=la&state=OH&sort=name#table");
  expect((await countyNames(page))[0]).toBe("Ashland County, OH");
});

test("counties: what is asked for stands in the address, survives a reload, and Back shows what was before", async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto("/data");
  await askFor(page, "TX", "");
  await page.waitForURL("/data/counties?state=TX");
  await countyTable(page).getByRole("link", { name: "Median rent" }).click();
  await page.waitForURL("/data/counties?state=TX&sort=rent#table");
  // The address changes before the table does.
  await expect
    .poll(() =>
      countyTable(page).getByRole("columnheader", { name: "Median rent" }).getAttribute("aria-sort"),
    )
    .toBe("descending");
  const byRent = await countyNames(page);
  expect(byRent).toHaveLength(100);
  await page.getByRole("navigation", { name: countyPage.pages }).getByRole("link", { name: "2" }).click();
  await page.waitForURL("/data/counties?state=TX&sort=rent&page=2#table");
  await page.reload();
  await expect.poll(() => countyNames(page)).not.toEqual(byRent);
  expect(await page.getByRole("combobox", { name: countyPage.form.state.label }).inputValue()).toBe("TX");
  await page.goBack();
  await expect.poll(() => countyNames(page)).toEqual(byRent);
  await page.goBack();
  await expect
    .poll(() => countyTable(page).getByRole("columnheader", { name: "Rent ratio" }).getAttribute("aria-sort"))
    .toBe("descending");
  await askFor(page, "TX", "zzz");
  await page.getByText(countyPage.form.empty).waitFor();
  await page.getByRole("link", { name: countyPage.form.reset }).click();
  await page.waitForURL("/data/counties?people=0");
  // The address changes before the form does.
  await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("");
});

test("a heading sorts by keyboard, turns round, and says so; the filter takes names and codes, keeps the order, and can be undone", async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto("/data");
  expect(await heading(page, "State").getAttribute("aria-sort")).toBe("ascending");
  await heading(page, "Median rent").getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => heading(page, "Median rent").getAttribute("aria-sort")).toBe("descending");
  expect(await heading(page, "State").getAttribute("aria-sort")).toBe("none");
  const sorted = sortRows(states.table.rows, { column: RENT, direction: "descending" });
  expect(await names(page)).toEqual(sorted.map(({ name }) => name));
  expect(await status(page).textContent()).toBe("50 of 50 states. Order: Median rent, highest first.");
  await page.keyboard.press("Space");
  await expect.poll(() => status(page).textContent()).toContain("lowest first");
  expect((await names(page))[0]).toBe(sorted.at(-1)?.name);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Median rent");

  const filter = page.getByRole("searchbox", { name: dataPage.states.filter.label });
  await heading(page, "State").getByRole("button").click();
  await heading(page, "State").getByRole("button").click();
  await filter.fill("OH, texas");
  await expect.poll(() => names(page)).toEqual(["Texas", "Ohio"]);
  expect(await status(page).textContent()).toMatch(/^2 of 50 states/);
  await filter.fill("Atlantis");
  await expect.poll(() => status(page).textContent()).toContain(dataPage.states.filter.empty);
  expect(await statesTable(page).count()).toBe(0);
  await page.getByRole("button", { name: dataPage.states.filter.reset }).click();
  await expect.poll(() => statesTable(page).getByRole("rowheader").count()).toBe(50);
  expect(await filter.inputValue()).toBe("");
  expect(await isFocused(filter)).toBe(true);

  // On a phone only the table scrolls sideways. The state stays in sight, and so does what has the focus.
  await page.setViewportSize({ width: 360, height: 760 });
  const region = page.getByRole("region", { name: states.table.caption });
  await region.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await heading(page, "Fair Market Rent, 3 bedrooms").getByRole("button").focus();
  await heading(page, "Median rent").getByRole("button").focus();
  const [button, state, frame] = await Promise.all(
    [heading(page, "Median rent").getByRole("button"), heading(page, "State"), region].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(state?.x).toBeCloseTo(frame?.x ?? 0, 0);
  expect(button?.x).toBeGreaterThanOrEqual((state?.x ?? 0) + (state?.width ?? 0));
  expect(await widthOf(page)).toBe(360);
});
