import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

export interface RateLimit {
  /** Counts one request of this client. Returns how many seconds to wait if that was one too many. */
  count(client: string): Promise<number | undefined>;
}

export const WINDOW_MS = 60_000;

/** Counted in the memory of this process. */
export function createRateLimit(requestsPerMinute: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: requestsPerMinute, duration: WINDOW_MS / 1000 });
  return {
    async count(client) {
      try {
        await limiter.consume(client);
        return undefined;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        // It goes by the clock, which may have been set back; what it counted is over after a minute all the same.
        return Math.max(1, Math.ceil(Math.min(refusal.msBeforeNext, WINDOW_MS) / 1000));
      }
    },
  };
}
