import type { MiddlewareHandler } from "hono";
import type { HttpEnvironment } from "../http-context.ts";
import { addMissingHeaders, type SecurityHeaders } from "../security-headers.ts";
import { chooseRequestId } from "./request-id.ts";
import type { RecordRequest } from "./request-record.ts";

export interface RecordingDeps {
  readonly trustedProxies: number;
  readonly security: SecurityHeaders;
  /** Routes whose paths must not be logged, such as `/unsubscribe/:token`. */
  readonly secretRoutes: readonly string[];
  readonly record: RecordRequest;
  readonly newId: () => string;
  /** Monotonic milliseconds. */
  readonly now: () => number;
}

/** Outermost middleware: assigns the request id, sets the security headers, and records every request. */
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
    addMissingHeaders(headers, security);
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

/**
 * Name of a URL in the log: its path, or the route's pattern if the path contains a secret. Matches any spelling of the
 * path, because a request may be redirected or rejected before it reaches a route.
 */
function nameRoute(path: string, secretRoutes: readonly string[]): string {
  const plain = path
    .replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\/{2,}/g, "/")
    .toLowerCase();
  return secretRoutes.find((route) => plain.startsWith(route.slice(0, route.indexOf(":")))) ?? path;
}
