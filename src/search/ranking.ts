import type { PageKind } from "../seo/page-record.ts";
import { containsPhrase, type HeadingWords, matchTerm, type SearchTerm } from "./search-terms.ts";

/** What ranking knows of a page. */
export interface RankedPage {
  readonly path: string;
  readonly kind: PageKind;
  /** What links call it, which is shorter than its title. */
  readonly name: HeadingWords;
  readonly title: HeadingWords;
  readonly sections: readonly { readonly id: string; readonly title: HeadingWords }[];
}

export interface RankedQuery {
  readonly terms: readonly SearchTerm[];
  /** All words, with those that are on every page. */
  readonly asked: HeadingWords;
}

export interface Rank {
  readonly score: number;
  /** The part of the page that answers, if its heading does it better than the page's title. */
  readonly section: string | undefined;
}

/** "terms" is the Terms of Service, "term" is not quite. */
const SIMILAR_WORD = 0.8;

/** "lenders" finds "Lender Partners" before "Deal Analyzer: Lender's View and Owner's View". */
const IN_TITLE_ALONE = 0.75;

/** "what is a dscr loan" is that question of the FAQ, and not every page about DSCR loans. */
const WHOLE_QUESTION = 1.5;
const WORDS_OF_QUESTION = 4;

/** A page with every word in its title is worth four that have them in their text. */
const TITLE_WEIGHT = 3;

/** A part of a page with every word in its heading: "llc" is a question of the FAQ. */
const SECTION_WEIGHT = 2;
const ANSWER_WEIGHT = 10;

/** "refinance" opens the planner, not the guide about it. */
const TOOL_WEIGHT = 4;

/** "short-term rental" never opens the Terms of Service; "terms" does. */
const LEGAL_WEIGHT = 0.2;

/** Among pages that match a query equally well, such as "dscr loan", the 90 guides below a folder rank last. */
const DEEP_PAGE = 0.8;

/** "llc" is all of what was asked; one word of two is not enough to open that part of a page. */
const MOST_WORDS = 0.6;

/** @param score How well the words of the page match. */
export function rankPage(page: RankedPage, query: RankedQuery, score: number): Rank {
  const title = Math.max(shareOf(page.name, query), IN_TITLE_ALONE * shareOf(page.title, query));
  const best = page.sections
    .map((section) => ({ id: section.id, share: shareOf(section.title, query) }))
    .reduce((one, other) => (other.share > one.share ? other : one), { id: "", share: 0 });
  const titleWeight = page.kind === "tool" ? TOOL_WEIGHT : TITLE_WEIGHT;
  const sectionWeight = page.kind === "faq" ? ANSWER_WEIGHT : SECTION_WEIGHT;
  // A tool answers as a whole.
  const isPart = page.kind !== "tool" && best.share >= MOST_WORDS && best.share > title;
  const isAside = page.kind === "legal" && title < 1;
  return {
    score:
      score *
      (1 + titleWeight * title ** 2 + sectionWeight * best.share ** 2) *
      (isAside ? LEGAL_WEIGHT : 1) *
      (page.path.lastIndexOf("/") > 0 ? DEEP_PAGE : 1),
    section: isPart ? best.id : undefined,
  };
}

/** How much of what was asked stands in a heading: 1 is every word that tells pages apart. */
function shareOf(heading: HeadingWords, { terms, asked }: RankedQuery): number {
  if (asked.typed.length >= WORDS_OF_QUESTION && containsPhrase(heading.typed, asked.typed)) {
    return WHOLE_QUESTION;
  }
  const worth = { exact: 1, similar: SIMILAR_WORD, none: 0 };
  const sum = terms.reduce((total, term) => total + worth[matchTerm(heading, term)], 0);
  return sum / Math.max(1, terms.length);
}
