import type { FigureList } from "../markdown/figures.ts";
import { renderMarkdown } from "../markdown/markdown.server.ts";
import type { ContentPage } from "./content-page.ts";
import type { ContentStore, ContentVersion } from "./content-store.server.ts";
import { fillDraft, findDraftMistake } from "./draft-figures.ts";

/** A published page, rendered, with the text that /search searches. */
export interface PublishedPage extends ContentPage {
  readonly slug: string;
  readonly headings: readonly string[];
  readonly text: string;
}

export interface ContentLibrary {
  find(slug: string): PublishedPage | undefined;
  list(): readonly PublishedPage[];
  /** Reloads what has changed. Called on a timer, so that a page published by one instance reaches all. */
  refresh(): Promise<void>;
}

interface ContentLibraryDeps {
  readonly figures: FigureList;
  /** Called for a page that names an unknown figure, as after a release that dropped it. That page is not shown. */
  onWithheld(slug: string, mistake: string): void;
}

/** All published pages, rendered once and kept in memory until the store reports a change. */
export async function openContentLibrary(
  store: Pick<ContentStore, "list" | "revision">,
  { figures, onWithheld }: ContentLibraryDeps,
): Promise<ContentLibrary> {
  let revision = -1;
  let pages = new Map<string, PublishedPage>();

  async function refresh(): Promise<void> {
    const current = await store.revision();
    if (current === revision) return;
    const published = (await store.list()).filter((version) => version.isPublished);
    pages = new Map(published.flatMap(show).map((page) => [page.slug, page]));
    revision = current;
  }

  function show(version: ContentVersion): PublishedPage[] {
    const mistake = findDraftMistake(version, figures);
    if (mistake === null) return [render({ ...version, ...fillDraft(version, figures) })];
    onWithheld(version.slug, mistake);
    return [];
  }

  await refresh();
  return { find: (slug) => pages.get(slug), list: () => [...pages.values()], refresh };
}

function render({ slug, title, metaDescription, markdown, savedAt }: ContentVersion): PublishedPage {
  const { html, headings, text } = renderMarkdown(markdown);
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
    updatedAt,
    headings: headings.map((heading) => heading.text),
    text,
  };
}
