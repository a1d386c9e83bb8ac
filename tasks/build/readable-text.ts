import { type DefaultTreeAdapterTypes, parse } from "parse5";
import type { ReadableText } from "../../src/search/searchable-page.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What is not text, is there to be operated, or leads elsewhere. A form repeats the same words on many pages. */
const LEFT_OUT: ReadonlySet<string> = new Set(
  "script style template noscript svg nav form button select input textarea label output dialog iframe".split(
    " ",
  ),
);

const HEADINGS: ReadonlySet<string> = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);

/** They make a line of their own. */
const BLOCKS: ReadonlySet<string> = new Set([
  ...HEADINGS,
  ..."main section article aside header footer div p ul ol li dl dt dd table caption thead tbody tr figure figcaption blockquote pre details summary address hr".split(
    " ",
  ),
]);

/** Their parts belong together: a row of a table, a term and what is said of it. */
const ROWS: ReadonlySet<string> = new Set(["tr"]);

/** The text of a document's main part as a visitor reads it, without what is hidden and what only links elsewhere. */
export function readableText(html: string): ReadableText {
  const main = findElement(parse(html), "main");
  if (main === undefined) throw new Error("The document has no main part.");
  const lines = new Lines();
  read(main, lines, false);
  return lines.finish();
}

function read(element: Element, lines: Lines, isInRow: boolean): void {
  let before: Node | undefined;
  for (const child of element.childNodes) {
    // Two elements that touch, such as a label and its figure, are set apart by their styles.
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

/** White space as a browser shows it, and no sign that would join the next part if there were one. */
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
