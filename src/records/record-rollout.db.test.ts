import { beforeEach, describe, expect, test } from "vitest";
import { DIALECTS, databaseOfEachTest, openTestDatabase } from "../../tests/setup/database/test-database.ts";
import { createRecordRollout, type RecordRollout } from "./record-rollout.server.ts";
import { type RecordTables, recordMigrations } from "./record-tables.server.ts";

describe.each(DIALECTS)("the rollout of records on %s", (dialect) => {
  const database = databaseOfEachTest(() => openTestDatabase<RecordTables>(dialect, recordMigrations));
  let rollout: RecordRollout;
  let clock = 1000;

  beforeEach(() => {
    rollout = createRecordRollout(database, () => clock);
  });

  test("the last announcement counts", async () => {
    expect(await rollout.announcedAt()).toBe(0);
    expect(await rollout.announced()).toEqual([]);
    await rollout.announce([{ kind: "lender", id: "kiavi", body: { name: "Kiavi" } }]);
    clock = 2000;
    await rollout.announce([{ kind: "lender", id: "oak", body: { name: "Oak" } }]);
    expect(await rollout.announcedAt()).toBe(2000);
    expect(await rollout.announced()).toEqual([{ kind: "lender", id: "oak", body: { name: "Oak" } }]);
  });

  test("each instance has its own failure, until it shows the site again or something else is published", async () => {
    await rollout.report("one", { revision: 7, reason: "the disk is full" });
    await rollout.report("one", { revision: 8, reason: "no memory" });
    await rollout.report("two", { revision: 8, reason: "the disk is full" });
    expect(await rollout.failures(8)).toMatchObject([
      { instance: "one", reason: "no memory" },
      { instance: "two", reason: "the disk is full", failed_at: clock },
    ]);
    await rollout.report("one", undefined);
    expect((await rollout.failures(8)).map(({ instance }) => instance)).toEqual(["two"]);
    expect(await rollout.failures(9)).toEqual([]);
  });
});
