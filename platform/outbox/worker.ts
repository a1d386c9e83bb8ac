import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../database/database.ts";
import { type ClaimedJob, claimJobs, type Job, type Outcome, recordOutcome } from "./jobs.ts";
import type { JobState, OutboxTables } from "./outbox.ts";

/** Returns expected failures as outcomes. A thrown error is logged as a bug, and the job is retried. */
export type JobHandler = (job: Job, signal: AbortSignal) => Promise<Outcome>;

export interface WorkerOptions {
  readonly database: Database<OutboxTables>;
  readonly handlers: Readonly<Record<string, JobHandler>>;
  readonly now: () => number;
  readonly random: () => number;
  /** Generates an id for each claim. */
  readonly newId: () => string;
  readonly observer: WorkerObserver;
  readonly concurrency?: number;
  readonly aloneMs?: number;
  readonly pollMs?: number;
  readonly handlerLimitMs?: number;
}

/** Feeds metrics and the log. */
export interface WorkerObserver {
  attempted(job: Job, result: JobState, outcome: Outcome): void;
  /** The database is unavailable, or a handler threw. The worker continues. Without a job if it could not take one. */
  failed(error: unknown, job?: Job): void;
}

export interface Worker {
  /** Makes it look for new jobs now. Call after the commit. */
  wake(): void;
  /** Claims no more jobs and lets running ones finish. After the grace period, unfinished jobs are left for a retry. */
  stop(graceMs?: number): Promise<void>;
}

const POLL_MS = 1_000;
const CONCURRENCY = 4;
/**
 * A delivery runs alone for this long. A killed worker then has at most one delivery that arrived but was not recorded,
 * so at most one is repeated. After that, other deliveries start alongside a slow one.
 */
const ALONE_MS = 1_000;
const HANDLER_LIMIT_MS = 60_000;
/** Added to the handler's time limit, so that only a dead or frozen worker loses its jobs to another. */
const LEASE_MARGIN_MS = 60_000;
const STOP_GRACE_MS = 8_000;
const RECORD_RETRY_MS = 500;

export function startWorker(options: WorkerOptions): Worker {
  const { concurrency = CONCURRENCY, aloneMs = ALONE_MS, pollMs = POLL_MS } = options;
  const running = new Set<Promise<void>>();
  const abandon = new AbortController();
  let isStopping = false;
  let wakeUp = () => {};
  let isAwake = false;

  const wake = () => {
    isAwake = true;
    wakeUp();
  };

  async function waitForWork(): Promise<void> {
    if (!isAwake) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMs);
        wakeUp = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    isAwake = false;
  }

  async function loop(): Promise<void> {
    while (!isStopping) {
      const job = running.size < concurrency ? await claimQuietly(options) : undefined;
      if (job === undefined) {
        await waitForWork();
        continue;
      }
      const attempt = perform(options, job, abandon.signal).finally(() => {
        running.delete(attempt);
        wake();
      });
      running.add(attempt);
      await Promise.race([attempt, sleep(aloneMs, undefined, { ref: false })]);
    }
  }

  const looping = loop();
  return {
    wake,
    async stop(graceMs = STOP_GRACE_MS) {
      isStopping = true;
      wake();
      await looping;
      const grace = setTimeout(() => abandon.abort(), graceMs);
      await Promise.all(running);
      clearTimeout(grace);
    },
  };
}

async function claimQuietly(options: WorkerOptions): Promise<ClaimedJob | undefined> {
  const { database, handlers, now, newId, observer, handlerLimitMs = HANDLER_LIMIT_MS } = options;
  try {
    const [job] = await claimJobs(database, {
      kinds: Object.keys(handlers),
      limit: 1,
      now: now(),
      leaseMs: handlerLimitMs + LEASE_MARGIN_MS,
      lease: newId(),
    });
    return job;
  } catch (error) {
    observer.failed(error);
    return undefined;
  }
}

async function perform(options: WorkerOptions, job: ClaimedJob, abandoned: AbortSignal): Promise<void> {
  const { database, now, random, observer } = options;
  const outcome = await attempt(options, job, abandoned);
  for (;;) {
    try {
      const result = await recordOutcome(database, job, outcome, { now: now(), random: random() });
      if (result !== undefined) observer.attempted(job, result, outcome);
      return;
    } catch (error) {
      observer.failed(error, job);
      // Losing a success would deliver twice, so retry for as long as no other worker may take the job.
      if (abandoned.aborted || now() >= job.leaseEndsAt) return;
      await sleep(RECORD_RETRY_MS);
    }
  }
}

async function attempt(options: WorkerOptions, job: Job, abandoned: AbortSignal): Promise<Outcome> {
  const { handlers, observer, handlerLimitMs = HANDLER_LIMIT_MS } = options;
  const handler = handlers[job.kind];
  if (handler === undefined) return { type: "retry", reason: `this process has no handler for ${job.kind}` };
  const limit = AbortSignal.timeout(handlerLimitMs);
  const signal = AbortSignal.any([abandoned, limit]);
  const interrupted = new Promise<Outcome>((resolve) => {
    const reason = () => (limit.aborted ? "it took too long" : "the process stopped");
    signal.addEventListener("abort", () => resolve({ type: "retry", reason: reason() }), { once: true });
  });
  const work = Promise.resolve()
    .then(() => handler(job, signal))
    .catch((error: unknown): Outcome => {
      observer.failed(error, job);
      return { type: "retry", reason: "an unexpected error, see the log" };
    });
  return await Promise.race([work, interrupted]);
}
