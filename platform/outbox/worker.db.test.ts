import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DIALECTS, databaseOfEachTest, openTestDatabase } from "../../tests/setup/database/test-database.ts";
import type { Database } from "../database/database.ts";
import { countJobs, listJobs } from "./job-records.ts";
import type { Outcome } from "./jobs.ts";
import { enqueue, OUTBOX_MIGRATION, type OutboxTables } from "./outbox.ts";
import { startWorker, type Worker, type WorkerOptions } from "./worker.ts";

const DELIVERED: Outcome = { type: "delivered" };

describe.each(DIALECTS)("a worker on %s", (dialect) => {
  const database = databaseOfEachTest(() => openTestDatabase<OutboxTables>(dialect, [OUTBOX_MIGRATION]));
  let workers: Worker[];
  let attempted: string[];
  let failures: unknown[];

  beforeEach(() => {
    workers = [];
    attempted = [];
    failures = [];
  });

  afterEach(() => Promise.all(workers.map((worker) => worker.stop(0))));

  async function add(...ids: readonly string[]): Promise<void> {
    await database.transaction(async (transaction) => {
      for (const id of ids) await enqueue(transaction, { id, kind: "note", payload: {}, runAt: Date.now() });
    });
  }

  function start(note: WorkerOptions["handlers"][string], options: Partial<WorkerOptions> = {}): Worker {
    const worker = startWorker({
      database,
      handlers: { note },
      now: Date.now,
      random: Math.random,
      newId: () => crypto.randomUUID(),
      observer: {
        attempted: (job, result) => attempted.push(`${job.id} ${result}`),
        failed: (error) => failures.push(error),
      },
      pollMs: 60_000,
      ...options,
    });
    workers.push(worker);
    return worker;
  }

  const untilAttempted = (count: number) =>
    vi.waitFor(() => expect(attempted).toHaveLength(count), { timeout: 40_000 });

  test.each([
    ["one after the other, while each is quick", 1_000, 1],
    ["side by side up to a limit, when they take long", 0, 3],
  ])("delivers what was there before it started, %s", async (_, aloneMs, together) => {
    const ids = Array.from({ length: 10 }, (__, index) => `job-${index}`);
    await add(...ids);
    let atOnce = 0;
    let most = 0;
    // The first jobs wait for each other, so that a slow claim does not make them run one by one.
    const isFull = Promise.withResolvers<void>();
    start(
      async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        if (most === together) isFull.resolve();
        await isFull.promise;
        await sleep(20);
        atOnce -= 1;
        return DELIVERED;
      },
      { concurrency: 3, aloneMs },
    );
    await untilAttempted(10);
    expect(most).toBe(together);
    expect(attempted.sort()).toEqual(ids.map((id) => `${id} delivered`));
  });

  test("delivers at once when woken, long before its next poll", async () => {
    const worker = start(async () => DELIVERED);
    await add("a");
    worker.wake();
    await untilAttempted(1);
  });

  test("finds jobs that another process enqueued", async () => {
    start(async () => DELIVERED, { pollMs: 10 });
    await add("a");
    await untilAttempted(1);
  });

  test("a handler that throws is reported and retried, and does not stop the others", async () => {
    await add("bad", "good");
    start(async (job) => {
      if (job.id === "bad") throw new TypeError("a defect");
      return DELIVERED;
    });
    await untilAttempted(2);
    expect(attempted.sort()).toEqual(["bad pending", "good delivered"]);
    expect(failures).toEqual([new TypeError("a defect")]);
    const [job] = await listJobs(database, { limit: 1, state: "pending" });
    expect(job).toMatchObject({ id: "bad", lastError: "an unexpected error, see the log" });
  });

  test("a handler that hangs is aborted, and its job is retried later", async () => {
    await add("a");
    let wasTold = false;
    start(
      (_, signal) =>
        new Promise(() => {
          signal.addEventListener("abort", () => {
            wasTold = true;
          });
        }),
      { handlerLimitMs: 20 },
    );
    await untilAttempted(1);
    expect(wasTold).toBe(true);
    const [job] = await listJobs(database, { limit: 1 });
    expect(job).toMatchObject({ state: "pending", lastError: "it took too long" });
  });

  test("stopping waits for running jobs, and claims no more", async () => {
    await add("first", "second");
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const worker = start(
      async () => {
        begin();
        await released;
        return DELIVERED;
      },
      { concurrency: 1 },
    );
    await begun;
    const stopped = worker.stop();
    release();
    await stopped;
    expect(attempted).toHaveLength(1);
    expect(await countJobs(database)).toEqual([
      { kind: "note", state: "delivered", count: 1 },
      { kind: "note", state: "pending", count: 1 },
    ]);
  });

  test("stopping does not wait longer than its grace", async () => {
    await add("a");
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const worker = start(() => {
      begin();
      return new Promise(() => {});
    });
    await begun;
    await worker.stop(10);
    const [job] = await listJobs(database, { limit: 1 });
    expect(job).toMatchObject({ state: "pending", lastError: "the process stopped" });
  });

  test("a success is recorded even if the database is briefly unavailable", async () => {
    await add("a");
    let outage = 2;
    const flaky: Database<OutboxTables> = {
      ...database,
      get db() {
        if (attempts > 0 && outage > 0) {
          outage -= 1;
          throw new Error("the database is away");
        }
        return database.db;
      },
    };
    let attempts = 0;
    start(
      async () => {
        attempts += 1;
        return DELIVERED;
      },
      { database: flaky },
    );
    await untilAttempted(1);
    expect(attempts).toBe(1);
    expect(failures).toHaveLength(2);
  });
});
