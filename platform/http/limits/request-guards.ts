import type { MiddlewareHandler } from "hono";
import { canonicalPath } from "../canonical-path.ts";
import { clientNetwork } from "../client-address.ts";
import { addressOf, type HttpContext, type HttpEnvironment } from "../http-context.ts";
import { PROBLEMS, type Problem, problemResponse, tooManyRequests } from "../problem.ts";
import { isCrossSite, isSafeMethod } from "./cross-site.ts";
import type { RateLimit } from "./rate-limit.ts";
import { isJson, readBody } from "./request-body.ts";

type Guard = MiddlewareHandler<HttpEnvironment>;

/** Longer than any URL of the site, shorter than Node's header limit. */
const MAX_URL_LENGTH = 8_000;

const METHODS_WITH_BODY: ReadonlySet<string> = new Set(["POST", "PUT", "PATCH"]);

export const refuseMalformedUrls: Guard = async (c, next) => {
  if (c.req.url.length > MAX_URL_LENGTH) return problemResponse(PROBLEMS.longUrl);
  const { pathname, search } = new URL(c.req.url);
  // Databases and file systems truncate text at U+0000 or reject it.
  if (canonicalPath(pathname) === undefined || search.includes("%00")) {
    return problemResponse(PROBLEMS.malformedUrl);
  }
  return await next();
};

/** Limits requests that cost more than a memory lookup: the API, and all unsafe methods. */
export function limitRate(
  limitOf: (c: HttpContext) => RateLimit,
  trustedProxies: number,
  refuse: (c: HttpContext, problem: Problem) => Response,
): Guard {
  return async (c, next) => {
    if (!isSafeMethod(c.req.method) || isApi(c)) {
      const waitSeconds = await limitOf(c).count(clientNetwork(addressOf(c, trustedProxies)));
      if (waitSeconds !== undefined) return refuse(c, tooManyRequests(waitSeconds));
    }
    return await next();
  };
}

/** Except at paths where nothing is done in a visitor's name. */
export function refuseCrossSite(siteOrigin: string, openPaths: readonly string[] = []): Guard {
  return async (c, next) => {
    if (openPaths.includes(c.req.path)) return await next();
    if (!isSafeMethod(c.req.method) && isCrossSite(c.req.raw.headers, siteOrigin)) {
      return problemResponse(PROBLEMS.crossSite);
    }
    return await next();
  };
}

/** Reads the body of unsafe methods up front, so that no handler waits for a slow client. */
export function limitBody(maxBytes: number): Guard {
  return async (c, next) => {
    if (isSafeMethod(c.req.method)) return await next();
    const reading = await readBody(c.req.raw, maxBytes);
    if ("problem" in reading) return problemResponse(reading.problem);
    const isExpected = METHODS_WITH_BODY.has(c.req.method) || reading.value.length > 0;
    if (isApi(c) && isExpected && !isJson(c.req.raw.headers.get("content-type"))) {
      return problemResponse(PROBLEMS.notJson);
    }
    c.set("body", reading.value);
    return await next();
  };
}

function isApi(c: HttpContext): boolean {
  return c.req.path === "/api" || c.req.path.startsWith("/api/");
}
