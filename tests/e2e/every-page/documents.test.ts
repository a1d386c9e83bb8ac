import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { beforeAll, expect, test } from "vitest";
import { budget } from "../../setup/budget.ts";
import { linksIn, selectElements } from "../../setup/html-elements.ts";
import { listEveryPage, listKindsOfPages, listSitemapPaths } from "../../setup/site/kinds-of-pages.ts";
import { openSite } from "../browser.ts";
import { fetchPage } from "../sent-page.ts";

/** What the documents of all pages promise. Nothing of it needs a browser. */

type SentPage = Awaited<ReturnType<typeof fetchPage>>;

let pages: ReadonlyMap<string, SentPage>;
beforeAll(async () => {
  pages = await crawl();
});

/** What can be reached from the pages in the sitemap, each page read once. */
async function crawl(): Promise<Map<string, SentPage>> {
  const site = openSite();
  const found = new Map<string, SentPage>();
  const queue = await listSitemapPaths(site);
  for (const path of queue) {
    if (found.has(path)) continue;
    const page = await fetchPage(path);
    found.set(path, page);
    for (const link of followedLinks(page)) {
      const url = new URL(link, `${site}${path}`);
      if (url.origin === site && !found.has(url.pathname + url.search)) queue.push(url.pathname + url.search);
    }
  }
  return found;
}

/** Without those to other orders and parts of a table: there are thousands, and search engines are told not to follow them. */
function followedLinks({ links, all }: SentPage): readonly string[] {
  const others = new Set(all("a", { rel: "nofollow" }).map(({ attributes }) => attributes.href));
  return links.filter((link) => !others.has(link));
}

test("every page that search engines are told of is linked to from another page", () => {
  const linked = new Set(
    Array.from(pages).flatMap(([path, { links }]) =>
      links.map((link) => new URL(link, openSite() + path).pathname).filter((target) => target !== path),
    ),
  );
  const listed = Array.from(pages.keys()).filter((path) => !path.includes("?"));
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.filter((path) => !linked.has(path))).toEqual([]);
});

test("every page that can be reached has no dead link, no dead fragment, and a title and description of its own", () => {
  const site = openSite();
  const problems: string[] = [];
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const [path, page] of pages) {
    const { status, path: answered, html, all, meta } = page;
    const [title = "", ...others] = selectElements(all("head")[0]?.within ?? [], "title").map(
      ({ text }) => text,
    );
    const description = meta("description") ?? "";
    if (status !== 200) problems.push(`${path}: status ${status}`);
    if (answered !== new URL(path, site).pathname) problems.push(`${path}: redirects to ${answered}`);
    for (const link of followedLinks(page)) {
      const url = new URL(link, site + path);
      // A calculator's inputs, not an anchor on its page.
      const isInputs = /^#(from=[a-z-]+&)?v=/.test(url.hash);
      if (url.origin !== site || url.hash === "" || isInputs) continue;
      const target = pages.get(url.pathname + url.search);
      const id = decodeURIComponent(url.hash.slice(1));
      if (!target?.elements.some(({ attributes }) => attributes.id === id))
        problems.push(`${path}: ${link} has no target`);
    }
    if (path.includes("?") || !html.startsWith("<!DOCTYPE html>")) continue;
    if (title === "" || others.length > 0) problems.push(`${path}: no title, or several`);
    const twin = titles.get(title) ?? descriptions.get(description);
    if (twin !== undefined) problems.push(`${path}: title or description of ${twin}`);
    titles.set(title, path);
    descriptions.set(description, path);
  }
  expect(problems).toEqual([]);
});

test("no page has a style attribute, which the Content-Security-Policy would refuse", () => {
  const styled = Array.from(pages).filter(([, { html }]) => /<[^>]+\sstyle=/.test(html));
  expect(styled.map(([path]) => path)).toEqual([]);
});

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ["html-validate:standard"],
    rules: {
      // React writes attributes this way; browsers accept both forms.
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "attr-case": "off",
      "void-style": "off",
      // content.test.ts checks the length of titles.
      "long-title": "off",
    },
  }),
);

test("the HTML of every kind of page is valid", { timeout: 300_000 }, async () => {
  const problems: string[] = [];
  for (const path of await budget(listKindsOfPages, listEveryPage)(openSite())) {
    const { html } = pages.get(path) ?? (await fetchPage(path));
    const { results } = await validator.validateString(html, path);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      problems.push(`${path}: ${ruleId}: ${message} ${selector ?? ""}`);
    }
  }
  expect(problems).toEqual([]);
});

test.for([
  ["/nope", "Content Not Found", "The requested content could not be found.", "/dscr-calculator"],
  [
    "/no-such/page",
    "404 Page Not Found",
    "Did you forget to add the page to the router?",
    "/dscr-calculator",
  ],
  [
    "/cities/gotham",
    "City Guide Not Found",
    "We couldn't find information for this city.",
    "/cities/atlanta",
  ],
  ["/dscr-news/no-such-article", "Article Not Found", "doesn't exist or has been moved.", "/dscr-news"],
] as const)(
  "%s does not exist: it answers 404, says so, and leads on",
  async ([path, heading, words, link]) => {
    const page = await fetchPage(path);
    expect(page.status).toBe(404);
    expect(page.heading).toBe(heading);
    expect(page.text).toContain(words);
    expect(linksIn(page.all("main")[0])).toEqual(expect.arrayContaining([link, "/deal-analyzer", "/faq"]));
    expect(page.meta("robots")).toBe("noindex");
  },
);

test.for(["/search?q=rent&utm_source=mail", "/no-such/page?utm_source=mail"])(
  "%s, made for its request, tells machines nothing about the campaign",
  async (address) => {
    const told = (await fetchPage(address)).elements.filter(
      ({ tag, attributes: { type } }) => ["link", "meta"].includes(tag) || type === "application/ld+json",
    );
    expect(told.length).toBeGreaterThan(5);
    expect(JSON.stringify(told)).not.toContain("utm_");
  },
);

test("a guide's longer address redirects for good", async () => {
  const response = await fetch(`${openSite()}/states/texas-dscr-loans`, { redirect: "manual" });
  expect(response.status).toBe(301);
  expect(new URL(response.headers.get("Location") ?? "", openSite()).pathname).toBe("/states/texas");
});
