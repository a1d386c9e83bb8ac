import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./browser.ts";

async function openDialog(page: Page) {
  await page.goto("/");
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search" });
  await dialog.waitFor();
  return { dialog, input: dialog.getByRole("combobox", { name: "Search the site" }) };
}

describe("the search dialog", () => {
  test("opens by the button, with the focus in the input, and closes by its close button", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto("/");
    await page.getByRole("button", { name: "Search" }).click();
    const dialog = page.getByRole("dialog", { name: "Search" });
    await dialog.waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("combobox");
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "hidden" });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Search");
  });

  test("opens by Ctrl+K and closes by Escape", async ({ openPage }) => {
    const page = await openPage();
    const { dialog } = await openDialog(page);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  });

  test("closes by one Escape, whatever was typed", async ({ openPage }) => {
    const page = await openPage();
    const { dialog, input } = await openDialog(page);
    for (const text of ["calculator", "no such thing", "   "]) {
      await input.fill(text);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
      await page.keyboard.press("Control+k");
      await dialog.waitFor();
    }
  });

  test("opens by Cmd+K too", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/");
    await page.keyboard.press("Meta+k");
    await page.getByRole("dialog", { name: "Search" }).waitFor();
  });

  test.for([
    "DSCR Calculator",
    "Loan Requirements",
    "Lender Partners",
    "Cash Flow Analysis",
    "Investment Properties",
  ])("the chip %s fills the input and finds something", async (chip, { openPage }) => {
    const page = await openPage();
    const { dialog, input } = await openDialog(page);
    expect(await dialog.getByRole("listitem").count()).toBe(5);
    await dialog.getByRole("button", { name: chip }).click();
    expect(await input.inputValue()).toBe(chip);
    expect(await dialog.getByRole("option").count()).toBeGreaterThan(0);
  });

  test("arrow keys choose among the results and Enter opens one, closes the dialog and clears the input", async ({
    openPage,
  }) => {
    const page = await openPage();
    const { dialog, input } = await openDialog(page);
    await input.fill("FAQ");
    expect(await dialog.getByRole("option", { selected: true }).count()).toBe(1);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/faq");
    await dialog.waitFor({ state: "hidden" });
    await page.keyboard.press("Control+k");
    expect(await input.inputValue()).toBe("");
  });

  test("never shows more than eight results", async ({ openPage }) => {
    const page = await openPage();
    const { dialog, input } = await openDialog(page);
    await input.fill("e");
    expect(await dialog.getByRole("option").count()).toBe(8);
  });

  test("says so when nothing is found", async ({ openPage }) => {
    const page = await openPage();
    const { dialog, input } = await openDialog(page);
    await input.fill("zebra");
    expect(await dialog.getByText("No results found").count()).toBe(1);
    expect(await dialog.getByText("Try calculator, requirements or lenders.").count()).toBe(1);
  });
});

describe("the results page", () => {
  test("works without JavaScript, is complete, and is kept out of search engines", async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto("/");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("searchbox", { name: "Search the site" }).fill("prepayment penalty");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await page.waitForURL("**/search?q=prepayment+penalty");
    expect(await page.getByRole("status").first().textContent()).toMatch(/^\d+ results? for/);
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  });

  test("shows what was asked as text, whatever it is", async ({ openPage }) => {
    const page = await openPage();
    await page.goto(`/search?q=${encodeURIComponent("<script>alert(1)</script>")}`);
    expect(await page.getByRole("status").first().textContent()).toBe("No results found");
    expect(await page.getByRole("searchbox", { name: "Search the site" }).inputValue()).toBe(
      "<script>alert(1)</script>",
    );
  });
});
