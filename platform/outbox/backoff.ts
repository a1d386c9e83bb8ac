const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

const FIRST_DELAY_MS = 15 * SECOND_MS;
export const LONGEST_DELAY_MS = 6 * HOUR_MS;
export const RETRY_PERIOD_MS = 72 * HOUR_MS;

export interface FailedAttempt {
  /** Includes this attempt. */
  readonly attempts: number;
  readonly firstRunAt: number;
  readonly now: number;
  /** From 0 to 1. Jitter, so that jobs that failed together are not retried together. */
  readonly random: number;
}

/** When to retry: after 15 s, 30 s, 1 min and so on, up to 6 h, with a last attempt after 3 days; then undefined. */
export function scheduleRetry({ attempts, firstRunAt, now, random }: FailedAttempt): number | undefined {
  const giveUpAt = firstRunAt + RETRY_PERIOD_MS;
  if (now >= giveUpAt) return undefined;
  const longest = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS);
  return Math.min(Math.round(now + longest * (0.5 + random / 2)), giveUpAt);
}
