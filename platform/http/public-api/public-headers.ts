import type { Allowance, StatedRateLimit } from "../limits/rate-limit.ts";

/** Any page may call the API: it has neither cookies nor anybody's data. */
export const OPEN_HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "RateLimit, RateLimit-Policy, Retry-After, X-Request-Id",
} as const;

/** A browser asks once a day whether it may send JSON here. */
const PREFLIGHT_SECONDS = 86_400;

export function preflightHeaders(allowed: string) {
  return {
    Allow: allowed,
    "Access-Control-Allow-Methods": allowed,
    "Access-Control-Allow-Headers": "Content-Type",
    "Access-Control-Max-Age": String(PREFLIGHT_SECONDS),
  };
}

/** The form of the IETF draft "RateLimit header fields for HTTP". Nothing where there is no limit. */
export function limitHeaders(
  { requestsPerMinute }: Pick<StatedRateLimit, "requestsPerMinute">,
  { remaining, resetSeconds }: Allowance,
): readonly string[] {
  if (!Number.isFinite(requestsPerMinute)) return [];
  return [
    "RateLimit-Policy",
    `"client";q=${requestsPerMinute};w=60`,
    "RateLimit",
    `"client";r=${remaining};t=${resetSeconds}`,
  ];
}
