import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { databaseOfEachTest, openTestDatabase } from "../../tests/setup/database/test-database.ts";
import { enqueue, OUTBOX_MIGRATION, type OutboxTables } from "./outbox.ts";
import { createOutboxMetrics } from "./outbox-metrics.ts";

const database = databaseOfEachTest(() => openTestDatabase<OutboxTables>("sqlite", [OUTBOX_MIGRATION]));

test("the figures count attempts, and jobs by what became of them, also where there are none", async () => {
  const registry = new Registry();
  const metrics = createOutboxMetrics({ registry, database, onError: (error) => expect.fail(String(error)) });
  await database.transaction((transaction) =>
    enqueue(transaction, { id: "a", kind: "note", payload: {}, runAt: 0 }),
  );
  const job = { id: "a", kind: "note", payload: {}, attempts: 1, firstRunAt: 0 };
  metrics.attempted(job, "pending", { type: "retry", reason: "away" });
  const text = await registry.metrics();
  expect(text).toContain('outbox_attempts_total{kind="note",state="pending"} 1');
  expect(text).toContain('outbox_jobs{kind="note",state="pending"} 1');
  expect(text).toContain('outbox_jobs{kind="note",state="dead"} 0');
  expect(text).not.toContain('"a"');
});

test("without a database the other figures are still served", async () => {
  const registry = new Registry();
  const errors: unknown[] = [];
  await database.close();
  createOutboxMetrics({ registry, database, onError: (error) => errors.push(error) });
  expect(await registry.metrics()).toContain("outbox_attempts_total");
  expect(errors).toHaveLength(1);
});
