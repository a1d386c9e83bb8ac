/**
 * A separate process that works on an outbox, to test several and dying workers: `URL FILE` appends a line with each
 * job's id and its own process id to the file, as a receiver would see them. It does not end by itself.
 */
import { appendFileSync, writeSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "../../../platform/database/database.ts";
import { OUTBOX_MIGRATION, type OutboxTables } from "../../../platform/outbox/outbox.ts";
import { startWorker } from "../../../platform/outbox/worker.ts";

const [url, file = ""] = process.argv.slice(2);
const database = await openDatabase<OutboxTables>(url, {
  file: "",
  migrations: [OUTBOX_MIGRATION],
  now: Date.now,
});
startWorker({
  database,
  handlers: {
    note: async (job) => {
      appendFileSync(file, `${job.id} ${process.pid}\n`);
      // The worst moment for a kill: sent, but not yet recorded.
      await sleep(5);
      return { type: "delivered" };
    },
  },
  // A clock that runs a hundred times faster, so that a killed worker's lease expires while a test waits.
  now: () => Date.now() * 100,
  random: Math.random,
  newId: () => crypto.randomUUID(),
  observer: { attempted: () => {}, failed: (error) => console.error(error) },
  concurrency: 1,
  pollMs: 5,
});
writeSync(1, "working\n");
