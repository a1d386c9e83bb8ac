import type { IncomingMessage, ServerResponse } from "node:http";
import type { CountVisit } from "../visits/visit-counter.ts";
import type { Observation } from "./observe.ts";
import type { PreparedAnswer } from "./prepared-answer.ts";
import { chooseRequestId } from "./request-id.ts";
import type { StaticFiles } from "./static-files.ts";

/** As much of a request as an answer from memory depends on. */
export interface PlainRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  /** By its lower-case name. */
  readonly header: (name: string) => string | undefined;
}

export interface ReadyAnswer extends PreparedAnswer {
  readonly requestId: string;
  readonly body: Buffer | undefined;
}

/** Sends the answer that is in memory, or returns false: then somebody else has to answer. */
export type AnswerAtOnce = (request: PlainRequest, send: (answer: ReadyAnswer) => void) => boolean;

export interface ReadyAnswerParts extends Omit<Observation, "security"> {
  readonly countVisit?: CountVisit | undefined;
}

/**
 * Answers from memory without a Request and a Response, which would cost as much as the answer itself. The application
 * answers the same files in the same way, and is what tests talk to.
 */
export function createReadyAnswers(
  files: StaticFiles,
  { trustedProxies, newId, now, record, countVisit }: ReadyAnswerParts,
): AnswerAtOnce {
  return ({ method, url = "", header }, send) => {
    if ((method !== "GET" && method !== "HEAD") || header("host") === undefined) return false;
    const began = now();
    const query = url.indexOf("?");
    const path = query === -1 ? url : url.slice(0, query);
    const answer = files.find({
      path,
      hasQuery: query !== -1,
      acceptEncoding: header("accept-encoding"),
      ifNoneMatch: header("if-none-match"),
    });
    if (answer === undefined) return false;
    const { status, headers, head, kind } = answer;
    const requestId = chooseRequestId(header("x-request-id"), { trustedProxies, newId });
    const body = method === "HEAD" ? undefined : answer.read?.();
    send({ status, headers, head, requestId, body });
    record({
      requestId,
      method,
      route: path,
      kind,
      status,
      durationMs: now() - began,
      bytes: body?.length ?? 0,
    });
    countVisit?.(path, { method, status, contentType: headers["Content-Type"], header });
    return true;
  };
}

/** The same for a request and a response of Node's. */
export function listenAtOnce(
  answerAtOnce: AnswerAtOnce,
): (incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
  return ({ method, url, headers }, outgoing) => {
    const header = (name: string) => {
      const value = headers[name];
      return typeof value === "object" ? value.join(", ") : value;
    };
    return answerAtOnce({ method, url, header }, (answer) => {
      outgoing.writeHead(answer.status, { ...answer.headers, "X-Request-Id": answer.requestId });
      outgoing.end(answer.body);
    });
  };
}
