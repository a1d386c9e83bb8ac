const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Pause after the first mail, the second and so on; the last one repeats. */
const PAUSES_MS = [10 * MINUTE_MS, HOUR_MS, DAY_MS, 7 * DAY_MS, 30 * DAY_MS];

/** How long the number of mails is stored after the last one (content/legal/privacy.ts). Longer than any pause. */
export const PAUSE_MEMORY_MS = 365 * DAY_MS;

/**
 * How long an address gets no further mail about a subscription. Somebody who keeps typing a stranger's address into
 * the form makes us write to that stranger a few times, and then almost never.
 */
export function cooldownAfter(mails: number): number {
  return PAUSES_MS[Math.min(mails, PAUSES_MS.length) - 1] ?? 0;
}
