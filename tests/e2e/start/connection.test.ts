import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test, waitForScripts } from "../browser.ts";
import { holdFile } from "../outcomes.ts";

/** Messages of the browser and the application about requests that could not be made. */
const NO_CONNECTION = { tolerated: /ERR_INTERNET_DISCONNECTED|could not be loaded/ };

const mainLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
const heading = (page: Page, name: RegExp) => page.getByRole("heading", { level: 1, name });
const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "could not be loaded" });
const tryAgain = (page: Page) => notice(page).getByRole("button", { name: "Try Again" });
const goOffline = (page: Page) => page.context().setOffline(true);
const goOnline = (page: Page) => page.context().setOffline(false);

/** The mark is lost when another document loads. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
const isSameDocument = (page: Page) => page.locator("html[data-marked]").isVisible();

describe("without a connection", () => {
  test("pages that were seen come back; a notice about another one can be closed, and links work again later", async ({
    openPage,
  }) => {
    const page = await openPage(NO_CONNECTION);
    await page.goto("/states");
    await mainLink(page, "FAQ").click();
    await heading(page, /questions/i).waitFor();
    await goOffline(page);
    await page.goBack();
    await heading(page, /by State/).waitFor();
    await page.goForward();
    await heading(page, /questions/i).waitFor();
    await mainLink(page, "News").click();
    await notice(page).getByRole("button", { name: "Close" }).click();
    expect(await notice(page).count()).toBe(0);
    await goOnline(page);
    await mainLink(page, "Requirements").click();
    await heading(page, /Requirements/).waitFor();
    await page.goBack();
    await heading(page, /questions/i).waitFor();
  });

  test("one that was not seen leaves everything as it is, says so, and comes when it is asked for again; pointing at its link does no harm", async ({
    openPage,
  }) => {
    const page = await openPage(NO_CONNECTION);
    await page.goto("/dscr-calculator");
    await markDocument(page);
    await page.getByLabel("Monthly Rent").first().fill("2500");
    await goOffline(page);
    const failing = page.waitForEvent("requestfailed");
    await mainLink(page, "FAQ").hover();
    await failing;
    await mainLink(page, "FAQ").click();
    await notice(page).waitFor();
    expect(new URL(page.url()).pathname).toBe("/dscr-calculator");
    expect(await page.getByLabel("Monthly Rent").first().inputValue()).toBe("$2,500");
    await tryAgain(page).click();
    await tryAgain(page).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    await goOnline(page);
    await tryAgain(page).click();
    await heading(page, /questions/i).waitFor();
    expect(await notice(page).count()).toBe(0);
  });

  test("the same goes for a page whose code is there already, and for the way back to one", async ({
    openPage,
  }) => {
    const page = await openPage(NO_CONNECTION);
    await page.goto("/states/texas");
    await page.getByRole("main").locator("a[href^='/states/']").first().click();
    await page.waitForURL((url) => url.pathname !== "/states/texas");
    // The reload discards what the application remembered.
    await page.reload();
    const stays = new URL(page.url()).pathname;
    await goOffline(page);
    await page.evaluate(() => history.back());
    await notice(page).waitFor();
    expect(await heading(page, /Texas/).count()).toBe(0);
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toContain(stays);
    await goOnline(page);
    await tryAgain(page).click();
    await heading(page, /Texas/).waitFor();
    expect(new URL(page.url()).pathname).toBe("/states/texas");
  });
});

describe("after a deploy", () => {
  test("data that cannot be read and code that is gone are left to the document", async ({ openPage }) => {
    const page = await openPage({
      isFirstVisit: true,
      tolerated: /404|500|could not be loaded|dynamically imported/,
    });
    await page.goto("/");
    for (const [file, status, name, title] of [
      ["**/faq.data*", 404, "FAQ", /questions/i],
      ["**/dscr-loan-requirements.data*", 500, "Requirements", /Requirements/],
      ["**/assets/news-list.route-*.js", 404, "News", /DSCR news/],
    ] as const) {
      await waitForScripts(page);
      await markDocument(page);
      await page.route(file, (route) => route.fulfill({ status, body: "broken" }));
      await mainLink(page, name).click();
      await heading(page, title).waitFor();
      expect(await isSameDocument(page), file).toBe(false);
    }
    expect(new URL(page.url()).pathname).toBe("/dscr-news");
  });
});

test("a slow navigation says so while code or data comes, and is given up for another one", async ({
  openPage,
}) => {
  const page = await openPage({ isFirstVisit: true });
  await page.goto("/states");
  await markDocument(page);
  const loading = page.getByRole("status").filter({ hasText: "Loading the page..." });
  for (const [file, name, title] of [
    ["**/assets/faq.route-*.js", "FAQ", /questions/i],
    ["**/dscr-loan-requirements.data*", "Requirements", /Requirements/],
  ] as const) {
    const { release } = await holdFile(page, file);
    await mainLink(page, name).click();
    await loading.waitFor({ state: "attached" });
    release();
    await heading(page, title).waitFor();
    expect(await page.getByText("Loading the page...").count()).toBe(0);
  }
  const { release } = await holdFile(page, "**/assets/news-list.route-*.js");
  await mainLink(page, "News").click();
  await mainLink(page, "FAQ").click();
  await heading(page, /questions/i).waitFor();
  release();
  await mainLink(page, "Lenders").click();
  await heading(page, /lender/i).waitFor();
  await page.goBack();
  await heading(page, /questions/i).waitFor();
  expect(await isSameDocument(page)).toBe(true);
});
