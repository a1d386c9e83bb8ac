import { type LowerCasedText, lowerCaseText, makeExcerpt } from "./excerpt.ts";
import type { RankedPage } from "./ranking.ts";
import type { ExcerptPart } from "./search-results.ts";
import { readWords, type SearchTerm } from "./search-terms.ts";
import type { PageSection, SearchablePage } from "./searchable-page.ts";

/** A page with what every search needs of it, computed once. */
export interface HeldPage {
  readonly page: SearchablePage;
  readonly text: LowerCasedText;
  readonly ranked: RankedPage;
}

export function hold(page: SearchablePage): HeldPage {
  const { path, kind, sections = [] } = page;
  return {
    page,
    text: lowerCaseText(page.text),
    ranked: {
      path,
      kind,
      name: readWords(page.name),
      title: readWords(page.title),
      sections: sections.map(({ id, title }) => ({ id, title: readWords(title) })),
    },
  };
}

/** A stop word is not in the index, but it is in the text. */
const BETWEEN_WORDS = "[^\\p{L}\\p{N}]+";

/** Whether the words of each phrase stand side by side on the page. */
export function saysAll({ page, text }: HeldPage, terms: readonly SearchTerm[]): boolean {
  const texts = [page.title.toLowerCase(), page.description.toLowerCase(), text.small];
  return terms.every(({ phrases }) => {
    if (phrases.every(({ length }) => length < 2)) return true;
    return phrases.some((phrase) => {
      const words = phrase.map((word) => word.replaceAll(".", "\\."));
      const inOrder = new RegExp(`(?<![\\p{L}\\p{N}])${words.join(`s?${BETWEEN_WORDS}`)}`, "u");
      return texts.some((each) => inOrder.test(each));
    });
  });
}

interface Asked {
  /** Found on the page. */
  readonly words: ReadonlySet<string>;
  readonly phrases: readonly (readonly string[])[];
}

/** Of the page, or of a part of it if that part shows the words. */
export function excerptOf(
  { page, text }: HeldPage,
  { words, phrases }: Asked,
  part?: Pick<PageSection, "start" | "end">,
): readonly ExcerptPart[] {
  if (part === undefined) return makeExcerpt(text, page.description, words, phrases);
  const own = page.text.slice(part.start, part.end).trim();
  const [firstLine = ""] = own.split("\n");
  return makeExcerpt(lowerCaseText(own), firstLine, words, phrases);
}
