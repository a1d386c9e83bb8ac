import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { beforeAll, describe, expect, test } from "vitest";
import { budget } from "../../setup/budget.ts";
import { listEveryPage, listKindsOfPages, listSitemapPaths } from "../../setup/site/kinds-of-pages.ts";
import { openSite } from "../browser.ts";
import { type ReadDocument, readDocument } from "./document.ts";

/** What the documents of all pages promise. Nothing of it needs a browser. */

interface Answer extends ReadDocument {
  readonly status: number;
  readonly html: string;
}

let pages: ReadonlyMap<string, Answer>;
beforeAll(async () => {
  pages = await crawl();
});

async function fetchPage(path: string): Promise<Answer> {
  const response = await fetch(openSite() + path, { redirect: "manual" });
  const html = await response.text();
  return { status: response.status, html, ...readDocument(html) };
}

/** What can be reached from the pages in the sitemap, each page read once. */
async function crawl(): Promise<Map<string, Answer>> {
  const site = openSite();
  const found = new Map<string, Answer>();
  const queue = await listSitemapPaths(site);
  for (const path of queue) {
    if (found.has(path)) continue;
    const page = await fetchPage(path);
    found.set(path, page);
    for (const link of page.links) {
      const url = new URL(link, `${site}${path}`);
      if (url.origin === site && !found.has(url.pathname + url.search)) queue.push(url.pathname + url.search);
    }
  }
  return found;
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
  for (const [
    path,
    {
      status,
      html,
      links,
      titles: [title = "", ...others],
      description,
    },
  ] of pages) {
    if (status !== 200) problems.push(`${path}: status ${status}`);
    for (const link of links) {
      const url = new URL(link, site + path);
      // A calculator's inputs, not an anchor on its page.
      const isInputs = /^#(from=[a-z-]+&)?v=/.test(url.hash);
      if (url.origin !== site || url.hash === "" || isInputs) continue;
      const target = pages.get(url.pathname + url.search);
      if (!target?.ids.has(decodeURIComponent(url.hash.slice(1))))
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

describe("a page that does not exist", () => {
  test.for([
    ["/nope", "Content Not Found", "The requested content could not be found."],
    ["/no-such/page", "404 Page Not Found", "Did you forget to add the page to the router?"],
  ] as const)("%s answers with 404, and says so", async ([path, heading, text]) => {
    const { status, html, links } = await fetchPage(path);
    expect(status).toBe(404);
    expect(html).toContain(`${heading}</h1>`);
    expect(html).toContain(text);
    expect(links).toContain("/dscr-calculator");
  });
});
