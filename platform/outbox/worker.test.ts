import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createTestDatabase, DIALECTS, type TestDatabase } from "../../tests/setup/test-database.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { countJobs, listJobs } from "./job-records.ts";
import type { Outcome } from "./jobs.ts";
import { enqueue, OUTBOX_MIGRATION, type OutboxTables } from "./outbox.ts";
import { startWorker, type Worker, type WorkerOptions } from "./worker.ts";

const PROCESS = new URL("../../tests/setup/outbox-process.ts", import.meta.url).pathname;
const DELIVERED: Outcome = { type: "delivered" };

describe.each(DIALECTS)("a worker on %s", (dialect) => {
  let place: TestDatabase;
  let database: Database<OutboxTables>;
  let workers: Worker[];
  let attempted: string[];
  let failures: unknown[];

  beforeEach(async () => {
    workers = [];
    attempted = [];
    failures = [];
    place = await createTestDatabase(dialect);
    database = await openDatabase<OutboxTables>(place.url, {
      file: "",
      migrations: [OUTBOX_MIGRATION],
      now: Date.now,
    });
    await database.migrate();
  }, 60_000);

  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop(0)));
    await database.close();
    await place.drop();
  });

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
    vi.waitFor(() => expect(attempted).toHaveLength(count), { timeout: 10_000 });

  test("delivers what was there before it started, more than it does at once", async () => {
    const ids = Array.from({ length: 10 }, (_, index) => `job-${index}`);
    await add(...ids);
    let atOnce = 0;
    let most = 0;
    start(
      async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await sleep(5);
        atOnce -= 1;
        return DELIVERED;
      },
      { concurrency: 3 },
    );
    await untilAttempted(10);
    expect(most).toBe(3);
    expect(attempted.sort()).toEqual(ids.map((id) => `${id} delivered`));
  });

  test("delivers at once what it is woken for, long before its next poll", async () => {
    const worker = start(async () => DELIVERED);
    await add("a");
    worker.wake();
    await untilAttempted(1);
  });

  test("finds by itself what another process has enqueued", async () => {
    start(async () => DELIVERED, { pollMs: 10 });
    await add("a");
    await untilAttempted(1);
  });

  test("a handler that throws is reported, tried again later, and does not stop the others", async () => {
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

  test("a handler that hangs is told to give up, and its job is tried again later", async () => {
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

  test("stopping waits for what is under way, and takes nothing more", async () => {
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

  test("a success is recorded even if the database is away for a moment", async () => {
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

describe.each(DIALECTS)("several processes on one %s", (dialect) => {
  let place: TestDatabase;
  let database: Database<OutboxTables>;
  let folder: string;
  let processes: ChildProcess[];

  beforeEach(async () => {
    processes = [];
    folder = mkdtempSync(join(tmpdir(), "outbox-test-"));
    writeFileSync(join(folder, "sent"), "");
    place = await createTestDatabase(dialect);
    database = await openDatabase<OutboxTables>(place.url, {
      file: "",
      migrations: [OUTBOX_MIGRATION],
      now: Date.now,
    });
    await database.migrate();
  }, 60_000);

  afterEach(async () => {
    await Promise.all(processes.map(end));
    await database.close();
    await place.drop();
    rmSync(folder, { recursive: true });
  });

  async function end(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill("SIGKILL");
    await exited;
  }

  async function startProcess(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [PROCESS, place.url, join(folder, "sent")], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    processes.push(child);
    await once(child.stdout, "data");
    return child;
  }

  async function add(count: number): Promise<readonly string[]> {
    const ids = Array.from({ length: count }, (_, index) => `job-${index}`);
    await database.transaction(async (transaction) => {
      for (const id of ids) await enqueue(transaction, { id, kind: "note", payload: {}, runAt: Date.now() });
    });
    return ids;
  }

  const readSent = () => readFileSync(join(folder, "sent"), "utf8").split("\n").slice(0, -1);
  const countDelivered = async () => (await listJobs(database, { state: "delivered", limit: 1000 })).length;

  test("share the jobs, and send each once", async () => {
    await Promise.all([startProcess(), startProcess(), startProcess()]);
    const ids = await add(60);
    await vi.waitFor(async () => expect(await countDelivered()).toBe(60), { timeout: 20_000, interval: 50 });
    const sent = readSent().map((line) => line.split(" "));
    expect(sent.map(([id]) => id).sort()).toEqual([...ids].sort());
    expect(new Set(sent.map(([, pid]) => pid)).size).toBeGreaterThan(1);
  }, 30_000);

  test("lose nothing when workers are killed, and send at most one more per job under way", async () => {
    const ids = await add(80);
    const kills = 6;
    for (let kill = 0; kill < kills; kill += 1) {
      const before = readSent().length;
      const child = await startProcess();
      await vi.waitFor(() => expect(readSent().length).toBeGreaterThan(before), { timeout: 10_000 });
      await end(child);
    }
    await startProcess();
    await vi.waitFor(async () => expect(await countDelivered()).toBe(80), { timeout: 20_000, interval: 50 });
    const sent = readSent().map((line) => line.split(" ")[0]);
    expect([...new Set(sent)].sort()).toEqual([...ids].sort());
    // The process does one job at a time, so a kill can cost one.
    expect(sent.length - 80).toBeLessThanOrEqual(kills);
  }, 60_000);
});
