import type { HttpContext } from "../../platform/http/http-context.ts";
import { type ContentDraft, isSlug } from "../../src/content-pages/content-page.ts";
import { type ContentVersion, createContentStore } from "../../src/content-pages/content-store.server.ts";
import type { PageOutcome } from "../../src/content-pages/publish-page.server.ts";
import type { DeskDeps } from "../desk-data.server.ts";
import { type DeskRoom, readNumber } from "../desk-room.server.ts";
import type { FieldChange } from "./field-changes.ts";
import type { StoredVersion } from "./publish-tools.server.ts";

/** What the editor of a page and its history share. */
export function openContentDesk(
  { database, facts, publishing: { siteUrl, refreshPages }, now }: DeskDeps,
  { stampOf, showMissing, done }: DeskRoom,
) {
  const store = createContentStore(database, now);
  return {
    store,

    tools() {
      const { namedFigures, hasOwnPath } = facts();
      return { store, figures: namedFigures, siteUrl, hasOwnPath };
    },

    rulesOf: (c: HttpContext, form: URLSearchParams) => ({
      actor: stampOf(c).actor,
      allowsDeadLinks: form.has("allow-dead-links"),
      seen: readNumber(form, "seen"),
    }),

    /** Newest first; none if the address names no page. */
    async readHistory(c: HttpContext): Promise<readonly ContentVersion[]> {
      const slug = c.req.param("slug") ?? "";
      return isSlug(slug) ? await store.history(slug) : [];
    },

    async announce(c: HttpContext, slug: string, result: PageOutcome): Promise<Response> {
      await refreshPages();
      const said =
        result.outcome === "published"
          ? `Version ${result.page.version} of /${slug} is published. It is live now.`
          : `The site already shows this text at /${slug}. Nothing was changed.`;
      return done(c, `/publish/pages/edit/${slug}`, said);
    },

    showNoPage: (c: HttpContext) =>
      showMissing(c, "There is no such page", "Nothing was ever published there."),
  };
}

export function toStored({ slug, version, savedAt, isPublished }: ContentVersion): StoredVersion {
  return {
    version,
    savedAt,
    isShown: isPublished,
    state: isPublished ? "published" : "taken off the site",
    previewHref: `/publish/pages/preview/${slug}?version=${version}`,
  };
}

/** The fields in which two versions differ, except for the text. */
export function compareDrafts(before: ContentDraft, after: ContentDraft): readonly FieldChange[] {
  const fields = [
    { label: "Title", before: before.title, after: after.title },
    { label: "Description", before: before.metaDescription, after: after.metaDescription },
    { label: "Call to action", before: before.cta ?? "", after: after.cta ?? "" },
  ];
  return fields.filter((field) => field.before !== field.after);
}
