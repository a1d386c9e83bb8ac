import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { describe, expect, test } from "vitest";
import { renderMarkdown } from "../markdown/markdown.server.ts";
import { HOSTILE_MARKDOWN } from "./test-hostile-markdown.ts";

/** Every element and attribute that Markdown may become. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ["p", "em", "strong", "s", "br", "hr", "ul", "li", "blockquote", "pre"].map((name) => [name, []]),
  ),
  ...Object.fromEntries(["h1", "h2", "h3", "h4", "h5", "h6"].map((name) => [name, ["id"]])),
  ol: ["start"],
  code: ["class"],
  span: ["class"],
  a: ["href", "title", "rel"],
  img: ["src", "alt", "title"],
  table: ["class"],
  thead: [],
  tbody: [],
  tr: [],
  th: ["class", "scope", "data-label"],
  td: ["class", "data-label"],
};

type Node = DefaultTreeAdapterTypes.ChildNode;

function violationsOf(html: string): string[] {
  return parseFragment(html).childNodes.flatMap(examine);
}

function examine(node: Node): string[] {
  if (node.nodeName === "#text") return [];
  if (!("attrs" in node)) return [`node ${node.nodeName}`];
  const allowed = node.namespaceURI.endsWith("/xhtml") ? ALLOWED[node.tagName] : undefined;
  if (allowed === undefined) return [`element ${node.tagName}`];
  return [
    ...node.attrs.flatMap(({ name, value }) => {
      if (!allowed.includes(name)) return [`attribute ${node.tagName} ${name}`];
      if ((name === "href" || name === "src") && !leadsToAPage(value)) return [`address ${value}`];
      return name === "id" && !/^[a-z0-9-]+$/.test(value) ? [`id ${value}`] : [];
    }),
    ...node.childNodes.flatMap(examine),
  ];
}

/** Resolves the address as a browser does. */
function leadsToAPage(address: string): boolean {
  const { protocol } = new URL(address, "https://site.example/page");
  return ["https:", "http:", "mailto:", "tel:"].includes(protocol);
}

describe("hostile Markdown", () => {
  test("is a list of at least 100 different attacks", () => {
    expect(new Set(HOSTILE_MARKDOWN).size).toBeGreaterThanOrEqual(100);
  });

  test.each([...HOSTILE_MARKDOWN])(
    "%j becomes nothing but text, plain elements and harmless addresses",
    (source) => {
      expect(violationsOf(renderMarkdown(source).html)).toEqual([]);
    },
  );

  test("stays harmless when all of it is one page", () => {
    expect(violationsOf(renderMarkdown(HOSTILE_MARKDOWN.join("\n\n")).html)).toEqual([]);
  });

  test.each([
    ["<p><script>alert(1)</script></p>", "element script"],
    ["<svg><a href='/'></a></svg>", "element svg"],
    ["<p onclick='alert(1)'>a</p>", "attribute p onclick"],
    ["<a href='java\tscript:alert(1)'>a</a>", "address java\tscript:alert(1)"],
    ["<a href='blob:https://a.example/1'>a</a>", "address blob:https://a.example/1"],
    ["<!-- a -->", "node #comment"],
  ])("the examination itself finds %j", (html, violation) => {
    expect(violationsOf(html)).toEqual([violation]);
  });

  test.each([
    "/faq",
    "#costs",
    "?q=a",
    "faq",
    "../faq",
    "faq:7/x".replace(":", "%3A"),
    "https://a.example",
    "mailto:a@b.example",
    "tel:+15125550142",
  ])("a link to %s stays one", (address) => {
    expect(renderMarkdown(`[link](${address})`).html).toContain(`<a href="${address}"`);
  });
});
