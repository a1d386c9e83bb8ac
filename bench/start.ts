/**
 * How long a visitor with a slow phone (4x CPU slowdown) on a slow line (Lighthouse's slow 4G) waits, from the start of
 * the navigation, for the text and for working buttons; the median of the rounds.
 *
 *   npm run bench -- start [--rounds 3]
 */
import { parseArgs } from "node:util";
import type { Browser, Page } from "playwright-core";
import { launchChromium } from "../tests/setup/browsers/chromium.ts";
import { startSite } from "../tests/setup/site/start-site.ts";
import { median, startReport } from "./load/report.ts";
import { started } from "./load/started.ts";

const { values: options } = parseArgs({ options: { rounds: { type: "string", default: "3" } } });
const SLOWDOWN = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

const BUTTONS = [
  { path: "/", name: "the search", press: pressSearch },
  { path: "/faq", name: "the search", press: pressSearch },
  { path: "/states/texas", name: "the search", press: pressSearch },
  { path: "/dscr-calculator", name: "Calculate", press: pressCalculate },
] as const;

const site = started.use(await startSite({ isBuilt: true }));
const browser = started.use(await launchChromium());
const report = startReport(`Start: 4x slowdown, slow 4G, ${options.rounds} rounds`);
for (const { path, name, press } of BUTTONS) {
  const waits: { readonly text: number; readonly button: number }[] = [];
  for (let round = 0; round < Number(options.rounds); round += 1) {
    waits.push(await measure(browser, path, press));
  }
  const seconds = (part: "text" | "button") => (median(waits.map((wait) => wait[part])) / 1000).toFixed(2);
  report.say(
    `${path.padEnd(18)} text visible after ${seconds("text")} s, ${name} works after ${seconds("button")} s`,
  );
}

async function measure(
  browser: Browser,
  path: string,
  press: (page: Page) => Promise<void>,
): Promise<{ readonly text: number; readonly button: number }> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, baseURL: site.url });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  const [text, button] = await page.evaluate(() => [
    performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    performance.now(),
  ]);
  // Check that it really works.
  await press(page);
  await context.close();
  return { text: text ?? 0, button: button ?? 0 };
}

async function pressSearch(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Search" }).first().click();
  await page.getByRole("dialog", { name: "Search" }).waitFor();
}

async function pressCalculate(page: Page): Promise<void> {
  await page.getByLabel("Monthly Rent").first().fill("2500");
  await page.getByLabel("Monthly Expenses").first().fill("500");
  await page.getByLabel("Monthly Debt Service").first().fill("1600");
  await page.getByRole("button", { name: "Calculate", exact: true }).click();
  await page.getByText("1.25").first().waitFor();
}
