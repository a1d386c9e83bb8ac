import MarkdownIt, { type Token } from "markdown-it";
import { splitAtNoBreaks } from "../ui/text/no-break.ts";
import { type BarChart, drawBarChart, drawBars, readBarChart } from "./bar-chart.ts";

export interface Heading {
  readonly id: string;
  readonly level: number;
  readonly text: string;
}

export interface RenderedMarkdown {
  /** Safe to insert into a page: raw HTML in the source becomes text, and script URLs are not linked. */
  readonly html: string;
  /** In document order; the HTML contains the ids. */
  readonly headings: readonly Heading[];
  /** Addresses of links and pictures, as written. */
  readonly links: readonly string[];
  /** The first chart without its words, as a picture for lists. */
  readonly picture: string | undefined;
  /** Plain text for the site's search: one line for each paragraph, heading, item, or cell. */
  readonly text: string;
  /** The parts below the headings, as places in the text. In document order. */
  readonly sections: readonly TextSection[];
}

interface TextSection {
  readonly id: string;
  readonly title: string;
  /** Where its words begin and end, without the heading: up to the next heading of its level. */
  readonly start: number;
  readonly end: number;
}

/** Other schemes start programs or imitate pages of the site: those links become text. */
const SAFE_ADDRESS = /^(https?:|mailto:|tel:|[^:]*([/?#]|$))/i;

const parser = new MarkdownIt({ html: false });
parser.validateLink = (address) => SAFE_ADDRESS.test(address);
parser.renderer.rules.text = (tokens, index) =>
  splitAtNoBreaks(tokens[index]?.content ?? "")
    .map(parser.utils.escapeHtml)
    .map((part, place) => (place % 2 === 0 ? part : `<span class="whitespace-nowrap">${part}</span>`))
    .join("");
// On a narrow screen a cell shows its label and value side by side, so the value must be one element.
parser.renderer.rules.td_open = (tokens, index, options, _environment, renderer) =>
  renderer.renderToken(tokens, index, options) + (tokens[index]?.tag === "td" ? "<span>" : "");
parser.renderer.rules.td_close = (tokens, index, options, _environment, renderer) =>
  (tokens[index]?.tag === "td" ? "</span>" : "") + renderer.renderToken(tokens, index, options);

const renderFence = parser.renderer.rules.fence;
parser.renderer.rules.fence = (tokens, index, options, environment, renderer) => {
  const chart = chartIn(tokens[index]);
  return chart ? renderChart(chart) : (renderFence?.(tokens, index, options, environment, renderer) ?? "");
};

/** Null for any other block, and for a chart that cannot be read: that one stays visible as its source. */
function chartIn(token: Token | undefined): BarChart | null {
  return token?.type === "fence" && token.info.trim() === "chart" ? readBarChart(token.content) : null;
}

function pictureIn(tokens: readonly Token[]): string | undefined {
  const chart = tokens.map((token) => chartIn(token)).find((found) => found !== null);
  return chart && drawBars(chart);
}

function renderChart(chart: BarChart): string {
  const { escapeHtml } = parser.utils;
  return `<figure class="my-7 max-w-[35rem]"><figcaption class="font-semibold print:break-after-avoid">${escapeHtml(chart.title)}</figcaption>${drawBarChart(chart, escapeHtml)}<div class="text-[0.94rem]">${renderMarkdown(chart.table).html}</div><p class="text-[0.94rem] text-ink-soft">${escapeHtml(chart.note)}</p></figure>
`;
}

export function renderMarkdown(source: string): RenderedMarkdown {
  const tokens = parser.parse(source, {});
  const headings = nameHeadings(tokens);
  labelTables(tokens);
  markOutwardLinks(tokens);
  return {
    html: parser.renderer.render(tokens, parser.options, {}),
    headings,
    picture: pictureIn(tokens),
    links: linksIn(tokens),
    ...readText(tokens, headings),
  };
}

function nameHeadings(tokens: readonly Token[]): Heading[] {
  const taken = new Map<string, number>();
  return tokens.flatMap((token, index) => {
    if (token.type !== "heading_open") return [];
    const text = wordsOf(tokens[index + 1]);
    const name = slug(text);
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    const id = count === 1 ? name : `${name}-${count}`;
    token.attrSet("id", id);
    return [{ id, level: Number(token.tag.slice(1)), text }];
  });
}

function slug(text: string): string {
  const name = text
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return name === "" ? "section" : name;
}

/** Adds what `.data-table` needs to show a table as label and value pairs on a narrow screen. */
function labelTables(tokens: readonly Token[]): void {
  let columns: string[] = [];
  let column = 0;
  tokens.forEach((token, index) => {
    switch (token.type) {
      case "table_open":
        if (!fitsEveryScreen(tokens, index)) token.attrSet("class", "data-table");
        columns = [];
        break;
      case "tr_open":
        column = 0;
        break;
      case "th_open":
        token.attrSet("scope", "col");
        columns.push(wordsOf(tokens[index + 1]));
        alignByClass(token);
        break;
      case "td_open":
        alignByClass(token);
        if (column > 0) token.attrSet("data-label", columns[column] ?? "");
        else nameRow(token);
        break;
      case "td_close":
        if (column === 0) token.tag = "th";
        column += 1;
        break;
    }
  });
}

/** Two columns do, and up to three of figures beside their names. Figures are aligned to the right. */
function fitsEveryScreen(tokens: readonly Token[], table: number): boolean {
  const headEnd = tokens.findIndex(({ type }, index) => index > table && type === "thead_close");
  const [, ...columns] = tokens.slice(table, headEnd).filter(({ type }) => type === "th_open");
  return columns.length < 2 || (columns.length < 4 && columns.every(isRightAligned));
}

function isRightAligned(token: Token): boolean {
  return String(token.attrGet("style") ?? "").endsWith("right");
}

/** markdown-it aligns columns with inline styles, which the content security policy blocks. */
function alignByClass(token: Token): void {
  const isRight = isRightAligned(token);
  token.attrs = (token.attrs ?? []).filter(([name]) => name !== "style");
  if (isRight) token.attrJoin("class", "text-right");
}

function nameRow(token: Token): void {
  token.tag = "th";
  token.attrSet("scope", "row");
  token.attrJoin("class", "text-base text-ink");
}

function markOutwardLinks(tokens: readonly Token[]): void {
  for (const token of tokens.flatMap((block) => block.children ?? [])) {
    if (token.type !== "link_open") continue;
    if (/^https?:/i.test(String(token.attrGet("href")))) token.attrSet("rel", "external noopener");
  }
}

function linksIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    const chart = chartIn(token);
    if (chart) return [...renderMarkdown(chart.table).links];
    const address = token.attrGet(token.type === "image" ? "src" : "href");
    return [...(address === null ? [] : [String(address)]), ...linksIn(token.children ?? [])];
  });
}

function readText(
  tokens: readonly Token[],
  headings: readonly Heading[],
): Pick<RenderedMarkdown, "text" | "sections"> {
  let text = "";
  const starts: number[] = [];
  tokens.forEach((token, index) => {
    const line = wordsOf(token);
    if (line !== "") text += text === "" ? line : `\n${line}`;
    if (tokens[index - 1]?.type === "heading_open") starts.push(text.length);
  });
  const sections = headings.map(({ id, text: title, level }, index) => {
    const next = headings.findIndex((other, place) => place > index && other.level <= level);
    const [start = 0, beyond] = [starts[index], starts[next]];
    const end = beyond === undefined ? text.length : beyond - (headings[next]?.text.length ?? 0);
    return { id, title, start, end: Math.max(start, end) };
  });
  return { text, sections };
}

function wordsOf(token: Token | undefined): string {
  if (token === undefined) return "";
  const chart = chartIn(token);
  if (chart) return [chart.title, renderMarkdown(chart.table).text, chart.note].join("\n");
  if (token.children) return token.children.map(wordsOf).join("");
  return token.type === "softbreak" || token.type === "hardbreak" ? " " : token.content;
}
