import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/setup/database/test-database.ts";
import { type Database, openDatabase } from "../../database/database.ts";
import { createRateLimits, RATE_LIMIT_MIGRATION, type RateLimitTables } from "./shared-rate-limit.ts";

const CLIENT = "203.0.113.7";

let stored: TestDatabase;
let moment: number;
const opened: Database<RateLimitTables>[] = [];
const errors: unknown[] = [];

beforeEach(async () => {
  stored = await createTestDatabase("postgres");
  moment = Date.UTC(2026, 10, 15);
  errors.length = 0;
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
  await stored.drop();
});

/** Opens its own connection, as another process would. */
async function openLimits() {
  const database = await openDatabase<RateLimitTables>(stored.url, {
    file: "",
    migrations: [RATE_LIMIT_MIGRATION],
    now: Date.now,
  });
  opened.push(database);
  await database.migrate();
  const open = createRateLimits({
    database,
    secret: "a secret of this test",
    now: () => moment,
    onError: (error) => errors.push(error),
  });
  return { database, open };
}

describe("on PostgreSQL", () => {
  test("two processes count one client together, and refuse until the window ends", async () => {
    const [first, second] = [(await openLimits()).open("api", 3), (await openLimits()).open("api", 3)];
    expect(await first.count(CLIENT)).toBeUndefined();
    expect(await second.count(CLIENT)).toBeUndefined();
    expect(await first.count(CLIENT)).toBeUndefined();
    moment += 20_000;
    expect(await second.count(CLIENT)).toBe(40);
    expect(await first.count(CLIENT)).toBe(40);
    expect(await first.count("203.0.113.8")).toBeUndefined();
    moment += 40_000;
    expect(await second.count(CLIENT)).toBeUndefined();
    expect(errors).toEqual([]);
  });

  test("a dear request counts as several, in all processes", async () => {
    const [first, second] = [(await openLimits()).open("api", 7), (await openLimits()).open("api", 7)];
    expect((await first.spend(CLIENT, 5)).remaining).toBe(2);
    expect((await second.spend(CLIENT)).remaining).toBe(1);
    expect(await first.count(CLIENT, 5)).toBe(60);
  });

  test("an infinite limit counts nobody", async () => {
    const { open, database } = await openLimits();
    expect(await open("api", Number.POSITIVE_INFINITY).count(CLIENT)).toBeUndefined();
    expect(await database.db.selectFrom("rate_limits").selectAll().execute()).toEqual([]);
  });

  test("of many concurrent requests, exactly as many pass as allowed", async () => {
    const limits = [(await openLimits()).open("api", 20), (await openLimits()).open("api", 20)];
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, index) => limits[index % 2]?.count(CLIENT)),
    );
    expect(responses.filter((response) => response === undefined)).toHaveLength(20);
  });

  test("limits of different names do not share their counts", async () => {
    const { open } = await openLimits();
    expect(await open("api", 1).count(CLIENT)).toBeUndefined();
    expect(await open("leads", 1).count(CLIENT)).toBeUndefined();
    expect(await open("leads", 1).count(CLIENT)).toBe(60);
  });

  test("no address is stored, and expired windows are removed", async () => {
    const { database, open } = await openLimits();
    const limit = open("api", 5);
    await limit.count(CLIENT);
    const [row] = await database.db.selectFrom("rate_limits").selectAll().execute();
    expect(row?.key).toMatch(/^[\w-]{43}$/);
    moment += 61_000;
    await limit.count("203.0.113.8");
    expect(await database.db.selectFrom("rate_limits").selectAll().execute()).toHaveLength(1);
  });

  test("a clock that is set back a day neither refuses nor counts for a day", async () => {
    const { database, open } = await openLimits();
    const limit = open("api", 1);
    await limit.count(CLIENT);
    expect(await limit.count(CLIENT)).toBe(60);
    moment -= 24 * 60 * 60 * 1000;
    expect(await limit.count(CLIENT)).toBeUndefined();
    expect(await limit.count(CLIENT)).toBe(60);
    await limit.count("203.0.113.9");
    moment += 61_000;
    await limit.count("203.0.113.8");
    expect(await database.db.selectFrom("rate_limits").selectAll().execute()).toHaveLength(1);
  });

  test("a process counts alone while the database does not answer", async () => {
    const { database, open } = await openLimits();
    const limit = open("api", 1);
    await database.db.schema.dropTable("rate_limits").execute();
    expect(await limit.count(CLIENT)).toBeUndefined();
    expect(await limit.count(CLIENT)).toBeGreaterThan(0);
    expect(errors).toHaveLength(1);
  });
});
