import { expect } from "vitest";
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
  const ohioOnMap = async () => (await map.locator("a[href='/states/ohio'] title").textContent())?.slice(-4);
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
  expect(await map.locator("a[href='/states/ohio'] path").getAttribute("class")).toContain("fill-ratio-6");

  expect(await map.getByRole("link").count()).toBe(50);
  await map.getByRole("link", { name: /^Tennessee \(TN\): \d\.\d\d$/ }).focus();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.querySelector("title")?.textContent)).toMatch(
    /^Texas \(TX\): \d\.\d\d$/,
  );
  await page.keyboard.press("Enter");
  await page.waitForURL("**/states/texas");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  // The outlines come along with a navigation.
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "States" }).click();
  await page.getByRole("heading", { level: 1, name: "DSCR Loans by State" }).waitFor();
  expect(await outlines()).toEqual(drawn);
  await page.getByRole("link", { name: "Skip the map" }).focus();
  await page.keyboard.press("Enter");
  expect(new URL(page.url()).hash).toBe("#directory");
  await map.locator("a[href='/states/colorado'] path").click();
  await page.waitForURL("**/states/colorado");
});
