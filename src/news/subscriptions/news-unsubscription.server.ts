import type { Unsubscription } from "../../../platform/mail/unsubscribe-page.ts";
import { endSubscription, type NewsDatabase } from "./subscription-store.server.ts";

export interface NewsUnsubscriptionParts {
  readonly database: NewsDatabase;
  readonly senderName: string;
  readonly now: () => number;
}

/** The link in every mail to a subscriber. It ends the news, and nothing else. */
export function describeNewsUnsubscription(
  subscriptionId: string,
  { database, senderName, now }: NewsUnsubscriptionParts,
): Unsubscription {
  return {
    question: `Get no more news from ${senderName}?`,
    done: `${senderName} sends you no more news.`,
    async end() {
      await endSubscription(database, { id: subscriptionId }, now());
    },
  };
}
