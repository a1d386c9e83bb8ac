import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  DIALECTS,
  type OpenTestDatabase,
  openTestDatabase,
} from "../../tests/setup/database/test-database.ts";
import type { Database } from "../database/database.ts";
import { startVisitCounter } from "./visit-counter.ts";
import {
  addVisits,
  countPurgeableVisits,
  listVisits,
  purgeVisits,
  VISITS_MIGRATION,
  type VisitTables,
} from "./visit-store.ts";

const NOON = Date.UTC(2026, 10, 15, 12);
const DAY_MS = 24 * 60 * 60 * 1000;
const VISIT = {
  method: "GET",
  status: 200,
  contentType: "text/html",
  header: (name: string) =>
    name === "user-agent" ? "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" : undefined,
};

describe.each(DIALECTS)("visits on %s", (dialect) => {
  let place: OpenTestDatabase<VisitTables>;
  let database: Database<VisitTables>;
  let now: number;

  beforeEach(async () => {
    now = NOON;
    place = await openTestDatabase(dialect, [VISITS_MIGRATION]);
    database = place.database;
  }, 60_000);
  afterEach(() => place.drop());

  const start = (everyMs?: number) =>
    startVisitCounter({
      database,
      now: () => now,
      onError: (error) => {
        throw error;
      },
      ...(everyMs !== undefined && { everyMs }),
    });
  const rows = () =>
    database.db.selectFrom("page_visits").selectAll().orderBy("day").orderBy("path").execute();

  test("are summed up by day and page, and stored when the process ends", async () => {
    const counter = start();
    counter.count("/faq", VISIT);
    counter.count("/faq", VISIT);
    counter.count("/", VISIT);
    counter.count("/faq", { ...VISIT, status: 404 });
    now += DAY_MS;
    counter.count("/faq", VISIT);
    expect(await rows()).toEqual([]);
    await counter.stop();
    expect(await rows()).toEqual([
      { day: "2026-11-15", path: "/", visits: 1 },
      { day: "2026-11-15", path: "/faq", visits: 2 },
      { day: "2026-11-16", path: "/faq", visits: 1 },
    ]);
  });

  test("are stored from time to time, on top of those of other processes", async () => {
    const [one, other] = [start(20), start(20)];
    one.count("/faq", VISIT);
    other.count("/faq", VISIT);
    await expect.poll(rows).toEqual([{ day: "2026-11-15", path: "/faq", visits: 2 }]);
    one.count("/faq", VISIT);
    await expect.poll(rows).toEqual([{ day: "2026-11-15", path: "/faq", visits: 3 }]);
    await Promise.all([one.stop(), other.stop()]);
  });

  test("are listed from a day on, the most read page first, and purged by day", async () => {
    await addVisits(database, [
      { day: "2026-11-13", path: "/faq", visits: 9 },
      { day: "2026-11-14", path: "/", visits: 2 },
      { day: "2026-11-14", path: "/faq", visits: 1 },
      { day: "2026-11-15", path: "/faq", visits: 4 },
    ]);
    expect(await listVisits(database, { from: "2026-11-14" })).toEqual([
      { path: "/faq", visits: 5 },
      { path: "/", visits: 2 },
    ]);
    expect(await countPurgeableVisits(database, "2026-11-14")).toBe(1);
    expect(await purgeVisits(database, "2026-11-14")).toBe(1);
    expect(await rows()).toHaveLength(3);
  });
});

test("an unavailable database loses the counts, and is reported", async () => {
  const { database, drop } = await openTestDatabase<VisitTables>("sqlite", []);
  const errors: unknown[] = [];
  const counter = startVisitCounter({ database, now: () => NOON, onError: (error) => errors.push(error) });
  counter.count("/faq", VISIT);
  await counter.stop();
  expect(errors).toHaveLength(1);
  await drop();
});
