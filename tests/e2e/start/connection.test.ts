import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser.ts";

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
  test("a page that was seen comes back", async ({ openPage }) => {
    const page = await openPage(NO_CONNECTION);
    await page.goto("/states");
    await mainLink(page, "FAQ").click();
    await heading(page, /questions/i).waitFor();
    await goOffline(page);
    await page.goBack();
    await heading(page, /by State/).waitFor();
    await page.goForward();
    await heading(page, /questions/i).waitFor();
  });

  test("one that was not seen leaves everything as it is, says so, and comes when it is asked for again", async ({
    openPage,
  }) => {
    const page = await openPage(NO_CONNECTION);
    await page.goto("/dscr-calculator");
    await markDocument(page);
    await page.getByLabel("Monthly Rent").first().fill("2500");
    await goOffline(page);
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

  test("pointing at a link does no harm, and a click on it says why", async ({ openPage }) => {
    const page = await openPage(NO_CONNECTION);
    await page.goto("/dscr-calculator");
    await markDocument(page);
    await goOffline(page);
    const failing = page.waitForEvent("requestfailed");
    await mainLink(page, "FAQ").hover();
    await failing;
    await mainLink(page, "FAQ").click();
    await notice(page).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    await goOnline(page);
    await mainLink(page, "FAQ").click();
    await heading(page, /questions/i).waitFor();
  });

  test("the notice can be closed, and another link works", async ({ openPage }) => {
    const page = await openPage(NO_CONNECTION);
    await page.goto("/states");
    await goOffline(page);
    await mainLink(page, "FAQ").click();
    await notice(page).getByRole("button", { name: "Close" }).click();
    expect(await notice(page).count()).toBe(0);
    await goOnline(page);
    await mainLink(page, "Requirements").click();
    await heading(page, /Requirements/).waitFor();
    await page.goBack();
    await heading(page, /by State/).waitFor();
  });
});

describe("after a deploy", () => {
  test.for([404, 500])("data that answers %i is left to the document", async (status, { openPage }) => {
    const page = await openPage({ tolerated: /404|500|could not be loaded/ });
    await page.goto("/");
    await markDocument(page);
    await page.route("**/faq.data*", (route) => route.fulfill({ status, body: "broken" }));
    await mainLink(page, "FAQ").click();
    await heading(page, /questions/i).waitFor();
    expect(await isSameDocument(page)).toBe(false);
  });

  test("so is a page whose code is gone, with the place on it that was asked for", async ({ openPage }) => {
    const page = await openPage({ tolerated: /404|could not be loaded/ });
    await page.goto("/dscr-news");
    await page.route("**/assets/faq.route-*.js", (route) => route.fulfill({ status: 404 }));
    await mainLink(page, "FAQ").click();
    await heading(page, /questions/i).waitFor();
    expect(new URL(page.url()).pathname).toBe("/faq");
  });
});

describe("a slow navigation", () => {
  test.for(["**/assets/faq.route-*.js", "**/faq.data*"])(
    "says so while %s comes",
    async (file, { openPage }) => {
      const page = await openPage({ isFirstVisit: true });
      await page.goto("/states");
      await markDocument(page);
      const answered = Promise.withResolvers<void>();
      await page.route(file, async (route) => {
        await answered.promise;
        await route.continue();
      });
      await mainLink(page, "FAQ").click();
      await page
        .getByRole("status")
        .filter({ hasText: "Loading the page..." })
        .waitFor({ state: "attached" });
      answered.resolve();
      await heading(page, /questions/i).waitFor();
      expect(await page.getByText("Loading the page...").count()).toBe(0);
      expect(await isSameDocument(page)).toBe(true);
    },
  );

  test("is given up for another one", async ({ openPage }) => {
    const page = await openPage({ isFirstVisit: true });
    await page.goto("/states");
    const answered = Promise.withResolvers<void>();
    await page.route("**/assets/faq.route-*.js", async (route) => {
      await answered.promise;
      await route.continue();
    });
    await mainLink(page, "FAQ").click();
    await mainLink(page, "Requirements").click();
    await heading(page, /Requirements/).waitFor();
    answered.resolve();
    await mainLink(page, "News").click();
    await heading(page, /DSCR news/).waitFor();
    await page.goBack();
    await heading(page, /Requirements/).waitFor();
  });
});
