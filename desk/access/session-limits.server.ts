import type { ExpressionBuilder } from "kysely";
import type { DeskTables } from "./desk-tables.server.ts";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** A session ends after this long without a request. */
const IDLE_MS = 12 * HOUR_MS;
/** It ends then in any case: whoever found the laptop open gets no further. */
export const LONGEST_MS = 7 * 24 * HOUR_MS;
/** How long a shown passkey counts for what needs one at hand, such as adding another. */
export const FRESH_MS = 5 * MINUTE_MS;
/** Noting each request would write to the disk for every page. */
export const SEEN_STEP_MS = MINUTE_MS;

/** When a session that is still going on was started and last used. */
interface LivePeriod {
  readonly startedAfter: number;
  readonly seenAfter: number;
  /** A clock that was wrong for a while must not make a session longer: one of the future is over. */
  readonly until: number;
}

function livePeriod(now: number): LivePeriod {
  return { startedAfter: now - LONGEST_MS, seenAfter: now - IDLE_MS, until: now + SEEN_STEP_MS };
}

type SessionTimes = Pick<DeskTables["desk_sessions"], "created_at" | "seen_at">;

export function isLive({ created_at, seen_at }: SessionTimes, now: number): boolean {
  const { startedAfter, seenAfter, until } = livePeriod(now);
  return created_at > startedAfter && created_at <= until && seen_at > seenAfter && seen_at <= until;
}

/** The same in SQL. */
export function isLiveSession(now: number) {
  const { startedAfter, seenAfter, until } = livePeriod(now);
  return ({ and, eb }: ExpressionBuilder<DeskTables, "desk_sessions">) =>
    and([
      eb("desk_sessions.created_at", ">", startedAfter),
      eb("desk_sessions.created_at", "<=", until),
      eb("seen_at", ">", seenAfter),
      eb("seen_at", "<=", until),
    ]);
}
