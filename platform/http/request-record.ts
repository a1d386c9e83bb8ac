import type { Log } from "../log.ts";

/** What an answer was, for figures: few values, whatever visitors ask for. */
export type AnswerKind =
  /** A prerendered page, or its data. */
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
  readonly kind: AnswerKind;
  readonly status: number;
  readonly durationMs: number;
  readonly bytes: number;
}

export type RecordRequest = (record: RequestRecord) => void;

const MAX_ROUTE_LENGTH = 200;

export function writeRequestLine(log: Log, record: RequestRecord): void {
  const { requestId, method, route, kind, status, durationMs, bytes } = record;
  log.info(
    {
      requestId,
      method,
      route: route.length > MAX_ROUTE_LENGTH ? route.slice(0, MAX_ROUTE_LENGTH) : route,
      kind,
      status,
      durationMs: Math.round(durationMs * 100) / 100,
      bytes,
    },
    "request",
  );
}
