import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

export interface RateLimit {
  /** Counts one request of this client. If it exceeds the limit, resolves to the seconds to wait. */
  count(client: string): Promise<number | undefined>;
}

export const WINDOW_MS = 60_000;

/** Counts in this process's memory. */
export function createRateLimit(requestsPerMinute: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: requestsPerMinute, duration: WINDOW_MS / 1000 });
  return {
    async count(client) {
      try {
        await limiter.consume(client);
        return undefined;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        // The limiter uses the wall clock, which may have been set back. The window still ends after a minute.
        return Math.max(1, Math.ceil(Math.min(refusal.msBeforeNext, WINDOW_MS) / 1000));
      }
    },
  };
}
