import { RequestError } from "@hono/node-server";
import { describeError, type Log } from "../log.ts";
import type { RecordingDeps } from "./monitoring/record-requests.ts";
import { refusalRecord } from "./monitoring/request-record.ts";
import { PROBLEMS, problemResponse } from "./problem.ts";

interface UnreadableDeps extends Pick<RecordingDeps, "security" | "record" | "newId"> {
  readonly log: Log;
}

/** Responds when no Request can be built, because the URL is invalid: no middleware has set headers then. */
export function respondToUnreadable({ security, record, newId, log }: UnreadableDeps) {
  return (error: unknown): Response => {
    const problem = error instanceof RequestError ? PROBLEMS.badRequest : PROBLEMS.unexpected;
    const requestId = newId();
    if (problem.status >= 500) log.error({ requestId, error: describeError(error) }, "unexpected error");
    record(refusalRecord(requestId, problem.status));
    return problemResponse({ ...problem, headers: { ...security.file, "X-Request-Id": requestId } });
  };
}
