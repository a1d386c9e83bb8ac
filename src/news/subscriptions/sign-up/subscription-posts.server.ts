import { answerPost, type FormCall, type PostedForm, readFields } from "../../../api/receive-form.server.ts";
import type { NewsConsent, SubscriptionState } from "../subscription.ts";
import { confirmSubscription, findLink } from "../subscription-store.server.ts";
import { receiveSubscription, type SubscriptionRequestDeps } from "./request-subscription.server.ts";

/** What the running process offers to the subscription pages. */
export interface SubscriptionPosts {
  /** Receives the form posted without scripts. */
  subscribe(call: FormCall): Promise<PostedForm<RefusedAddress>>;
  /** Changes nothing: mail scanners open every link. */
  lookUp(token: string): Promise<SubscriptionState | undefined>;
  /** Receives the button on the page of the mailed link. */
  confirm(call: FormCall): Promise<ConfirmOutcome>;
}

export interface RefusedAddress {
  readonly message: string;
  readonly email: string;
}

export type ConfirmOutcome =
  | { readonly kind: "confirmed" }
  | { readonly kind: "unknown" }
  /** The page showed a text that is no longer the current one, so nothing was agreed to. */
  | { readonly kind: "stale-text"; readonly token: string };

export interface SubscriptionPostsDeps extends SubscriptionRequestDeps {
  readonly consent: Pick<NewsConsent, "text" | "version">;
}

const LONGEST_VALUE = 500;

export function createSubscriptionPosts(deps: SubscriptionPostsDeps): SubscriptionPosts {
  const { database, now, consent } = deps;
  return {
    subscribe: (call) => subscribe(call, deps),
    lookUp: (token) => findLink(database, token, now()),
    async confirm({ request, client }) {
      const read = await readFields(request, LONGEST_VALUE);
      const token = read("token");
      if (read("consentVersion") !== consent.version) return { kind: "stale-text", token };
      const agreement = { text: consent.text, version: consent.version, agreedAt: now(), ip: client };
      const isConfirmed = await confirmSubscription(database, token, agreement);
      return { kind: isConfirmed ? "confirmed" : "unknown" };
    },
  };
}

async function subscribe(call: FormCall, deps: SubscriptionRequestDeps): Promise<PostedForm<RefusedAddress>> {
  const read = await readFields(call.request, LONGEST_VALUE);
  const email = read("email");
  const received = await receiveSubscription(call, { email, website: read("website") }, deps);
  return answerPost(received, ({ problem: { message } }) => ({ message, email }));
}
