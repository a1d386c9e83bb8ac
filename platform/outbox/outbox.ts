import { sql, type Transaction } from "kysely";
import type { Migration } from "../database/migrations.ts";

/** `pending` includes what a worker is at just now. `dead` waits for a person; `skipped` turned out to be unneeded. */
export const JOB_STATES = ["pending", "delivered", "skipped", "dead"] as const;
export type JobState = (typeof JOB_STATES)[number];

export interface OutboxTables {
  outbox_jobs: {
    id: string;
    kind: string;
    payload: string;
    state: JobState;
    attempts: number;
    /** Where the time for retries starts. */
    first_run_at: number;
    /** Not before this moment. While a worker has the job, when its lease ends: then another may take it. */
    run_at: number;
    /** Of the worker that has the job. */
    lease: string | null;
    last_error: string | null;
    finished_at: number | null;
  };
}

export const OUTBOX_MIGRATION: Migration = {
  id: "0002-create-outbox",
  why: "What must reach somebody outside is stored with the data it is about, and sent from here until it arrived.",
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
  /** Stable over all attempts, so that a receiver who gets it twice can tell: Message-ID, webhook-id. */
  readonly id: string;
  readonly kind: string;
  /** Kept as JSON. Best only the id of what is to be sent: then corrections and deletions reach it too. */
  readonly payload: Readonly<Record<string, string | number | boolean | null>>;
  /** Now, or at most some hours ahead: what lies further is taken for a clock that was set back, and done at once. */
  readonly runAt: number;
}

/**
 * In the transaction that stores what the job is about: both exist, or neither. Wake the worker after the commit, or
 * it finds the job at its next poll.
 */
export async function enqueue(
  transaction: Transaction<OutboxTables>,
  ...jobs: readonly NewJob[]
): Promise<void> {
  if (jobs.length > 0) await insertJobs(transaction, jobs).execute();
}

/** The statement alone, for whoever runs it together with others. Of one job at least. */
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
