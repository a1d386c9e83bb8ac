import type { Page } from "playwright-core";
import { beforeAll, expect, vi } from "vitest";
import { budget } from "../../setup/budget.ts";
import { type HtmlElement, listElements } from "../../setup/html-elements.ts";
import { publishPage } from "../../setup/site/content-operator.ts";
import { listKindsOfPages } from "../../setup/site/kinds-of-pages.ts";
import { siteOfAllTests } from "../../setup/site/site-of-all-tests.ts";
import { test } from "../browser.ts";
import { fetchPage } from "../sent-page.ts";

const START = "links-to-every-kind";

/** A separate site, with one page that links to a page of every kind. */
const site = siteOfAllTests({ isBuilt: true });
let paths: readonly string[];

beforeAll(async () => {
  paths = [...(await listKindsOfPages(site.url)), "/dscr-news/nothing", "/cities/gotham", "/credit-score/1"];
  const markdown = paths.map((path) => `[to ${path}](${path})`).join("\n\n");
  await publishPage(site, { slug: START, title: "Start Here", markdown });
  await vi.waitUntil(async () => (await fetch(`${site.url}/${START}`)).ok, { timeout: 30_000 });
});

async function readHead(page: Page): Promise<readonly string[]> {
  return describeHead(listElements(await page.evaluate(() => document.head.outerHTML)));
}

/** Title, metadata, canonical and other links, structured data: what machines read instead of the page. */
function describeHead(elements: readonly HtmlElement[]): readonly string[] {
  const head = elements.find(({ tag }) => tag === "head")?.within ?? [];
  return head.flatMap(describeTag).toSorted();
}

function describeTag({ tag, attributes, text }: HtmlElement): string[] {
  if (tag === "title") return [`title ${text}`];
  if (attributes.type === "application/ld+json") return [`script ${JSON.stringify(JSON.parse(text))}`];
  const isMetadata = tag === "meta" && (attributes.name ?? attributes.property) !== undefined;
  const isRelation = tag === "link" && /^(canonical|alternate)$/.test(attributes.rel ?? "");
  return isMetadata || isRelation ? [`${tag} ${JSON.stringify(Object.entries(attributes).toSorted())}`] : [];
}

test("every kind of page has the same head after a navigation as when its document is loaded", {
  timeout: 300_000,
}, async ({ openPage }) => {
  expect(paths.length).toBeGreaterThan(30);
  const page = await openPage({ baseURL: site.url, tolerated: /404 \(Not Found\)/, reducedMotion: "reduce" });
  await page.goto(`/${START}`);
  await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
  for (const path of budget(
    paths.filter((_, index) => index % 3 === 0),
    paths,
  )) {
    const head = describeHead((await fetchPage(path, site.url)).elements);
    await page.getByRole("link", { name: `to ${path}`, exact: true }).click();
    await expect.poll(() => readHead(page), { message: path }).toEqual(head);
    expect(await page.evaluate(() => "isTheSameDocument" in window), path).toBe(true);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Start Here" }).waitFor();
  }
});
