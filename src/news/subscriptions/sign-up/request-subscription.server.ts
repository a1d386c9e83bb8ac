import { z } from "zod";
import { isEmailAddress } from "../../../../platform/mail/email-address.ts";
import {
  emptyHiddenField,
  type FormCall,
  type FormDeps,
  formEndpoint,
  type ReceivedForm,
  receiveForm,
} from "../../../api/receive-form.server.ts";
import { ADDRESS_ERROR, LINK_SENT } from "../subscription.ts";
import {
  type NewsDatabase,
  type RequestSubscriptionDeps,
  requestSubscription,
} from "../subscription-store.server.ts";

export interface SubscriptionRequestDeps extends RequestSubscriptionDeps, FormDeps {
  readonly database: NewsDatabase;
}

const schema = z.object({
  email: z.string().trim().refine(isEmailAddress),
  website: emptyHiddenField,
});

export function receiveSubscription(
  call: Omit<FormCall, "request">,
  sent: unknown,
  deps: SubscriptionRequestDeps,
): Promise<ReceivedForm<"email">> {
  const rules = {
    schema,
    fieldErrors: { email: ADDRESS_ERROR },
    notStored: "Your address could not be stored just now. Please try again in a moment.",
    store: ({ email }: z.infer<typeof schema>) => requestSubscription(deps.database, email, deps),
  };
  return receiveForm(call, sent, rules, deps);
}

/** POST /api/news-subscriptions */
export function subscriptionsEndpoint(deps: SubscriptionRequestDeps) {
  return formEndpoint("/news-subscriptions", LINK_SENT, (call) => receiveSubscription(call, call.body, deps));
}
