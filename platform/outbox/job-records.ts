import type { ExpressionBuilder, Kysely, Selectable, Transaction, Updateable } from "kysely";
import { countRows } from "../database/count-rows.ts";
import type { Database } from "../database/database.ts";
import { type Job, readJob } from "./jobs.ts";
import type { JobState, NewJob, OutboxTables } from "./outbox.ts";

/** A job as the operator sees it. */
export interface JobRecord extends Job {
  readonly state: JobState;
  /** Set for pending jobs only. */
  readonly nextRunAt: number | undefined;
  readonly lastError: string | undefined;
  readonly finishedAt: number | undefined;
}

export interface JobFilter {
  readonly ids?: readonly string[];
  readonly state?: JobState | undefined;
  readonly kind?: string | undefined;
  /** Must equal the enqueued payload exactly. */
  readonly payload?: NewJob["payload"];
  readonly limit: number;
}

/** Newest first. */
export async function listJobs(
  database: Database<OutboxTables>,
  { ids, state, kind, payload, limit }: JobFilter,
): Promise<readonly JobRecord[]> {
  let query = database.db
    .selectFrom("outbox_jobs")
    .selectAll()
    .orderBy("first_run_at", "desc")
    .orderBy("id")
    .limit(limit);
  if (ids !== undefined) query = query.where("id", "in", ids);
  if (state !== undefined) query = query.where("state", "=", state);
  if (kind !== undefined) query = query.where("kind", "=", kind);
  if (payload !== undefined) query = query.where("payload", "=", JSON.stringify(payload));
  return (await query.execute()).map(readRecord);
}

export function readRecord(row: Selectable<OutboxTables["outbox_jobs"]>): JobRecord {
  return {
    ...readJob(row),
    state: row.state,
    nextRunAt: row.state === "pending" ? row.run_at : undefined,
    lastError: row.last_error ?? undefined,
    finishedAt: row.finished_at ?? undefined,
  };
}

export interface JobCount {
  readonly kind: string;
  readonly state: JobState;
  readonly count: number;
}

export async function countJobs(database: Database<OutboxTables>): Promise<readonly JobCount[]> {
  const rows = await database.db
    .selectFrom("outbox_jobs")
    .select((select) => ["kind", "state", select.fn.countAll<number>().as("count")])
    .groupBy(["kind", "state"])
    .orderBy("kind")
    .orderBy("state")
    .execute();
  return rows.map(({ kind, state, count }) => ({ kind, state, count: Number(count) }));
}

export interface ChosenJobs {
  readonly ids: readonly string[] | "all";
  readonly now: number;
}

/** The database, or a transaction that the change becomes part of. */
interface JobTable {
  readonly db: Kysely<OutboxTables> | Transaction<OutboxTables>;
}

export type JobCondition = ExpressionBuilder<OutboxTables, "outbox_jobs">;

export const isDead = (is: JobCondition) => is("state", "=", "dead");

/** Pending, after an attempt that failed. Without a job that a worker has right now: it would be delivered twice. */
export const isFailed = (is: JobCondition, now: number) =>
  is.and([
    is("state", "=", "pending"),
    is("attempts", ">", 0),
    is.or([is("lease", "is", null), is("run_at", "<=", now)]),
  ]);

/** Restarts jobs that are dead or wait for another attempt, with a new three-day retry period. Returns their ids. */
export async function reviveJobs(database: JobTable, { ids, now }: ChosenJobs): Promise<readonly string[]> {
  return await changeJobs(database, ids, (is) => is.or([isDead(is), isFailed(is, now)]), {
    state: "pending",
    attempts: 0,
    first_run_at: now,
    run_at: now,
    lease: null,
    finished_at: null,
  });
}

/** Marks dead letters as no longer needed. Returns the ids of those that were dead. */
export async function discardJobs(database: JobTable, { ids, now }: ChosenJobs): Promise<readonly string[]> {
  return await changeJobs(database, ids, isDead, { state: "skipped", finished_at: now });
}

async function changeJobs(
  { db }: JobTable,
  ids: ChosenJobs["ids"],
  condition: (is: JobCondition) => ReturnType<typeof isDead>,
  change: Updateable<OutboxTables["outbox_jobs"]>,
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const update = db.updateTable("outbox_jobs").set(change).where(condition).returning("id");
  const rows = await (ids === "all" ? update : update.where("id", "in", ids)).execute();
  return rows.map((row) => row.id);
}

/** Removes jobs that were delivered or skipped before the given time. Dead letters stay until somebody decides. */
export async function purgeJobs(database: Database<OutboxTables>, before: number): Promise<number> {
  const { numDeletedRows } = await database.db
    .deleteFrom("outbox_jobs")
    .where("state", "in", ["delivered", "skipped"])
    .where("finished_at", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Counts the jobs that `purgeJobs` would remove. */
export async function countPurgeableJobs(database: Database<OutboxTables>, before: number): Promise<number> {
  const finished = database.db.selectFrom("outbox_jobs").where("state", "in", ["delivered", "skipped"]);
  return await countRows(finished.where("finished_at", "<", before));
}
