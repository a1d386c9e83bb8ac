import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PAGE_START_ID } from "../../../src/start/page-start.ts";
import { budget, isProof } from "../../setup/budget.ts";
import { listEveryPage, listKindsOfPages } from "../../setup/site/kinds-of-pages.ts";
import { checkWithoutFrame, showTheme } from "../axe.ts";
import { openSite, test, waitForScripts } from "../browser.ts";
import { listScripts } from "../sent-scripts.ts";
import {
  findBrokenFigures,
  findDoubleRules,
  findHeadOutOfSight,
  findOverflow,
  findOverflowOfLargeText,
  findRulesOutside,
  findShiftedHeading,
  findShortSelects,
} from "./looks.ts";
import { findChangesByWholeSheet, layOutEverything, watchSheets } from "./page-styles.ts";

type Check = (page: Page) => Promise<readonly string[]>;
const look =
  (find: () => string[]): Check =>
  (page) =>
    page.evaluate(find);

/**
 * Width and theme change without a reload, as they do for a visitor. axe and styles take the most time: they look at one
 * of these screens, by turns, and in the proof at each.
 */
const SCREENS: readonly { width: number; theme: "light" | "dark"; checks: readonly Check[] }[] = [
  {
    width: 320,
    theme: "light",
    checks: [look(findOverflow)],
  },
  {
    width: 360,
    theme: "light",
    checks: [findDoubleRules, findBrokenFigures, findShortSelects, findOverflowOfLargeText].map(look),
  },
  {
    width: 1280,
    theme: "dark",
    checks: [findOverflow, findRulesOutside, findDoubleRules, findBrokenFigures, findHeadOutOfSight].map(
      look,
    ),
  },
];

/** Articles that load a worked example while they are hydrated. start/first-load-script.test.ts measures one of them. */
const LATE_PARTS = ["/dscr-vs-traditional-mortgages", "/dscr-loan-long-form"];

/** How many screens of a phone a page may fill with its sections closed. */
const MOST_SCREENS = [
  [
    /^\/(deal-analyzer|hold-projection|refinance-planner|compare-offers|(dscr|cash-flow)-calculator|my-deals)$/,
    10,
  ],
  [/^\/states\/./, 12],
  [/^\/(dscr-loan-(texas|florida)|(austin|dallas)-dscr-loans)$/, 12],
] as const;
const PHONE = { width: 360, height: 740 };

/** A tool that shows nothing of its tables before it has figures. */
const FIGURES: Readonly<Record<string, string>> = {
  "/cash-flow-calculator":
    "#v=1&price=300000&down=25&rate=7.25&years=30&rent=2900&tax=300&insurance=150&maintenance=0&vacancy=0",
};

test("on every kind of page: scripts after the page, no axe finding, nothing that sticks out or breaks, and all styles", {
  timeout: 1_200_000,
}, async ({ openPage }) => {
  const page = await openPage();
  const scripts = watchScripts(page);
  const sheets = watchSheets(page);
  const findings: string[] = [];
  const paths = await budget(listKindsOfPages, listEveryPage)(openSite());
  for (const [index, path] of [...paths, "/dscr-news/nothing"].entries()) {
    const note = (where: string, found: readonly string[]) =>
      findings.push(...found.map((finding) => `${path} ${where}: ${finding}`));
    await page.setViewportSize({ width: 320, height: 900 });
    scripts.length = 0;
    const response = await page.goto(path);
    await waitForScripts(page);
    if (!LATE_PARTS.includes(path)) note("at its start", await findWrongScripts(page, scripts));
    await enterFigures(page, FIGURES[path]);
    await layOutEverything(page);
    note("at 360", await findTooManyScreens(page, path));
    if (path === "/deal-analyzer") await addUnit(page);
    await openSections(page);
    await showCharts(page);
    for (const { width, theme, checks } of SCREENS) {
      await page.setViewportSize({ width, height: 900 });
      await showTheme(page, theme);
      for (const check of checks) note(`at ${width}`, await check(page));
      if (isProof || SCREENS[index % SCREENS.length]?.width === width) {
        note(`at ${width}, ${theme}`, await checkWithoutFrame(page));
        note(`at ${width}`, await findChangesByWholeSheet(page));
      }
    }
    if (response?.status() === 404) note("at 1280", await page.evaluate(findShiftedHeading));
  }
  expect(findings).toEqual([]);
  expect(sheets).toEqual([]);
});

/** The scripts that a page requests, and when it has loaded. */
function watchScripts(page: Page): string[] {
  const events: string[] = [];
  page.on("load", () => events.push("load"));
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) events.push(pathname);
  });
  return events;
}

/** Scripts that are requested before the page has loaded, or that its document does not name. */
async function findWrongScripts(page: Page, events: readonly string[]): Promise<string[]> {
  const named = listScripts((await page.locator(`#${PAGE_START_ID}`).textContent()) ?? "");
  const [early, late] = [events.slice(0, events.indexOf("load")), events.slice(events.indexOf("load") + 1)];
  return [
    ...early.map((script) => `${script} is requested before the page has loaded`),
    ...late.filter((script) => !named.has(script)).map((script) => `${script} is not named by the document`),
    ...(late.length > 3 ? [] : ["hardly any script is requested"]),
  ];
}

async function findTooManyScreens(page: Page, path: string): Promise<string[]> {
  const [, most = Number.POSITIVE_INFINITY] = MOST_SCREENS.find(([pattern]) => pattern.test(path)) ?? [];
  await page.setViewportSize(PHONE);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const screens = height / PHONE.height;
  return screens > most ? [`${screens.toFixed(2)} screens, at most ${most}`] : [];
}

async function enterFigures(page: Page, fragment: string | undefined): Promise<void> {
  if (fragment === undefined) return;
  await page.evaluate((hash) => location.assign(hash), fragment);
  // The answer loads when it comes into view.
  await page.getByRole("group", { name: "analysis" }).scrollIntoViewIfNeeded();
  await page.getByRole("region", { name: "Cash flow analysis" }).getByText("Left for you").waitFor();
}

/** Each unit has its own selects. */
async function addUnit(page: Page): Promise<void> {
  await page.getByLabel("Units").selectOption("2");
}

/** A phone has closed the sections of tools and guides. */
async function openSections(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll(".phone-fold")) fold.toggleAttribute("open", true);
    for (const button of document.querySelectorAll<HTMLElement>(
      "main section > div > [aria-expanded=false]",
    )) {
      if (button.checkVisibility()) button.click();
    }
  });
  // In a tool they open when their code is there.
  await expect.poll(() => page.locator(".late-sections > .is-closed").count()).toBe(0);
}

/** Where a chart comes, until it is there. */
const AWAITED_CHART = "main [role=group][tabindex='0']";

/** Charts load when they come into view. */
async function showCharts(page: Page): Promise<void> {
  const awaited = page.locator(AWAITED_CHART).filter({ visible: true });
  for (let count = await awaited.count(); count > 0; count = await awaited.count()) {
    // It may have come by then.
    await awaited.evaluateAll(([place]) => place?.scrollIntoView({ behavior: "instant" }));
    await expect.poll(() => awaited.count()).toBeLessThan(count);
  }
}
