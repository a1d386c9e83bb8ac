import { Hono } from "hono";
import type { HttpEnvironment } from "../../platform/http/http-context.ts";
import { createContentStore } from "../../src/content-pages/content-store.server.ts";
import { createRecordStore } from "../../src/records/record-store.server.ts";
import type { DeskRoom } from "../desk-room.server.ts";
import { createContentHistory } from "./content-history.server.ts";
import { createContentPages } from "./content-pages.server.ts";
import { createArticleMailing } from "./mail-article.server.ts";
import { sendSiteFile } from "./preview.server.ts";
import { PUBLISH_KINDS, type PublishKind } from "./publish-kinds.server.ts";
import { createPublishProgress } from "./publish-progress.server.ts";
import { describeRows, type PublishDeps } from "./publish-tools.server.ts";
import type { PublishGroup } from "./publish-view-data.ts";
import { createRecordHistory } from "./record-history.server.ts";
import { createRecordPages } from "./record-pages.server.ts";

/** What the operator publishes: pages, and the records that the site is made of. */
export function createPublishPages(deps: PublishDeps, room: DeskRoom): Hono<HttpEnvironment> {
  const { database, now } = deps;
  const pages = new Hono<HttpEnvironment>();
  const progress = createPublishProgress();

  pages.get("/publish", async (c) => {
    const groups = [await describeContent(), ...(await Promise.all(PUBLISH_KINDS.map(describeRecords)))];
    return await room.showInside(c, { page: "publish", groups });
  });
  pages.get("/publish/progress", (c) => c.json({ step: progress.read(c.req.query("ticket") ?? "") ?? null }));
  pages.route("/publish/pages", createContentPages(deps, room));
  pages.route("/publish/pages", createContentHistory(deps, room));
  pages.route(
    "/publish/news",
    createArticleMailing({ ...deps, articles: () => deps.facts().newsSummaries }, room),
  );
  for (const kind of PUBLISH_KINDS) {
    pages.route(kind.base, createRecordPages(deps, room, kind, progress));
    pages.route(kind.base, createRecordHistory(deps, room, kind, progress));
  }
  pages.get("/assets/*", (c) => sendSiteFile(deps, c));
  return pages;

  async function describeContent(): Promise<PublishGroup> {
    const versions = await createContentStore(database, now).list();
    return {
      title: "Pages",
      add: { href: "/publish/pages/new", label: "New page" },
      rows: await describeRows(deps, versions, ({ slug, title, isPublished }) => ({
        subject: `/${slug}`,
        name: title,
        detail: `/${slug}`,
        editHref: `/publish/pages/edit/${slug}`,
        historyHref: `/publish/pages/history/${slug}`,
        isShown: isPublished,
      })),
    };
  }

  async function describeRecords(described: PublishKind): Promise<PublishGroup> {
    const { kind, base, title, noun, isList, nameOf, detailOf } = described;
    const versions = await createRecordStore(database, now).list(kind);
    return {
      title,
      add: isList ? { href: `${base}/new`, label: `New ${noun}` } : undefined,
      rows: await describeRows(deps, versions, (version) => ({
        subject: `${kind}/${version.id}`,
        name: nameOf(version, version.body),
        detail: detailOf(version.body),
        editHref: `${base}/edit/${version.id}`,
        historyHref: `${base}/history/${version.id}`,
        isShown: version.state === "published",
      })),
    };
  }
}
