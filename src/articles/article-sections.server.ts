import { renderMarkdown } from "../markdown/markdown.server.ts";
import type { ExampleView } from "./example-view.ts";

/** Running text, or an example between two pieces of text. */
export type ArticleBlock = { readonly html: string } | { readonly example: ExampleView };

export interface ArticleSection {
  /** The fragment of its URL. */
  readonly id: string;
  readonly title: string;
  readonly summary?: string;
  readonly blocks: readonly ArticleBlock[];
}

export interface ArticleBody {
  /** The text before the first heading. */
  readonly opening: readonly ArticleBlock[];
  readonly sections: readonly ArticleSection[];
  /** The plain text, for search and for the reading time. */
  readonly text: string;
}

type FindExample = (name: string) => ExampleView;

const SECTION = /^(?=## )/m;
const HEADING = /^## (?<title>.+)\n/;
/** A line {{example:NAME}} as the Markdown renderer outputs it. */
const EXAMPLE = /<p>\{\{example:(?<name>[a-z-]+)\}\}<\/p>\n?/g;
const MARK = /\{\{.*?\}\}/;

/** Splits an article at its second-level headings, so that the page can follow the reader's position. */
export function readArticle(markdown: string, findExample: FindExample): ArticleBody {
  const opening: ArticleBlock[] = [];
  const sections: ArticleSection[] = [];
  const texts: string[] = [];
  for (const part of markdown.split(SECTION)) {
    const title = HEADING.exec(part)?.groups?.title;
    const { blocks, text } = readBlocks(part.replace(HEADING, ""), findExample);
    texts.push(title ? `${title}. ${text}` : text);
    if (title) sections.push({ id: headingId(title), title, blocks });
    else opening.push(...blocks);
  }
  return { opening, sections, text: texts.join(" ") };
}

export function readBlocks(
  markdown: string,
  findExample: FindExample,
): { readonly blocks: readonly ArticleBlock[]; readonly text: string } {
  const { html, text } = renderMarkdown(markdown);
  const inText = MARK.exec(html.replaceAll(EXAMPLE, ""))?.[0];
  if (inText) throw new Error(`${inText} stands in the middle of a text. Give it a line of its own.`);
  // Split with a capturing group: every second piece is an example's name.
  const blocks = html
    .split(EXAMPLE)
    .map((piece, index) => (index % 2 === 1 ? { example: findExample(piece) } : { html: piece }));
  return {
    blocks: blocks.filter((block) => !("html" in block) || block.html !== ""),
    text: text.replaceAll(/\{\{example:[a-z-]+\}\}/g, ""),
  };
}

function headingId(title: string): string {
  return renderMarkdown(`## ${title}`).headings[0]?.id ?? "section";
}
