import type { Endpoint } from "../../../platform/http/api.ts";
import { answerProblem, PROBLEMS } from "../../../platform/http/problem.ts";
import { receiveRequest, type SubscriptionDeskParts } from "./subscription-desk.server.ts";

/** The same for every address, whether it was known or not. */
const ACCEPTED = "We sent a link to the address. Nothing is sent until you open it.";

/** POST /api/news-subscriptions: 202, because nobody is subscribed before the mailed link was used. */
export function subscriptionsEndpoint(parts: SubscriptionDeskParts): Endpoint {
  return {
    method: "POST",
    path: "/news-subscriptions",
    async handle(call) {
      if (call.body === undefined) return answerProblem(PROBLEMS.malformedJson);
      const answer = await receiveRequest(call, call.body, parts);
      return answer.kind === "accepted"
        ? Response.json({ success: true, message: ACCEPTED }, { status: 202 })
        : answerProblem({ ...answer.problem, extension: { errors: answer.errors } });
    },
  };
}
