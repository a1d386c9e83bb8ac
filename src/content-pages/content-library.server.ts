import { renderMarkdown } from "../markdown/markdown.server.ts";
import type { ContentPage } from "./content-page.ts";
import type { ContentStore, ContentVersion } from "./content-store.server.ts";

/** A published page, rendered, with the words /search looks through. */
export interface PublishedPage extends ContentPage {
  readonly slug: string;
  readonly text: string;
}

export interface ContentLibrary {
  find(slug: string): PublishedPage | undefined;
  list(): readonly PublishedPage[];
  /** Reads again what changed since; called on a timer, so that what one instance publishes reaches all. */
  refresh(): Promise<void>;
}

/** All published pages, rendered once and held in memory until the store says that something changed. */
export async function openContentLibrary(store: ContentStore): Promise<ContentLibrary> {
  let revision = -1;
  let pages = new Map<string, PublishedPage>();

  async function refresh(): Promise<void> {
    const current = await store.revision();
    if (current === revision) return;
    const versions = await store.list();
    pages = new Map(
      versions.filter((version) => version.isPublished).map((version) => [version.slug, render(version)]),
    );
    revision = current;
  }

  await refresh();
  return { find: (slug) => pages.get(slug), list: () => [...pages.values()], refresh };
}

function render({ slug, title, metaDescription, markdown, savedAt }: ContentVersion): PublishedPage {
  const { html, text } = renderMarkdown(markdown);
  return { slug, title, metaDescription, content: html, updatedAt: new Date(savedAt).toISOString(), text };
}
