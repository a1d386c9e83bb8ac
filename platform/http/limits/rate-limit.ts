import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

export interface RateLimit {
  /**
   * Counts one request of this client, or a dear one as the several that it costs. If that exceeds the limit, resolves to
   * the seconds to wait.
   */
  count(client: string, cost?: number): Promise<number | undefined>;
}

/** What a client may still send. */
export interface Allowance {
  /** Undefined if the request is within the limit. */
  readonly waitSeconds: number | undefined;
  readonly remaining: number;
  /** Seconds until the client may send as much as ever. */
  readonly resetSeconds: number;
}

/** A limit that also tells clients where they stand. */
export interface StatedRateLimit extends RateLimit {
  readonly requestsPerMinute: number;
  /** Counts like `count`. */
  spend(client: string, cost?: number): Promise<Allowance>;
}

export const WINDOW_MS = 60_000;

/** Counts in this process's memory. */
export function createRateLimit(requestsPerMinute: number): StatedRateLimit {
  const limiter = new RateLimiterMemory({ points: requestsPerMinute, duration: WINDOW_MS / 1000 });
  return stateLimit(requestsPerMinute, async (client, cost) => {
    try {
      return describe(await limiter.consume(client, cost), false);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return describe(refusal, true);
    }
  });
}

function describe({ msBeforeNext, remainingPoints }: RateLimiterRes, isRefused: boolean): Allowance {
  // The limiter uses the wall clock, which may have been set back. The window still ends after a minute.
  const resetSeconds = Math.max(1, Math.ceil(Math.min(msBeforeNext, WINDOW_MS) / 1000));
  return { waitSeconds: isRefused ? resetSeconds : undefined, remaining: remainingPoints, resetSeconds };
}

export function stateLimit(requestsPerMinute: number, spend: StatedRateLimit["spend"]): StatedRateLimit {
  return {
    requestsPerMinute,
    spend,
    count: async (client, cost) => (await spend(client, cost)).waitSeconds,
  };
}
