import type { MiddlewareHandler } from "hono";
import type { CarriedQuery } from "../carried-query.ts";
import { clientNetwork } from "../client-address.ts";
import { addressOf, type HttpEnvironment } from "../http-context.ts";
import type { ConcurrencyLimit } from "../limits/concurrency-limit.ts";
import { headerPairs, type StaticFiles, type StaticResponse } from "./static-files.ts";

export interface CarryLinksDeps {
  readonly carriedQuery: CarriedQuery;
  /** Needed because a query can name anything, and compressing a page takes some milliseconds. */
  readonly concurrencyLimit: ConcurrencyLimit;
  readonly trustedProxies: number;
}

/**
 * Serves a page from memory for a query that its links carry and that nobody has asked for lately. If too many ask at
 * once, the page comes without the query in its links.
 */
export function carryLinks(
  files: StaticFiles,
  { carriedQuery, concurrencyLimit, trustedProxies }: CarryLinksDeps,
): MiddlewareHandler<HttpEnvironment> {
  return async (c, next) => {
    const { search } = new URL(c.req.url);
    const carried = carriedQuery.of(search);
    if (carried === "") return await next();
    const found = files.find({
      path: c.req.path,
      hasQuery: carriedQuery.hasOther(search),
      carried,
      acceptEncoding: c.req.header("accept-encoding"),
      ifNoneMatch: c.req.header("if-none-match"),
    });
    if (found === undefined) return await next();
    c.set("kind", found.kind);
    // Somebody else's request may have made it in the meantime.
    if (found.fillLinks === undefined) return toResponse(found);
    const turn = concurrencyLimit.acquire(clientNetwork(addressOf(c, trustedProxies)));
    if (turn === undefined) return toResponse(found);
    const release = await turn;
    try {
      return toResponse(found.fillLinks());
    } finally {
      release();
    }
  };
}

function toResponse({ status, headers, read }: StaticResponse): Response {
  return new Response(read?.() ?? null, { status, headers: headerPairs(headers) });
}
