import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import { sampleLoan } from "../../content/landings/dscr-basis.ts";
import { countyFile } from "../../src/counties/counties-catalog.server.ts";
import { countyHouse } from "../../src/counties/county-house.ts";
import { formatUsd } from "../../src/dscr/money.ts";
import { describeRatio } from "../../src/figures/map/map-ratios.ts";
import type { LoanTerms } from "../../src/figures/median-house.ts";
import { test } from "./browser.ts";

test("map, table and sentence follow rate and down payment; every state on the map is a link for keyboard and pointer", async ({
  openPage,
}) => {
  const page = await openPage();
  const response = await page.goto("/states");
  const map = page.getByRole("navigation", { name: "States on a map" });
  const outlines = () =>
    map.locator("path").evaluateAll((paths) => paths.map((path) => path.getAttribute("d") ?? ""));
  const drawn = await outlines();
  expect(drawn.filter((outline) => outline.length > 10)).toHaveLength(50);
  const source = (await response?.text()) ?? "";
  // In the document twice: drawn, and among the loaders' data.
  for (const outline of drawn) expect(source.split(outline)).toHaveLength(3);

  const table = page.getByRole("table", { name: /Rent, value and ratio of each state/ });
  const ohioOnMap = async () => (await map.locator("a[href$='ohio'] title").textContent())?.slice(-4);
  const ohioInTable = async () =>
    (await table.getByRole("row", { name: /^Ohio/ }).getByRole("cell").nth(2).textContent())?.slice(0, 4);
  const start = await ohioInTable();
  expect(await ohioOnMap()).toBe(start);
  await page.getByText("the rent covers the payment in none of the 50 states").waitFor();
  await page.getByLabel("Interest rate").focus();
  await page.keyboard.press("Home");
  await page.getByText("At 25% down and 4.00%").waitFor();
  await page.getByLabel("Down payment").focus();
  await page.keyboard.press("End");
  await page.getByText("At 60% down and 4.00%").waitFor();
  const before = Number(await ohioOnMap());
  expect(before).toBeGreaterThan(Number(start));
  // The table follows after a pause.
  await expect.poll(ohioInTable).toBe(await ohioOnMap());
  expect(await map.locator("a[href$='ohio'] path").getAttribute("class")).toContain("fill-ratio-6");

  expect(await map.getByRole("link").count()).toBe(50);
  await map.getByRole("link", { name: /^Tennessee \(TN\): \d\.\d\d$/ }).focus();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.querySelector("title")?.textContent)).toMatch(
    /^Texas \(TX\): \d\.\d\d$/,
  );
  await page.keyboard.press("ArrowRight");
  expect(await page.evaluate(() => document.activeElement?.querySelector("title")?.textContent)).toMatch(
    /^Louisiana \(LA\): \d\.\d\d$/,
  );
  await page.getByRole("main").getByRole("link", { name: "View Texas Details" }).click();
  await page.waitForURL("**/states/texas");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  // The outlines come along with a navigation.
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "States" }).click();
  await page.getByRole("heading", { level: 1, name: "DSCR Loans by State" }).waitFor();
  expect(await outlines()).toEqual(drawn);
  await page.getByRole("link", { name: "Skip the map" }).focus();
  await page.keyboard.press("Enter");
  expect(new URL(page.url()).hash).toBe("#directory");
});

test("choosing a state shows its counties, by keyboard and after a lost file; the address keeps the choice, and the focus comes back", async ({
  openPage,
}) => {
  const page = await openPage({ tolerated: /oh-shapes\.json|Failed to load resource/ });
  await page.goto("/states");
  await page.getByLabel("Down payment").focus();
  await page.keyboard.press("End");
  await page.getByText("At 60% down and 7.25%").waitFor();
  await page.route("**/counties/oh-shapes.json", (route) => route.abort());
  const ohio = page.getByRole("link", { name: /^Ohio \(OH\)/ });
  await ohio.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/states?state=ohio");
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe("Counties of Ohio");
  await page.getByText("The counties of Ohio could not be loaded.").waitFor();
  await page.unroute("**/counties/oh-shapes.json");
  await page.getByRole("button", { name: "Try Again" }).click();

  const map = page.getByRole("navigation", { name: "Counties of Ohio on a map" });
  const { counties, ofState } = countyFile("OH");
  await expect.poll(() => map.getByRole("link").count()).toBe(counties.length);
  const cuyahoga = counties.find(({ name }) => name === "Cuyahoga County");
  const house = cuyahoga && countyHouse(cuyahoga, ofState);
  if (!house) throw new Error("Cuyahoga County has no ratio.");
  const said = (loan: LoanTerms) => `Cuyahoga County ${describeRatio(house, loan)}`;
  const chosen = async () =>
    (await page.locator("#chosen-county p[aria-live]").textContent())?.replace(/\s+/g, " ");
  // One stop of Tab, and Enter chooses.
  await map.locator("a[tabindex='0']").focus();
  await page.keyboard.press("ArrowUp");
  expect(await focused()).not.toMatch(/^Adams County/);
  await map.getByRole("link", { name: /^Cuyahoga County/ }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(chosen).toBe(said({ ...sampleLoan, downPaymentPercent: 60 }));
  await page.getByText(formatUsd(cuyahoga.fairRent.threeBedrooms), { exact: true }).waitFor();
  expect(await map.locator("a[aria-current] path").getAttribute("class")).toContain("fill-ratio-");
  const table = page.getByRole("table", { name: /Rent, value and ratio of each county/ });
  expect(await table.getByRole("row", { name: /Vinton County/ }).textContent()).toContain(
    "fewer than 20,000",
  );

  await page.reload();
  await expect.poll(chosen).toBe(said(sampleLoan));
  await page.getByRole("link", { name: "Back to all of Ohio" }).click();
  await expect.poll(focused).toMatch(/^Cuyahoga County/);
  await page.getByRole("link", { name: "Guide to Ohio" }).waitFor();
  await page.getByRole("link", { name: "All states" }).click();
  await expect.poll(focused).toMatch(/^Ohio \(OH\)/);
  await page.goBack();
  await map.waitFor();
});

test("the years of the map play, step and stay in the address; a rate says which state turns green next", async ({
  openPage,
}) => {
  const page = await openPage({ isFirstVisit: true });
  await page.goto("/states");
  await page.getByRole("link", { name: "See every year since 2000" }).click();
  await page.waitForURL("**/states?year=2020");
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe("The year the map turned red");
  await page.getByText("In 2020 the rent covered the payment in 15 states; today in none.").first().waitFor();
  const map = page.getByRole("navigation", { name: "States on a map" });
  await map.getByRole("link", { name: "Arizona (AZ): 1.12" }).waitFor();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as Picture" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("rent-ratios-2020.png");
  const png = await readFile(await saved.path());
  // Its width stands at the beginning of the file. An empty picture would be much smaller.
  expect([png.readUInt32BE(16), png.length > 50_000]).toEqual([1200, true]);
  const code = (await page.locator("pre").textContent()) ?? "";
  const image = await fetch(/<img src="(?<src>[^"]+)"/.exec(code)?.groups?.src ?? "");
  expect(image.headers.get("content-type")).toContain("image/svg+xml");
  expect(image.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(await image.text()).toContain("In 2020 the rent covered the payment in 15 states");

  const year = page.getByRole("slider", { name: "Year" });
  await year.focus();
  await page.keyboard.press("Home");
  await page.waitForURL("**/states?year=2000");
  expect(await year.getAttribute("aria-valuetext")).toBe("2000: no state");
  const before = page.getByRole("button", { name: "Year before" });
  // Nothing comes before the first year, and the button keeps the focus.
  await before.focus();
  await page.keyboard.press("Enter");
  expect(await year.inputValue()).toBe("2000");
  await year.focus();
  await page.keyboard.press("End");
  await before.click();
  await page.getByRole("button", { name: "Play" }).click();
  // It ends with the last year.
  await expect.poll(() => year.inputValue()).toBe("2026");
  await page.getByRole("button", { name: "Play" }).waitFor();

  await page.getByRole("slider", { name: "Over Treasury" }).focus();
  await page.keyboard.press("ArrowLeft");
  await page.getByText("ten-year Treasury 4.20% and 2.75 points").waitFor();
  await page.getByLabel("My rate, in percent").fill("soon");
  await page.getByText("A number from 0 to 30, such as 6.5.").waitFor();
  await page.getByLabel("My rate, in percent").fill("3.5");
  await page.waitForURL("**/states?year=2026&spread=2.75&rate=3.5");
  const answer = page.getByText(
    "At 3.50%, with the prices and rents of 2026, the rent covers the payment in one state: West Virginia.",
  );
  await answer.first().waitFor();

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await answer.first().waitFor();
  await page.getByText("ten-year Treasury 4.20% and 2.75 points").waitFor();
  const table = page.getByRole("table", { name: /Rent, value and ratio of each state/ });
  expect(await table.getByRole("row", { name: /^West Virginia/ }).textContent()).toMatch(/3\.54%$/);
  const play = page.getByRole("button", { name: "Play" });
  expect(await play.getAttribute("aria-disabled")).toBe("true");
  await page.getByText("Play is off, because your device asks for less motion.").waitFor();
  await page.goBack();
  await page.getByText("the rent covers the payment in none of the 50 states").waitFor();
  await expect.poll(focused).toMatch(/^See every year since 2000/);
});
