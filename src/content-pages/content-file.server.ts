import { z } from "zod";
import type { FigureList } from "../markdown/figures.ts";
import { parseFrontMatter } from "../markdown/front-matter.server.ts";
import { renderMarkdown } from "../markdown/markdown.server.ts";
import { type ContentDraft, isSlug } from "./content-page.ts";
import { findDraftMistake } from "./draft-figures.ts";
import { isReservedSlug } from "./reserved-paths.ts";

const frontMatter = z.object({
  slug: z
    .string()
    .refine(isSlug, "A slug is lower-case words joined by hyphens, with slashes between levels.")
    .refine((slug) => !isReservedSlug(slug), "This address belongs to a page of the site itself."),
  title: z.string().trim().min(1).max(120),
  metaDescription: z.string().trim().min(1).max(320),
  updatedAt: z.iso.date().optional(),
});

export interface ContentFile extends ContentDraft {
  /** ISO date of the text, for pages that come with the site. Other pages are dated when they are published. */
  readonly updatedAt?: string | undefined;
}

/**
 * Parses a Markdown file with front matter, as the operator publishes it. Throws an error that says what is wrong.
 * Figure names stay in the text: a page stored with its figures would keep last year's.
 */
export function parseContentFile(file: string, source: string, figures: FigureList): ContentFile {
  // PostgreSQL cannot store this character, and no text contains it.
  if (source.includes("\0")) throw new Error(`${file} contains the character U+0000: it is not a text.`);
  const { data, body } = parseFrontMatter(file, source, frontMatter);
  const draft = { ...data, markdown: body };
  const mistake = findDraftMistake(draft, figures);
  if (mistake !== null) throw new Error(`${file}: ${mistake}`);
  return draft;
}

/** The inverse of `parseContentFile`. */
export function composeContentFile({ slug, title, metaDescription, markdown }: ContentDraft): string {
  const head = [
    `slug: ${slug}`,
    `title: ${JSON.stringify(title)}`,
    `metaDescription: ${JSON.stringify(metaDescription)}`,
  ];
  return `---\n${head.join("\n")}\n---\n\n${markdown}\n`;
}

/** Lengths in characters that search results and browser tabs show; the site's own pages keep to them. */
const DESCRIPTION_LENGTH = { min: 70, max: 170 };
const MAX_TITLE_LENGTH = 65;

/** Advice on a page that can be published but could be better, as readers see it. */
export function adviseOnDraft({ title, metaDescription, markdown }: ContentDraft): string[] {
  const { min, max } = DESCRIPTION_LENGTH;
  const { length } = metaDescription;
  const advice: string[] = [];
  if (length < min || length > max) {
    advice.push(`The description has ${length} characters; search results show ${min} to ${max} well.`);
  }
  if (title.length > MAX_TITLE_LENGTH) {
    advice.push(`The title has ${title.length} characters; browser tabs cut it after ${MAX_TITLE_LENGTH}.`);
  }
  if (markdown === "") advice.push('There is no text: the page says "Content coming soon...".');
  if (renderMarkdown(markdown).headings.some(({ level }) => level === 1)) {
    advice.push('The title is the heading of the page already: begin the headings of the text with "##".');
  }
  return advice;
}
