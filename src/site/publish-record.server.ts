import { isDeepStrictEqual } from "node:util";
import type { Database } from "../../platform/database/database.ts";
import type { Actor, AuditTables } from "../audit/audit-log.server.ts";
import type { LinkedSite } from "../content-pages/dead-links.server.ts";
import { describeLowRanges } from "../dscr/market-index.ts";
import type { FigureList } from "../markdown/figures.ts";
import { keepFigures } from "../news/news-file.server.ts";
import type { FieldMistake } from "../records/field-rules.server.ts";
import { createRecordRollout } from "../records/record-rollout.server.ts";
import {
  createRecordStore,
  type NamedRecord,
  type RecordName,
  type RecordStore,
  type RecordVersion,
} from "../records/record-store.server.ts";
import type { RecordTables } from "../records/record-tables.server.ts";
import { listDeadLinksOfArticle } from "./article-links.server.ts";
import { assembleRecords, InvalidRecord } from "./site-records.server.ts";

export interface RecordPublishing {
  readonly database: Database<RecordTables & AuditTables>;
  readonly figures: FigureList;
  /** Renders the whole site with these records, as the running site will. Rejects if it cannot be. */
  readonly renderRecords: (records: readonly NamedRecord[]) => Promise<void>;
  /** What the links of an article can lead to. */
  readonly openLinkedSite: () => Promise<LinkedSite>;
  readonly now: () => number;
}

export interface RecordStamp {
  readonly actor: Actor;
  /** The version that the author has seen, 0 for none. Undefined: the one that is there when this begins. */
  readonly seen?: number | undefined;
}

export interface InvalidOutcome {
  readonly outcome: "invalid";
  /** May be another than the one to be published, and has no id if it is about all of a kind. */
  readonly record: RecordName;
  readonly mistakes: readonly FieldMistake[];
}

/** What became of a record that was to be published or withdrawn. Only `published` has changed something. */
export type RecordOutcome =
  | {
      readonly outcome: "published";
      readonly record: RecordVersion;
      readonly revision: number;
      /** What the author should know about what is on the site now. */
      readonly remarks: readonly string[];
    }
  /** `conflict`: somebody else changed this record. `busy`: others keep being published. */
  | { readonly outcome: "unchanged" | "conflict" | "busy" }
  | InvalidOutcome
  | { readonly outcome: "not rendered"; readonly cause: unknown };

/** Each takes as long as rendering the site: more would keep the author waiting for minutes. */
const ATTEMPTS = 3;

/**
 * Publishes a record: checks it together with all others, renders the site with it, and stores it. Whatever fails
 * changes nothing.
 */
export async function publishRecord(
  publishing: RecordPublishing,
  written: NamedRecord,
  stamp: RecordStamp,
): Promise<RecordOutcome> {
  const record = asStored(written, publishing.figures);
  return await change(publishing, record, stamp, {
    isDone: (records) =>
      isDeepStrictEqual(records.find((other) => isSameName(other, record))?.body, record.body),
    apply: (records) => replace(records, record),
    findRefused: () => findDeadLinks(publishing, record),
    store: (store, revision, seen) => store.publish(record, revision, stamp.actor, seen),
  });
}

/** Takes a record off the site. Its versions stay. */
export async function withdrawRecord(
  publishing: RecordPublishing,
  name: RecordName,
  stamp: RecordStamp,
): Promise<RecordOutcome> {
  return await change(publishing, name, stamp, {
    isDone: (records) => !records.some((other) => isSameName(other, name)),
    apply: (records) => records.filter((other) => !isSameName(other, name)),
    findRefused: async () => undefined,
    store: (store, revision, seen) => store.withdraw(name, revision, stamp.actor, seen),
  });
}

/** All records as they would be with this one, or why they cannot be. Nothing is changed. */
export async function proposeRecord(
  { database, figures, now }: Pick<RecordPublishing, "database" | "figures" | "now">,
  record: NamedRecord,
): Promise<{ readonly outcome: "valid"; readonly records: readonly NamedRecord[] } | InvalidOutcome> {
  const { records } = await createRecordStore(database, now).snapshot();
  const proposed = replace(records, asStored(record, figures));
  return findInvalid(proposed, figures) ?? { outcome: "valid", records: proposed };
}

interface Change {
  /** The site already shows the result. */
  readonly isDone: (records: readonly NamedRecord[]) => boolean;
  readonly apply: (records: readonly NamedRecord[]) => readonly NamedRecord[];
  /** Checks what only matters to this record, once all are valid. */
  readonly findRefused: () => Promise<InvalidOutcome | undefined>;
  readonly store: (store: RecordStore, revision: number, seen: number) => Promise<RecordVersion | undefined>;
}

async function change(
  publishing: RecordPublishing,
  name: RecordName,
  stamp: RecordStamp,
  { isDone, apply, findRefused, store: storeChange }: Change,
): Promise<RecordOutcome> {
  const store = createRecordStore(publishing.database, publishing.now);
  const seen = stamp.seen ?? (await store.shownVersion(name));
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { records, revision } = await store.snapshot();
    if (isDone(records)) return { outcome: "unchanged" };
    if ((await store.shownVersion(name)) !== seen) return { outcome: "conflict" };
    const proposed = apply(records);
    const invalid = findInvalid(proposed, publishing.figures) ?? (await findRefused());
    const failure = invalid ?? (await prove(publishing, proposed));
    if (failure !== undefined) return failure;
    const stored = await storeChange(store, revision, seen);
    if (stored !== undefined)
      return {
        outcome: "published",
        record: stored,
        revision: revision + 1,
        remarks: remarkOn(name, proposed),
      };
  }
  return { outcome: "busy" };
}

/** Renders the site with these records. Instances elsewhere begin to render them too. */
async function prove(
  { database, renderRecords, now }: RecordPublishing,
  records: readonly NamedRecord[],
): Promise<RecordOutcome | undefined> {
  try {
    await Promise.all([renderRecords(records), createRecordRollout(database, now).announce(records)]);
  } catch (cause) {
    return { outcome: "not rendered", cause };
  }
  return undefined;
}

/** An article, like a page, is not published with links that lead nowhere on this site. */
async function findDeadLinks(
  { figures, openLinkedSite }: RecordPublishing,
  { kind, id, body }: NamedRecord,
): Promise<InvalidOutcome | undefined> {
  if (kind !== "news") return undefined;
  const dead = listDeadLinksOfArticle({ id, body }, figures, await openLinkedSite());
  if (dead.length === 0) return undefined;
  const message = `has links that lead nowhere on this site: ${dead.join(", ")}`;
  return { outcome: "invalid", record: { kind, id }, mistakes: [{ path: "text", message }] };
}

/** Rates and an index that do not go together. */
function remarkOn({ kind, id }: RecordName, records: readonly NamedRecord[]): readonly string[] {
  if (kind !== "market-index" && !(kind === "settings" && id === "rates")) return [];
  const { sampleRates, marketIndex } = assembleRecords(records);
  return marketIndex === null ? [] : describeLowRanges(sampleRates, marketIndex);
}

/** An article keeps the figures of the day on which it is published. */
function asStored(record: NamedRecord, figures: FigureList): NamedRecord {
  const { kind, body } = record;
  return kind === "news" && typeof body === "string"
    ? { ...record, body: keepFigures(body, figures) }
    : record;
}

function findInvalid(records: readonly NamedRecord[], figures: FigureList): InvalidOutcome | undefined {
  try {
    assembleRecords(records, figures);
    return undefined;
  } catch (error) {
    if (!(error instanceof InvalidRecord)) throw error;
    return { outcome: "invalid", record: error.record, mistakes: error.mistakes };
  }
}

function replace(records: readonly NamedRecord[], record: NamedRecord): readonly NamedRecord[] {
  const isKnown = records.some((other) => isSameName(other, record));
  return isKnown
    ? records.map((other) => (isSameName(other, record) ? record : other))
    : [...records, record];
}

function isSameName(one: RecordName, other: RecordName): boolean {
  return one.kind === other.kind && one.id === other.id;
}
