import { z } from "zod";
import { type FigureList, findFigureMistake } from "../markdown/figures.ts";
import { parseFrontMatter } from "../markdown/front-matter.server.ts";
import { renderMarkdown } from "../markdown/markdown.server.ts";
import { DATE_RULE } from "../office/office-calendar.ts";
import { CALL_NAMES, type ContentDraft, isSlug } from "./content-page.ts";
import { findDraftMistake } from "./draft-figures.ts";
import { isReservedSlug } from "./reserved-paths.ts";

/**
 * Three times the site's longest article. Malicious Markdown takes time that grows with the square of its length, and
 * visitors must not wait for it.
 */
export const MAX_TEXT_LENGTH = 60_000;

/** The message for a field that is empty or absent. */
export const NEEDED = "This is needed.";

const needed = z.string(NEEDED).trim().min(1, { error: NEEDED, abort: true });

/** The messages are whole sentences: the operator reads them as they are. */
const draftRules = {
  slug: needed
    .refine(
      isSlug,
      "A slug is lower-case words joined by hyphens, with slashes between levels and none before it.",
    )
    .refine((slug) => !isReservedSlug(slug), "This address belongs to a page of the site itself."),
  title: needed.max(120, "The title has more than 120 characters."),
  metaDescription: needed.max(320, "The description has more than 320 characters."),
  cta: z
    .enum(CALL_NAMES, `Choose one of ${CALL_NAMES.join(", ")}, or leave the line out for none.`)
    .optional(),
};

const frontMatter = z.object({
  ...draftRules,
  updatedAt: z.iso.date(DATE_RULE).optional(),
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
  const problem = findTextProblem(source);
  if (problem !== undefined) throw new Error(`${file} ${problem}`);
  const { data, body } = parseFrontMatter(file, source, frontMatter);
  const draft = { ...data, markdown: body };
  const mistake = findDraftMistake(draft, figures);
  if (mistake !== null) throw new Error(`${file}: ${mistake}`);
  return draft;
}

export type DraftField = keyof ContentDraft;

/** A page as somebody typed it into a form. */
export type TypedDraft = Readonly<Record<DraftField, string>>;

export interface DraftMistake {
  readonly field: DraftField;
  readonly message: string;
}

const DRAFT_FIELDS = ["slug", "title", "metaDescription", "cta", "markdown"] as const;

const draftForm = z.object({ ...draftRules, markdown: z.string().trim() });

/** The same rules as `parseContentFile`, for a form: each mistake names its field. */
export function checkTypedDraft(
  typed: TypedDraft,
  figures: FigureList,
): { readonly draft: ContentDraft } | { readonly mistakes: readonly DraftMistake[] } {
  const { data, error } = draftForm.safeParse({ ...typed, cta: typed.cta === "" ? undefined : typed.cta });
  const mistakes = DRAFT_FIELDS.flatMap((field): DraftMistake[] => {
    const found = [
      ...(error?.issues.filter(({ path }) => path[0] === field).map(({ message }) => message) ?? []),
      ...(field === "slug" || field === "cta" ? [] : [findFigureMistake(typed[field], figures)]),
      describeText(findTextProblem(typed[field])),
    ];
    const [message] = found.filter((text) => typeof text === "string");
    return message === undefined ? [] : [{ field, message }];
  });
  return data && mistakes.length === 0 ? { draft: data } : { mistakes };
}

/** Why this cannot be stored or shown, as the end of a sentence. */
function findTextProblem(text: string): string | undefined {
  // PostgreSQL cannot store this character, and no text contains it.
  if (text.includes("\0")) return "contains the character U+0000: it is not a text.";
  if (text.length > MAX_TEXT_LENGTH) return `has more than ${MAX_TEXT_LENGTH} characters.`;
  return undefined;
}

function describeText(problem: string | undefined): string | undefined {
  return problem && `It ${problem}`;
}

/** The inverse of `parseContentFile`. */
export function composeContentFile({ slug, title, metaDescription, markdown, cta }: ContentDraft): string {
  const head = [
    `slug: ${slug}`,
    `title: ${JSON.stringify(title)}`,
    `metaDescription: ${JSON.stringify(metaDescription)}`,
    ...(cta === undefined ? [] : [`cta: ${cta}`]),
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
