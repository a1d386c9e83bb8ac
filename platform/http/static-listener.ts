import type { IncomingMessage } from "node:http";
import type { CountVisit } from "../visits/visit-counter.ts";
import type { Observation } from "./observe.ts";
import { chooseRequestId } from "./request-id.ts";
import type { SiteResponse } from "./site-response.ts";
import type { StaticFiles } from "./static-files.ts";

export interface StaticListenerParts extends Omit<Observation, "security"> {
  readonly countVisit?: CountVisit | undefined;
}

/**
 * Answers from memory straight to Node, without a Request and a Response in between, which would cost as much as the
 * answer itself. Returns false for everything else; the application answers the same files in the same way, and is
 * what tests talk to.
 */
export function createStaticListener(
  staticFiles: StaticFiles,
  { trustedProxies, newId, now, record, countVisit }: StaticListenerParts,
): (incoming: IncomingMessage, outgoing: SiteResponse) => boolean {
  return (incoming, outgoing) => {
    const { method, url = "", headers } = incoming;
    if ((method !== "GET" && method !== "HEAD") || headers.host === undefined) return false;
    const began = now();
    const query = url.indexOf("?");
    const path = query === -1 ? url : url.slice(0, query);
    const answer = staticFiles.find({
      path,
      hasQuery: query !== -1,
      acceptEncoding: joinValues(headers["accept-encoding"]),
      ifNoneMatch: headers["if-none-match"],
    });
    if (answer === undefined) return false;
    const requestId = chooseRequestId(joinValues(headers["x-request-id"]), { trustedProxies, newId });
    const body = method === "HEAD" ? undefined : answer.read?.();
    outgoing.sendPrepared(answer, { requestId, body });
    record({
      requestId,
      method,
      route: path,
      kind: answer.kind,
      status: answer.status,
      durationMs: now() - began,
      bytes: body?.length ?? 0,
    });
    countVisit?.(path, {
      method,
      status: answer.status,
      contentType: answer.headers["Content-Type"],
      header: (name) => joinValues(headers[name]),
    });
    return true;
  };
}

function joinValues(value: string | string[] | undefined): string | undefined {
  return typeof value === "object" ? value.join(", ") : value;
}
