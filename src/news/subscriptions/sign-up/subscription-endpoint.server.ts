import type { Endpoint } from "../../../../platform/http/api.ts";
import { answerJson } from "../../../../platform/http/json-answer.ts";
import { answerProblem, PROBLEMS } from "../../../../platform/http/problem.ts";
import { LINK_SENT } from "../subscription.ts";
import { receiveRequest, type SubscriptionDeskParts } from "./subscription-desk.server.ts";

/** POST /api/news-subscriptions: 202, because nobody is subscribed before the mailed link was used. */
export function subscriptionsEndpoint(parts: SubscriptionDeskParts): Endpoint {
  return {
    method: "POST",
    path: "/news-subscriptions",
    async handle(call) {
      if (call.body === undefined) return answerProblem(PROBLEMS.malformedJson);
      const answer = await receiveRequest(call, call.body, parts);
      return answer.kind === "accepted"
        ? answerJson({ success: true, message: LINK_SENT }, { status: 202 })
        : answerProblem({ ...answer.problem, extension: { errors: answer.errors } });
    },
  };
}
