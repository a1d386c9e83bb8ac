import type { Page, Route } from "playwright-core";
import { describe, expect } from "vitest";
import { openSite, scrollToEnd, test } from "../browser.ts";

const CASH_FLOW =
  "/cash-flow-calculator#v=1&price=300000&down=25&rate=8.5&years=30&rent=2800&tax=250&insurance=120&maintenance=200&vacancy=140";
const SCENARIOS =
  "/dscr-calculator?tab=scenarios#v=1&name=Base&rent=2500&expenses=500&debt=1600&name=More&rent=2800&expenses=500&debt=1600";

const CHARTS = [
  { path: "/deal-analyzer", section: "From the lender's number to yours", file: "bridge-chart", role: "img" },
  { path: "/deal-analyzer", section: "How much can go wrong", file: "heat-map-panel", role: "grid" },
  { path: "/deal-analyzer", section: "What leaving costs", file: "exit-panel", role: "img" },
  { path: "/compare-offers", section: "The cost by month", file: "months-panel", role: "img" },
  { path: "/hold-projection", section: "When selling pays", file: "returns-chart", role: "img" },
  { path: CASH_FLOW, section: "Amortization schedule", file: "amortization-panel", role: "img" },
  { path: SCENARIOS, section: "Comparison", file: "scenario-chart", role: "img" },
] as const;

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 720 };

/** Keeps the requests for a script until `release` is called. */
async function holdScript(page: Page, file: string) {
  const held = Promise.withResolvers<Route>();
  await page.route(`**/assets/${file}-*.js`, held.resolve);
  return { requested: held.promise, release: async () => (await held.promise).continue() };
}

describe.for(CHARTS)("$file", ({ path, section: name, file, role }) => {
  test.for([PHONE, DESKTOP])(
    "comes by itself when it is in view, and moves nothing, at $width px",
    async (viewport, { openPage }) => {
      const page = await openPage({ viewport });
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      const script = await holdScript(page, file);
      await page.goto(path);
      const section = page.getByRole("region", { name, exact: true });
      await section.getByRole("heading", { name, exact: true }).waitFor();
      expect(requests.filter((url) => url.includes(file))).toEqual([]);
      await scrollToEnd(section);
      await script.requested;
      const height = () => section.evaluate((element) => element.getBoundingClientRect().height);
      await section.getByText(/^Loading the/).waitFor();
      const reserved = await height();
      await script.release();
      await section.getByRole(role).first().waitFor();
      expect(await height()).toBe(reserved);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    },
  );

  test("says quietly that it could not be loaded, and comes when asked for again", async ({ openPage }) => {
    const page = await openPage({ tolerated: new RegExp(`${file}|ERR_INTERNET_DISCONNECTED`) });
    await page.goto(path);
    const section = page.getByRole("region", { name, exact: true });
    await section.getByRole("heading", { name, exact: true }).waitFor();
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
  const page = await openPage({ reducedMotion: "reduce" });
  await page.goto("/deal-analyzer");
  const map = page.getByRole("group", { name: "heat map" });
  const focused = () => map.evaluate((place) => place.contains(document.activeElement));
  await page.getByRole("region", { name: "What the rate might be" }).getByRole("button").last().focus();
  await page.keyboard.press("Tab");
  expect(await focused()).toBe(true);
  await map.getByRole("grid").waitFor();
  await page.keyboard.press("Tab");
  expect(await map.getByLabel("Across").evaluate((field) => field === document.activeElement)).toBe(true);
});

test("a chart that a deploy has removed reloads the page only when the visitor asks for it", async ({
  openPage,
}) => {
  const page = await openPage({ tolerated: /heat-map-panel/ });
  await page.goto("/deal-analyzer");
  await page.getByLabel("Monthly rent").first().fill("2700");
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
  // The visitor comes back to the same place, so the chart comes by itself.
  const ratio = section.getByRole("grid").locator("[aria-current]");
  await expect.poll(() => ratio.getAttribute("aria-label")).toContain("1.26");
  expect(loads).toBe(1);
});

/** Where charts come, found by their markup: a hidden element has no role. */
const placesIn = (page: Page) => page.locator("main [role=group][tabindex]").all();

test("without scripts there is the table, and no empty place for a chart", async ({ readPage }) => {
  const page = await readPage("/deal-analyzer");
  const bridge = page.getByRole("region", { name: "From the lender's number to yours" });
  expect(await bridge.getByRole("table").isVisible()).toBe(true);
  const places = await placesIn(page);
  expect(places).toHaveLength(3);
  for (const place of places) expect(await place.isVisible()).toBe(false);
  expect(await page.getByText(/^Loading the/).count()).toBe(0);
});

test("on paper, before a chart was in view, there is no empty place for it", async ({ openPage }) => {
  const page = await openPage();
  await page.goto("/deal-analyzer");
  await page.emulateMedia({ media: "print" });
  // The report is printed instead of the page. Without it, the page itself is.
  await page.locator("[data-report]").evaluate((report) => report.remove());
  const places = await placesIn(page);
  expect(places).toHaveLength(3);
  for (const place of places) expect(await place.isVisible()).toBe(false);
});
