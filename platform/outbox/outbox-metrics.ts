import { Counter, Gauge, type Registry } from "prom-client";
import type { Database } from "../database/database.ts";
import { countJobs } from "./job-records.ts";
import { JOB_STATES, type OutboxTables } from "./outbox.ts";
import type { WorkerObserver } from "./worker.ts";

export interface OutboxMetrics {
  readonly attempted: WorkerObserver["attempted"];
}

export interface OutboxMetricsOptions {
  readonly registry: Registry;
  readonly database: Database<OutboxTables>;
  /** Called when the jobs cannot be counted. All other metrics are still served. */
  readonly onError: (error: unknown) => void;
}

/** Counts this process's attempts, and the jobs of all processes, which it queries on each scrape. */
export function createOutboxMetrics({ registry, database, onError }: OutboxMetricsOptions): OutboxMetrics {
  const attempts = new Counter({
    name: "outbox_attempts_total",
    help: "Attempts to deliver, by what the job became: pending is tried again",
    labelNames: ["kind", "state"],
    registers: [registry],
  });
  new Gauge({
    name: "outbox_jobs",
    help: "Jobs in the database; dead ones wait for somebody to look at them",
    labelNames: ["kind", "state"],
    registers: [registry],
    async collect() {
      this.reset();
      const counts = await countJobs(database).catch((error) => {
        onError(error);
        return [];
      });
      for (const kind of new Set(counts.map((row) => row.kind))) {
        // Export zeros too, so that an alert on dead letters compares a value and need not handle a missing series.
        for (const state of JOB_STATES) this.set({ kind, state }, 0);
      }
      for (const { kind, state, count } of counts) this.set({ kind, state }, count);
    },
  });
  return { attempted: (job, state) => attempts.inc({ kind: job.kind, state }) };
}
