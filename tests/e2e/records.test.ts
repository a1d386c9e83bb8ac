import { writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, vi } from "vitest";
import { isProof } from "../setup/budget.ts";
import { siteOfAllTests } from "../setup/site/site-of-all-tests.ts";
import { operate } from "../setup/site/site-operator.ts";
import { test } from "./browser.ts";

const PHONE = "(512) 555-0177";
/** The operator is promised 5 seconds. A busy machine may take longer. */
const SOON = { timeout: 30_000, interval: 100 };
/** A command renders the whole site before it stores anything. */
const RENDERING_MS = 300_000;

/** A separate site: what is published here must not appear in other tests. */
const site = siteOfAllTests({ isBuilt: true });

const read = async (url: string) => await (await fetch(site.url + url)).text();

beforeAll(async () => {
  await operate(site, "settings", "set", "contact", "phone", PHONE);
  await vi.waitUntil(async () => (await read("/faq")).includes(PHONE), SOON);
}, RENDERING_MS);

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

test("an article reaches its page, the list, the feed, the sitemap, the search and its social card", {
  timeout: RENDERING_MS,
}, async () => {
  const article = await operate(site, "news", "show", "texas-market-update");
  const file = path.join(site.dataFolder, "article.md");
  writeFileSync(
    file,
    article
      .replace("id: texas-market-update", "id: zebra-news")
      .replace(/^title: .*$/m, "title: Zebra Houses Sell"),
  );
  await operate(site, "news", "publish", file);
  await vi.waitUntil(async () => (await fetch(`${site.url}/dscr-news/zebra-news`)).ok, SOON);
  expect(await read("/dscr-news")).toContain("Zebra Houses Sell");
  expect(await read("/dscr-news/rss.xml")).toContain("Zebra Houses Sell");
  expect(await read("/sitemap.xml")).toContain("/dscr-news/zebra-news");
  expect(await read("/search?q=zebra")).toContain("Zebra Houses Sell");
  const card = /property="og:image" content="([^"]+)"/.exec(await read("/dscr-news/zebra-news"))?.[1] ?? "";
  expect((await fetch(site.url + new URL(card).pathname)).headers.get("content-type")).toBe("image/png");

  // One more rendering of the whole site.
  if (isProof) {
    await operate(site, "news", "withdraw", "zebra-news");
    await vi.waitUntil(async () => (await fetch(`${site.url}/dscr-news/zebra-news`)).status === 404, SOON);
    expect(await read("/search?q=zebra")).not.toContain("Zebra Houses Sell");
  }
});
