import type { Log } from "../../log.ts";

/** What a response was, for figures: few values, whatever visitors ask for. */
export type ResponseKind =
  /** A page from memory, or its data. */
  | "page"
  | "asset"
  /** A page made for this request. */
  | "rendered"
  | "redirect"
  | "api"
  | "health"
  /** Turned away before anything looked at what it asks for. */
  | "refused";

/** All that is kept about a request: no query, no body, no address, no user agent. */
export interface RequestRecord {
  readonly requestId: string;
  readonly method: string;
  /** Path of the URL, or the pattern of the route where a path may carry a secret. */
  readonly route: string;
  readonly kind: ResponseKind;
  readonly status: number;
  readonly durationMs: number;
  readonly bytes: number;
}

export type RecordRequest = (record: RequestRecord) => void;

const MAX_ROUTE_LENGTH = 200;

/**
 * Writes the line that `log.info` would write, put together by hand: with the general way, a page from memory spent a
 * tenth of its time on its line. An id is letters, digits and hyphens (request-id.ts) and a method is a token of HTTP, so
 * neither needs escaping. `write` is what the log itself writes to.
 */
export function createRequestLog(log: Log, write: (line: string) => void, now: () => number): RecordRequest {
  if (!log.isLevelEnabled("info")) return () => {};
  return ({ requestId, method, route, kind, status, durationMs, bytes }) => {
    const place = route.length > MAX_ROUTE_LENGTH ? route.slice(0, MAX_ROUTE_LENGTH) : route;
    write(
      `{"level":"info","time":${now()},"requestId":"${requestId}","method":"${method}",` +
        `"route":${JSON.stringify(place)},"kind":"${kind}","status":${status},` +
        `"durationMs":${Math.round(durationMs * 100) / 100},"bytes":${bytes},"msg":"request"}\n`,
    );
  };
}
