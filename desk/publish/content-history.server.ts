import { Hono } from "hono";
import type { HttpContext, HttpEnvironment } from "../../platform/http/http-context.ts";
import { restorePage } from "../../src/content-pages/publish-page.server.ts";
import type { DeskDeps } from "../desk-data.server.ts";
import { type DeskRoom, readForm, readNumber } from "../desk-room.server.ts";
import { compareDrafts, openContentDesk, toStored } from "./content-desk.server.ts";
import { describeVersions, FASTER, readComparison } from "./publish-tools.server.ts";
import type { PublishHistoryView } from "./publish-view-data.ts";
import { compareTexts } from "./text-changes.server.ts";

/** The versions of a page: listed, compared, restored; and how it is taken off the site. */
export function createContentHistory(deps: DeskDeps, room: DeskRoom): Hono<HttpEnvironment> {
  const { showInside, done } = room;
  const { store, tools, rulesOf, readHistory, announce, showNoPage } = openContentDesk(deps, room);
  const pages = new Hono<HttpEnvironment>();

  pages.post("/unpublish/:slug{.+}", async (c) => {
    const slug = c.req.param("slug");
    const { actor, seen } = rulesOf(c, readForm(c));
    const removed = await store.unpublish(slug, actor, seen);
    if (removed === "conflict") return await showHistory(c, 409, { problem: FASTER });
    await deps.publishing.refreshPages();
    const said = removed === undefined ? "is not on the site." : "is off the site. Its versions are kept.";
    return done(c, `/publish/pages/history/${slug}`, `/${slug} ${said}`);
  });

  pages.get("/history/:slug{.+}", (c) => showHistory(c));
  pages.get("/compare/:slug{.+}", async (c) => {
    const slug = c.req.param("slug");
    const versions = await readHistory(c);
    const asked = readComparison(c, versions);
    if (asked === undefined) return await showNoPage(c);
    const [from, to] = await describeVersions(deps, `/${slug}`, asked.map(toStored));
    if (from === undefined || to === undefined) return await showNoPage(c);
    return await showInside(c, {
      page: "publish-compare",
      title: `/${slug}`,
      historyHref: `/publish/pages/history/${slug}`,
      from,
      to,
      fields: compareDrafts(...asked),
      text: compareTexts(asked[0].markdown, asked[1].markdown),
    });
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
        return await showNoPage(c);
    }
  });
  return pages;

  async function showHistory(
    c: HttpContext,
    status: 200 | 409 | 422 = 200,
    told: Pick<PublishHistoryView, "problem" | "refused"> = {},
  ): Promise<Response> {
    const slug = c.req.param("slug") ?? "";
    const versions = await readHistory(c);
    const [newest] = versions;
    if (newest === undefined) return await showNoPage(c);
    // Only the newest version is on the site, if any is.
    const stored = versions.map((version, index) => ({
      ...toStored(version),
      isShown: index === 0 && version.isPublished,
    }));
    const view: PublishHistoryView = {
      page: "publish-history",
      title: `/${slug}`,
      editHref: `/publish/pages/edit/${slug}`,
      compareHref: `/publish/pages/compare/${slug}`,
      restoreAction: `/publish/pages/restore/${slug}`,
      seen: newest.version,
      versions: await describeVersions(deps, `/${slug}`, stored),
      ...told,
    };
    return await showInside(c, view, status);
  }
}
