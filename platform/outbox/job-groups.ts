import type { Database } from "../database/database.ts";
import { isDead, isFailed, type JobCondition, type JobRecord, readRecord } from "./job-records.ts";
import type { OutboxTables } from "./outbox.ts";

/** Jobs that are not done, by what is to be done about them. */
export const JOB_GROUPS = ["dead", "failed", "untried"] as const;
export type JobGroup = (typeof JOB_GROUPS)[number];

/** Pending, and either not tried yet or in the hands of a worker. */
const isUntried = (is: JobCondition, now: number) =>
  is.and([
    is("state", "=", "pending"),
    is.or([is("attempts", "=", 0), is.and([is("lease", "is not", null), is("run_at", ">", now)])]),
  ]);

const CONDITIONS = { dead: isDead, failed: isFailed, untried: isUntried };

/** Where a page of a list ends. */
export interface JobPlace {
  readonly runAt: number;
  readonly id: string;
}

export interface GroupedJob extends JobRecord {
  /** A worker has it right now. */
  readonly isRunning: boolean;
  readonly place: JobPlace;
}

export interface JobGroupPage {
  readonly group: JobGroup;
  readonly now: number;
  readonly limit: number;
  readonly after?: JobPlace | undefined;
  /** Only those that failed for one of these reasons, as they were recorded. */
  readonly errors?: readonly string[] | undefined;
}

/** Dead ones: the newest first. Others: those that are due next. */
export async function listJobGroup(
  { db }: Database<OutboxTables>,
  { group, now, limit, after, errors }: JobGroupPage,
): Promise<readonly GroupedJob[]> {
  const [direction, beyond] = group === "dead" ? (["desc", "<"] as const) : (["asc", ">"] as const);
  let query = db
    .selectFrom("outbox_jobs")
    .selectAll()
    .where((is) => CONDITIONS[group](is, now))
    .orderBy("run_at", direction)
    .orderBy("id", direction)
    .limit(limit);
  if (errors !== undefined) query = query.where((is) => hasError(is, errors));
  if (after !== undefined) {
    query = query.where((is) =>
      is.or([
        is("run_at", beyond, after.runAt),
        is.and([is("run_at", "=", after.runAt), is("id", beyond, after.id)]),
      ]),
    );
  }
  const rows = await query.execute();
  return rows.map((row) => ({
    ...readRecord(row),
    isRunning: row.state === "pending" && row.lease !== null && row.run_at > now,
    place: { runAt: row.run_at, id: row.id },
  }));
}

/** A job that failed before reasons were recorded has none. */
const hasError = (is: JobCondition, errors: readonly string[]) =>
  is(is.fn.coalesce("last_error", is.val("")), "in", errors);

export interface FailedKind {
  /** As it was recorded; empty if it was not. */
  readonly error: string;
  readonly kind: string;
  readonly count: number;
}

/** How many jobs of each kind failed for each recorded reason. The most frequent first. */
export async function countFailures(
  { db }: Database<OutboxTables>,
  { group, now, limit }: JobGroupPage,
): Promise<readonly FailedKind[]> {
  const rows = await db
    .selectFrom("outbox_jobs")
    .select((select) => ["last_error", "kind", select.fn.countAll<number>().as("count")])
    .where((is) => CONDITIONS[group](is, now))
    .groupBy(["last_error", "kind"])
    .orderBy("count", "desc")
    .orderBy("kind")
    .limit(limit)
    .execute();
  return rows.map(({ last_error, kind, count }) => ({ error: last_error ?? "", kind, count: Number(count) }));
}

/** Counts no further than the limit, so that a page stays fast whatever has piled up. */
export async function countJobGroup(
  { db }: Database<OutboxTables>,
  { group, now, limit }: JobGroupPage,
): Promise<number> {
  const rows = await db
    .selectFrom("outbox_jobs")
    .select("id")
    .where((is) => CONDITIONS[group](is, now))
    .limit(limit)
    .execute();
  return rows.length;
}
