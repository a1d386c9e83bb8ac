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

export function livePeriod(now: number): LivePeriod {
  return { startedAfter: now - LONGEST_MS, seenAfter: now - IDLE_MS, until: now + SEEN_STEP_MS };
}

export function isLive(
  { createdAt, seenAt }: { readonly createdAt: number; readonly seenAt: number },
  now: number,
): boolean {
  const { startedAfter, seenAfter, until } = livePeriod(now);
  return createdAt > startedAfter && createdAt <= until && seenAt > seenAfter && seenAt <= until;
}
