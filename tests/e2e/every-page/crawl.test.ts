import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { describe, expect } from "vitest";
import { listSitemapPaths } from "../../setup/site/kinds-of-pages.ts";
import { openSite, test } from "../browser.ts";

interface Document {
  readonly status: number;
  readonly html: string;
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
  readonly title: string;
  readonly description: string;
}

async function crawl(): Promise<Map<string, Document>> {
  const site = openSite();
  const found = new Map<string, Document>();
  const queue = await listSitemapPaths(site);
  for (const path of queue) {
    if (found.has(path)) continue;
    const response = await fetch(`${site}${path}`, { redirect: "manual" });
    const html = await response.text();
    const document = { status: response.status, html, ...read(html) };
    found.set(path, document);
    for (const link of document.links) {
      const url = new URL(link, `${site}${path}`);
      if (url.origin === site && !found.has(url.pathname + url.search)) queue.push(url.pathname + url.search);
    }
  }
  return found;
}

type Node = DefaultTreeAdapterTypes.ChildNode;

function read(html: string): Pick<Document, "links" | "ids" | "title" | "description"> {
  const links: string[] = [];
  const ids = new Set<string>();
  let title = "";
  let description = "";
  const visit = (node: Node): void => {
    if ("attrs" in node) {
      const attribute = (name: string) => node.attrs.find((candidate) => candidate.name === name)?.value;
      const href = attribute("href");
      if (node.tagName === "a" && href !== undefined) links.push(href);
      const id = attribute("id");
      if (id !== undefined) ids.add(id);
      if (node.tagName === "meta" && attribute("name") === "description")
        description = attribute("content") ?? "";
      if (node.tagName === "title" && node.namespaceURI.endsWith("xhtml")) {
        title = node.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
      }
    }
    if ("childNodes" in node) for (const child of node.childNodes) visit(child);
  };
  for (const child of parse(html).childNodes) visit(child);
  return { links, ids, title, description };
}

describe("every page that search engines are told of", () => {
  test("is linked to from another page", { timeout: 300_000 }, async () => {
    const site = openSite();
    const pages = await crawl();
    const linked = new Set(
      Array.from(pages).flatMap(([path, { links }]) =>
        links.map((link) => new URL(link, `${site}${path}`).pathname).filter((target) => target !== path),
      ),
    );
    const listed = Array.from(pages.keys()).filter((path) => !path.includes("?"));
    expect(listed.filter((path) => !linked.has(path))).toEqual([]);
  });
});

describe("every page that can be reached", () => {
  test("has no dead link, no dead fragment, and a title and description of its own", {
    timeout: 300_000,
  }, async () => {
    const site = openSite();
    const pages = await crawl();
    const problems: string[] = [];
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    for (const [path, page] of pages) {
      if (page.status !== 200) problems.push(`${path}: status ${page.status}`);
      for (const link of page.links) {
        const url = new URL(link, `${site}${path}`);
        // A calculator's inputs, not an anchor on its page.
        const isInputs = /^#(from=[a-z-]+&)?v=/.test(url.hash);
        if (url.origin !== site || url.hash === "" || isInputs) continue;
        const target = pages.get(url.pathname + url.search);
        if (!target?.ids.has(decodeURIComponent(url.hash.slice(1))))
          problems.push(`${path}: ${link} has no target`);
      }
      if (path.includes("?") || !page.html.startsWith("<!DOCTYPE html>")) continue;
      const twin = titles.get(page.title) ?? descriptions.get(page.description);
      if (twin !== undefined) problems.push(`${path}: title or description of ${twin}`);
      titles.set(page.title, path);
      descriptions.set(page.description, path);
    }
    expect(problems).toEqual([]);
  });
});
