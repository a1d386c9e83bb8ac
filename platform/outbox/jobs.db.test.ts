import { beforeEach, describe, expect, test } from "vitest";
import { DIALECTS, databaseOfEachTest, openTestDatabase } from "../../tests/setup/database/test-database.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { RETRY_PERIOD_MS } from "./backoff.ts";
import {
  countJobs,
  countPurgeableJobs,
  discardJobs,
  listJobs,
  purgeJobs,
  reviveJobs,
} from "./job-records.ts";
import { type Claim, type ClaimedJob, claimJobs, type Outcome, recordOutcome } from "./jobs.ts";
import { enqueue, enqueueOnce, OUTBOX_MIGRATION, type OutboxTables } from "./outbox.ts";

const START = 1_700_000_000_000;
const LEASE_MS = 60_000;

describe.each(DIALECTS)("an outbox on %s", (dialect) => {
  const database = databaseOfEachTest(() => openTestDatabase<OutboxTables>(dialect, [OUTBOX_MIGRATION]));
  let now: number;
  beforeEach(() => {
    now = START;
  });

  async function add(...ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await database.transaction((transaction) =>
        enqueue(transaction, { id, kind: "note", payload: { about: id }, runAt: now }),
      );
    }
  }

  const claim = (changes: Partial<Claim> = {}, from: Database<OutboxTables> = database) =>
    claimJobs(from, { kinds: ["note"], limit: 10, now, leaseMs: LEASE_MS, lease: "first", ...changes });

  async function claimOne(changes: Partial<Claim> = {}): Promise<ClaimedJob> {
    const [job] = await claim({ limit: 1, ...changes });
    if (job === undefined) throw new Error("Nothing was due");
    return job;
  }

  const record = (job: ClaimedJob, outcome: Outcome) =>
    recordOutcome(database, job, outcome, { now, random: 1 });
  const listed = async () => (await listJobs(database, { limit: 100 }))[0];
  const idsOf = (jobs: readonly { readonly id: string }[]) => jobs.map((job) => job.id);

  test("jobs from before the clock was set back a day are done at once, new and failed ones", async () => {
    await add("new", "failed");
    await record(await claimOne({ limit: 1 }), { type: "retry", reason: "away" });
    now -= 24 * 60 * 60 * 1000;
    const ids = idsOf(await claim());
    expect(ids.toSorted()).toEqual(["failed", "new"]);
    expect(await claim()).toEqual([]);
  });

  test("a job that waits the longest possible delay keeps waiting", async () => {
    await add("patient");
    const sixHours = 6 * 60 * 60 * 1000;
    await database.db
      .updateTable("outbox_jobs")
      .set({ run_at: now + sixHours })
      .execute();
    expect(await claim()).toEqual([]);
    now += sixHours;
    expect(idsOf(await claim())).toEqual(["patient"]);
  });

  test("a job whose transaction fails was never there", async () => {
    const attempt = database.transaction(async (transaction) => {
      await enqueue(transaction, { id: "a", kind: "note", payload: {}, runAt: now });
      throw new Error("no lead, no job");
    });
    await expect(attempt).rejects.toThrow("no lead");
    expect(await claim()).toEqual([]);
  });

  test("a claimed job carries its payload and its first attempt", async () => {
    await add("a");
    expect(await claimOne()).toEqual({
      id: "a",
      kind: "note",
      payload: { about: "a" },
      attempts: 1,
      firstRunAt: START,
      lease: "first",
      leaseEndsAt: START + LEASE_MS,
    });
  });

  test("jobs are claimed when they are due, the longest waiting first, no more than asked for", async () => {
    await add("a");
    now += 1;
    await add("b", "c");
    expect(await claim({ now: START - 1 })).toEqual([]);
    expect(idsOf(await claim({ limit: 2 }))).toEqual(["a", "b"]);
    expect(idsOf(await claim())).toEqual(["c"]);
  });

  test("a job of a kind that nobody here handles waits for a process that does", async () => {
    await add("a");
    expect(await claim({ kinds: [] })).toEqual([]);
    expect(await claim({ kinds: ["other"] })).toEqual([]);
    expect(await claim()).toHaveLength(1);
  });

  test("many claims at once never get the same job", async () => {
    // Two SQLite connections in one process would deadlock; worker-processes.db.test.ts uses separate processes.
    const options = { file: "", migrations: [OUTBOX_MIGRATION], now: Date.now };
    const other = dialect === "sqlite" ? undefined : await openDatabase<OutboxTables>(database.url, options);
    await add(...Array.from({ length: 60 }, (_, index) => `job-${index}`));
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        claim({ limit: 3, lease: `${index}` }, index % 2 === 0 ? database : (other ?? database)),
      ),
    );
    await other?.close();
    const ids = idsOf(claims.flat());
    expect(new Set(ids).size).toBe(ids.length);
    const rest = await claim({ limit: 100 });
    expect(ids.length + rest.length).toBe(60);
  });

  test("a job whose worker died is free again when the lease ends, and not before", async () => {
    await add("a");
    await claim();
    now = START + LEASE_MS - 1;
    expect(await claim({ lease: "second" })).toEqual([]);
    now = START + LEASE_MS;
    expect(await claimOne({ lease: "second" })).toMatchObject({ id: "a", attempts: 2, lease: "second" });
  });

  test("a delivered job stays, with its payload, and is never claimed again", async () => {
    await add("a");
    expect(await record(await claimOne(), { type: "delivered" })).toBe("delivered");
    now += RETRY_PERIOD_MS;
    expect(await claim()).toEqual([]);
    expect(await listed()).toMatchObject({ state: "delivered", payload: { about: "a" }, finishedAt: START });
  });

  test("a job that failed comes back after its wait, with the reason on record", async () => {
    await add("a");
    expect(await record(await claimOne(), { type: "retry", reason: "SMTP 451" })).toBe("pending");
    expect(await listed()).toMatchObject({ lastError: "SMTP 451", attempts: 1, nextRunAt: START + 15_000 });
    now += 14_999;
    expect(await claim()).toEqual([]);
    now += 1;
    expect(await claim()).toHaveLength(1);
  });

  test.each([
    { outcome: { type: "permanent", reason: "SMTP 550" }, state: "dead" },
    { outcome: { type: "skipped", reason: "deleted" }, state: "skipped" },
    { outcome: { type: "delivered", reason: "put into a file" }, state: "delivered" },
  ] as const)("an outcome $outcome.type ends the job as $state", async ({ outcome, state }) => {
    await add("a");
    expect(await record(await claimOne(), outcome)).toBe(state);
    now += RETRY_PERIOD_MS;
    expect(await claim()).toEqual([]);
    expect(await listed()).toMatchObject({ state, lastError: outcome.reason, nextRunAt: undefined });
  });

  test("a job that keeps failing for three days is a dead letter", async () => {
    await add("a");
    let state: unknown = "pending";
    let attempts = 0;
    while (state === "pending") {
      state = await record(await claimOne(), { type: "retry", reason: "connection refused" });
      now = (await listed())?.nextRunAt ?? now;
      attempts += 1;
    }
    expect(state).toBe("dead");
    expect(now).toBe(START + RETRY_PERIOD_MS);
    expect(attempts).toBeGreaterThan(15);
    expect(attempts).toBeLessThan(40);
  });

  test("a late failure of a worker that lost its lease does not disturb the one that has it", async () => {
    await add("a");
    const slow = await claimOne({ lease: "slow" });
    now += LEASE_MS;
    const quick = await claimOne({ lease: "quick" });
    expect(await record(slow, { type: "permanent", reason: "gone" })).toBeUndefined();
    expect(await record(quick, { type: "delivered" })).toBe("delivered");
  });

  test("a late success of a worker that lost its lease counts, once", async () => {
    await add("a");
    const slow = await claimOne({ lease: "slow" });
    now += LEASE_MS;
    const quick = await claimOne({ lease: "quick" });
    expect(await record(slow, { type: "delivered" })).toBe("delivered");
    expect(await record(quick, { type: "delivered" })).toBeUndefined();
    expect(await record(quick, { type: "retry", reason: "late" })).toBeUndefined();
    expect(await listed()).toMatchObject({ state: "delivered" });
  });

  test("a job that several processes queue under one id is queued once", async () => {
    const job = { id: "digest-1", kind: "note", payload: { about: "digest" }, runAt: now };
    const queue = () => database.transaction((transaction) => enqueueOnce(transaction, job));
    expect([...(await Promise.all([queue(), queue(), queue()]))].sort()).toEqual([false, false, true]);
    expect(await queue()).toBe(false);
    expect(idsOf(await listJobs(database, { limit: 10 }))).toEqual(["digest-1"]);
  });

  test("dead letters can be revived, all or by name, and get their three days again", async () => {
    await add("a", "b", "c");
    for (const job of await claim()) await record(job, { type: "permanent", reason: "SMTP 550" });
    now += RETRY_PERIOD_MS * 2;
    expect(await reviveJobs(database, { ids: ["b", "no-such-job"], now })).toEqual(["b"]);
    expect(await reviveJobs(database, { ids: [], now })).toEqual([]);
    const job = await claimOne();
    expect(job).toMatchObject({ id: "b", attempts: 1, firstRunAt: now });
    expect(await record(job, { type: "delivered" })).toBe("delivered");
    expect([...(await reviveJobs(database, { ids: "all", now }))].sort()).toEqual(["a", "c"]);
  });

  test("jobs that wait for another attempt can be revived too, but not one that a worker has", async () => {
    await add("waiting", "running");
    const jobs = await claim();
    const [waiting, running] = ["waiting", "running"].map((id) => jobs.find((job) => job.id === id));
    if (waiting === undefined || running === undefined) throw new Error("Not claimed");
    await record(waiting, { type: "retry", reason: "the server is down" });
    await add("untried");
    now += 1;
    expect(await reviveJobs(database, { ids: "all", now })).toEqual(["waiting"]);
    expect(await claimOne()).toMatchObject({ id: "untried" });
    expect(await claimOne()).toMatchObject({ attempts: 1, firstRunAt: now });
    now += LEASE_MS;
    expect([...(await reviveJobs(database, { ids: "all", now }))].sort()).toEqual([
      "running",
      "untried",
      "waiting",
    ]);
  });

  test("dead letters can be discarded, and are then neither tried nor revived", async () => {
    await add("a", "b");
    await record(await claimOne(), { type: "permanent", reason: "SMTP 550" });
    expect(await discardJobs(database, { ids: ["a", "b"], now })).toEqual(["a"]);
    expect(await reviveJobs(database, { ids: "all", now })).toEqual([]);
    expect(await listJobs(database, { limit: 1, state: "skipped" })).toMatchObject([
      { id: "a", lastError: "SMTP 550", finishedAt: now },
    ]);
  });

  test("jobs are listed newest first, by state and kind, and counted", async () => {
    await add("a");
    now += 1;
    await add("b");
    await record(await claimOne(), { type: "delivered" });
    expect(idsOf(await listJobs(database, { limit: 10 }))).toEqual(["b", "a"]);
    expect(idsOf(await listJobs(database, { limit: 1 }))).toEqual(["b"]);
    expect(idsOf(await listJobs(database, { limit: 10, state: "delivered" }))).toEqual(["a"]);
    expect(await listJobs(database, { limit: 10, kind: "other" })).toEqual([]);
    expect(idsOf(await listJobs(database, { limit: 10, payload: { about: "b" } }))).toEqual(["b"]);
    expect(await countJobs(database)).toEqual([
      { kind: "note", state: "delivered", count: 1 },
      { kind: "note", state: "pending", count: 1 },
    ]);
  });

  test("only what was delivered or skipped before the limit is purged", async () => {
    await add("delivered", "skipped", "dead", "pending");
    const outcomes: Record<string, Outcome> = {
      delivered: { type: "delivered" },
      skipped: { type: "skipped", reason: "deleted" },
      dead: { type: "permanent", reason: "SMTP 550" },
    };
    for (const job of await claim()) {
      const outcome = outcomes[job.id];
      if (outcome !== undefined) await record(job, outcome);
    }
    expect(await purgeJobs(database, START)).toBe(0);
    expect(await countPurgeableJobs(database, START + 1)).toBe(2);
    expect(await purgeJobs(database, START + 1)).toBe(2);
    expect(idsOf(await listJobs(database, { limit: 10 }))).toEqual(["dead", "pending"]);
  });
});
