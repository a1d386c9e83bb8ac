import { type DefaultTreeAdapterTypes, parse } from "parse5";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, vi } from "vitest";
import { openDatabase } from "../../platform/database/database.ts";
import { createContentStore } from "../../src/content-pages/content-store.server.ts";
import type { ContentTables } from "../../src/content-pages/content-tables.server.ts";
import { HOSTILE_MARKDOWN, HOSTILE_TITLES } from "../../src/content-pages/test-hostile-markdown.ts";
import { type BuiltSite, startBuiltSite } from "../setup/site/built-site.ts";
import { TEST_ACTOR } from "../setup/test-actor.ts";
import { test } from "./browser.ts";

/** A separate site: hostile pages must not be part of what the other tests crawl. */
let site: BuiltSite;

beforeAll(async () => {
  site = await startBuiltSite();
  const database = await openDatabase<ContentTables>(`file:${site.dataFolder}/rentratio.sqlite`, {
    file: "",
    migrations: [],
    now: Date.now,
  });
  const store = createContentStore(database, Date.now);
  const publish = (slug: string, title: string, markdown: string) =>
    store.publish({ slug, title, metaDescription: title, markdown }, TEST_ACTOR);
  try {
    await publish("start", "Start", "[all of it](/hostile)");
    for (const [index, text] of HOSTILE_TITLES.entries()) await publish(`title-${index}`, text, "Text");
    await publish("hostile", HOSTILE_TITLES[0], HOSTILE_MARKDOWN.join("\n\n"));
  } finally {
    await database.close();
  }
  await vi.waitUntil(async () => (await fetch(`${site.url}/hostile`)).ok, { timeout: 30_000 });
});
afterAll(() => site.stop());

describe("hostile Markdown on the site", () => {
  // Console complaints, such as a blocked script, fail the test automatically.
  test("runs nothing: drawn by the server, and by the browser after a navigation", async ({ openPage }) => {
    const page = await openPage({ baseURL: site.url });
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto("/hostile");
    const fromServer = await examineText(page);
    await page.goto("/start");
    await page.getByRole("link", { name: "all of it" }).click();
    await page.getByRole("heading", { level: 1, name: HOSTILE_TITLES[0], exact: true }).waitFor();
    const fromBrowser = await examineText(page);
    for (const found of [fromServer, fromBrowser]) {
      expect(found.text).toContain("<script>alert(1)</script>");
      expect(found.handlers).toEqual([]);
      expect(found.strange).toEqual([]);
    }
    expect(dialogs).toEqual([]);
  });

  test("is plain data to anybody who opens the API's response", async () => {
    const { status, headers } = await fetch(`${site.url}/api/content/hostile`);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/json");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  });
});

/** Also triggers handlers that wait for pointer or focus. */
async function examineText(page: Page) {
  return await page.locator("main article").evaluate((article) => {
    const elements = [...article.querySelectorAll("*")];
    for (const element of elements) {
      for (const type of ["mouseover", "mouseenter", "focus", "load", "error", "toggle"]) {
        element.dispatchEvent(new Event(type));
      }
    }
    const harmful =
      "script, style, iframe, object, embed, form, input, svg, math, base, meta, link, dialog, video";
    return {
      text: article.textContent,
      handlers: elements.flatMap((element) =>
        element.getAttributeNames().filter((name) => /^(on|style)/.test(name)),
      ),
      strange: [...article.querySelectorAll(harmful)].map(({ outerHTML }) => outerHTML),
    };
  });
}

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const elementsOf = (node: Node): Element[] =>
  "attrs" in node ? [node, ...node.childNodes.flatMap(elementsOf)] : [];
const attributeOf = (element: Element, name: string) =>
  element.attrs.find((each) => each.name === name)?.value;
const textOf = (element: Element) =>
  element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");

async function readDocument(path: string) {
  const html = await (await fetch(`${site.url}${path}`)).text();
  const elements = parse(html).childNodes.flatMap(elementsOf);
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const metaOf = (name: string) =>
    named("meta")
      .filter((meta) => [attributeOf(meta, "name"), attributeOf(meta, "property")].includes(name))
      .map((meta) => attributeOf(meta, "content"));
  const isData = (script: Element) => attributeOf(script, "type") === "application/ld+json";
  return {
    titles: named("title")
      .filter(({ namespaceURI }) => namespaceURI.endsWith("xhtml"))
      .map(textOf),
    metaOf,
    data: named("script")
      .filter(isData)
      .map((script) => JSON.parse(textOf(script))),
    shape: elements.map(({ tagName, attrs }) => [tagName, ...attrs.map(({ name }) => name)].join(" ")),
  };
}

describe("a hostile title and description", () => {
  test.for(HOSTILE_TITLES.map((text, index) => [text, index] as const))(
    "%j stay text in every place",
    async ([text, index]) => {
      const { titles, metaOf, data, shape } = await readDocument(`/title-${index}`);
      expect(titles).toEqual([`${text} | RentRatio`]);
      for (const name of ["og:title", "twitter:title"]) expect(metaOf(name)).toEqual([text]);
      for (const name of ["description", "og:description", "twitter:description"]) {
        expect(metaOf(name)).toEqual([text]);
      }
      const article = data.find((document) => document["@type"] === "Article");
      expect(article).toMatchObject({ headline: text, description: text });
      const crumbs = data.find((document) => document["@type"] === "BreadcrumbList");
      expect(crumbs.itemListElement.at(-1)).toMatchObject({ name: text });
      // The same elements with the same attributes as on a page with a harmless title.
      const harmless = await readDocument("/cash-flow-analysis");
      const head = (elements: readonly string[]) =>
        elements.slice(0, elements.indexOf("main id tabindex class"));
      expect(head(shape).length).toBeGreaterThan(20);
      expect(head(shape)).toEqual(head(harmless.shape));
      const scripts = (elements: readonly string[]) =>
        elements.filter((element) => element.startsWith("script"));
      expect(scripts(shape)).toEqual(scripts(harmless.shape));
    },
  );
});
