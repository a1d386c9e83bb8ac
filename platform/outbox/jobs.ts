import type { Selectable } from "kysely";
import type { Database } from "../database/database.ts";
import { LONGEST_DELAY_MS, scheduleRetry } from "./backoff.ts";
import type { JobState, OutboxTables } from "./outbox.ts";

export interface Job {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  /** Includes the current one while a worker has the job. */
  readonly attempts: number;
  readonly firstRunAt: number;
}

export interface ClaimedJob extends Job {
  readonly lease: string;
  readonly leaseEndsAt: number;
}

/** Reasons are stored and listed. They name the kind of failure, never an address or anything a visitor wrote. */
export type Outcome =
  /** The reason says what happened instead of the usual. */
  | { readonly type: "delivered"; readonly reason?: string }
  /** There is nothing left to deliver, and nobody needs to look at it. */
  | { readonly type: "skipped"; readonly reason: string }
  | { readonly type: "retry"; readonly reason: string }
  /** A retry would fail in the same way. */
  | { readonly type: "permanent"; readonly reason: string };

/** For mail to an address that anybody may have typed: nobody needs to look into one that does not exist. */
export function skipUndeliverable(outcome: Outcome): Outcome {
  return outcome.type === "permanent" ? { type: "skipped", reason: outcome.reason } : outcome;
}

export interface Claim {
  /** Leaves jobs of other kinds to a process that handles them. */
  readonly kinds: readonly string[];
  readonly limit: number;
  readonly now: number;
  readonly leaseMs: number;
  readonly lease: string;
}

/** Claims due jobs for one worker. No other worker gets them until the lease ends, which means that the worker died. */
export async function claimJobs(
  database: Database<OutboxTables>,
  { kinds, limit, now, leaseMs, lease }: Claim,
): Promise<readonly ClaimedJob[]> {
  const due = (db: Pick<typeof database.db, "selectFrom">) =>
    db
      .selectFrom("outbox_jobs")
      .selectAll()
      .where("state", "=", "pending")
      // A job due later than the longest delay was scheduled before the clock was set back.
      .where((is) => is.or([is("run_at", "<=", now), is("run_at", ">", now + LONGEST_DELAY_MS)]))
      .where("kind", "in", kinds)
      .orderBy("run_at")
      .limit(limit);
  // Most polls find nothing, and on SQLite a transaction takes the write lock even for that.
  if (kinds.length === 0 || (await due(database.db).limit(1).executeTakeFirst()) === undefined) return [];
  const leaseEndsAt = now + leaseMs;
  const rows = await database.transaction(async (transaction) => {
    const query = due(transaction);
    // SQLite has one writer at a time, so no other worker can be claiming at the same time.
    const claimed = await (database.dialect === "postgres"
      ? query.forUpdate().skipLocked()
      : query
    ).execute();
    if (claimed.length > 0) {
      await transaction
        .updateTable("outbox_jobs")
        .set((update) => ({ lease, run_at: leaseEndsAt, attempts: update("attempts", "+", 1) }))
        .where(
          "id",
          "in",
          claimed.map((row) => row.id),
        )
        .execute();
    }
    return claimed;
  });
  return rows.map((row) => ({ ...readJob(row), attempts: row.attempts + 1, lease, leaseEndsAt }));
}

/** Stores an attempt's outcome and returns the new state. Undefined if another worker has the job by now. */
export async function recordOutcome(
  database: Database<OutboxTables>,
  job: ClaimedJob,
  outcome: Outcome,
  { now, random }: { readonly now: number; readonly random: number },
): Promise<JobState | undefined> {
  const { attempts, firstRunAt } = job;
  const nextRunAt =
    outcome.type === "retry" ? scheduleRetry({ attempts, firstRunAt, now, random }) : undefined;
  const state = nextRunAt === undefined ? FINAL_STATES[outcome.type] : "pending";
  let update = database.db
    .updateTable("outbox_jobs")
    .set({
      state,
      lease: null,
      last_error: outcome.reason ?? null,
      finished_at: nextRunAt === undefined ? now : null,
      ...(nextRunAt !== undefined && { run_at: nextRunAt }),
    })
    .where("id", "=", job.id)
    .where("state", "=", "pending");
  // A delivery counts no matter who has the job now. Any other result is void once the lease is lost.
  if (outcome.type !== "delivered") update = update.where("lease", "=", job.lease);
  const { numUpdatedRows } = await update.executeTakeFirst();
  return numUpdatedRows === 0n ? undefined : state;
}

const FINAL_STATES = {
  delivered: "delivered",
  skipped: "skipped",
  retry: "dead",
  permanent: "dead",
} as const satisfies Record<Outcome["type"], JobState>;

export function readJob(row: Selectable<OutboxTables["outbox_jobs"]>): Job {
  return {
    id: row.id,
    kind: row.kind,
    payload: JSON.parse(row.payload),
    attempts: row.attempts,
    firstRunAt: row.first_run_at,
  };
}
