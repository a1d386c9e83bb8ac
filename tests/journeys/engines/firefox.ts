import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import puppeteer, {
  type Browser,
  type BrowserContext,
  type JSHandle,
  type KeyInput,
  type Page,
} from "puppeteer-core";
import { reportPolicyViolations } from "../../setup/browsers/policy-violations.ts";
import type { Engine, Tab, TabOptions } from "./engine.ts";

/** Firefox over WebDriver BiDi, which it supports natively, without a driver program. */
export async function launchFirefox(executablePath: string): Promise<Engine> {
  const downloads = await mkdtemp(path.join(tmpdir(), "firefox-downloads-"));
  const browsers = new Map<boolean, Promise<Browser>>();
  /** One browser that runs scripts and one that does not: a single page cannot be configured. */
  const launch = (runsScripts: boolean) => {
    const browser =
      browsers.get(runsScripts) ??
      puppeteer.launch({
        browser: "firefox",
        executablePath,
        headless: true,
        extraPrefsFirefox: {
          "javascript.enabled": runsScripts,
          // The autocomplete list would consume the next Escape.
          "browser.formfill.enable": false,
          "browser.download.folderList": 2,
          "browser.download.dir": downloads,
        },
        // A busy machine takes longer than the default half minute.
        timeout: 60_000,
      });
    browsers.set(runsScripts, browser);
    return browser;
  };
  return {
    async close() {
      await Promise.allSettled(Array.from(browsers.values(), async (browser) => (await browser).close()));
      await rm(downloads, { recursive: true, force: true });
    },
    async openTab({ runsScripts, ...viewport }: TabOptions): Promise<Tab> {
      const context = await (await launch(runsScripts)).createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(viewport);
      if (runsScripts) {
        await page.evaluateOnNewDocument(reportPolicyViolations);
        await page.evaluateOnNewDocument(writeErrorsAsText);
      }
      return createTab(context, page);
    },
  };
}

/** Runs in the page. For an error object written to the console, the driver reports only that it is an error. */
function writeErrorsAsText(): void {
  const output = window.console;
  const write = output.error;
  output.error = (...words: unknown[]) =>
    write.apply(
      output,
      words.map((word) => (word instanceof Error ? `${word}\n${word.stack}` : word)),
    );
}

/** Runs in the page. */
function bringToMiddle(element: unknown): { x: number; y: number } {
  if (!(element instanceof Element)) throw new Error("There is no such element");
  element.scrollIntoView({ block: "center", behavior: "instant" });
  // A link that breaks over two lines has nothing in the middle of its whole box.
  const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

/** Where to click, once the element stays there: sections that come into view may still change their height. */
async function restingPlace(handle: JSHandle): Promise<{ x: number; y: number }> {
  let before = await handle.evaluate(bringToMiddle);
  for (let tries = 0; tries < 50; tries++) {
    await sleep(40);
    const now = await handle.evaluate(bringToMiddle);
    if (now.x === before.x && now.y === before.y) return now;
    before = now;
  }
  throw new Error("The element does not stop moving");
}

const PARSED = { waitUntil: "domcontentloaded" } as const;

function createTab(context: BrowserContext, page: Page): Tab {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${String(error)}`));
  return {
    goto: async (url) => void (await page.goto(url, PARSED)),
    reload: async () => void (await page.reload(PARSED)),
    // Not page.goBack(), which waits for a document to load; inside the application there is none.
    back: () => page.evaluate("history.back()").then(() => {}),
    forward: () => page.evaluate("history.forward()").then(() => {}),
    evaluate: (expression) => page.evaluate(expression),
    evaluateInFrame: async (expression) => await page.mainFrame().childFrames()[0]?.evaluate(expression),
    async click(expression) {
      // Not ElementHandle.click(), which never resolves in a page without scripts.
      const handle = await page.evaluateHandle(expression);
      const { x, y } = await restingPlace(handle);
      await page.mouse.click(x, y);
    },
    type: (text) => page.keyboard.type(text),
    async press(key) {
      const keys = key.split("+") as KeyInput[];
      for (const each of keys) await page.keyboard.down(each);
      for (const each of keys.toReversed()) await page.keyboard.up(each);
    },
    takeComplaints: async () => complaints.splice(0),
    close: () => context.close(),
  };
}
