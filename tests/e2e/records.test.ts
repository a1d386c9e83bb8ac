import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, vi } from "vitest";
import { type BuiltSite, startBuiltSite } from "../setup/site/built-site.ts";
import { operate } from "../setup/site/site-operator.ts";
import { test } from "./browser.ts";

const PHONE = "(512) 555-0177";
/** The operator is promised 5 seconds. A busy machine may take longer. */
const SOON = { timeout: 30_000, interval: 100 };
/** A command renders the whole site before it stores anything. */
const RENDERING_MS = 300_000;

/** A separate site: what is published here must not appear in other tests. */
let site: BuiltSite;

const read = async (url: string) => await (await fetch(site.url + url)).text();

async function publishFile(name: string, source: string, ...words: string[]): Promise<void> {
  const file = path.join(site.dataFolder, name);
  writeFileSync(file, source);
  await operate(site, ...words, file);
}

beforeAll(async () => {
  site = await startBuiltSite();
  await operate(site, "settings", "set", "contact", "phone", PHONE);
  await vi.waitUntil(async () => (await read("/faq")).includes(PHONE), SOON);
}, RENDERING_MS);
afterAll(() => site.stop());

describe("a new telephone number", () => {
  test("is on every page at once, rendered before or for this request", async () => {
    for (const url of [
      "/",
      "/faq",
      "/states/texas",
      "/terms",
      "/no-such-page",
      "/search?q=texas",
      "/contact?source=x",
    ]) {
      const html = await read(url);
      expect(html, url).toContain(PHONE);
      expect(html, url).not.toContain("555-0142");
    }
  });

  test("is dialed, and in the structured data and the form's own data", async () => {
    expect(await read("/")).toContain('"telephone":"+15125550177"');
    expect(await read("/")).toContain('href="tel:+15125550177"');
    expect(await read("/api/lead-form")).toContain(PHONE);
  });

  test("stays when the page becomes an application, and after a page change", async ({ openPage }) => {
    const page = await openPage();
    await page.goto(`${site.url}/faq`);
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "About" }).first().click();
    await page.waitForURL("**/about");
    await expect.poll(() => footer.textContent()).toContain(PHONE);
  });
});

test("a lender and an article reach pages, consent, feed, sitemap, search and social card", {
  timeout: RENDERING_MS,
}, async () => {
  const lender = await operate(site, "lenders", "show", "kiavi");
  await publishFile(
    "lender.yaml",
    lender.replace("id: kiavi", "id: oak").replace("name: Kiavi", "name: Oak Capital"),
    "lenders",
    "publish",
  );
  const article = await operate(site, "news", "show", "texas-market-update");
  await publishFile(
    "article.md",
    article
      .replace("id: texas-market-update", "id: zebra-news")
      .replace(/^title: .*$/m, "title: Zebra Houses Sell"),
    "news",
    "publish",
  );
  await vi.waitUntil(async () => (await fetch(`${site.url}/dscr-news/zebra-news`)).ok, SOON);
  expect(await read("/lender-partners")).toContain("Oak Capital");
  expect(await read("/lender-partners")).toContain("Four lenders that judge");
  expect(await read("/contact")).toContain("Oak Capital");
  expect(await read("/dscr-news")).toContain("Zebra Houses Sell");
  expect(await read("/dscr-news/rss.xml")).toContain("Zebra Houses Sell");
  expect(await read("/sitemap.xml")).toContain("/dscr-news/zebra-news");
  expect(await read("/search?q=zebra")).toContain("Zebra Houses Sell");
  const card = /property="og:image" content="([^"]+)"/.exec(await read("/dscr-news/zebra-news"))?.[1] ?? "";
  expect((await fetch(site.url + new URL(card).pathname)).headers.get("content-type")).toBe("image/png");

  await operate(site, "news", "withdraw", "zebra-news");
  await vi.waitUntil(async () => (await fetch(`${site.url}/dscr-news/zebra-news`)).status === 404, SOON);
  expect(await read("/search?q=zebra")).not.toContain("Zebra Houses Sell");
});
