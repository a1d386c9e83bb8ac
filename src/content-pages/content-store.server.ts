import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { type Actor, type AuditTables, recordAction } from "../audit/audit-log.server.ts";
import type { ContentFile } from "./content-file.server.ts";
import { type ContentDraft, isCallName } from "./content-page.ts";
import type { ContentTables } from "./content-tables.server.ts";

export interface ContentVersion extends ContentDraft {
  readonly version: number;
  readonly isPublished: boolean;
  readonly savedAt: number;
}

export type ContentStore = ReturnType<typeof createContentStore>;

/** Writers in all processes take turns, because each needs the next version number. */
const WRITING = { exclusive: "content-versions" } as const;

export function createContentStore(database: Database<ContentTables & AuditTables>, now: () => number) {
  return {
    /**
     * Adds a version and publishes it. Resolves to undefined if the site already shows the same text, and to "conflict" if
     * the newest version is not the one that the author has seen.
     */
    publish: (draft: ContentDraft, actor: Actor, seen?: number) =>
      database.transaction(async (trx) => {
        const newest = await findNewest(trx, draft.slug);
        if (newest?.isPublished && hasSameWords(newest, draft)) return undefined;
        if (isUnseen(newest, seen)) return "conflict";
        const published = await append(trx, draft, true, now());
        await recordChange(trx, `published version ${published.version}`, published, actor);
        return published;
      }, WRITING),

    /** Takes the page off the site; its versions stay. Resolves to undefined if it is not published. */
    unpublish: (slug: string, actor: Actor, seen?: number) =>
      database.transaction(async (trx) => {
        const newest = await findNewest(trx, slug);
        if (!newest?.isPublished) return undefined;
        if (isUnseen(newest, seen)) return "conflict";
        const removed = await append(trx, newest, false, now());
        await recordChange(trx, "took off the site", removed, actor);
        return removed;
      }, WRITING),

    /** Publishes the text of an earlier version as a new one. */
    restore: (slug: string, version: number, actor: Actor, seen?: number) =>
      database.transaction(async (trx) => {
        if (isUnseen(await findNewest(trx, slug), seen)) return "conflict";
        const row = await versionsOf(trx, slug).where("version", "=", version).executeTakeFirst();
        if (row === undefined) return undefined;
        const published = await append(trx, toVersion(row), true, now());
        await recordChange(trx, `published version ${version} again`, published, actor);
        return published;
      }, WRITING),

    /** Publishes the pages whose slug has never been used: an edited or withdrawn page stays as it is. */
    seed: (files: readonly ContentFile[]) =>
      database.transaction(async (trx) => {
        const seeded: string[] = [];
        for (const file of files) {
          if (await findNewest(trx, file.slug)) continue;
          const writtenAt = file.updatedAt === undefined ? now() : Date.parse(file.updatedAt);
          await append(trx, file, true, Math.min(writtenAt, now()));
          seeded.push(file.slug);
        }
        return seeded;
      }, WRITING),

    /** The newest version of every slug, withdrawn ones included. */
    async list(): Promise<ContentVersion[]> {
      const rows = await database.db
        .selectFrom("content_versions as page")
        .selectAll()
        .where(({ eb, selectFrom }) =>
          eb(
            "page.version",
            "=",
            selectFrom("content_versions as other")
              .select(({ fn }) => fn.max("other.version").as("newest"))
              .whereRef("other.slug", "=", "page.slug"),
          ),
        )
        .orderBy("page.slug")
        .execute();
      return rows.map(toVersion);
    },

    async history(slug: string): Promise<ContentVersion[]> {
      return (await versionsOf(database.db, slug).orderBy("version", "desc").execute()).map(toVersion);
    },

    /** Changes whenever any page does. */
    async revision(): Promise<number> {
      return await readRevision(database.db);
    },
  };
}

type Queries = Pick<Transaction<ContentTables>, "selectFrom">;

async function append(
  trx: Transaction<ContentTables>,
  draft: ContentDraft,
  isPublished: boolean,
  savedAt: number,
): Promise<ContentVersion> {
  const newest = await findNewest(trx, draft.slug);
  const version = (newest?.version ?? 0) + 1;
  await trx
    .insertInto("content_versions")
    .values({
      slug: draft.slug,
      version,
      is_published: isPublished ? 1 : 0,
      title: draft.title,
      meta_description: draft.metaDescription,
      markdown: draft.markdown,
      saved_at: savedAt,
      revision: (await readRevision(trx)) + 1,
      cta: draft.cta ?? null,
    })
    .execute();
  const { slug, title, metaDescription, markdown, cta } = draft;
  return { slug, title, metaDescription, markdown, cta, version, isPublished, savedAt };
}

async function recordChange(
  trx: Transaction<AuditTables>,
  action: string,
  { slug, savedAt }: ContentVersion,
  actor: Actor,
): Promise<void> {
  await recordAction(trx, { action, subject: `/${slug}` }, { actor, now: savedAt });
}

/** Without a number, whoever changes the page has not looked at it before. 0: they saw none. */
function isUnseen(newest: ContentVersion | undefined, seen: number | undefined): boolean {
  return seen !== undefined && (newest?.version ?? 0) !== seen;
}

/** Unchanged text gets no new version: the date on the page and in the sitemap is that of its text. */
function hasSameWords(one: ContentDraft, other: ContentDraft): boolean {
  return (
    one.title === other.title &&
    one.metaDescription === other.metaDescription &&
    one.markdown === other.markdown &&
    one.cta === other.cta
  );
}

async function readRevision(queries: Queries): Promise<number> {
  const row = await queries
    .selectFrom("content_versions")
    .select("revision")
    .orderBy("revision", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.revision ?? 0;
}

function versionsOf(queries: Queries, slug: string) {
  return queries.selectFrom("content_versions").selectAll().where("slug", "=", slug);
}

async function findNewest(queries: Queries, slug: string): Promise<ContentVersion | undefined> {
  const row = await versionsOf(queries, slug).orderBy("version", "desc").limit(1).executeTakeFirst();
  return row && toVersion(row);
}

function toVersion(row: ContentTables["content_versions"]): ContentVersion {
  return {
    slug: row.slug,
    version: row.version,
    isPublished: row.is_published === 1,
    title: row.title,
    metaDescription: row.meta_description,
    markdown: row.markdown,
    cta: isCallName(row.cta) ? row.cta : undefined,
    savedAt: row.saved_at,
  };
}
