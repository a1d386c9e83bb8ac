import type { MiddlewareHandler } from "hono";
import type { HttpEnvironment } from "../http-context.ts";
import type { SecurityHeaders } from "../security-headers.ts";
import { chooseRequestId } from "./request-id.ts";
import type { RecordRequest } from "./request-record.ts";
import { nameRoute } from "./route-name.ts";

export interface RecordingDeps {
  readonly trustedProxies: number;
  readonly security: SecurityHeaders;
  /** Such as `/unsubscribe/:token`, whose paths must not be in the log. */
  readonly secretRoutes: readonly string[];
  readonly record: RecordRequest;
  readonly newId: () => string;
  /** Monotonic milliseconds. */
  readonly now: () => number;
}

/** Outermost: names the request, and sees to it that every response has its headers and leaves its line in the log. */
export function recordRequests({
  trustedProxies,
  security,
  secretRoutes,
  record,
  newId,
  now,
}: RecordingDeps): MiddlewareHandler<HttpEnvironment> {
  return async (c, next) => {
    const began = now();
    const requestId = chooseRequestId(c.req.header("x-request-id"), { trustedProxies, newId });
    c.set("requestId", requestId);
    c.set("kind", "refused");
    c.set("route", nameRoute(c.req.path, secretRoutes));
    await next();
    const { status, headers } = c.res;
    for (const [name, value] of Object.entries(security.file)) {
      if (!headers.has(name)) headers.set(name, value);
    }
    headers.set("X-Request-Id", requestId);
    record({
      requestId,
      method: c.req.method,
      route: c.get("route"),
      kind: c.get("kind"),
      status,
      durationMs: now() - began,
      bytes: c.req.method === "HEAD" ? 0 : Number(headers.get("content-length") ?? 0),
    });
  };
}
