import type { Endpoint } from "../../../../platform/http/api.ts";
import { jsonResponse } from "../../../../platform/http/json-response.ts";
import { PROBLEMS, problemResponse } from "../../../../platform/http/problem.ts";
import { LINK_SENT } from "./data-request.ts";
import { type ReceiveRequestDeps, receiveRequest } from "./receive-request.server.ts";

/** POST /api/privacy-requests: 202, because nothing is done until the person uses the mailed link. */
export function privacyRequestsEndpoint(deps: ReceiveRequestDeps): Endpoint {
  return {
    method: "POST",
    path: "/privacy-requests",
    async handle(call) {
      if (call.body === undefined) return problemResponse(PROBLEMS.malformedJson);
      const answer = await receiveRequest(call, call.body, deps);
      return answer.kind === "accepted"
        ? jsonResponse({ success: true, message: LINK_SENT }, { status: 202 })
        : problemResponse({ ...answer.problem, extension: { errors: answer.errors } });
    },
  };
}
