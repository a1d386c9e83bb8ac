import type { IncomingMessage, ServerResponse } from "node:http";
import type { CountVisit } from "../../visits/visit-counter.ts";
import type { CarriedQuery } from "../carried-query.ts";
import type { RecordingDeps } from "../monitoring/record-requests.ts";
import { chooseRequestId } from "../monitoring/request-id.ts";
import type { StaticFiles, StaticResponse } from "./static-files.ts";

/** The parts of a request that a response from memory depends on. */
export interface PlainRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  /** Reads a header by its lower-case name. */
  readonly header: (name: string) => string | undefined;
}

export interface CachedResponse extends Pick<StaticResponse, "status" | "headers"> {
  readonly requestId: string;
  readonly body: Buffer<ArrayBuffer> | undefined;
}

/** Sends the response if it is in memory. Returns false if another handler has to respond. */
export type RespondFromMemory = (request: PlainRequest, send: (response: CachedResponse) => void) => boolean;

export interface MemoryCacheDeps extends Omit<RecordingDeps, "security" | "secretRoutes"> {
  readonly carriedQuery: CarriedQuery;
  readonly countVisit?: CountVisit | undefined;
}

/** Serves from memory without creating a Request and a Response, which would double the cost. */
export function createMemoryCache(
  files: StaticFiles,
  { carriedQuery, trustedProxies, newId, now, record, countVisit }: MemoryCacheDeps,
): RespondFromMemory {
  return ({ method, url = "", header }, send) => {
    if ((method !== "GET" && method !== "HEAD") || header("host") === undefined) return false;
    const began = now();
    const path = pathOf(url);
    const query = url.slice(path.length);
    const response = files.find({
      path,
      hasQuery: carriedQuery.hasOther(query),
      carried: carriedQuery.of(query),
      acceptEncoding: header("accept-encoding"),
      ifNoneMatch: header("if-none-match"),
    });
    if (response === undefined || response.fillLinks !== undefined) return false;
    const { status, headers, kind, type } = response;
    const requestId = chooseRequestId(header("x-request-id"), { trustedProxies, newId });
    const body = method === "HEAD" ? undefined : response.read?.();
    send({ status, headers, requestId, body });
    record({
      requestId,
      method,
      route: path,
      kind,
      status,
      durationMs: now() - began,
      bytes: body?.length ?? 0,
    });
    countVisit?.(path, { method, status, contentType: type, header });
    return true;
  };
}

/** Path of a request's URL, without the query. */
export function pathOf(url: string): string {
  const query = url.indexOf("?");
  return query === -1 ? url : url.slice(0, query);
}

/** Wraps a Node request. */
export function plainRequest({ method, url, headers }: IncomingMessage): PlainRequest {
  return {
    method,
    url,
    header(name) {
      const value = headers[name];
      return typeof value === "object" ? value.join(", ") : value;
    },
  };
}

export function sendWith(outgoing: ServerResponse): (response: CachedResponse) => void {
  return ({ status, headers, requestId, body }) => {
    outgoing.writeHead(status, [...headers, "X-Request-Id", requestId]);
    outgoing.end(body);
  };
}
