import type { Actor } from "../audit/audit-log.server.ts";
import type { FigureList } from "../markdown/figures.ts";
import type { ContentDraft } from "./content-page.ts";
import type { ContentStore, ContentVersion } from "./content-store.server.ts";
import { listDeadLinks, openLinkedSite } from "./dead-links.server.ts";
import { fillDraft, findDraftMistake } from "./draft-figures.ts";
import { isReservedSlug } from "./reserved-paths.ts";

export interface PagePublishing {
  readonly store: ContentStore;
  readonly figures: FigureList;
  readonly siteUrl: string;
  /** Says whether the site itself has something at a path. */
  readonly hasOwnPath: (path: string) => boolean;
}

export interface PublishOptions {
  readonly actor: Actor;
  readonly allowsDeadLinks: boolean;
  /** The version that the author has seen, 0 for none. Undefined: publish over whatever is there. */
  readonly seen?: number | undefined;
}

/** What became of a page that was to be published. Only `published` has changed something. */
export type PageOutcome =
  | {
      readonly outcome: "published";
      readonly page: ContentVersion;
      /** Published all the same. */
      readonly deadLinks: readonly string[];
    }
  | { readonly outcome: "unchanged" | "conflict" | "reserved" | "no such version" }
  | { readonly outcome: "dead links"; readonly deadLinks: readonly string[] }
  | { readonly outcome: "unknown figure"; readonly mistake: string };

/** Publishes a checked draft: a new page, or a new version of one. */
export async function publishPage(
  publishing: PagePublishing,
  draft: ContentDraft,
  { actor, allowsDeadLinks, seen }: PublishOptions,
): Promise<PageOutcome> {
  const deadLinks = await findDeadLinks(publishing, draft);
  if (deadLinks.length > 0 && !allowsDeadLinks) return { outcome: "dead links", deadLinks };
  const page = await publishing.store.publish(draft, actor, seen);
  if (page === undefined) return { outcome: "unchanged" };
  return page === "conflict" ? { outcome: page } : { outcome: "published", page, deadLinks };
}

/** Publishes an earlier version again, as a new one. */
export async function restorePage(
  publishing: PagePublishing,
  { slug, version }: Pick<ContentVersion, "slug" | "version">,
  { actor, allowsDeadLinks, seen }: PublishOptions,
): Promise<PageOutcome> {
  if (isReservedSlug(slug)) return { outcome: "reserved" };
  const { store, figures } = publishing;
  const earlier = (await store.history(slug)).find((candidate) => candidate.version === version);
  if (earlier === undefined) return { outcome: "no such version" };
  const mistake = findDraftMistake(earlier, figures);
  if (mistake !== null) return { outcome: "unknown figure", mistake };
  const deadLinks = await findDeadLinks(publishing, earlier);
  if (deadLinks.length > 0 && !allowsDeadLinks) return { outcome: "dead links", deadLinks };
  const page = await store.restore(slug, version, actor, seen);
  if (page === undefined) return { outcome: "no such version" };
  return page === "conflict" ? { outcome: page } : { outcome: "published", page, deadLinks };
}

async function findDeadLinks(
  { store, figures, ...addresses }: PagePublishing,
  draft: ContentDraft,
): Promise<readonly string[]> {
  return listDeadLinks(fillDraft(draft, figures), await openLinkedSite(store, addresses));
}
