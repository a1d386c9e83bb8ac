import type { Unsubscription } from "../../../../platform/mail/unsubscribe-page.ts";
import { endSubscription } from "../subscription-end.server.ts";
import type { NewsDatabase } from "../subscription-store.server.ts";

export interface NewsUnsubscriptionDeps {
  readonly database: NewsDatabase;
  readonly senderName: string;
  readonly now: () => number;
}

/** The unsubscribe link in every mail to a subscriber. It ends the news and nothing else. */
export function describeNewsUnsubscription(
  subscriptionId: string,
  { database, senderName, now }: NewsUnsubscriptionDeps,
): Unsubscription {
  return {
    question: `Stop the news from ${senderName}?`,
    button: "Unsubscribe",
    done: { title: "You are unsubscribed", text: `You will get no more news from ${senderName}.` },
    async end() {
      await endSubscription(database, { id: subscriptionId }, now());
    },
  };
}

/** The same link in a test mail. The operator sees that it works, and no subscription ends. */
export function describeTestLink(senderName: string): Unsubscription {
  return {
    question: `Stop the news from ${senderName}?`,
    button: "Unsubscribe",
    done: { title: "The link works", text: "It came with a test mail, so nobody was unsubscribed." },
    async end() {},
  };
}

export interface BlockAddressDeps {
  readonly senderName: string;
  /** Opts the address out of all mail. */
  readonly optOut: (addressDigest: string) => Promise<void>;
}

/** The link for somebody who gets a confirmation request they never asked for. It ends all mail to the address. */
export function describeBlockAddress(
  addressDigest: string,
  { senderName, optOut }: BlockAddressDeps,
): Unsubscription {
  return {
    question: `Never get email from ${senderName} again?`,
    button: "Never write to this address again",
    done: {
      title: "We will not write again",
      text: `${senderName} will send no more email to this address, even if somebody enters it here.`,
    },
    end: () => optOut(addressDigest),
  };
}
