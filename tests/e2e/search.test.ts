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

  test("says so when nothing is found, and its suggestions can be chosen", async ({ openPage }) => {
    const page = await openPage();
    const { dialog, input } = await openDialog(page);
    await input.fill("zebra");
    expect(await dialog.getByText("No results found").count()).toBe(1);
    expect(await dialog.getByText("Try calculator, requirements or lenders.").count()).toBe(1);
    await dialog.getByRole("button", { name: "requirements" }).click();
    expect(await input.inputValue()).toBe("requirements");
    await dialog.getByRole("option", { name: /DSCR Loan Requirements/ }).waitFor();
  });
});

/** "florida" is typed and not answered yet; the dialog shows the pages found for "flor". */
async function typeBeforeAnswer(page: Page) {
  const { dialog, input } = await openDialog(page);
  await input.fill("flor");
  await dialog.getByRole("link", { name: /“flor” \(\d+\)$/ }).waitFor();
  await dialog.getByRole("option", { selected: true }).waitFor();
  await page.route("**/search/pages?q=florida", () => {});
  await input.fill("florida");
  return dialog;
}

describe("pages in the search dialog", () => {
  test.for([
    ["Lima One", "/lender-partners"],
    ["Anchor", "/lender-partners"],
    ["Florida", "/dscr-loan-florida"],
    ["Austin", "/austin-dscr-loans"],
    ["florda", "/dscr-loan-florida"],
  ] as const)("%s is found, and opens by Enter", async ([text, path], { openPage }) => {
    const page = await openPage();
    const { dialog, input } = await openDialog(page);
    await input.pressSequentially(text);
    await dialog.getByRole("link", { name: new RegExp(`“${text}” \\(\\d+\\)$`) }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${path}`);
    await dialog.waitFor({ state: "hidden" });
  });

  test("Enter before the answer searches for the whole text, and does not open a page found for its beginning", async ({
    openPage,
  }) => {
    const page = await openPage();
    const dialog = await typeBeforeAnswer(page);
    expect(await dialog.getByRole("option").count()).toBeGreaterThan(0);
    expect(await dialog.getByRole("option", { selected: true }).count()).toBe(0);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?q=florida");
  });

  test("a page found for the beginning of the text can still be chosen by the arrow keys", async ({
    openPage,
  }) => {
    const page = await openPage();
    const dialog = await typeBeforeAnswer(page);
    await page.keyboard.press("ArrowDown");
    expect(await dialog.getByRole("option").first().getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "hidden" });
    expect(new URL(page.url()).pathname).not.toBe("/search");
  });

  test("together with the specified entries they are never more than eight, and never the same twice", async ({
    openPage,
  }) => {
    const page = await openPage();
    const { dialog, input } = await openDialog(page);
    for (const text of ["loan", "faq", "calculator", "florida"]) {
      await input.fill(text);
      await dialog.getByRole("link", { name: /^All results for .* \(\d+\)$/ }).waitFor();
      expect(await dialog.getByRole("option").count()).toBeLessThanOrEqual(8);
    }
    await input.fill("faq");
    await dialog.getByRole("link", { name: /^All results for “faq” \(\d+\)$/ }).waitFor();
    expect(await dialog.getByRole("option").first().textContent()).toContain("Frequently Asked Questions");
    expect(await dialog.getByRole("option", { name: /12 Straight Answers/ }).count()).toBe(0);
  });

  test("nothing is asked for before two letters, and one word is one request", async ({ openPage }) => {
    // A separate context, because the fake clock applies to the whole context.
    const page = await openPage({ isFirstVisit: true });
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === "/search/pages") asked.push(search);
    });
    await page.clock.install();
    const { dialog, input } = await openDialog(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const text of ["f", "!!!!"]) {
      await input.fill(text);
      await page.clock.runFor(400);
    }
    expect(asked).toEqual([]);
    for (const letter of "florida") {
      await input.press(letter);
      await page.clock.runFor(150);
    }
    expect(asked).toEqual([]);
    await page.clock.runFor(100);
    await dialog.getByRole("link", { name: /\(\d+\)$/ }).waitFor();
    expect(asked).toEqual([`?${new URLSearchParams({ q: "!!!!florida" })}`]);
  });

  test("a server that fails and a network that is gone are said quietly, and the entries stay", async ({
    openPage,
  }) => {
    const page = await openPage({ tolerated: /503|ERR_INTERNET_DISCONNECTED/ });
    await page.route("**/search/pages?*", (route) => route.fulfill({ status: 503, body: "busy" }));
    const { dialog, input } = await openDialog(page);
    await input.fill("kiavi");
    await dialog.getByRole("status").filter({ hasText: "cannot be searched right now" }).waitFor();
    expect(await dialog.getByRole("option", { name: /Kiavi/ }).count()).toBe(1);
    await page.unroute("**/search/pages?*");
    await page.context().setOffline(true);
    await input.fill("lenders");
    await dialog.getByRole("status").filter({ hasText: "You are offline" }).waitFor();
    expect(await dialog.getByRole("option", { name: /Lender Partners/ }).count()).toBe(1);
  });
});

describe("all results, the last entry of the dialog", () => {
  const title = (page: Page) => page.getByRole("heading", { level: 1, name: "Search" });

  test("is reached by the arrow keys in both directions, and left by them", async ({ openPage }) => {
    const page = await openPage();
    const { dialog, input } = await openDialog(page);
    await input.fill("florida");
    const link = dialog.getByRole("link", { name: /^All results for “florida” \(\d+\)$/ });
    await link.waitFor();
    const selected = () => dialog.getByRole("option", { selected: true });
    await page.keyboard.press("ArrowUp");
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await selected().count()).toBe(0);
    await page.keyboard.press("ArrowUp");
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await dialog.getByRole("option").last().getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await dialog.getByRole("option").first().getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?q=florida");
    await dialog.waitFor({ state: "hidden" });
    await title(page).waitFor();
  });

  test("is reached by Tab, and by Enter where nothing else is found", async ({ openPage }) => {
    const page = await openPage();
    const { dialog, input } = await openDialog(page);
    await input.fill("zebra");
    await dialog.getByRole("link", { name: "All results for “zebra”" }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?q=zebra");
    await title(page).waitFor();
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
    expect(await page.getByRole("status").first().textContent()).toMatch(
      /^\d+ results for “prepayment penalty”/,
    );
    expect(await page.getByRole("main").locator("li mark").first().textContent()).toMatch(/^prepayment$/i);
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  });

  test("shows readable text and not data, for pages of every kind", async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    for (const query of ["rates", "texas", "privacy", "lima one", "kiavi", "duplex"]) {
      await page.goto(`/search?q=${encodeURIComponent(query)}`);
      const excerpts = await page.getByRole("main").locator("ol > li").allTextContents();
      expect(excerpts.length).toBeGreaterThan(0);
      expect(excerpts.join("\n")).not.toMatch(/\d{4}-\d\d-\d\d|(^|\s)\/[a-z]+-[a-z-]+|undefined|\{\{/);
    }
  });

  test("has as many pages as the results need, joined by plain links", async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto("/search?q=loan");
    const status = (await page.getByRole("status").first().textContent()) ?? "";
    const total = Number(/^(\d+) results/.exec(status)?.[1]);
    expect(total).toBeGreaterThan(40);
    const paths: (string | null)[] = [];
    for (let number = 1; ; number += 1) {
      const links = page.getByRole("main").locator("ol h2 a");
      paths.push(...(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))));
      const next = page.getByRole("link", { name: "Next" });
      if ((await next.count()) === 0) break;
      await next.click();
      await page.waitForURL(`**/search?q=loan&page=${number + 1}`);
    }
    expect(new Set(paths).size).toBe(total);
    expect(paths).toHaveLength(total);
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  });

  test("an empty result offers ways on", async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto("/search?q=florida+zebra");
    expect(await page.getByRole("status").first().textContent()).toBe("No results found");
    const main = page.getByRole("main");
    for (const name of ["calculator", "requirements", "lenders", "Lender Partners"]) {
      expect(await main.getByRole("link", { name, exact: true }).count()).toBe(1);
    }
    await main.getByRole("link", { name: "florida" }).click();
    await page.waitForURL("**/search?q=florida");
    expect(await page.getByRole("status").first().textContent()).toMatch(/^\d+ results for “florida”$/);
  });

  test("says when it has used a part of a long query only", async ({ openPage }) => {
    const page = await openPage();
    await page.goto(`/search?q=${"florida ".repeat(100)}`);
    expect(await page.getByText("The rest was left out.").count()).toBe(1);
    expect(await page.getByRole("main").locator("ol > li").count()).toBeGreaterThan(0);
  });

  test("stands at the left edge, as other pages do", async ({ openPage }) => {
    const page = await openPage();
    await page.setViewportSize({ width: 1280, height: 800 });
    const left = async (path: string) => {
      await page.goto(path);
      return (await page.getByRole("heading", { level: 1 }).boundingBox())?.x;
    };
    const expected = await left("/faq");
    expect(expected).toBeDefined();
    for (const path of ["/search?q=rates", "/nope", "/no/such"]) expect(await left(path)).toBe(expected);
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
