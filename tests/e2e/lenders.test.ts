import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import {
  CLOSING_OPTIONS,
  choiceQuery,
  chooseLenders,
  DEFAULT_CHOICE,
  type DirectoryChoice,
  DSCR_OPTIONS,
} from "../../src/lenders/lender-directory.ts";
import { describeFits, fitOf, questionAbout } from "../../src/lenders/lender-fit.ts";
import { publicLenders } from "../../src/lenders/lenders-catalog.server.ts";
import { selectElements } from "../setup/html-elements.ts";
import { shippedContent } from "../setup/shipped-content.ts";
import { test } from "./browser.ts";
import { isFocused, widthOf } from "./outcomes.ts";
import { fetchPage } from "./sent-page.ts";

const names = (page: Page) => page.getByRole("article").getByRole("heading", { level: 3 }).allTextContents();
const count = (page: Page) => page.getByRole("status").filter({ hasText: "lenders" });

/** The site's own lenders for a choice: their limits may change, but the page must still follow them. */
const chosen = (choice: Partial<DirectoryChoice>) =>
  chooseLenders(publicLenders(shippedContent), { ...DEFAULT_CHOICE, ...choice });
const listed = (choice: Partial<DirectoryChoice>) => chosen(choice).map(({ name }) => name);
const showing = (choice: Partial<DirectoryChoice>) =>
  `Showing ${chosen(choice).length} of ${publicLenders(shippedContent).length} lenders`;

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

describe("sort and filters", () => {
  test("are read from the address, without scripts too; what a lender pays is nowhere", async () => {
    const choice = { ...DEFAULT_CHOICE, sort: "maxLTV", dscr: "1.0" } as const;
    const page = await fetchPage(`/lender-partners?${choiceQuery(choice)}`);
    const headings = page.all("article").flatMap(({ within }) => selectElements(within, "h3"));
    expect(headings.map(({ text }) => text)).toEqual(listed(choice));
    expect(page.textOf("p", { role: "status" })).toBe(showing(choice));
    for (const name of ["sort", "dscr"] as const) {
      const [field] = page.all("select", { name });
      const selected = field?.within.find(({ attributes }) => "selected" in attributes);
      expect(selected?.attributes.value).toBe(choice[name]);
    }
    expect(page.html).not.toMatch(/commission/i);
  });

  test("apply at once, in the address too and without a request; Back and a link take them off, and the focus stays", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto("/lender-partners");
    const requests: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "fetch") requests.push(request.url());
    });
    await page.getByLabel("Sort by").selectOption("maxLTV");
    await expect.poll(() => names(page)).toEqual(listed({ sort: "maxLTV" }));
    expect(new URL(page.url()).search).toBe("?sort=maxLTV");
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(byRating);

    const field = page.getByLabel("Lender's minimum DSCR");
    await field.focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => count(page).textContent()).toBe(showing({ dscr: "1.0" }));
    expect(await names(page)).toEqual(listed({ dscr: "1.0" }));
    expect(await isFocused(field)).toBe(true);
    expect(await page.getByText("does not match these filters").first().isVisible()).toBe(false);
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(byRating);
    expect(await field.inputValue()).toBe("all");

    const nobody = filtersWhere((kept) => kept.length === 0);
    await field.selectOption(nobody.dscr);
    await page.getByLabel("Closing time").selectOption(nobody.closing);
    await expect.poll(() => count(page).textContent()).toBe(showing(nobody));
    await page.getByRole("link", { name: "Show all lenders" }).click();
    await expect.poll(() => names(page)).toEqual(byRating);
    expect(await isFocused(count(page))).toBe(true);
    expect(await page.getByLabel("Closing time").inputValue()).toBe("all");
    expect(requests).toEqual([]);

    // The visitor's own ratio hides nobody, says why who does not fit, and goes into the form.
    const mine = { ...DEFAULT_CHOICE, ratio: "0.75" };
    const misses = publicLenders(shippedContent).filter((lender) => fitOf(lender, mine).misses.length > 0);
    await page.getByLabel("My ratio").selectOption(mine.ratio);
    await page.getByText(describeFits(publicLenders(shippedContent), mine)[0] ?? "").waitFor();
    expect(await page.getByText(/^Does not fit\./).count()).toBe(misses.length);
    expect(new URL(page.url()).search).toBe("?ratio=0.75");
    await page.getByRole("link", { name: "Ask the lenders" }).click();
    const form = page.getByRole("dialog", { name: "Ask the lenders" });
    await form.waitFor();
    expect(await form.getByRole("textbox", { name: /^Anything we should know/ }).inputValue()).toBe(
      questionAbout(mine),
    );
    await page.keyboard.press("Escape");

    // With its button: somebody compares by swiping from one to the next.
    await page.setViewportSize({ width: 360, height: 740 });
    for (const card of await page.getByRole("article").all()) {
      expect((await card.boundingBox())?.height).toBeLessThanOrEqual(740);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await widthOf(page)).toBe(320);
    // A phone has the cards alone. Where it has a table, each cell names its column.
    expect(await page.getByRole("table").count()).toBe(0);
    await page.goto("/dscr-loan-rates");
    const cell = page.getByRole("cell", { name: "21-30 days" }).first();
    expect(await cell.evaluate((element) => getComputedStyle(element, "::before").content)).toBe('"Closing"');
  });
});

describe("a link to one lender", () => {
  test("scrolls to it and marks it; followed within the site, it also takes the focus", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.setViewportSize({ width: 1280, height: 500 });
    const [first = "", ...others] = publicLenders(shippedContent).map(({ id }) => id);
    const expectMarked = async (id: string) => {
      await page.locator(`#${id}[data-linked]`).waitFor();
      expect(await page.locator("[data-linked]").count()).toBe(1);
      const top = async () => (await page.locator(`#${id}`).boundingBox())?.y;
      await expect.poll(top).toBeLessThan(160);
      expect(await top()).toBeGreaterThan(60);
    };
    await page.goto(`/lender-partners#${first}`);
    await expectMarked(first);
    for (const id of others) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, id);
      await expectMarked(id);
    }
    await page
      .getByRole("banner")
      .getByRole("link", { name: /RentRatio/ })
      .first()
      .click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("kiavi");
    await page.getByRole("option", { name: /^Kiavi/ }).click();
    await page.waitForFunction(() => document.activeElement?.id === "kiavi");
    await page.locator("#kiavi[data-linked]").waitFor();
  });

  test.for([true, false])(
    "that the filters leave out says so, and resets them (scripts: %s)",
    async (javaScriptEnabled, { openPage }) => {
      const page = await openPage({ javaScriptEnabled, reducedMotion: "reduce" });
      const some = filtersWhere(
        (kept) => kept.length > 0 && kept.length < publicLenders(shippedContent).length,
      );
      const left = publicLenders(shippedContent).find((lender) => !chosen(some).includes(lender));
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
});
