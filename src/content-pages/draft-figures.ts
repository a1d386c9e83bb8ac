import { type FigureList, fillFigures, findFigureMistake } from "../markdown/figures.ts";
import type { ContentDraft } from "./content-page.ts";

/** The page as readers see it, with its figures filled in. */
export function fillDraft(draft: ContentDraft, figures: FigureList): ContentDraft {
  const fill = (text: string) => fillFigures(`/${draft.slug}`, text, figures);
  return {
    slug: draft.slug,
    title: fill(draft.title),
    metaDescription: fill(draft.metaDescription),
    markdown: fill(draft.markdown),
  };
}

/** Why a page cannot be shown, as a sentence; null if it can. */
export function findDraftMistake(
  { title, metaDescription, markdown }: ContentDraft,
  figures: FigureList,
): string | null {
  return findFigureMistake([title, metaDescription, markdown].join("\n"), figures);
}
