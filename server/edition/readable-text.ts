import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import type { PageSection, ReadableText } from "../../src/search/searchable-page.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that are not text, are controls, or link elsewhere. A form repeats the same words on many pages. */
const LEFT_OUT: ReadonlySet<string> = new Set(
  "script style template noscript svg nav form button select input textarea label output dialog iframe".split(
    " ",
  ),
);

const HEADINGS: ReadonlySet<string> = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);

/** An id that somebody chose. React's own ids change with every release. */
const CHOSEN_ID = /^[a-z][a-z0-9-]*$/;

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
 * The text of a document's main element as a visitor reads it, without hidden text, lines that only link elsewhere, and
 * by-lines and notices (`data-nosnippet`, which search engines know too).
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
    // Adjacent elements, such as a label and its figure, are separated only by CSS, and so is what has a line of its own.
    const isApart = "tagName" in child && before !== undefined && ("tagName" in before || hasOwnLine(child));
    if (isApart) lines.add(" ", false);
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
    if (HEADINGS.has(tagName)) lines.endHeading(Number(tagName.slice(1)), anchorOf(element));
    else lines.end();
  } else {
    read(element, lines, isInRow);
  }
}

/** By its class: a note below the name of a row. */
function hasOwnLine({ attrs }: Element): boolean {
  return attrs.some(({ name, value }) => name === "class" && value.split(" ").includes("block"));
}

interface OpenSection extends Omit<PageSection, "end"> {
  readonly level: number;
}

class Lines {
  readonly #headings: string[] = [];
  readonly #sections: PageSection[] = [];
  #open: readonly OpenSection[] = [];
  #text = "";
  #line = "";
  #ownText = "";

  add(text: string, isLink: boolean): void {
    this.#line += text;
    if (!isLink) this.#ownText += text;
  }

  end(): void {
    // "View Texas Details" says nothing about this page.
    this.#write(/[\p{L}\p{N}]/u.test(this.#ownText));
  }

  /** A section ends where the next heading of its level begins. */
  endHeading(level: number, anchor: string | undefined): void {
    this.#close(level);
    const title = this.#write(true);
    if (title === "") return;
    this.#headings.push(title);
    // The first-level heading is the page.
    if (anchor === undefined || level === 1 || this.#isTaken(anchor)) return;
    this.#open = [...this.#open, { id: anchor, title, level, start: this.#text.length }];
  }

  finish(): ReadableText {
    this.end();
    this.#close(0);
    const sections = this.#sections.toSorted((a, b) => a.start - b.start);
    return { headings: this.#headings, text: this.#text, ...(sections.length > 0 && { sections }) };
  }

  #write(isOwn: boolean): string {
    const line = tidy(this.#line);
    if (isOwn && line !== "") this.#text += this.#text === "" ? line : `\n${line}`;
    this.#line = "";
    this.#ownText = "";
    return line;
  }

  #close(level: number): void {
    const isClosed = (section: OpenSection) => section.level >= level;
    for (const { id, title, start } of this.#open.filter(isClosed)) {
      this.#sections.push({ id, title, start, end: this.#text.length });
    }
    this.#open = this.#open.filter((section) => !isClosed(section));
  }

  #isTaken(anchor: string): boolean {
    return [...this.#open, ...this.#sections].some(({ id }) => id === anchor);
  }
}

/** The nearest address: that of the part that the heading labels, its own, or that of what it stands in. */
function anchorOf(heading: Element): string | undefined {
  const own = attributeOf(heading, "id");
  const around = ancestorsOf(heading);
  const labeled = around.find(
    (element) => own !== undefined && attributeOf(element, "aria-labelledby") === own,
  );
  return [labeled, heading, ...around]
    .map((element) => element && attributeOf(element, "id"))
    .find((id) => id !== undefined && CHOSEN_ID.test(id));
}

/** Up to the main element, the nearest first. */
function ancestorsOf({ parentNode }: Element): readonly Element[] {
  if (parentNode === null || !("tagName" in parentNode) || parentNode.tagName === "main") return [];
  return [parentNode, ...ancestorsOf(parentNode)];
}

function attributeOf({ attrs }: Element, wanted: string): string | undefined {
  return attrs.find(({ name }) => name === wanted)?.value;
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
      (name === "hidden" && value !== "until-found") ||
      (name === "aria-hidden" && value === "true") ||
      name === "data-nosnippet",
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
