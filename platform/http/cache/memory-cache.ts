import type { ServerResponse } from "node:http";
import type { CountVisit } from "../../visits/visit-counter.ts";
import { headerOf, type PlainRequest, pathOf } from "../incoming.ts";
import type { RecordingDeps } from "../monitoring/record-requests.ts";
import { chooseRequestId } from "../monitoring/request-id.ts";
import type { StaticFiles, StaticResponse } from "./static-files.ts";

export interface CachedResponse extends Pick<StaticResponse, "status" | "headers"> {
  readonly requestId: string;
  readonly body: Buffer<ArrayBuffer> | undefined;
}

/** Sends the response if it is in memory. Returns false if another handler has to respond. */
export type RespondFromMemory = (request: PlainRequest, send: (response: CachedResponse) => void) => boolean;

export interface MemoryCacheDeps extends Omit<RecordingDeps, "security" | "secretRoutes"> {
  /** Whether a page may read something of a query. */
  readonly isQueryRead: (query: string) => boolean;
  readonly countVisit?: CountVisit | undefined;
}

/** Serves from memory without creating a Request and a Response, which would double the cost. */
export function createMemoryCache(
  files: StaticFiles,
  { isQueryRead, trustedProxies, newId, now, record, countVisit }: MemoryCacheDeps,
): RespondFromMemory {
  return (request, send) => {
    const { method, url = "", headers: sent } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const began = now();
    const path = pathOf(url);
    const query = url.slice(path.length);
    const response = files.find({
      path,
      hasQuery: isQueryRead(query),
      acceptEncoding: headerOf(request, "accept-encoding"),
      ifNoneMatch: sent["if-none-match"],
    });
    if (response === undefined) return false;
    const { status, headers, kind, type } = response;
    const requestId = chooseRequestId(headerOf(request, "x-request-id"), { trustedProxies, newId });
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
    countVisit?.(path, { method, status, contentType: type, header: (name) => headerOf(request, name) });
    return true;
  };
}

export function sendWith(outgoing: ServerResponse): (response: CachedResponse) => void {
  return ({ status, headers, requestId, body }) => {
    outgoing.writeHead(status, [...headers, "X-Request-Id", requestId]);
    outgoing.end(body);
  };
}
