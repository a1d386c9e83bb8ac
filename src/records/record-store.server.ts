import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { type Actor, type AuditTables, recordAction } from "../audit/audit-log.server.ts";
import type { RecordTables } from "./record-tables.server.ts";

/** A record's place: what it is, and which one. */
export interface RecordName {
  readonly kind: string;
  readonly id: string;
}

export interface NamedRecord extends RecordName {
  readonly body: unknown;
}

export interface RecordVersion extends NamedRecord {
  readonly version: number;
  readonly state: RecordTables["record_versions"]["state"];
  readonly origin: RecordTables["record_versions"]["origin"];
  readonly savedAt: number;
}

/** What a start did with the records that come with the release. */
export interface SeedReport {
  /** Published because the database had none, or replaced because nobody had changed the earlier one. */
  readonly taken: readonly RecordName[];
  /** Not published, because the operator has a version of their own. */
  readonly offered: readonly RecordName[];
}

export interface RecordSnapshot {
  readonly records: readonly NamedRecord[];
  readonly revision: number;
}

/** Writers in all processes take turns, because each needs the next version number. */
const WRITING = { exclusive: "record-versions" } as const;

export type RecordStore = ReturnType<typeof createRecordStore>;

export function createRecordStore(database: Database<RecordTables & AuditTables>, now: () => number) {
  return {
    /**
     * Publishes a version of a record, if no record has changed since `revision`: whoever publishes has looked at the
     * others too. Resolves to undefined if one has, or if this one no longer has the version that was `seen`.
     */
    publish: (record: NamedRecord, revision: number, actor: Actor, seen?: number) =>
      database.transaction(async (trx) => {
        if (!(await isUntouched(trx, record, revision, seen))) return undefined;
        const published = await append(trx, record, "published", "operator", now());
        await recordChange(trx, `published version ${published.version}`, published, actor);
        return published;
      }, WRITING),

    /** Takes a record off the site under the same condition; its versions stay. */
    withdraw: (name: RecordName, revision: number, actor: Actor, seen?: number) =>
      database.transaction(async (trx) => {
        const newest = await findShown(trx, name);
        if (newest === undefined || !(await isUntouched(trx, name, revision, seen))) return undefined;
        const withdrawn = await append(trx, newest, "withdrawn", "operator", now());
        await recordChange(trx, "took off the site", withdrawn, actor);
        return withdrawn;
      }, WRITING),

    /**
     * Takes what comes with a release: new records, and changed ones that the operator has not touched. What the operator
     * has changed or withdrawn stays; the release's version is kept beside it, so that it can be compared and restored.
     */
    seed: (records: readonly NamedRecord[]) =>
      database.transaction(async (trx): Promise<SeedReport> => {
        const taken: RecordName[] = [];
        const offered: RecordName[] = [];
        for (const record of records) {
          const shown = await findShown(trx, record);
          const released = await findReleased(trx, record);
          if (released !== undefined && isSame(released.body, record.body)) continue;
          const isUntouched = shown === undefined || shown.origin === "release";
          await append(trx, record, isUntouched ? "published" : "offered", "release", now());
          (isUntouched ? taken : offered).push({ kind: record.kind, id: record.id });
        }
        return { taken, offered };
      }, WRITING),

    /** Publishes a new version of each published record of a kind that `change` makes another one. Returns their ids. */
    rewrite: (kind: string, change: (body: unknown) => unknown) =>
      database.transaction(async (trx): Promise<readonly string[]> => {
        const published = (await readShown(trx)).filter(
          (version) => version.kind === kind && version.state === "published",
        );
        const changed = published.flatMap((version) => {
          const body = change(version.body);
          return isSame(body, version.body) ? [] : [{ ...version, body }];
        });
        for (const version of changed) await append(trx, version, "published", version.origin, now());
        return changed.map(({ id }) => id);
      }, WRITING),

    /** The newest version of every record of a kind, withdrawn ones included, in the order they first appeared. */
    async list(kind: string): Promise<RecordVersion[]> {
      return (await readShown(database.db)).filter((version) => version.kind === kind);
    },

    /** What the site shows, and the revision that this is. */
    snapshot: () =>
      database.transaction(
        async (trx): Promise<RecordSnapshot> => {
          const shown = (await readShown(trx)).filter(({ state }) => state === "published");
          return {
            records: shown.map(({ kind, id, body }) => ({ kind, id, body })),
            revision: await readRevision(trx),
          };
        },
        { isSnapshot: true },
      ),

    /** Newest first. */
    async history(name: RecordName): Promise<RecordVersion[]> {
      return (await versionsOf(database.db, name).execute()).map(toVersion);
    },

    /** The version that the site shows, or the one that took the record off it; 0 if there never was one. */
    shownVersion: async (name: RecordName) => (await findShown(database.db, name))?.version ?? 0,

    /** Changes whenever any record does. */
    revision: () => readRevision(database.db),
  };
}

type Queries = Pick<Transaction<RecordTables>, "selectFrom">;

async function readShown(queries: Queries): Promise<RecordVersion[]> {
  const rows = await queries
    .selectFrom("record_versions")
    .selectAll()
    .where("state", "!=", "offered")
    .orderBy("revision")
    .execute();
  // A map keeps the place of the first version, so a change does not move a record to the end of its list.
  const newest = new Map<string, RecordVersion>();
  for (const row of rows) newest.set(`${row.kind}/${row.id}`, toVersion(row));
  return [...newest.values()];
}

async function isUntouched(
  trx: Transaction<RecordTables>,
  name: RecordName,
  revision: number,
  seen: number | undefined,
): Promise<boolean> {
  if ((await readRevision(trx)) !== revision) return false;
  return seen === undefined || ((await findShown(trx, name))?.version ?? 0) === seen;
}

async function append(
  trx: Transaction<RecordTables>,
  { kind, id, body }: NamedRecord,
  state: RecordVersion["state"],
  origin: RecordVersion["origin"],
  savedAt: number,
): Promise<RecordVersion> {
  const newest = await versionsOf(trx, { kind, id }).limit(1).executeTakeFirst();
  const version = (newest?.version ?? 0) + 1;
  await trx
    .insertInto("record_versions")
    .values({
      kind,
      id,
      version,
      state,
      origin,
      body: JSON.stringify(body),
      saved_at: savedAt,
      revision: (await readRevision(trx)) + 1,
    })
    .execute();
  return { kind, id, body, version, state, origin, savedAt };
}

async function recordChange(
  trx: Transaction<AuditTables>,
  action: string,
  { kind, id, savedAt }: RecordVersion,
  actor: Actor,
): Promise<void> {
  await recordAction(trx, { action, subject: `${kind}/${id}` }, { actor, now: savedAt });
}

async function readRevision(queries: Queries): Promise<number> {
  const row = await queries
    .selectFrom("record_versions")
    .select("revision")
    .orderBy("revision", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.revision ?? 0;
}

/** Newest first. */
function versionsOf(queries: Queries, { kind, id }: RecordName) {
  return queries
    .selectFrom("record_versions")
    .selectAll()
    .where("kind", "=", kind)
    .where("id", "=", id)
    .orderBy("version", "desc");
}

async function findShown(queries: Queries, name: RecordName): Promise<RecordVersion | undefined> {
  const row = await versionsOf(queries, name).where("state", "!=", "offered").limit(1).executeTakeFirst();
  return row && toVersion(row);
}

/** The version that the last release brought. */
async function findReleased(queries: Queries, name: RecordName): Promise<RecordVersion | undefined> {
  const row = await versionsOf(queries, name).where("origin", "=", "release").limit(1).executeTakeFirst();
  return row && toVersion(row);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function toVersion(row: RecordTables["record_versions"]): RecordVersion {
  return {
    kind: row.kind,
    id: row.id,
    version: row.version,
    state: row.state,
    origin: row.origin,
    body: JSON.parse(row.body),
    savedAt: row.saved_at,
  };
}
