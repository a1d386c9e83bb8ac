import type { ExpressionBuilder } from "kysely";
import type { OutboxTables } from "./outbox.ts";

type JobCondition = ExpressionBuilder<OutboxTables, "outbox_jobs">;

export const isDead = (is: JobCondition) => is("state", "=", "dead");

/** Pending, after an attempt that failed. Without a job that a worker has right now: it would be delivered twice. */
export const isFailed = (is: JobCondition, now: number) =>
  is.and([
    is("state", "=", "pending"),
    is("attempts", ">", 0),
    is.or([is("lease", "is", null), is("run_at", "<=", now)]),
  ]);

/** Pending, and either not tried yet or in the hands of a worker. */
export const isUntried = (is: JobCondition, now: number) =>
  is.and([
    is("state", "=", "pending"),
    is.or([is("attempts", "=", 0), is.and([is("lease", "is not", null), is("run_at", ">", now)])]),
  ]);
