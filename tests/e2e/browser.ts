import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { test as base, expect, inject } from "vitest";
import { hasStarted } from "../setup/browsers/application.ts";
import { launchChromium } from "../setup/browsers/chromium.ts";
import { reportPolicyViolations } from "../setup/browsers/policy-violations.ts";

/** The address of the built site, started for this run. */
export function openSite(): string {
  return inject("siteUrl");
}

/** What Playwright gives a new page, too. */
const DESKTOP = { width: 1280, height: 720 };

/**
 * `openPage()` gives a visitor's page; its paths are the site's. The visitor has been here before: the site's files are
 * in the browser's cache, and nothing else is. With options of its own, or `isFirstVisit`, the cache is empty too. The
 * test fails when a page complained in the meantime: an error or warning in the console, an uncaught error, a violation
 * of the Content-Security-Policy.
 *
 * `readPage(path)` is for what a page says: without scripts, as it has to be readable, which is also quicker.
 */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs.
  .extend("browser", { scope: "worker" }, async ({}, { onCleanup }) => {
    const browser = await launchChromium();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("reader", { scope: "worker" }, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: openSite(), javaScriptEnabled: false });
    return await context.newPage();
  })
  .extend("readPage", async ({ reader }) => async (path: string): Promise<Page> => {
    await reader.setViewportSize(DESKTOP);
    await reader.goto(path);
    return reader;
  })
  .extend("regular", { scope: "worker" }, ({ browser }) => openContext(browser, {}))
  .extend("openPage", async ({ browser, regular, onTestFinished }) => {
    const visits: { close(): Promise<void>; complaints(): string[] }[] = [];
    onTestFinished(async () => {
      const complaints = visits.flatMap((visit) => visit.complaints());
      await Promise.all(visits.map((visit) => visit.close()));
      expect(complaints, "what pages complained about").toEqual([]);
    });
    return async (visit: VisitOptions = {}): Promise<Page> => {
      const { tolerated, isFirstVisit: _, ...options } = visit;
      const isRegular = Object.keys(visit).length === 0;
      const context = isRegular ? regular : await openContext(browser, options);
      const page = await context.newPage();
      if (isRegular && visits.length === 0) await forgetVisits(page);
      const complaintsOf = collectComplaints(page);
      const complaints = () => complaintsOf().filter((complaint) => !tolerated?.test(complaint));
      visits.push({ close: () => (isRegular ? page.close() : context.close()), complaints });
      if (options.javaScriptEnabled !== false) awaitHydration(page);
      return page;
    };
  });

async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: openSite(), ...options });
  await context.addInitScript(reportPolicyViolations);
  return context;
}

/** The regular visitor remembers nothing of an earlier test but the site's files. */
async function forgetVisits(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: openSite(), storageTypes: "all" });
}

/** For `expect.poll`: a busy machine may take longer than its usual second. */
export const SOON = { timeout: 10_000 };

const HYDRATION_LIMIT_MS = 10_000;

/** Waits until the application has taken over. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(hasStarted, undefined, { timeout: HYDRATION_LIMIT_MS });
}

/**
 * The application starts when the page is painted and the browser idle. Tests want it awake after `goto` and `reload`,
 * unless they ask for less (`waitUntil: "commit"`); a page that never wakes up is for the test to notice.
 */
function awaitHydration(page: Page): void {
  const wake = () => waitForScripts(page).catch(() => {});
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    const isPage = response?.headers()["content-type"]?.startsWith("text/html");
    if (options?.waitUntil !== "commit" && isPage) await wake();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await wake();
    return response;
  };
}

interface VisitOptions extends BrowserContextOptions {
  /** Nothing is in the browser's cache. */
  readonly isFirstVisit?: true;
  /** Complaints that the test provokes on purpose. */
  readonly tolerated?: RegExp;
}

function collectComplaints(page: Page): () => string[] {
  const complaints: { readonly text: string; readonly url: string }[] = [];
  const documents = new Set<string>();
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    complaints.push({ text: `console ${message.type()}: ${message.text()}`, url: message.location().url });
  });
  page.on("pageerror", (error) => complaints.push({ text: `uncaught: ${error.stack}`, url: "" }));
  page.on("response", (response) => {
    if (response.request().isNavigationRequest()) documents.add(response.url());
  });
  return () =>
    complaints
      // The browser also complains about the status of a page that a test opens to see its status.
      .filter(({ text, url }) => !(text.includes("Failed to load resource") && documents.has(url)))
      // And about requests that a test cuts off; failures of the network have other names.
      .filter(({ text }) => !text.includes("Failed to load resource: net::ERR_FAILED"))
      .map(({ text, url }) => (url ? `${text} (${url})` : text));
}
