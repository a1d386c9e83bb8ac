import { z } from "zod";
import { clientNetwork } from "../../../../platform/http/client-address.ts";
import type { RateLimit } from "../../../../platform/http/limits/rate-limit.ts";
import { type Problem, tooManyRequests } from "../../../../platform/http/problem.ts";
import { isEmailAddress } from "../../../../platform/mail/email-address.ts";
import { emptyHiddenField, HIDDEN_FIELD_FILLED } from "../../../api/hidden-field.server.ts";
import { ADDRESS_ERROR } from "../subscription.ts";
import {
  type NewsDatabase,
  type RequestSubscriptionDeps,
  requestSubscription,
} from "../subscription-store.server.ts";

export interface SubscriptionRequestDeps extends RequestSubscriptionDeps {
  readonly database: NewsDatabase;
  /** Limit of requests per client. */
  readonly rateLimit: RateLimit;
  /** Called after the commit, so that the worker does not wait for its next poll. */
  readonly onQueued: () => void;
  /** Receives why a request could not be stored; the visitor only learns that it was not. */
  readonly reportFailure: (error: unknown, requestId: string) => void;
}

export interface SubscriptionCall {
  readonly request: Request;
  readonly requestId: string;
  /** Address of the client. */
  readonly client: string;
}

/** Does not reveal whether the address was known. */
export type SubscriptionResult =
  | { readonly kind: "accepted" }
  | { readonly kind: "refused"; readonly problem: Problem; readonly errors: { readonly email?: string } };

const wire = z.object({
  email: z.string().trim().refine(isEmailAddress),
  website: emptyHiddenField,
});

/** Shared by both ways to subscribe: the JSON that scripts send and the plain form post. */
export async function receiveSubscription(
  { requestId, client }: Omit<SubscriptionCall, "request">,
  sent: unknown,
  deps: SubscriptionRequestDeps,
): Promise<SubscriptionResult> {
  const waitSeconds = await deps.rateLimit.count(clientNetwork(client));
  if (waitSeconds !== undefined) return refuse(tooManyRequests(waitSeconds));
  const parsed = wire.safeParse(sent);
  if (!parsed.success) {
    const isAboutAddress = parsed.error.issues.some(({ path }) => path[0] !== "website");
    return isAboutAddress
      ? refuse({ status: 422, message: ADDRESS_ERROR }, { email: ADDRESS_ERROR })
      : refuse(HIDDEN_FIELD_FILLED);
  }
  try {
    const outcome = await requestSubscription(deps.database, parsed.data.email, deps);
    if (outcome === "queued") deps.onQueued();
    return { kind: "accepted" };
  } catch (error) {
    deps.reportFailure(error, requestId);
    return refuse(NOT_STORED);
  }
}

const NOT_STORED: Problem = {
  status: 503,
  message: "Your address could not be stored just now. Please try again in a moment.",
  headers: { "Retry-After": "5" },
};

function refuse(problem: Problem, errors: { readonly email?: string } = {}): SubscriptionResult {
  return { kind: "refused", problem, errors };
}
