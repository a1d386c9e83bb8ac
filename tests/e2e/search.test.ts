import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { popularSearches } from "../../content/search-entries.ts";
import { linksIn, selectElements } from "../setup/html-elements.ts";
import { test } from "./browser.ts";
import { focusedText, isFocused } from "./outcomes.ts";
import { fetchPage } from "./sent-page.ts";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Search" });
const inputOf = (page: Page) => dialogOf(page).getByRole("combobox", { name: "Search the site" });

async function openDialog(page: Page, key = "Control+k") {
  await page.keyboard.press(key);
  const dialog = dialogOf(page);
  await dialog.waitFor();
  return { dialog, input: inputOf(page) };
}

const allResults = (page: Page, text: string) =>
  dialogOf(page).getByRole("link", { name: new RegExp(`^All results for “${text}” \\(\\d+\\)$`) });
const leftOf = async (page: Page) => (await page.getByRole("heading", { level: 1 }).boundingBox())?.x;

describe("the search dialog", () => {
  test("opens by button and keys, closes by button and Escape, suggests, and opens what was chosen", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto("/");
    await page.getByRole("button", { name: "Search" }).click();
    const dialog = dialogOf(page);
    await dialog.waitFor();
    await dialog.getByText("Popular searches").waitFor();
    expect(await isFocused(inputOf(page))).toBe(true);
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "hidden" });
    expect(await focusedText(page)).toContain("Search");

    const { input } = await openDialog(page, "Meta+k");
    for (const text of ["calculator", "no such thing", "   "]) {
      await input.fill(text);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
      await openDialog(page);
    }
    await input.fill("");
    expect(await dialog.getByRole("listitem").allTextContents()).toEqual([...popularSearches]);
    await dialog.getByRole("button", { name: popularSearches[0] }).click();
    expect(await input.inputValue()).toBe(popularSearches[0]);
    await input.fill("zebra");
    expect(await dialog.getByText("No results found").count()).toBe(1);
    expect(await dialog.getByText("Try calculator, requirements or lenders.").count()).toBe(1);
    await dialog.getByRole("button", { name: "requirements" }).click();
    expect(await input.inputValue()).toBe("requirements");
    await dialog.getByRole("option", { name: /DSCR Loan Requirements/ }).waitFor();

    await input.fill("FAQ");
    expect(await dialog.getByRole("option", { selected: true }).count()).toBe(1);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/faq");
    await dialog.waitFor({ state: "hidden" });
    await openDialog(page);
    expect(await input.inputValue()).toBe("");

    // Asked for again before the browser has told that it is closed.
    await page.evaluate(() => {
      const press = (key: string, ctrlKey = false) =>
        document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true }));
      press("Escape");
      press("k", true);
    });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  });

  test("shows pages beside the entries, never more than eight and never one twice, and leads to all results", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto("/faq");
    const left = await leftOf(page);
    const { dialog, input } = await openDialog(page);
    for (const text of ["loan", "calculator", "florida", "faq"]) {
      await input.fill(text);
      await allResults(page, text).waitFor();
      expect(await dialog.getByRole("option").count()).toBeLessThanOrEqual(8);
    }
    expect(await dialog.getByRole("option").first().textContent()).toContain("Frequently Asked Questions");
    expect(await dialog.getByRole("option", { name: /12 Straight Answers/ }).count()).toBe(0);

    await input.fill("florida");
    const link = allResults(page, "florida");
    await link.waitFor();
    await page.keyboard.press("ArrowUp");
    expect(await isFocused(link)).toBe(true);
    expect(await dialog.getByRole("option", { selected: true }).count()).toBe(0);
    await page.keyboard.press("ArrowUp");
    expect(await isFocused(input)).toBe(true);
    expect(await dialog.getByRole("option").last().getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await dialog.getByRole("option").first().getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?q=florida");
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("heading", { level: 1, name: "Search" }).waitFor();
    expect(left).toBeDefined();
    expect(await leftOf(page), "the left edge").toBe(left);

    await openDialog(page);
    await input.fill("zebra");
    await dialog.getByRole("link", { name: "All results for “zebra”" }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?q=zebra");
  });

  test("finds names, places and typing errors, and Enter opens the first page", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/");
    for (const [text, path] of [
      ["Lima One", "/lender-partners#lima-one"],
      ["Florida", "/dscr-loan-florida"],
      ["Anchor", "/lender-partners#anchor-loans"],
      ["Austin", "/austin-dscr-loans"],
      ["florda", "/dscr-loan-florida"],
    ] as const) {
      const { dialog, input } = await openDialog(page);
      await input.pressSequentially(text);
      await allResults(page, text).waitFor();
      await page.keyboard.press("Enter");
      await page.waitForURL(`**${path}`);
      await dialog.waitFor({ state: "hidden" });
    }
  });

  test("before the answer, Enter searches for the whole text, and the arrow keys choose among earlier pages", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.goto("/");
    /** "florida" is typed and not answered yet; the dialog shows the pages found for "flor". */
    const typeBeforeAnswer = async () => {
      const { dialog, input } = await openDialog(page);
      await input.fill("flor");
      await allResults(page, "flor").waitFor();
      await dialog.getByRole("option", { selected: true }).waitFor();
      await input.fill("florida");
      return dialog;
    };
    await page.route("**/search/pages?q=florida", () => {});
    const dialog = await typeBeforeAnswer();
    expect(await dialog.getByRole("option").count()).toBeGreaterThan(0);
    expect(await dialog.getByRole("option", { selected: true }).count()).toBe(0);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?q=florida");

    await typeBeforeAnswer();
    await page.keyboard.press("ArrowDown");
    expect(await dialog.getByRole("option").first().getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "hidden" });
    await page.waitForURL((url) => url.pathname !== "/search");
  });

  test("asks for nothing before two letters, and once for one word; says quietly when no answer comes", async ({
    openPage,
  }) => {
    // A separate context, because the fake clock applies to the whole context.
    const page = await openPage({ isFirstVisit: true, tolerated: /503|ERR_INTERNET_DISCONNECTED/ });
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === "/search/pages") asked.push(search);
    });
    await page.clock.install();
    await page.goto("/");
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
    await page.clock.resume();

    await page.route("**/search/pages?*", (route) => route.fulfill({ status: 503, body: "busy" }));
    await input.fill("kiavi");
    await dialog
      .getByRole("status")
      .filter({ hasText: /^1 result\. .* cannot be searched/ })
      .waitFor();
    expect(await dialog.getByRole("option", { name: /Kiavi/ }).count()).toBe(1);
    await page.unroute("**/search/pages?*");
    await page.context().setOffline(true);
    await input.fill("lenders");
    await dialog.getByRole("status").filter({ hasText: "You are offline" }).waitFor();
    expect(await dialog.getByRole("option", { name: /Lender Partners/ }).count()).toBe(1);
  });
});

describe("the results page", () => {
  const readResults = async (query: string, address = `/search?q=${encodeURIComponent(query)}`) => {
    const page = await fetchPage(address);
    const results = selectElements(page.all("main")[0]?.within ?? [], "ol")
      .flatMap(({ within }) => selectElements(within, "li"))
      .map(({ text, within }) => ({
        text,
        path: linksIn({ within })[0],
        marks: selectElements(within, "mark"),
      }));
    const links = new Map(page.all("a").map(({ text, attributes }) => [text, attributes.href]));
    return { ...page, results, links, status: page.textOf("p", { role: "status" }) };
  };

  test("is reached without scripts, marks what was asked for, and is kept out of search engines", async ({
    openPage,
  }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto("/");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("searchbox", { name: "Search the site" }).fill("prepayment penalty");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await page.waitForURL("**/search?q=prepayment+penalty");
    const { status, results, meta } = await readResults("prepayment penalty");
    expect(await page.getByRole("status").first().textContent()).toBe(status);
    expect(status).toMatch(/^\d+ results for “prepayment penalty”/);
    expect(results[0]?.marks[0]?.text).toMatch(/^(prepayment|penalty)$/i);
    expect(meta("robots")).toBe("noindex");
  });

  test("shows readable text and not data", async () => {
    for (const query of ["rates", "texas", "privacy", "lima one", "kiavi", "duplex"]) {
      const { results } = await readResults(query);
      expect(results, query).not.toEqual([]);
      expect(results.map(({ text }) => text).join("\n")).not.toMatch(
        /\d{4}-\d\d-\d\d|(^|\s)\/[a-z]+-[a-z-]+|undefined|\{\{/,
      );
    }
  });

  test("has as many pages as the results need, joined by plain links", async () => {
    let page = await readResults("loan");
    const total = Number(/^(\d+) results/.exec(page.status)?.[1]);
    expect(total).toBeGreaterThan(40);
    const paths = page.results.map(({ path }) => path);
    for (let next = page.links.get("Next"); next !== undefined; next = page.links.get("Next")) {
      page = await readResults("loan", next);
      paths.push(...page.results.map(({ path }) => path));
    }
    expect(new Set(paths).size).toBe(total);
    expect(paths).toHaveLength(total);
    expect(page.meta("robots")).toBe("noindex");
  });

  test("offers ways on where nothing is found, shows any query as text, and says when it used only a part", async () => {
    const { status, links } = await readResults("florida zebra");
    expect(status).toBe("No results found");
    expect([...links.keys()]).toEqual(
      expect.arrayContaining(["calculator", "requirements", "lenders", "Lender Partners"]),
    );
    expect(links.get("florida")).toBe("/search?q=florida");
    const hostile = await readResults("<script>alert(1)</script>");
    expect(selectElements(hostile.all("main")[0]?.within ?? [], "input")[0]?.attributes.value).toBe(
      "<script>alert(1)</script>",
    );
    const long = await readResults("florida ".repeat(100));
    expect(long.text).toContain("The rest was left out.");
    expect(long.results).not.toEqual([]);
  });
});
