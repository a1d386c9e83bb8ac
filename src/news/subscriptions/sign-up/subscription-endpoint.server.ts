import type { Endpoint } from "../../../../platform/http/api.ts";
import { jsonResponse } from "../../../../platform/http/json-response.ts";
import { PROBLEMS, problemResponse } from "../../../../platform/http/problem.ts";
import { LINK_SENT } from "../subscription.ts";
import { receiveSubscription, type SubscriptionRequestDeps } from "./request-subscription.server.ts";

/** POST /api/news-subscriptions: 202, because nobody is subscribed until they use the mailed link. */
export function subscriptionsEndpoint(deps: SubscriptionRequestDeps): Endpoint {
  return {
    method: "POST",
    path: "/news-subscriptions",
    async handle(call) {
      if (call.body === undefined) return problemResponse(PROBLEMS.malformedJson);
      const answer = await receiveSubscription(call, call.body, deps);
      return answer.kind === "accepted"
        ? jsonResponse({ success: true, message: LINK_SENT }, { status: 202 })
        : problemResponse({ ...answer.problem, extension: { errors: answer.errors } });
    },
  };
}
