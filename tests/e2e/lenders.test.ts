import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { openSite, SOON, test } from "./browser.ts";

const names = (page: Page) => page.getByRole("article").getByRole("heading", { level: 3 }).allTextContents();
const count = (page: Page) => page.getByRole("status").filter({ hasText: "lenders" });

const byRating = ["Anchor Loans", "Kiavi", "Lima One"];

describe("the lender directory", () => {
  test("shows three lenders by rating, with every field but the commission", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/lender-partners");
    expect(await names(page)).toEqual(byRating);
    const kiavi = await page.locator("#kiavi").textContent();
    for (const field of [
      "4.7",
      "1.10",
      "80%",
      "$150k-$2.5M",
      "6.75%-8.0%",
      "18-25 days",
      "Stabilized rentals",
    ]) {
      expect(kiavi).toContain(field);
    }
    expect(await page.getByText("illustrative sample rating").count()).toBe(3);
    expect(await page.getByText("Sample limits, not confirmed by the lender").count()).toBe(3);
    expect(await count(page).textContent()).toBe("Showing 3 of 3 lenders");
  });

  test("a specialty with commas in it is one of three", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/lender-partners");
    const specialty = page.locator("#kiavi dt", { hasText: "Specialty" }).locator("..");
    expect(await specialty.getByRole("listitem").allTextContents()).toEqual([
      "Online application",
      "Stabilized rentals",
      "Renovate, rent, refinance",
    ]);
  });

  test.for(["/lender-partners", "/lender-partners.data", "/lender-partners?sort=maxLTV"])(
    "%s says that lenders may pay, and never how much",
    async (path) => {
      const sent = await (await fetch(openSite() + path)).text();
      expect(sent).toContain("may be paid by lenders");
      expect(sent).not.toMatch(/commission|0\.50%|0\.75%/i);
    },
  );

  test("each Get Quote and Get Matched with Lenders have a source of their own", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/lender-partners");
    const links = page.getByRole("main").getByRole("link", { name: /^Get (Quote|Matched)/ });
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      "/contact?source=lender-match",
      "/contact?source=lender-anchor-loans",
      "/contact?source=lender-kiavi",
      "/contact?source=lender-lima-one",
    ]);
  });

  test("the comparison can be read at 320 px, each value with its label", async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 320, height: 700 } });
    await page.goto("/lender-partners");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const cell = page.getByRole("cell", { name: "$75k-$3M" });
    expect(await cell.evaluate((element) => getComputedStyle(element, "::before").content)).toBe(
      '"Loan amounts"',
    );
  });
});

const orders = [
  ["minDSCR", ["Anchor Loans", "Lima One", "Kiavi"]],
  ["maxLTV", ["Lima One", "Anchor Loans", "Kiavi"]],
  ["closingTime", ["Lima One", "Kiavi", "Anchor Loans"]],
] as const;

describe("sort and filters", () => {
  test.for(orders)(
    "the sort %s applies at once, in the address too, and survives a reload",
    async ([sort, expected], { openPage }) => {
      const page = await openPage();
      await page.goto("/lender-partners");
      await page.getByLabel("Sort by").selectOption(sort);
      await expect.poll(() => names(page), SOON).toEqual(expected);
      expect(new URL(page.url()).search).toBe(`?sort=${sort}`);
      await page.reload();
      expect(await names(page)).toEqual(expected);
      expect(await page.getByLabel("Sort by").inputValue()).toBe(sort);
    },
  );

  test("a filter changes the count that is announced, and Back takes it off", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/lender-partners");
    const field = page.getByLabel("Lender's minimum DSCR");
    await field.focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => count(page).textContent(), SOON).toBe("Showing 2 of 3 lenders");
    expect(await names(page)).toEqual(["Anchor Loans", "Lima One"]);
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.goBack();
    await expect.poll(() => names(page), SOON).toEqual(byRating);
    expect(await field.inputValue()).toBe("all");
  });

  test("asks the server for nothing: the lenders are in the page", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/lender-partners");
    const requests: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "fetch") requests.push(request.url());
    });
    await page.getByLabel("Closing time").selectOption("fast");
    await page.waitForURL("**/lender-partners?closing=fast");
    expect(requests).toEqual([]);
  });

  test("an empty result offers the way back, and the focus is not lost with it", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/lender-partners?closing=standard");
    expect(await count(page).textContent()).toBe("Showing 0 of 3 lenders");
    await page.getByRole("link", { name: "Show all lenders" }).click();
    await expect.poll(() => names(page), SOON).toEqual(byRating);
    expect(await count(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByLabel("Closing time").inputValue()).toBe("all");
  });

  test("work without scripts", async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto("/lender-partners");
    await page.getByLabel("Sort by").selectOption("maxLTV");
    await page.getByLabel("Lender's minimum DSCR").selectOption("1.0");
    await page.getByRole("button", { name: "Apply" }).click();
    expect(await names(page)).toEqual(["Lima One", "Anchor Loans"]);
    expect(await page.getByLabel("Sort by").inputValue()).toBe("maxLTV");
  });

  test("values that nobody offers count as the default", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/lender-partners?sort=commissionRate&dscr=9&closing=never");
    expect(await names(page)).toEqual(byRating);
  });
});

describe("a link to one lender", () => {
  test.for(["anchor-loans", "lima-one", "kiavi"])(
    "#%s scrolls to it and marks it",
    async (id, { openPage }) => {
      const page = await openPage({ reducedMotion: "reduce", viewport: { width: 1280, height: 500 } });
      await page.goto(`/lender-partners#${id}`);
      await page.locator(`#${id}[data-linked]`).waitFor();
      expect(await page.locator("[data-linked]").count()).toBe(1);
      const box = await page.locator(`#${id}`).boundingBox();
      expect(box?.y).toBeGreaterThan(60);
      expect(box?.y).toBeLessThan(160);
    },
  );

  test.for([true, false])(
    "that the filters leave out says so, and resets them (scripts: %s)",
    async (javaScriptEnabled, { openPage }) => {
      const page = await openPage({ javaScriptEnabled, reducedMotion: "reduce" });
      await page.goto("/lender-partners?dscr=1.0#kiavi");
      const notice = page.getByText("Kiavi does not match these filters.");
      await notice.waitFor();
      expect(await names(page)).toEqual(["Anchor Loans", "Lima One"]);
      await notice.getByRole("link", { name: "Reset the filters" }).click();
      await expect.poll(() => names(page), SOON).toEqual(byRating);
      expect(await notice.count()).toBe(0);
      const { search, hash } = new URL(page.url());
      expect(search + hash).toBe("#kiavi");
    },
  );

  test("that the filters leave out is not mentioned unless it was linked to", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/lender-partners?dscr=1.0");
    expect(await page.getByText("does not match these filters").isVisible()).toBe(false);
  });

  test("followed within the site, it also takes the focus", async ({ openPage }) => {
    const page = await openPage({ reducedMotion: "reduce" });
    await page.goto("/");
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("kiavi");
    await page.getByRole("option", { name: /^Kiavi/ }).click();
    await page.waitForFunction(() => document.activeElement?.id === "kiavi");
    await page.locator("#kiavi[data-linked]").waitFor();
  });
});
