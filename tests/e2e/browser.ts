import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
  Response,
} from "playwright-core";
import { test as base, expect, inject } from "vitest";
import { PAGE_START_ID } from "../../src/start/page-start.ts";
import { hasStarted } from "../setup/browsers/application.ts";
import { launchChromium } from "../setup/browsers/chromium.ts";
import { reportPolicyViolations } from "../setup/browsers/policy-violations.ts";

/** The URL of the built site, started for this run. */
export function openSite(): string {
  return inject("siteUrl");
}

/** Also Playwright's default for a new page. */
const DESKTOP = { width: 1280, height: 720 };

/**
 * `openPage()` opens a page as a visitor; its paths are relative to the site. The visitor has been here before: the
 * browser's cache holds the site's files and nothing else. Motion is reduced, because it takes time. With
 * `isFirstVisit`, or options that need a context of their own, the cache is empty too, and pages move. The test fails if a page complained in the meantime:
 * an error or warning in the console, an uncaught error, a violation of the Content-Security-Policy.
 *
 * `readPage(path)` is for the text of a page: without JavaScript, because it must be readable that way, which is also
 * faster.
 *
 * Every document that the browser loads is counted, in whichever context (tests/setup/browsers/page-load-reporter.ts).
 */
export const test = base
  .extend("loads", { scope: "worker" }, () => ({ count: 0 }))
  .extend("browser", { scope: "worker" }, async ({ loads }, { onCleanup }) => {
    const browser = await launchChromium();
    browser.on("context", (context) => {
      context.on("response", (response) => {
        if (isDocument(response)) loads.count += 1;
      });
    });
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("reportLoads", { auto: true }, ({ loads, task }, { onCleanup }) => {
    onCleanup(() => {
      task.meta.pageLoads = loads.count;
      loads.count = 0;
    });
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
  .extend("openRegular", { scope: "worker" }, ({ browser }) => {
    let context: Promise<BrowserContext> | undefined;
    return () => (context ??= openRegularContext(browser));
  })
  .extend("openPage", async ({ browser, openRegular, onTestFinished }) => {
    const visits: { close(): Promise<void>; complaints(): string[] }[] = [];
    onTestFinished(async () => {
      const complaints = visits.flatMap((visit) => visit.complaints());
      await Promise.all(visits.map((visit) => visit.close()));
      expect(complaints, "what pages complained about").toEqual([]);
    });
    return async (visit: VisitOptions = {}): Promise<Page> => {
      const { tolerated, isFirstVisit, hasApplication = true, viewport, colorScheme, ...options } = visit;
      const isRegular = !isFirstVisit && Object.keys(options).length === 0;
      const context = isRegular ? await openRegular() : await openContext(browser, options);
      const page = await context.newPage();
      if (isRegular && visits.length === 0) await forgetVisits(page);
      if (viewport) await page.setViewportSize(viewport);
      if (colorScheme) await page.emulateMedia({ colorScheme });
      const complaintsOf = collectComplaints(page);
      const complaints = () => complaintsOf().filter((complaint) => !tolerated?.test(complaint));
      visits.push({ close: () => (isRegular ? page.close() : context.close()), complaints });
      if (hasApplication && options.javaScriptEnabled !== false) awaitHydration(page);
      return page;
    };
  });

/** A redirect is on the way to one. */
function isDocument(response: Response): boolean {
  return response.request().isNavigationRequest() && !("location" in response.headers());
}

async function openRegularContext(browser: Browser): Promise<BrowserContext> {
  const context = await openContext(browser, {
    reducedMotion: "reduce",
    permissions: ["clipboard-write"],
  });
  // A page of the site that stays open, so that the others join its process: starting one takes 0.1 seconds.
  await (await context.newPage()).goto("/robots.txt");
  return context;
}

async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: openSite(), ...options });
  await context.addInitScript(reportPolicyViolations);
  return context;
}

/** The returning visitor keeps nothing from earlier tests except the site's cached files. */
async function forgetVisits(page: Page): Promise<void> {
  await page.context().setOffline(false);
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: openSite(), storageTypes: "all" });
}

/** What loads when it comes into view is often the last part of its section. */
export async function scrollToEnd(section: Locator): Promise<void> {
  await section.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
}

const HYDRATION_LIMIT_MS = 40_000;

/** Waits until the application is hydrated. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(hasStarted, undefined, { timeout: HYDRATION_LIMIT_MS });
}

/**
 * The application starts once the page is painted and the browser idle. After `goto` and `reload`, tests want it
 * hydrated, unless they ask for less (`waitUntil: "commit"`). Some pages have none, such as the desk's and those that
 * mails link to. A page that never hydrates is for the test to notice.
 */
function awaitHydration(page: Page): void {
  const hasApplication = async () => (await page.locator(`#${PAGE_START_ID}`).count()) > 0;
  const wake = async () => {
    if (await hasApplication()) await waitForScripts(page).catch(() => {});
  };
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
    if (options?.waitUntil !== "commit") await wake();
    return response;
  };
}

interface VisitOptions extends BrowserContextOptions {
  /** The browser's cache is empty. */
  readonly isFirstVisit?: true;
  /** False for embeds, which start without the parts of the frame by which tests see that. */
  readonly hasApplication?: boolean;
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
      // The browser also complains about the status of a page that a test opens on purpose.
      .filter(({ text, url }) => !(text.includes("Failed to load resource") && documents.has(url)))
      // It also complains about requests that a test aborts; network failures have other names.
      .filter(({ text }) => !text.includes("Failed to load resource: net::ERR_FAILED"))
      .map(({ text, url }) => (url ? `${text} (${url})` : text));
}
