import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import type { ReadableText } from "../../src/search/searchable-page.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that are not text, are controls, or link elsewhere. A form repeats the same words on many pages. */
const LEFT_OUT: ReadonlySet<string> = new Set(
  "script style template noscript svg nav form button select input textarea label output dialog iframe".split(
    " ",
  ),
);

const HEADINGS: ReadonlySet<string> = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);

/** Each starts a new line. */
const BLOCKS: ReadonlySet<string> = new Set([
  ...HEADINGS,
  ..."main section article aside header footer div p ul ol li dl dt dd table caption thead tbody tr figure figcaption blockquote pre details summary address hr".split(
    " ",
  ),
]);

/** Their parts belong on one line: the cells of a table row, a term and its definition. */
const ROWS: ReadonlySet<string> = new Set(["tr"]);

/**
 * The text of a document's main element as a visitor reads it, without hidden text and lines that only link elsewhere.
 */
export function readableText(html: string): ReadableText {
  const main = findElement(parseFragment(cutMain(html)), "main");
  if (main === undefined) throw new Error("The document has no main part.");
  const lines = new Lines();
  read(main, lines, false);
  return lines.finish();
}

/** Header, footer and data are half of a document, and parsing takes most of the time. */
export function cutMain(html: string): string {
  return html.slice(html.indexOf("<main"), html.lastIndexOf("</main>"));
}

function read(element: Element, lines: Lines, isInRow: boolean): void {
  let before: Node | undefined;
  for (const child of element.childNodes) {
    // Adjacent elements, such as a label and its figure, are separated only by CSS.
    if (before !== undefined && "tagName" in before && "tagName" in child) lines.add(" ", false);
    if ("tagName" in child) readElement(child, lines, isInRow);
    else if (child.nodeName === "#text" && "value" in child) lines.add(child.value, isInLink(child));
    if (child.nodeName !== "#comment") before = child;
  }
}

function readElement(element: Element, lines: Lines, isInRow: boolean): void {
  const { tagName } = element;
  if (LEFT_OUT.has(tagName) || isHidden(element)) return;
  if (tagName === "dt") {
    lines.end();
    read(element, lines, true);
    lines.add(": ", false);
  } else if (tagName === "dd") {
    read(element, lines, true);
    lines.end();
  } else if (tagName === "td" || tagName === "th") {
    read(element, lines, true);
    lines.add(" · ", false);
  } else if (isInRow && BLOCKS.has(tagName)) {
    read(element, lines, true);
    lines.add(tagName === "li" ? ", " : " ", false);
  } else if (BLOCKS.has(tagName)) {
    lines.end();
    read(element, lines, ROWS.has(tagName));
    lines.end(HEADINGS.has(tagName));
  } else {
    read(element, lines, isInRow);
  }
}

class Lines {
  readonly #lines: string[] = [];
  readonly #headings: string[] = [];
  #line = "";
  #ownText = "";

  add(text: string, isLink: boolean): void {
    this.#line += text;
    if (!isLink) this.#ownText += text;
  }

  end(isHeading = false): void {
    const line = tidy(this.#line);
    // "View Texas Details" says nothing about this page.
    const isOwn = isHeading || /[\p{L}\p{N}]/u.test(this.#ownText);
    if (isOwn && line !== "") {
      this.#lines.push(line);
      if (isHeading) this.#headings.push(line);
    }
    this.#line = "";
    this.#ownText = "";
  }

  finish(): ReadableText {
    this.end();
    return { headings: this.#headings, text: this.#lines.join("\n") };
  }
}

/** Collapses white space as a browser does, and drops separators at both ends. */
function tidy(line: string): string {
  return line
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ([,.;:!?)])/g, "$1")
    .replace(/^[ ·,:]+|[ ·,:]+$/g, "");
}

function isHidden({ attrs }: Element): boolean {
  return attrs.some(
    ({ name, value }) =>
      (name === "hidden" && value !== "until-found") || (name === "aria-hidden" && value === "true"),
  );
}

function isInLink(node: Node): boolean {
  for (let parent = node.parentNode; parent !== null && "tagName" in parent; parent = parent.parentNode) {
    if (parent.tagName === "a") return true;
  }
  return false;
}

function findElement(node: DefaultTreeAdapterTypes.ParentNode, tagName: string): Element | undefined {
  for (const child of node.childNodes) {
    if (!("tagName" in child)) continue;
    const found = child.tagName === tagName ? child : findElement(child, tagName);
    if (found !== undefined) return found;
  }
  return undefined;
}
