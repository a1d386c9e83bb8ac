import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createLog } from "../../platform/log.ts";
import { listJobs } from "../../platform/outbox/job-records.ts";
import { officeCalendar } from "../../src/office/office-catalog.server.ts";
import { DIALECTS } from "../../tests/setup/database/test-database.ts";
import { openLeadDatabase, openLeadDatabaseAt, type TestLeadDatabase } from "../../tests/setup/leads.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import type { Daily } from "./daily.ts";
import { startDigest } from "./digest.ts";

const SETTINGS = { runsWorker: true, sendsDigest: true };
/** A Monday, when the office in Texas opens. */
const OPENING = Date.UTC(2026, 10, 16, 15);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe.each(DIALECTS)("the digest on %s", (dialect) => {
  let place: TestLeadDatabase;
  let now: number;
  const running: Daily[] = [];

  beforeEach(async () => {
    now = OPENING - MINUTE_MS;
    place = await openLeadDatabase(dialect);
  }, 60_000);
  afterEach(async () => {
    await Promise.all(running.splice(0).map((digest) => digest.stop()));
    await place.drop();
  });

  let checks = 0;
  function start(settings = SETTINGS, database = place.database): void {
    const clock = () => {
      checks += 1;
      return now;
    };
    const log = createLog("silent", () => {});
    running.push(
      startDigest(settings, {
        database,
        log,
        calendar: () => officeCalendar(shippedContent),
        now: clock,
        afterMs: 0,
        everyMs: 5,
      }),
    );
  }
  /** Waits until every process has looked at the clock again. */
  async function letThemCheck(): Promise<void> {
    const seen = checks;
    await expect.poll(() => checks).toBeGreaterThan(seen + 6);
  }
  const listDigests = async () => (await listJobs(place.database, { limit: 10 })).map(({ id }) => id);

  test("is queued once for all processes when the office opens, and on the next open day again", async () => {
    const other = await openLeadDatabaseAt(place.url);
    start();
    start(SETTINGS, other);
    await letThemCheck();
    expect(await listDigests()).toEqual([]);
    now = OPENING;
    await expect.poll(listDigests).toEqual(["digest-2026-11-16"]);
    await letThemCheck();
    now += 10 * HOUR_MS;
    await letThemCheck();
    expect(await listDigests()).toEqual(["digest-2026-11-16"]);
    now = OPENING + 25 * HOUR_MS;
    await expect.poll(listDigests).toEqual(["digest-2026-11-17", "digest-2026-11-16"]);
    await Promise.all(running.splice(0).map((digest) => digest.stop()));
    await other.close();
  });

  test.each([
    { sendsDigest: false, runsWorker: true },
    { sendsDigest: true, runsWorker: false },
  ])("is not queued with %o", async (settings) => {
    now = OPENING;
    start(settings);
    await running[0]?.stop();
    expect(await listDigests()).toEqual([]);
  });
});
