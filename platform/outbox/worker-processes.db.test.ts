import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { budget } from "../../tests/setup/budget.ts";
import { DIALECTS, databaseOfEachTest, openTestDatabase } from "../../tests/setup/database/test-database.ts";
import { listJobs } from "./job-records.ts";
import { enqueue, OUTBOX_MIGRATION, type OutboxTables } from "./outbox.ts";

const WAIT = { timeout: 60_000, interval: 20 };
const PROCESS = new URL("../../tests/setup/database/outbox-process.ts", import.meta.url).pathname;

describe.each(DIALECTS)("several processes on one %s", (dialect) => {
  const database = databaseOfEachTest(() => openTestDatabase<OutboxTables>(dialect, [OUTBOX_MIGRATION]));
  let folder: string;
  let processes: ChildProcess[];

  beforeEach(() => {
    processes = [];
    folder = mkdtempSync(join(tmpdir(), "outbox-test-"));
    writeFileSync(join(folder, "sent"), "");
  });

  afterEach(async () => {
    await Promise.all(processes.map(end));
    rmSync(folder, { recursive: true });
  });

  async function end(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill("SIGKILL");
    await exited;
  }

  async function startProcess(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [PROCESS, database.url, join(folder, "sent")], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    processes.push(child);
    await once(child.stdout, "data");
    return child;
  }

  async function add(count: number, name = "job"): Promise<readonly string[]> {
    const ids = Array.from({ length: count }, (_, index) => `${name}-${index}`);
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
    await vi.waitFor(async () => expect(await countDelivered()).toBe(60), WAIT);
    const sent = readSent().map((line) => line.split(" "));
    expect(sent.map(([id]) => id).sort()).toEqual([...ids].sort());
    expect(new Set(sent.map(([, pid]) => pid)).size).toBeGreaterThan(1);
  });

  test("lose nothing when workers are killed, and send at most one more per job under way", async () => {
    const kills = budget(2, 20);
    const ids: string[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      ids.push(...(await add(20, `life-${kill}`)));
      const before = readSent().length;
      const child = await startProcess();
      await vi.waitFor(() => expect(readSent().length).toBeGreaterThan(before), WAIT);
      await end(child);
    }
    await startProcess();
    await vi.waitFor(async () => expect(await countDelivered()).toBe(ids.length), WAIT);
    const sent = readSent().map((line) => line.split(" ")[0]);
    expect([...new Set(sent)].sort()).toEqual([...ids].sort());
    // The process runs one job at a time, so each kill can repeat at most one.
    expect(sent.length - ids.length).toBeLessThanOrEqual(kills);
  });
});
