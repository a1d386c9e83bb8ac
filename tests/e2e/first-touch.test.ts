import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { serveInTwoParts } from "../setup/slow-document.ts";
import { openSite, SOON, test, waitForScripts } from "./browser.ts";

describe("a page without a calculator", () => {
  test("fetches its script ahead when nothing happens, and runs none of it", async ({ openPage }) => {
    const page = await openPage();
    const scripts = listScripts(page);
    await page.clock.install();
    await page.goto("/pros-and-cons-dscr-loans", { waitUntil: "commit" });
    await page.waitForLoadState("load");
    expect(scripts).toEqual([]);
    await page.clock.runFor(20_000);
    await expect.poll(() => scripts.length, SOON).toBeGreaterThan(3);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => history.scrollRestoration)).toBe("auto");
    // What was fetched ahead is what is needed.
    const known = new Set(scripts);
    await waitForScripts(page);
    expect(scripts.filter((url) => !known.has(url))).toEqual([]);
  });

  test("fetches nothing ahead for a visitor who saves data", async ({ openPage }) => {
    const page = await openPage();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    const scripts = listScripts(page);
    await page.clock.install();
    await page.goto("/faq", { waitUntil: "commit" });
    await page.waitForLoadState("load");
    await page.clock.runFor(20_000);
    expect(scripts).toEqual([]);
  });

  test.for([
    ["a scroll", (page: Page) => page.evaluate(() => scrollBy(0, 200))],
    ["a key", (page: Page) => page.keyboard.press("Tab")],
    ["the pointer", (page: Page) => page.mouse.move(100, 200)],
  ] as const)("starts at the first touch: %s", async ([, touch], { openPage }) => {
    const page = await openPage();
    await page.goto("/pros-and-cons-dscr-loans", { waitUntil: "commit" });
    await page.waitForLoadState("load");
    await touch(page);
    await page.waitForFunction(() => history.scrollRestoration === "manual");
  });
});

test("a touch while the document still arrives starts the application once it is there", async ({
  openPage,
  onTestFinished,
}) => {
  const released = Promise.withResolvers<void>();
  const slow = await serveInTwoParts(openSite(), released.promise);
  onTestFinished(slow.stop);
  const page = await openPage({ baseURL: slow.url });
  await page.goto("/pros-and-cons-dscr-loans", { waitUntil: "commit" });
  await page.locator("h1").waitFor();
  await page.mouse.move(100, 200);
  expect(await page.evaluate(() => document.readyState)).toBe("loading");
  released.resolve();
  await page.waitForFunction(() => history.scrollRestoration === "manual");
});

test("a calculator starts by itself", async ({ openPage }) => {
  const page = await openPage();
  await page.goto("/dscr-calculator", { waitUntil: "commit" });
  await page.waitForFunction(() => history.scrollRestoration === "manual");
});

describe("a page whose files are gone since the last deploy", () => {
  const GONE = { tolerated: /404|Failed to fetch dynamically imported module/ };

  /** Resolves with a count of the page's documents, once the second has replaced the first. */
  async function touchAfterDeploy(page: Page, isGone: (documents: number) => boolean): Promise<() => number> {
    let documents = 0;
    page.on("framenavigated", () => {
      documents += 1;
    });
    await page.route("**/assets/framework-*.js", (route) =>
      isGone(documents) ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto("/faq", { waitUntil: "commit" });
    await page.waitForLoadState("load");
    await page.mouse.move(100, 200);
    await expect.poll(() => documents, SOON).toBe(2);
    await page.waitForLoadState("load");
    return () => documents;
  }

  test("reloads itself, and is awake with the new ones", async ({ openPage }) => {
    const page = await openPage(GONE);
    await touchAfterDeploy(page, (documents) => documents < 2);
    await waitForScripts(page);
  });

  test("does so once, and can still be read when that did not help", async ({ openPage }) => {
    const page = await openPage(GONE);
    const countDocuments = await touchAfterDeploy(page, () => true);
    await page.mouse.move(120, 220);
    await page.waitForTimeout(1_500);
    expect(countDocuments()).toBe(2);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  });
});

test("fields of closed groups are out of the layout until the first touch", async ({ openPage }) => {
  const page = await openPage();
  await page.goto("/deal-analyzer", { waitUntil: "commit" });
  const group = page.locator("details > fieldset").first();
  const isOut = () => group.evaluate((element) => getComputedStyle(element).display === "none");
  expect(await isOut()).toBe(true);
  await page.mouse.move(100, 200);
  await expect.poll(isOut, SOON).toBe(false);
});

test("an address that points into a page needs no touch", async ({ openPage }) => {
  const page = await openPage();
  await page.goto("/faq", { waitUntil: "commit" });
  const id = await page.locator("[data-accordion-trigger]").nth(1).getAttribute("id");
  await page.goto("/", { waitUntil: "commit" });
  await page.goto(`/faq#${id}`, { waitUntil: "commit" });
  await page.locator(`#${id}[aria-expanded=true]`).waitFor();
});

describe("who is faster than the scripts", () => {
  test("and asks for the search gets it when they are there", async ({ openPage }) => {
    const page = await openPage();
    await openSlowly(page, "/pros-and-cons-dscr-loans", () => page.keyboard.press("Control+k"));
    await page.getByRole("dialog", { name: "Search" }).waitFor();
  });

  test("finds an answer open that was clicked before", async ({ openPage }) => {
    const page = await openPage();
    const question = page.locator("[data-accordion-trigger]").nth(2);
    await openSlowly(page, "/faq", () => question.click());
    await expect.poll(() => question.getAttribute("aria-expanded"), SOON).toBe("true");
    await question.click();
    expect(await question.getAttribute("aria-expanded")).toBe("false");
  });

  test("sees the ratio of the sliders as they stand", async ({ openPage }) => {
    const page = await openPage();
    const rent = page.getByRole("slider", { name: "Rent" });
    await openSlowly(page, "/", () => rent.fill("3000"));
    await page.getByRole("img", { name: "DSCR 1.50" }).waitFor();
    expect(await rent.inputValue()).toBe("3000");
  });

  test("sees the rate for what was chosen", async ({ openPage }) => {
    const page = await openPage();
    const dscr = page.locator("select[name=dscr]");
    await openSlowly(page, "/dscr-loan-rates", () =>
      dscr.selectOption({ label: "Work it out from my figures" }),
    );
    await page.getByLabel("Monthly rent").waitFor();
  });

  test("gets the theme and the menu without them", async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 360, height: 800 } });
    await page.route("**/assets/*.js", () => {});
    await page.goto("/faq", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Dark theme" }).click();
    await page.locator("html.dark").waitFor();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).waitFor();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
});

/** The scripts come after the visitor has acted. */
async function openSlowly(page: Page, path: string, act: () => Promise<unknown>): Promise<void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForLoadState("load");
  await act();
  release();
  await waitForScripts(page);
}

function listScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith(".js")) scripts.push(request.url());
  });
  return scripts;
}
