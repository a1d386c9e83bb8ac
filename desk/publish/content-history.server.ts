import type { Hono } from "hono";
import type { HttpContext, HttpEnvironment } from "../../platform/http/http-context.ts";
import { isSlug } from "../../src/content-pages/content-page.ts";
import { type ContentVersion, createContentStore } from "../../src/content-pages/content-store.server.ts";
import { type PageOutcome, restorePage } from "../../src/content-pages/publish-page.server.ts";
import { type DeskRoom, readForm, readNumber } from "../desk-room.server.ts";
import { createHistory, type Versioned } from "./history.server.ts";
import { FASTER, type PublishDeps } from "./publish-tools.server.ts";
import { compareTexts } from "./text-changes.server.ts";

/** The versions of a page: listed, compared, restored; and how it is taken off the site. */
export function createContentHistory(deps: PublishDeps, room: DeskRoom): Hono<HttpEnvironment> {
  const { store, versioned, tools, rulesOf, announce } = openContentDesk(deps, room);
  const { pages, showHistory } = createHistory(deps, room, versioned);

  pages.post("/unpublish/:slug{.+}", async (c) => {
    const slug = c.req.param("slug");
    const { actor, seen } = rulesOf(c, readForm(c));
    const removed = await store.unpublish(slug, actor, seen);
    if (removed === "conflict") return await showHistory(c, 409, { problem: FASTER });
    await deps.publishing.refreshPages();
    const said = removed === undefined ? "is not on the site." : "is off the site. Its versions are kept.";
    return room.done(c, `/publish/pages/history/${slug}`, `/${slug} ${said}`);
  });

  pages.post("/restore/:slug{.+}", async (c) => {
    const slug = c.req.param("slug");
    const form = readForm(c);
    const version = readNumber(form, "version");
    const result = await restorePage(tools(), { slug, version }, rulesOf(c, form));
    switch (result.outcome) {
      case "published":
      case "unchanged":
        return await announce(c, slug, result);
      case "dead links":
        return await showHistory(c, 422, { refused: { version, deadLinks: result.deadLinks } });
      case "unknown figure":
        return await showHistory(c, 422, {
          problem: `Version ${version} cannot be shown: ${result.mistake} Publish its text without that name.`,
        });
      case "reserved":
        return await showHistory(c, 422, {
          problem: "This address now belongs to a page of the site itself.",
        });
      case "conflict":
        return await showHistory(c, 409, { problem: FASTER });
      default:
        return await versioned.showMissing(c);
    }
  });
  return pages;
}

/** What the editor of a page and its history share. */
export function openContentDesk(
  { database, facts, publishing: { siteUrl, refreshPages }, now }: PublishDeps,
  { stampOf, showMissing, done }: DeskRoom,
) {
  const store = createContentStore(database, now);
  const subjectOf = ({ slug }: ContentVersion) => `/${slug}`;
  const versioned: Versioned<ContentVersion> = {
    base: "/publish/pages",
    parameter: ":slug{.+}",
    async readHistory(c) {
      const slug = c.req.param("slug") ?? "";
      return isSlug(slug) ? await store.history(slug) : [];
    },
    findShown: ([newest]) => newest,
    idOf: ({ slug }) => slug,
    titleOf: subjectOf,
    subjectOf,
    toStored: ({ slug, version, savedAt, isPublished }) => ({
      version,
      savedAt,
      isShown: isPublished,
      state: isPublished ? "published" : "taken off the site",
      previewHref: `/publish/pages/preview/${slug}?version=${version}`,
    }),
    compare(before, after) {
      const fields = [
        { label: "Title", before: before.title, after: after.title },
        { label: "Description", before: before.metaDescription, after: after.metaDescription },
        { label: "Call to action", before: before.cta ?? "", after: after.cta ?? "" },
      ];
      return {
        fields: fields.filter((field) => field.before !== field.after),
        text: compareTexts(before.markdown, after.markdown),
      };
    },
    showMissing: (c) => showMissing(c, "There is no such page", "Nothing was ever published there."),
  };
  return {
    store,
    versioned,

    tools() {
      const { namedFigures, hasOwnPath } = facts();
      return { store, figures: namedFigures, siteUrl, hasOwnPath };
    },

    rulesOf: (c: HttpContext, form: URLSearchParams) => ({
      actor: stampOf(c).actor,
      allowsDeadLinks: form.has("allow-dead-links"),
      seen: readNumber(form, "seen"),
    }),

    async announce(c: HttpContext, slug: string, result: PageOutcome): Promise<Response> {
      await refreshPages();
      const said =
        result.outcome === "published"
          ? `Version ${result.page.version} of /${slug} is published. It is live now.`
          : `The site already shows this text at /${slug}. Nothing was changed.`;
      return done(c, `/publish/pages/edit/${slug}`, said);
    },
  };
}
