import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { budget } from "../../setup/budget.ts";
import { openSite, scrollToEnd, test } from "../browser.ts";
import { holdFile, isFocused, watchRequests, widthOf } from "../outcomes.ts";

const CASH_FLOW =
  "/cash-flow-calculator#v=1&price=300000&down=25&rate=8.5&years=30&rent=2800&tax=250&insurance=120&maintenance=200&vacancy=140";
const SCENARIOS =
  "/dscr-calculator?tab=scenarios#v=1&name=Base&rent=2500&expenses=500&debt=1600&name=More&rent=2800&expenses=500&debt=1600";

/** The charts of each page, from top to bottom. */
const PAGES = [
  {
    path: "/deal-analyzer",
    charts: [
      { section: "How much can go wrong", file: "heat-map-panel", role: "grid" },
      { section: "What leaving costs", file: "exit-panel", role: "img" },
    ],
  },
  {
    path: "/compare-offers",
    charts: [{ section: "The cost by month", file: "months-panel", role: "img" }],
  },
  {
    path: "/hold-projection",
    charts: [{ section: "When selling pays", file: "returns-chart", role: "img" }],
  },
  {
    path: CASH_FLOW,
    charts: [{ section: "Amortization schedule", file: "amortization-panel", role: "img" }],
  },
  { path: SCENARIOS, charts: [{ section: "Comparison", file: "scenario-chart", role: "img" }] },
] as const;

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 720 };

test.for(budget(PAGES.slice(0, 2), PAGES.slice()))(
  "the charts of $path come by themselves when they are in view, and move nothing, on a phone and on a desktop",
  async ({ path, charts }, { openPage }) => {
    const page = await openPage({ isFirstVisit: true, viewport: PHONE });
    const requests = watchRequests(page);
    const scripts = await Promise.all(charts.map(({ file }) => holdFile(page, `**/assets/${file}-*.js`)));
    await page.goto(path);
    await page.getByRole("region", { name: charts[0].section, exact: true }).waitFor();
    expect(requests.filter((url) => charts.some(({ file }) => url.includes(file)))).toEqual([]);
    for (const [index, { section: name, role }] of charts.entries()) {
      const section = page.getByRole("region", { name, exact: true });
      const closed = section.getByRole("button", { name, exact: true, expanded: false });
      if ((await closed.count()) > 0) {
        await closed.click();
        // A click waits for the code of the section.
        await closed.waitFor({ state: "detached" });
      }
      const heights = async () => {
        const measured: number[] = [];
        for (const viewport of [DESKTOP, PHONE]) {
          await page.setViewportSize(viewport);
          measured.push(await section.evaluate((element) => element.getBoundingClientRect().height));
          expect(await widthOf(page)).toBe(viewport.width);
        }
        return measured;
      };
      await scrollToEnd(section);
      await scripts[index]?.asked;
      await section.getByText(/^Loading the/).waitFor();
      const reserved = await heights();
      scripts[index]?.release();
      await section.getByRole(role).first().waitFor();
      // A chart draws itself again a moment after the screen changes.
      await expect.poll(heights, { message: name }).toEqual(reserved);
    }
  },
);

/** The chart is in a section of a tool, whose code loads later too. */
async function loadSections(page: Page): Promise<void> {
  const keep = page.locator(".late-sections").getByRole("button", { name: "Keep This Deal" });
  if ((await keep.count()) === 0) return;
  // A click in place: on the way to the button a chart would come into view.
  await keep.evaluate((button) => button instanceof HTMLElement && button.click());
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
}

const ALL = PAGES.flatMap(({ path, charts }) => charts.map((chart) => ({ path, ...chart })));

describe.for(budget(ALL.slice(-1), ALL))("$file", ({ path, section: name, file, role }) => {
  test("says quietly that it could not be loaded, and comes when asked for again", async ({ openPage }) => {
    const page = await openPage({
      isFirstVisit: true,
      tolerated: new RegExp(`${file}|ERR_INTERNET_DISCONNECTED`),
    });
    await page.goto(path);
    const section = page.getByRole("region", { name, exact: true });
    await section.getByRole("heading", { name, exact: true }).waitFor();
    await loadSections(page);
    await page.context().setOffline(true);
    await scrollToEnd(section);
    const failure = section.getByRole("status").filter({ hasText: /could not be loaded/ });
    await failure.waitFor();
    await section.getByRole("button", { name: "Try Again" }).press("Enter");
    await failure.waitFor();
    await page.context().setOffline(false);
    await section.getByRole("button", { name: "Try Again" }).press("Enter");
    await section.getByRole(role).first().waitFor();
    // The button is gone, but the keyboard goes on from here.
    expect(await section.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    expect(page.url()).toBe(openSite() + path);
  });
});

test("Tab stops where the heat map will be, which brings it, and goes on inside", async ({ openPage }) => {
  const page = await openPage();
  await page.goto("/deal-analyzer");
  const map = page.getByRole("group", { name: "heat map" });
  const focused = () => map.evaluate((place) => place.contains(document.activeElement));
  await page.getByRole("region", { name: "What the rate might be" }).getByRole("button").last().focus();
  await page.keyboard.press("Tab");
  expect(await focused()).toBe(true);
  await map.getByRole("grid").waitFor();
  await page.keyboard.press("Tab");
  expect(await isFocused(map.getByLabel("Across"))).toBe(true);
});

test("a chart that a deploy has removed reloads the page only when the visitor asks for it; on paper, one that has not come leaves no empty place", async ({
  openPage,
}) => {
  const page = await openPage({
    isFirstVisit: true,
    tolerated: /heat-map-panel|ERR_INTERNET_DISCONNECTED|later-parts/,
  });
  // Whether it comes into view or not.
  await holdFile(page, "**/assets/exit-panel-*.js");
  await page.goto("/deal-analyzer");
  await page.context().setOffline(true);
  await page.getByLabel("Monthly rent").first().fill("2700");
  await expect.poll(() => new URL(page.url()).hash).toContain("rent=2700");
  // Neither screen nor paper shows sections about other figures.
  const failure = page.getByText("The rest of the page could not be loaded.");
  await failure.waitFor();
  const waterfall = page.getByRole("table", { name: /in dollars a month$/ });
  await waterfall.waitFor({ state: "hidden" });
  await page.locator("[data-report]").waitFor({ state: "detached" });
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Try Again" }).click();
  await failure.waitFor({ state: "detached" });
  await waterfall.getByText("$2,700").first().waitFor();
  let loads = 0;
  // Not the load event: the new document may ask for the chart before it.
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route("**/assets/heat-map-panel-*.js", (route) =>
    loads === 0 ? route.abort() : route.continue(),
  );
  const section = page.getByRole("region", { name: "How much can go wrong" });
  await scrollToEnd(section);
  await section.getByText("The heat map could not be loaded.").waitFor();
  expect(loads).toBe(0);
  await Promise.all([page.waitForEvent("load"), section.getByRole("button", { name: "Try Again" }).click()]);
  const ratio = section.getByRole("grid").locator("[aria-current]");
  // The page restores figures and position after its load, which moves the section.
  const scrollToRatio = async () => {
    await scrollToEnd(section);
    return await ratio.count();
  };
  await expect.poll(scrollToRatio).toBe(1);
  await expect.poll(() => ratio.getAttribute("aria-label")).toContain("1.35");
  expect(loads).toBe(1);

  await page.emulateMedia({ media: "print" });
  // The report is printed instead of the page. Without it, the page itself is.
  await page.locator("[data-report]").evaluate((report) => report.remove());
  // Found by its markup: a hidden element has no role.
  const missing = page.locator("main [role=group][tabindex='0']");
  expect(await missing.count()).toBeGreaterThan(0);
  for (const place of await missing.all()) expect(await place.isVisible()).toBe(false);
});
