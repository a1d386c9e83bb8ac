import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { lenders } from "../../content/lenders.ts";
import { formatLoanRange } from "../../src/lenders/lender.ts";
import {
  CLOSING_OPTIONS,
  choiceQuery,
  chooseLenders,
  DEFAULT_CHOICE,
  type DirectoryChoice,
  DSCR_OPTIONS,
  SORT_OPTIONS,
} from "../../src/lenders/lender-directory.ts";
import { publicLenders } from "../../src/lenders/lenders-catalog.server.ts";
import { openSite, test } from "./browser.ts";

const names = (page: Page) => page.getByRole("article").getByRole("heading", { level: 3 }).allTextContents();
const count = (page: Page) => page.getByRole("status").filter({ hasText: "lenders" });

/** The site's own lenders for a choice: their limits may change, but the page must still follow them. */
const chosen = (choice: Partial<DirectoryChoice>) =>
  chooseLenders(publicLenders, { ...DEFAULT_CHOICE, ...choice });
const listed = (choice: Partial<DirectoryChoice>) => chosen(choice).map(({ name }) => name);
const showing = (choice: Partial<DirectoryChoice>) =>
  `Showing ${chosen(choice).length} of ${publicLenders.length} lenders`;

const byRating = listed({});

/** Filters that meet this condition. */
function filtersWhere(isSeen: (kept: readonly string[]) => boolean): DirectoryChoice {
  for (const { value: dscr } of DSCR_OPTIONS) {
    for (const { value: closing } of CLOSING_OPTIONS) {
      const choice = { ...DEFAULT_CHOICE, dscr, closing };
      if (isSeen(listed(choice))) return choice;
    }
  }
  throw new Error("No filter shows this with the lenders of content/lenders.ts.");
}

describe("the lender directory", () => {
  test("shows the lenders by rating, with every field but the commission", async ({ readPage }) => {
    const page = await readPage("/lender-partners");
    expect(await names(page)).toEqual(byRating);
    for (const lender of publicLenders) {
      const card = await page.locator(`#${lender.id}`).textContent();
      for (const field of [
        lender.rating.toFixed(1),
        lender.minDSCR.toFixed(2),
        `${lender.maxLTV}%`,
        formatLoanRange(lender),
        lender.rates,
        lender.closingTime,
        ...lender.specialty,
      ]) {
        expect(card).toContain(field);
      }
    }
    const samples = publicLenders.filter(({ ratingSource }) => ratingSource === null);
    expect(await page.getByText("illustrative sample rating").count()).toBe(samples.length);
    const unconfirmed = publicLenders.filter(({ confirmedOn }) => confirmedOn === null);
    expect(await page.getByText("Sample limits, not confirmed by the lender").count()).toBe(
      unconfirmed.length,
    );
    expect(await count(page).textContent()).toBe(showing({}));
  });

  test("a specialty with commas in it is one of several", async ({ readPage }) => {
    const page = await readPage("/lender-partners");
    const lender = publicLenders.find(({ specialty }) => specialty.some((text) => text.includes(", ")));
    const specialty = page.locator(`#${lender?.id} dt`, { hasText: "Specialty" }).locator("..");
    expect(await specialty.getByRole("listitem").allTextContents()).toEqual(lender?.specialty);
  });

  test.for(["/lender-partners", "/lender-partners.data", "/lender-partners?sort=maxLTV"])(
    "%s says that lenders may pay, and never how much",
    async (path) => {
      const sent = await (await fetch(openSite() + path)).text();
      expect(sent).toContain("may be paid by lenders");
      expect(sent).not.toMatch(/commission/i);
      for (const { commissionRate } of lenders) expect(sent).not.toContain(commissionRate);
    },
  );

  test("each Get Quote and Get Matched with Lenders have a source of their own", async ({ readPage }) => {
    const page = await readPage("/lender-partners");
    const links = page.getByRole("main").getByRole("link", { name: /^Get (Quote|Matched)/ });
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      "/contact?source=lender-match",
      ...chosen({}).map(({ id }) => `/contact?source=lender-${id}`),
    ]);
  });

  test("the comparison can be read at 320 px, each value with its label", async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 320, height: 700 } });
    await page.goto("/lender-partners");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const cell = page.getByRole("cell", { name: publicLenders.map(formatLoanRange)[0] ?? "" });
    expect(await cell.evaluate((element) => getComputedStyle(element, "::before").content)).toBe(
      '"Loan amounts"',
    );
  });
});

describe("sort and filters", () => {
  test.for(SORT_OPTIONS.map(({ value }) => value).filter((sort) => sort !== DEFAULT_CHOICE.sort))(
    "the sort %s applies at once, in the address too, and survives a reload",
    async (sort, { openPage }) => {
      const expected = listed({ sort });
      const page = await openPage();
      await page.goto("/lender-partners");
      await page.getByLabel("Sort by").selectOption(sort);
      await expect.poll(() => names(page)).toEqual(expected);
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
    await expect.poll(() => count(page).textContent()).toBe(showing({ dscr: "1.0" }));
    expect(await names(page)).toEqual(listed({ dscr: "1.0" }));
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(byRating);
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
    const nobody = filtersWhere((kept) => kept.length === 0);
    await page.goto(`/lender-partners?${choiceQuery(nobody)}`);
    expect(await count(page).textContent()).toBe(showing(nobody));
    await page.getByRole("link", { name: "Show all lenders" }).click();
    await expect.poll(() => names(page)).toEqual(byRating);
    expect(await count(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByLabel("Closing time").inputValue()).toBe("all");
  });

  test("work without scripts", async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto("/lender-partners");
    await page.getByLabel("Sort by").selectOption("maxLTV");
    await page.getByLabel("Lender's minimum DSCR").selectOption("1.0");
    await page.getByRole("button", { name: "Apply" }).click();
    expect(await names(page)).toEqual(listed({ sort: "maxLTV", dscr: "1.0" }));
    expect(await page.getByLabel("Sort by").inputValue()).toBe("maxLTV");
  });

  test("unknown values count as the default", async ({ readPage }) => {
    const page = await readPage("/lender-partners?sort=commissionRate&dscr=9&closing=never");
    expect(await names(page)).toEqual(byRating);
  });
});

describe("a link to one lender", () => {
  test.for(publicLenders.map(({ id }) => id))("#%s scrolls to it and marks it", async (id, { openPage }) => {
    const page = await openPage({ reducedMotion: "reduce", viewport: { width: 1280, height: 500 } });
    await page.goto(`/lender-partners#${id}`);
    await page.locator(`#${id}[data-linked]`).waitFor();
    expect(await page.locator("[data-linked]").count()).toBe(1);
    const box = await page.locator(`#${id}`).boundingBox();
    expect(box?.y).toBeGreaterThan(60);
    expect(box?.y).toBeLessThan(160);
  });

  test.for([true, false])(
    "that the filters leave out says so, and resets them (scripts: %s)",
    async (javaScriptEnabled, { openPage }) => {
      const page = await openPage({ javaScriptEnabled, reducedMotion: "reduce" });
      const some = filtersWhere((kept) => kept.length > 0 && kept.length < publicLenders.length);
      const left = publicLenders.find((lender) => !chosen(some).includes(lender));
      await page.goto(`/lender-partners?${choiceQuery(some)}#${left?.id}`);
      const notice = page.getByText(`${left?.name} does not match these filters.`);
      await notice.waitFor();
      expect(await names(page)).toEqual(listed(some));
      await notice.getByRole("link", { name: "Reset the filters" }).click();
      await expect.poll(() => names(page)).toEqual(byRating);
      expect(await notice.count()).toBe(0);
      const { search, hash } = new URL(page.url());
      expect(search + hash).toBe(`#${left?.id}`);
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
