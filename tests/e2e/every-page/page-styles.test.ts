import { expect } from "vitest";
import { test } from "../browser.ts";
import { findChangesByWholeSheet, layOutEverything, watchSheets } from "./page-styles.ts";

/** every-kind.test.ts looks at the styles of pages as they are loaded. */

test("filters, dialogs and tabs of a page need no more styles, so they work without a connection", async ({
  openPage,
}) => {
  const page = await openPage();
  const sheets = watchSheets(page);
  await page.goto("/dscr-calculator");
  // Its script is loaded when the tab is approached.
  await page.getByRole("tab", { name: "Scenario Planning" }).click();
  const addScenario = page.getByRole("button", { name: "Add Scenario" });
  await addScenario.waitFor();
  await page.getByRole("tab", { name: "DSCR Calculator" }).click();
  await page.context().setOffline(true);
  await page.getByRole("tab", { name: "Scenario Planning" }).click();
  await addScenario.waitFor();
  await page.context().setOffline(false);
  await page.goto("/lender-partners");
  await page.context().setOffline(true);
  await page.getByLabel("Closing time").selectOption("fast");
  await page.waitForURL("**/lender-partners?**");
  await page.context().setOffline(false);
  await page.getByRole("link", { name: "Get Quote from Kiavi" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Email" }).fill("nobody");
  await layOutEverything(page);
  expect(await findChangesByWholeSheet(page)).toEqual([]);
  expect(sheets).toEqual([]);
});

test("the next page brings the whole sheet, once", async ({ openPage }) => {
  const page = await openPage({ isFirstVisit: true });
  const sheets = watchSheets(page);
  await page.goto("/faq");
  const menu = page.getByRole("navigation", { name: "Main" });
  for (const name of ["Requirements", "News"]) {
    const link = menu.getByRole("link", { name, exact: true });
    await link.click();
    await expect.poll(() => link.getAttribute("aria-current")).toBe("page");
  }
  expect(sheets).toHaveLength(1);
});
