import type { Database } from "../../platform/database/database.ts";
import type { Log } from "../../platform/log.ts";
import type { OutboxTables } from "../../platform/outbox/outbox.ts";
import { queueDigest } from "../../src/leads/delivery/digest/daily-digest.server.ts";
import type { LeadTables } from "../../src/leads/records/lead-tables.server.ts";
import { type OfficeCalendar, openDayAt } from "../../src/office/office-calendar.ts";
import type { Config } from "../config.ts";
import { type Daily, IDLE, runDaily } from "./daily.ts";

const CHECK_MS = 60_000;

export interface DigestDeps {
  readonly database: Database<OutboxTables & LeadTables>;
  readonly log: Log;
  /** As the operator has published it last. */
  readonly calendar: () => OfficeCalendar;
  readonly now?: () => number;
  readonly afterMs?: number;
  readonly everyMs?: number;
}

/** Queues the digest when the office opens, or later that day if no process ran then. Only in processes with a worker. */
export function startDigest(
  { runsWorker, sendsDigest }: Pick<Config, "runsWorker" | "sendsDigest">,
  { database, log, calendar, now = Date.now, afterMs, everyMs = CHECK_MS }: DigestDeps,
): Daily {
  if (!runsWorker || !sendsDigest) return IDLE;
  let lastDay: string | undefined;
  return runDaily(
    async () => {
      const day = openDayAt(now(), calendar());
      if (day === undefined || day === lastDay) return;
      await queueDigest(database, day, now());
      lastDay = day;
    },
    {
      log,
      failure: "digest: not queued, tried again",
      afterMs,
      everyMs,
    },
  );
}
