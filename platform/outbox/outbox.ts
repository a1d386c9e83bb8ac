import { sql, type Transaction } from "kysely";
import type { Migration } from "../database/migrations.ts";

/** `pending` includes jobs in progress. `dead` waits for the operator. `skipped` turned out to be unnecessary. */
export const JOB_STATES = ["pending", "delivered", "skipped", "dead"] as const;
export type JobState = (typeof JOB_STATES)[number];

export interface OutboxTables {
  outbox_jobs: {
    id: string;
    kind: string;
    payload: string;
    state: JobState;
    attempts: number;
    /** Start of the retry period. */
    first_run_at: number;
    /** Earliest time of the next attempt. While a worker has the job: when its lease ends and another may take it. */
    run_at: number;
    /** Id of the claim by the worker that has the job. */
    lease: string | null;
    /** Why the last attempt failed; of a delivered job, what happened instead of the usual. */
    last_error: string | null;
    finished_at: number | null;
  };
}

export const OUTBOX_MIGRATION: Migration = {
  id: "0002-create-outbox",
  why: "Outgoing messages are stored in the same transaction as their data, and retried from here until delivered.",
  async up(handle) {
    await handle.schema
      .createTable("outbox_jobs")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("payload", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) =>
        column.notNull().check(sql`state in ('pending', 'delivered', 'skipped', 'dead')`),
      )
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("first_run_at", "bigint", (column) => column.notNull())
      .addColumn("run_at", "bigint", (column) => column.notNull())
      .addColumn("lease", "text")
      .addColumn("last_error", "text")
      .addColumn("finished_at", "bigint")
      .execute();
    await handle.schema
      .createIndex("outbox_jobs_by_state")
      .on("outbox_jobs")
      .columns(["state", "run_at"])
      .execute();
  },
};

export interface NewJob {
  /** Stable across attempts, so that a receiver can detect a duplicate: Message-ID, webhook-id. */
  readonly id: string;
  readonly kind: string;
  /** Stored as JSON. Preferably only the id of the record to send, so that corrections and deletions reach it too. */
  readonly payload: Readonly<Record<string, string | number | boolean | null>>;
  /** At most six hours ahead. A later time looks as if the clock was set back, and the job runs at once. */
  readonly runAt: number;
}

/**
 * Pass the transaction that stores the job's data, so that both exist or neither. Wake the worker after the commit;
 * otherwise it finds the job at its next poll.
 */
export async function enqueue(
  transaction: Transaction<OutboxTables>,
  ...jobs: readonly NewJob[]
): Promise<void> {
  if (jobs.length > 0) await insertJobs(transaction, jobs).execute();
}

/** For a job that any process may queue, under an id that they all compute: only the first one stores it. */
export async function enqueueOnce(transaction: Transaction<OutboxTables>, job: NewJob): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await insertJobs(transaction, [job])
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Builds the statement only, for callers that combine it with others. Needs at least one job. */
export function insertJobs(transaction: Transaction<OutboxTables>, jobs: readonly NewJob[]) {
  return transaction.insertInto("outbox_jobs").values(
    jobs.map(({ id, kind, payload, runAt }) => ({
      id,
      kind,
      payload: JSON.stringify(payload),
      state: "pending" as const,
      attempts: 0,
      first_run_at: runAt,
      run_at: runAt,
      lease: null,
      last_error: null,
      finished_at: null,
    })),
  );
}
