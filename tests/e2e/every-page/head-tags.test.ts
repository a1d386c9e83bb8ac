import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, vi } from "vitest";
import { type BuiltSite, startBuiltSite } from "../../setup/site/built-site.ts";
import { publishPage } from "../../setup/site/content-operator.ts";
import { listKindsOfPages } from "../../setup/site/kinds-of-pages.ts";
import { test } from "../browser.ts";

const START = "links-to-every-kind";

/** A separate site, with one page that links to a page of every kind. */
let site: BuiltSite;
let paths: readonly string[];

beforeAll(async () => {
  site = await startBuiltSite();
  paths = [...(await listKindsOfPages(site.url)), "/dscr-news/nothing", "/cities/gotham", "/credit-score/1"];
  const markdown = paths.map((path) => `[to ${path}](${path})`).join("\n\n");
  await publishPage(site, { slug: START, title: "Start Here", markdown });
  await vi.waitUntil(async () => (await fetch(`${site.url}/${START}`)).ok, { timeout: 30_000 });
});
afterAll(() => site.stop());

/** Title, metadata, canonical and other links, structured data: what machines read instead of the page. */
async function readHead(page: Page): Promise<readonly string[]> {
  const tags = await page.evaluate(() =>
    Array.from(
      document.head.querySelectorAll(
        "title, meta[name], meta[property], link[rel=canonical], link[rel=alternate], script[type='application/ld+json']",
      ),
      (tag) => {
        if (tag.localName === "title") return `title ${tag.textContent}`;
        if (tag.localName === "script") return `script ${JSON.stringify(JSON.parse(tag.textContent ?? ""))}`;
        const attributes = Array.from(tag.attributes, ({ name, value }) => `${name}=${value}`);
        return `${tag.localName} ${attributes.toSorted().join(" ")}`;
      },
    ),
  );
  return tags.toSorted();
}

test("every kind of page has the same head after a navigation as when its document is loaded", {
  timeout: 300_000,
}, async ({ openPage }) => {
  expect(paths.length).toBeGreaterThan(30);
  const loaded = await openPage({ baseURL: site.url, javaScriptEnabled: false });
  const visited = await openPage({ baseURL: site.url, tolerated: /404 \(Not Found\)/ });
  await visited.goto(`/${START}`);
  await visited.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
  for (const path of paths) {
    await loaded.goto(path);
    const head = await readHead(loaded);
    expect(head.filter((tag) => tag.startsWith("title"))).toHaveLength(1);
    await visited.getByRole("link", { name: `to ${path}`, exact: true }).click();
    await expect.poll(() => readHead(visited), { message: path }).toEqual(head);
    expect(await visited.evaluate(() => "isTheSameDocument" in window), path).toBe(true);
    await visited.goBack();
    await visited.getByRole("heading", { level: 1, name: "Start Here" }).waitFor();
  }
});
