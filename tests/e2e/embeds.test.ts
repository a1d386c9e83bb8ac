import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { EMBED_PATHS } from "../../src/calculators/embeds/embed-paths.ts";
import { embeddables } from "../../src/calculators/embeds/embeds-catalog.server.ts";
import { writeFrame, writeHeightScript } from "../../src/calculators/embeds/sharing/frame-code.ts";
import { STARTED_EVENT } from "../../src/start/started-event.ts";
import { serveFramingPage } from "../setup/site/framing-page.ts";
import { findViolations } from "./axe.ts";
import { openSite, test } from "./browser.ts";
import { widthOf } from "./outcomes.ts";
import { fetchPage } from "./sent-page.ts";
import { fetchScripts } from "./sent-scripts.ts";

const BARE = { hasApplication: false } as const;

async function open(page: Page, address: string): Promise<void> {
  await page.addInitScript((event) => {
    addEventListener(event, () => document.documentElement.setAttribute("data-started", ""));
  }, STARTED_EVENT);
  await page.goto(address);
  await page.locator("html[data-started]").waitFor();
}

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains("dark"));

/** Opens a page of another site that frames an embed by the code that we hand out. */
async function openFramed(page: Page, path: string, script = writeHeightScript(openSite())) {
  const frame = writeFrame({ address: openSite() + path, title: "Calculator", width: "100%", height: 300 });
  await page.goto(await serveFramingPage(`<h1>A blog</h1>${frame}${script}`));
  return page.frameLocator("iframe");
}

const frameHeight = (page: Page) =>
  page.locator("iframe").evaluate((frame) => Number(frame.getAttribute("height")));

const sizeOf = (scripts: ReadonlyMap<string, string>) =>
  Array.from(scripts.values()).reduce((sum, { length }) => sum + length, 0);

describe.each(EMBED_PATHS)("%s", (path) => {
  test("may be framed by everybody, sets no cookie, is the full page to search engines, and every link opens a tab", async () => {
    const page = await fetchPage(`${path}?utm_source=blog&theme=dark`);
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors *");
    expect(page.headers.get("x-frame-options")).toBeNull();
    expect(page.headers.get("set-cookie")).toBeNull();
    expect(page.meta("robots")).toBeUndefined();
    const [canonical] = page.all("link", { rel: "canonical" });
    expect(new URL(canonical?.attributes.href ?? "").pathname).toBe(path.replace("/embed", ""));
    expect(page.all("nav")).toEqual([]);
    const links = page.all("a").map(({ attributes: { target, rel } }) => `${target} ${rel}`);
    expect(new Set(links)).toEqual(new Set(["_blank noopener"]));
  });

  test("touches no storage, has no axe violation in either theme, fits 320 px, and loads less script than the full page", async ({
    openPage,
  }) => {
    const page = await openPage({ ...BARE, viewport: { width: 320, height: 700 } });
    await page.addInitScript(refuseStorage);
    const requested = new Set<string>();
    page.on("request", (request) => requested.add(new URL(request.url()).pathname));
    await open(page, path);
    await page.getByRole("textbox").first().fill("3000");
    await page.getByRole("textbox").first().press("Enter");
    expect(await page.evaluate(() => document.documentElement.dataset.touched)).toBeUndefined();
    expect(await page.context().cookies()).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
    expect(await widthOf(page)).toBe(320);

    // Less script than the full page, and none that the document does not name.
    const own = await fetchScripts(path);
    const full = await fetchScripts(path.replace("/embed", ""));
    const scripts = Array.from(requested).filter((address) => address.endsWith(".js"));
    expect(scripts.toSorted()).toEqual(Array.from(own.keys()).toSorted());
    expect(sizeOf(own)).toBeGreaterThan(50_000);
    expect(sizeOf(own)).toBeLessThan(sizeOf(full));
  });
});

test("an embed follows the system's theme unless the address names another", async ({ openPage }) => {
  const page = await openPage({ ...BARE, colorScheme: "dark" });
  await page.goto("/embed/dscr-calculator?theme=purple");
  expect(await isDark(page)).toBe(true);
  await page.emulateMedia({ colorScheme: "light" });
  await page.waitForFunction(() => !document.documentElement.classList.contains("dark"));
  await page.goto("/embed/dscr-calculator?theme=dark");
  expect(await isDark(page)).toBe(true);
});

/** Runs in the page before anything else. */
function refuseStorage(): void {
  const touch = () => {
    document.documentElement.dataset.touched = "";
    throw new Error("An embed must not touch the storage");
  };
  for (const name of ["localStorage", "indexedDB", "caches"])
    Object.defineProperty(window, name, { get: touch });
  // React Router looks for transitions of its own there when it starts. There are none, and it writes none.
  Storage.prototype.setItem = touch;
  Object.defineProperty(document, "cookie", { get: touch, set: touch });
}

test("a DSCR is calculated in a frame, which tells the page around it its height, and its link opens the full page with the figures", async ({
  openPage,
}) => {
  const page = await openPage({ ...BARE, viewport: { width: 700, height: 900 } });
  const frame = await openFramed(page, "/embed/dscr-calculator#v=1&rent=3000&expenses=500&debt=2000");
  const rent = frame.getByRole("textbox", { name: /^Monthly Rent/ });
  // The figure of the link, not of the example.
  await expect.poll(() => rent.inputValue()).toBe("$3,000");
  await expect.poll(() => frameHeight(page)).toBeGreaterThan(600);
  const before = await frameHeight(page);
  await page.setViewportSize({ width: 1_100, height: 900 });
  await expect.poll(() => frameHeight(page)).toBeLessThan(before);
  const needed = () => frame.locator("html").evaluate((html) => html.getBoundingClientRect().height);
  await expect.poll(async () => (await frameHeight(page)) - Math.ceil(await needed())).toBe(0);

  await rent.fill("3500");
  await frame.getByRole("button", { name: "Calculate" }).click();
  const link = frame.getByRole("link", { name: /full calculator/ });
  await expect.poll(() => link.getAttribute("href")).toContain("rent=3500");
  const opening = page.waitForEvent("popup");
  await link.click();
  const full = await opening;
  await full.getByText("You opened a private link.").waitFor();
  expect(full.url()).toBe(`${openSite()}/dscr-calculator#v=1&rent=3500&expenses=500&debt=2000`);
  await expect.poll(() => full.getByRole("textbox", { name: /^Monthly Rent/ }).inputValue()).toBe("$3,500");
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("A blog");
});

test("a deal starts with a state's estimates, and its link carries what was typed", async ({ openPage }) => {
  const page = await openPage(BARE);
  await open(page, "/embed/deal-analyzer?state=TX");
  await expect.poll(() => page.getByRole("combobox", { name: /^State/ }).inputValue()).toBe("TX");
  expect(await page.getByRole("textbox", { name: /^Property Tax/i }).inputValue()).toBe("");
  await page
    .getByRole("textbox", { name: /^Price|^Purchase price/i })
    .first()
    .fill("250000");
  const link = page.getByRole("link", { name: /^See what would have to change/ });
  await expect.poll(() => link.getAttribute("href")).toMatch(/^\/deal-analyzer#v=1&price=250000&state=tx&/);
});

test("a frame keeps its fixed height where the page around it has no script", async ({ openPage }) => {
  const page = await openPage(BARE);
  const frame = await openFramed(page, "/embed/deal-analyzer", "");
  await frame
    .getByText(/^1\.20$/)
    .first()
    .waitFor();
  expect(await frameHeight(page)).toBe(300);
});

test.for(embeddables)(
  "nobody frames $fullPath, but a link to it leads to its oEmbed description",
  async ({ path, fullPath }) => {
    const page = await fetchPage(fullPath);
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    const [link] = page.all("link", { type: "application/json+oembed" });
    expect(link?.attributes.href).toContain(encodeURIComponent(fullPath));
    // Its public address, which differs from the one that tests connect to.
    const siteUrl = openSite().replace("127.0.0.1", "localhost");
    const response = await fetch(`${openSite()}/oembed?url=${encodeURIComponent(siteUrl + fullPath)}`);
    expect(await response.json()).toMatchObject({
      type: "rich",
      html: expect.stringContaining(`src="${siteUrl}${path}"`),
    });
  },
);
