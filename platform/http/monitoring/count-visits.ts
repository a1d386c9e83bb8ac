import type { MiddlewareHandler } from "hono";
import type { CountVisit } from "../../visits/visit-counter.ts";
import type { HttpEnvironment } from "../http-context.ts";

/** Use for pages only: other URLs may contain data that must not be stored. */
export function countVisits(count: CountVisit): MiddlewareHandler<HttpEnvironment> {
  return async (c, next) => {
    await next();
    count(c.req.path, {
      method: c.req.method,
      status: c.res.status,
      contentType: c.res.headers.get("content-type") ?? undefined,
      header: (name) => c.req.header(name),
    });
  };
}
