import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import type { ContentFile } from "./content-file.server.ts";
import type { ContentDraft } from "./content-page.ts";
import type { ContentTables } from "./content-tables.server.ts";

export interface ContentVersion extends ContentDraft {
  readonly version: number;
  readonly isPublished: boolean;
  readonly savedAt: number;
}

export type ContentStore = ReturnType<typeof createContentStore>;

/** Writers in all processes take turns, because each needs the next version number. */
const WRITING = { exclusive: "content-versions" } as const;

export function createContentStore(database: Database<ContentTables>, now: () => number) {
  return {
    /** Adds a version and publishes it. Resolves to undefined if the site already shows the same text. */
    publish: (draft: ContentDraft) =>
      database.transaction(async (trx) => {
        const newest = await findNewest(trx, draft.slug);
        const isShown = newest?.isPublished && hasSameWords(newest, draft);
        return isShown ? undefined : await append(trx, draft, true, now());
      }, WRITING),

    /** Takes the page off the site; its versions stay. Resolves to undefined if it is not published. */
    unpublish: (slug: string) =>
      database.transaction(async (trx) => {
        const newest = await findNewest(trx, slug);
        return newest?.isPublished ? await append(trx, newest, false, now()) : undefined;
      }, WRITING),

    /** Publishes the text of an earlier version as a new one. */
    restore: (slug: string, version: number) =>
      database.transaction(async (trx) => {
        const row = await versionsOf(trx, slug).where("version", "=", version).executeTakeFirst();
        return row && (await append(trx, toVersion(row), true, now()));
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
    })
    .execute();
  const { slug, title, metaDescription, markdown } = draft;
  return { slug, title, metaDescription, markdown, version, isPublished, savedAt };
}

/** Unchanged text gets no new version: the date on the page and in the sitemap is that of its text. */
function hasSameWords(one: ContentDraft, other: ContentDraft): boolean {
  return (
    one.title === other.title &&
    one.metaDescription === other.metaDescription &&
    one.markdown === other.markdown
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
    savedAt: row.saved_at,
  };
}
