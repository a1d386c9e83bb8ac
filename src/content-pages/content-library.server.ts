import type { FigureList } from "../markdown/figures.ts";
import { renderMarkdown } from "../markdown/markdown.server.ts";
import type { PageSection } from "../search/searchable-page.ts";
import { describeCall } from "./call-to-action-catalog.server.ts";
import type { ContentDraft, ContentPage } from "./content-page.ts";
import type { ContentStore, ContentVersion } from "./content-store.server.ts";
import { fillDraft, findDraftMistake } from "./draft-figures.ts";

/** A published page, rendered, with the text that /search searches. */
export interface PublishedPage extends ContentPage {
  readonly slug: string;
  readonly headings: readonly string[];
  readonly text: string;
  /** What a search result can open, as places in the text. */
  readonly searchSections: readonly PageSection[];
}

export interface ContentLibrary {
  find(slug: string): PublishedPage | undefined;
  list(): readonly PublishedPage[];
  /** Reloads what has changed. Called on a timer, so that a page published by one instance reaches all. */
  refresh(): Promise<void>;
  /** Fills all pages with other figures, at once. */
  fill(figures: FigureList): void;
}

interface ContentLibraryDeps {
  readonly figures: FigureList;
  /** Called for a page that names an unknown figure, as after a release that dropped it. That page is not shown. */
  onWithheld(slug: string, mistake: string): void;
}

/** All published pages, rendered once and kept in memory until the store reports a change. */
export async function openContentLibrary(
  store: Pick<ContentStore, "list" | "revision">,
  { figures: firstFigures, onWithheld }: ContentLibraryDeps,
): Promise<ContentLibrary> {
  let figures = firstFigures;
  let revision = -1;
  let published: readonly ContentVersion[] = [];
  let pages = new Map<string, PublishedPage>();

  async function refresh(): Promise<void> {
    const current = await store.revision();
    if (current === revision) return;
    published = (await store.list()).filter((version) => version.isPublished);
    revision = current;
    showAll();
  }

  function showAll(): void {
    pages = new Map(published.flatMap(show).map((page) => [page.slug, page]));
  }

  function show(version: ContentVersion): PublishedPage[] {
    const mistake = findDraftMistake(version, figures);
    if (mistake === null) return [render({ ...version, ...fillDraft(version, figures) })];
    onWithheld(version.slug, mistake);
    return [];
  }

  await refresh();
  return {
    find: (slug) => pages.get(slug),
    list: () => [...pages.values()],
    refresh,
    fill(next) {
      figures = next;
      showAll();
    },
  };
}

/** The page as visitors would see it, if it were published at that moment. Its figures are known. */
export function renderDraft(draft: ContentDraft, figures: FigureList, moment: number): PublishedPage {
  const filled = fillDraft(draft, figures);
  return render({ ...draft, ...filled, version: 0, isPublished: false, savedAt: moment });
}

function render({ slug, title, metaDescription, markdown, cta, savedAt }: ContentVersion): PublishedPage {
  const { html, headings, text, sections: searchSections } = renderMarkdown(markdown);
  const sections = headings
    .filter(({ level }) => level === 2)
    .map((heading) => ({ id: heading.id, title: heading.text }));
  const updatedAt = new Date(savedAt).toISOString();
  return {
    slug,
    title,
    metaDescription,
    content: html,
    sections,
    callToAction: cta === undefined ? null : describeCall(cta, slug),
    updatedAt,
    headings: headings.map((heading) => heading.text),
    text,
    searchSections,
  };
}
