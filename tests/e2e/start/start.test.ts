import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { ADDRESS_ATTRIBUTE } from "../../../src/start/document-address.ts";
import { PAGE_START_ID } from "../../../src/start/page-start.ts";
import { HANDOFF } from "../../../src/start/react-router-handoff.browser.ts";
import { serveInTwoParts } from "../../setup/site/slow-document.ts";
import { openSite, test, waitForScripts } from "../browser.ts";
import { DSCR_CALCULATOR, shownRatio, typeAmounts } from "../calculators/dscr-calculator.ts";
import { holdFile } from "../outcomes.ts";
import { fetchPage } from "../sent-page.ts";

test("a page that arrives slowly starts once it is there", async ({ openPage, onTestFinished }) => {
  const released = Promise.withResolvers<void>();
  const slow = await serveInTwoParts(openSite(), released.promise);
  onTestFinished(slow.stop);
  const page = await openPage({ baseURL: slow.url });
  await page.goto("/pros-and-cons-dscr-loans", { waitUntil: "commit" });
  await page.locator("h1").waitFor();
  expect(await page.evaluate(() => document.readyState)).toBe("loading");
  released.resolve();
  await waitForScripts(page);
});

test.for([
  ["/faq?utm_source=mail&x=1", "/faq"],
  ["/embed/dscr-calculator?theme=dark", "/embed/dscr-calculator"],
  ["/contact", "/contact?"],
  ["/contact?utm_source=mail", "/contact?"],
  ["/contact?source=texas&utm_source=mail", "/contact?source=texas&utm_source=mail"],
  ["/search", "/search?"],
  ["/search?q=rent%20%22a%22&page=2", "/search?q=rent%20%22a%22&page=2"],
  ["/no/such?x=1", "/no/such"],
  ["/terms", "/terms"],
  ["/cash-flow-analysis?x=1", "/cash-flow-analysis"],
] as const)("the document of %s states the address %s", async ([path, address]) => {
  const page = await fetchPage(path);
  expect(page.all("html")[0]?.attributes[ADDRESS_ATTRIBUTE]).toBe(address);
});

describe("a page whose files are gone since the last deploy", () => {
  const GONE = { tolerated: /404|Failed to fetch dynamically imported module/ };

  function countDocuments(page: Page): () => number {
    let documents = 0;
    page.on("domcontentloaded", () => {
      documents += 1;
    });
    return () => documents;
  }

  test("reloads itself, and is awake with the new ones; what was typed is still there", async ({
    openPage,
  }) => {
    const page = await openPage(GONE);
    const documents = countDocuments(page);
    await page.route("**/assets/framework-*.js", async (route) => {
      if (documents() > 1) return await route.continue();
      await page.getByLabel("Monthly Rent").first().fill("2500");
      await route.fulfill({ status: 404 });
    });
    await page.goto("/dscr-calculator", { waitUntil: "commit" });
    await expect.poll(documents).toBe(2);
    await waitForScripts(page);
    expect(await page.getByLabel("Monthly Rent").first().inputValue()).toBe("2500");
    await page.getByLabel("Monthly Expenses").first().fill("500");
    await page.getByLabel("Monthly Debt Service").first().fill("1600");
    await page.getByRole("button", { name: "Calculate", exact: true }).click();
    await page.getByText("1.25").first().waitFor();
  });

  test("does so once, and can still be read when that did not help", async ({ openPage }) => {
    const page = await openPage(GONE);
    const documents = countDocuments(page);
    await page.route("**/assets/framework-*.js", (route) => route.fulfill({ status: 404 }));
    const failed = page.waitForEvent("console", (message) => /dynamically imported/.test(message.text()));
    await page.goto("/faq", { waitUntil: "commit" });
    await failed;
    expect(documents()).toBe(2);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  });
});

describe("a visitor who acts before the scripts arrive", () => {
  test("switches the question, sees the ratio of what was typed, and takes it along into the tool that has the same", async ({
    openPage,
  }) => {
    const page = await openPage({ isFirstVisit: true });
    const field = (name: string) => page.getByRole("textbox", { name, exact: true });
    const link = page.getByRole("link", { name: "Open these numbers in the full calculator" });
    await openSlowly(page, "/", async () => {
      await field("Rent").fill("2900");
      await page.getByText("I know the payment").click();
      await field("Rent").fill("3000");
      await field("Expenses").fill("600");
    });
    await page.getByRole("img", { name: "DSCR 1.41" }).waitFor();
    expect(await field("Rent").inputValue()).toBe("3000");
    expect(await link.getAttribute("href")).toBe("/dscr-calculator#v=1&rent=3000&expenses=600&debt=1700");
    await page.getByRole("radio", { name: "I know the payment" }).press("ArrowLeft");
    await page.getByRole("img", { name: "DSCR 1.45" }).waitFor();
    await page.getByRole("link", { name: "See It as a Lender Does" }).click();
    await page.waitForURL("**/deal-analyzer#*");
    await page.getByText("These are the figures of the home page. Choose the state").waitFor();
    await page.locator("#results").getByText("1.45", { exact: true }).first().waitFor();
    expect(await page.getByLabel("Monthly rent").first().inputValue()).toBe("$2,900");
  });

  test("sees the rate for what was chosen, finds what was ticked counted, and what was typed calculated by Enter", async ({
    openPage,
  }) => {
    const page = await openPage();
    await openSlowly(page, "/dscr-loan-rates", () =>
      page.locator("select[name=dscr]").selectOption({ label: "Work it out from my figures" }),
    );
    await page.getByLabel("Monthly rent").waitFor();
    await openSlowly(page, "/prequalification-steps", () =>
      page.locator("input[name=ready]").first().check(),
    );
    await page.getByText(/^1 of \d+ ready$/).waitFor();
    await openSlowly(page, DSCR_CALCULATOR, async () => {
      await typeAmounts(page, "2500", "500", "1600");
      await page.locator("#monthlyDebtService").press("Enter");
    });
    await expect.poll(() => shownRatio(page).textContent()).toBe("1.25");
  });

  test("gets the theme, the menu and the responses without them", async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 360, height: 800 } });
    await page.route("**/assets/*.js", () => {});
    await page.goto("/faq", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Dark theme" }).click();
    await page.locator("html.dark").waitFor();
    await page.getByText("What is a DSCR loan?").click();
    await page.getByRole("region", { name: "What is a DSCR loan?" }).waitFor();
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.waitFor();
    await menu.getByRole("button", { name: "Close" }).click();
    await menu.waitFor({ state: "hidden" });
    await page.keyboard.press("Control+k");
    await page.keyboard.type("kiavi");
    const search = page.getByRole("dialog", { name: "Search" });
    expect(await search.getByRole("searchbox").inputValue()).toBe("kiavi");
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  test("and goes Back after a reload gets the page that the address names", async ({ openPage }) => {
    const page = await openPage({ isFirstVisit: true });
    await page.goto("/");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Requirements" }).click();
    await page.getByRole("heading", { level: 1, name: /Requirements/ }).waitFor();
    const home = page.waitForURL((url) => url.pathname === "/");
    await page.route("**/assets/*.js", async (route) => {
      await home;
      await route.continue();
    });
    const loaded = page.waitForEvent("load");
    await page.evaluate(() => setTimeout(() => location.reload()));
    await loaded;
    await page.evaluate(() => setTimeout(() => history.back()));
    await home;
    await page.getByRole("heading", { level: 1, name: /rent qualifies/ }).waitFor();
    await waitForScripts(page);
    expect(await page.getByText("Open these numbers in the full calculator").count()).toBe(1);
  });

  test("and goes Back in the last moment gets it, too, and no error screen in between", async ({
    openPage,
  }) => {
    const page = await openPage({ isFirstVisit: true });
    await page.goto("/faq");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Requirements" }).click();
    await page.getByRole("heading", { level: 1, name: /Requirements/ }).waitFor();
    const entry = await holdFile(page, "**/assets/entry.client-*.js");
    const answer = await holdFile(page, "**/faq");
    const loaded = page.waitForEvent("load");
    await page.evaluate(() => setTimeout(() => location.reload()));
    await loaded;
    // Everything is handed over except the entry script.
    await page.waitForFunction((name) => name in window, HANDOFF.context);
    const hasRun = page.waitForResponse("**/healthz");
    await page.evaluate(announceEntry, PAGE_START_ID);
    await page.evaluate(() => setTimeout(() => history.back()));
    await answer.asked;
    entry.release();
    await hasRun;
    answer.release();
    await page.getByText("What is a DSCR loan?").waitFor();
    await waitForScripts(page);
  });
});

/**
 * Runs in the page. Says so when the entry script has run and the browser is idle: nothing is left to render, or to
 * complain about. By a request, because a page that is being left cannot be asked.
 */
function announceEntry(startId: string): void {
  const script = document.createElement("script");
  script.type = "module";
  script.src = JSON.parse(document.getElementById(startId)?.textContent ?? "").entry;
  script.onload = () => requestIdleCallback(() => fetch("/healthz"));
  document.head.append(script);
}

/** The scripts arrive after the visitor has acted. */
async function openSlowly(page: Page, path: string, act: () => Promise<unknown>): Promise<void> {
  const { release } = await holdFile(page, "**/assets/*.js");
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForLoadState("load");
  await act();
  release();
  await waitForScripts(page);
}
