import { beforeEach, describe, expect, test } from "vitest";
import { DIALECTS, databaseOfEachTest, openTestDatabase } from "../../tests/setup/database/test-database.ts";
import { TEST_ACTOR } from "../../tests/setup/test-actor.ts";
import { AUDIT_MIGRATION, type AuditTables } from "../audit/audit-log.server.ts";
import { createRecordStore, type NamedRecord, type RecordStore } from "./record-store.server.ts";
import { type RecordTables, recordMigrations } from "./record-tables.server.ts";

const kiavi = (name = "Kiavi"): NamedRecord => ({ kind: "lender", id: "kiavi", body: { name } });
const anchor: NamedRecord = { kind: "lender", id: "anchor", body: { name: "Anchor" } };
const names = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);

const MIGRATIONS = [...recordMigrations, AUDIT_MIGRATION];

describe.each(DIALECTS)("records on %s", (dialect) => {
  const database = databaseOfEachTest(() =>
    openTestDatabase<RecordTables & AuditTables>(dialect, MIGRATIONS),
  );
  let store: RecordStore;
  let clock = 1000;

  beforeEach(() => {
    store = createRecordStore(database, () => clock);
  });

  const publish = async (record: NamedRecord) => store.publish(record, await store.revision(), TEST_ACTOR);
  const withdraw = async (record: NamedRecord) => store.withdraw(record, await store.revision(), TEST_ACTOR);

  test("the first start takes the release's records, a second one changes nothing", async () => {
    expect(await store.seed([kiavi(), anchor])).toMatchObject({ taken: [{ id: "kiavi" }, { id: "anchor" }] });
    const before = await store.revision();
    expect(await store.seed([kiavi(), anchor])).toEqual({ taken: [], offered: [] });
    expect(await store.revision()).toBe(before);
    expect((await store.snapshot()).records).toEqual([kiavi(), anchor]);
  });

  test("a release changes what nobody has touched", async () => {
    await store.seed([kiavi("Old")]);
    expect(await store.seed([kiavi("New")])).toMatchObject({ taken: [{ id: "kiavi" }], offered: [] });
    expect((await store.snapshot()).records).toEqual([kiavi("New")]);
  });

  test("what the operator published stays, and the release's version is told once and kept beside it", async () => {
    await store.seed([kiavi("Old")]);
    await publish(kiavi("Mine"));
    expect(await store.seed([kiavi("New")])).toMatchObject({ taken: [], offered: [{ id: "kiavi" }] });
    expect(await store.seed([kiavi("New")])).toEqual({ taken: [], offered: [] });
    expect((await store.snapshot()).records).toEqual([kiavi("Mine")]);
    const history = await store.history(kiavi());
    expect(history.map(({ state, origin, body }) => [state, origin, body])).toEqual([
      ["offered", "release", { name: "New" }],
      ["published", "operator", { name: "Mine" }],
      ["published", "release", { name: "Old" }],
    ]);
  });

  test("what the operator withdrew stays away", async () => {
    await store.seed([kiavi(), anchor]);
    await withdraw(kiavi());
    await store.seed([kiavi(), anchor]);
    expect(names((await store.snapshot()).records)).toEqual(["anchor"]);
    expect(names(await store.list("lender"))).toEqual(["kiavi", "anchor"]);
  });

  test("a changed record keeps its place in the list", async () => {
    await store.seed([kiavi(), anchor]);
    clock = 2000;
    expect(await publish(kiavi("Mine"))).toMatchObject({ version: 2, savedAt: 2000, origin: "operator" });
    expect(names((await store.snapshot()).records)).toEqual(["kiavi", "anchor"]);
  });

  test("nothing is published on top of a change that its author has not seen", async () => {
    await store.seed([kiavi(), anchor]);
    const seen = await store.revision();
    await publish(anchor);
    expect(await store.publish(kiavi("Mine"), seen, TEST_ACTOR)).toBeUndefined();
    expect(await store.withdraw(kiavi(), seen, TEST_ACTOR)).toBeUndefined();
    expect((await store.snapshot()).records).toEqual([kiavi(), anchor]);
  });

  test("two who publish at the same time: one does, the other is told", async () => {
    await store.seed([kiavi(), anchor]);
    const seen = await store.revision();
    const outcomes = await Promise.all([
      store.publish(kiavi("One"), seen, TEST_ACTOR),
      store.publish({ ...anchor, body: { name: "Two" } }, seen, TEST_ACTOR),
    ]);
    expect(outcomes.filter((outcome) => outcome !== undefined)).toHaveLength(1);
  });

  test("kinds do not mix", async () => {
    await store.seed([kiavi(), { ...kiavi(), kind: "testimonial" }]);
    await withdraw(kiavi());
    expect((await store.snapshot()).records).toEqual([{ ...kiavi(), kind: "testimonial" }]);
  });
});
