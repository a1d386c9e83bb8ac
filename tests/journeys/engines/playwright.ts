import type { Browser, BrowserContext, Page } from "playwright-core";
import { reportPolicyViolations } from "../../setup/browsers/policy-violations.ts";
import type { Engine, Tab, TabOptions } from "./engine.ts";

/** Chromium, and Playwright's own WebKit if it is installed. */
export function createPlaywrightEngine(browser: Browser, permissions: string[] = []): Engine {
  return {
    close: () => browser.close(),
    async openTab({ width, height, runsScripts }: TabOptions): Promise<Tab> {
      const context = await browser.newContext({
        viewport: { width, height },
        javaScriptEnabled: runsScripts,
        permissions,
      });
      if (runsScripts) await context.addInitScript(reportPolicyViolations);
      const page = await context.newPage();
      const isChromium = browser.browserType().name() === "chromium";
      return { ...createTab(context, page), ...(isChromium && { slowDown: slowChromiumDown(page) }) };
    },
  };
}

function slowChromiumDown(page: Page) {
  return async (rate: number): Promise<void> => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate });
  };
}

function createTab(context: BrowserContext, page: Page): Tab {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const isOfDocument =
      message.text().startsWith("Failed to load resource") && message.location().url === page.url();
    if (["error", "warning"].includes(message.type()) && !isOfDocument) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.stack}`));
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: "domcontentloaded" })),
    reload: async () => void (await page.reload({ waitUntil: "domcontentloaded" })),
    back: async () => void (await page.goBack({ waitUntil: "domcontentloaded" })),
    forward: async () => void (await page.goForward({ waitUntil: "domcontentloaded" })),
    evaluate: (expression) => page.evaluate(expression),
    evaluateInFrame: async (expression) => await page.mainFrame().childFrames()[0]?.evaluate(expression),
    async click(expression) {
      const element = (await page.evaluateHandle<Element>(expression)).asElement();
      if (element === null) throw new Error(`No element: ${expression}`);
      await element.click();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    takeComplaints: async () => complaints.splice(0),
    close: () => context.close(),
  };
}
