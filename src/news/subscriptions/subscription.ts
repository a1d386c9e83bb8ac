/** `pending` until the link in the mail was used; `unsubscribed` is kept so that the choice is known. */
export const SUBSCRIPTION_STATES = ["pending", "confirmed", "unsubscribed"] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Somebody's wish to get the news by mail. */
export interface Subscription {
  readonly id: string;
  readonly email: string;
  readonly state: SubscriptionState;
  /** When the address was last typed into the form. */
  readonly requestedAt: number;
  readonly consent: NewsConsent | undefined;
  readonly unsubscribedAt: number | undefined;
}

/** Proof of what was agreed to, given by the button behind the mailed link. */
export interface NewsConsent {
  readonly text: string;
  readonly version: string;
  readonly agreedAt: number;
  readonly ip: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export const LINK_DAYS = 7;
/** How long the mailed link works, and the address is kept if nobody opens it. */
export const LINK_LIFETIME_MS = LINK_DAYS * DAY_MS;

/** Tells the links to unsubscribe from those in mails about a lead. */
export const SUBSCRIPTION_ID_PREFIX = "news-";
/** Of links that name the digest of an address: somebody who never asked for anything wants no mail at all. */
export const NEVER_ID_PREFIX = "never-";

/** The kinds of jobs that subscriptions bring. */
export const NEWS_JOBS = ["news-confirmation", "news-article"] as const;
export type NewsJobKind = (typeof NEWS_JOBS)[number];

/** What the form shows about its one field. */
export const ADDRESS_ERROR = "Please enter your email address, like name@example.com.";

/** Said to whoever subscribes; the same for every address, whether it was known or not. */
export const LINK_SENT = "We sent a link to the address. Nothing more is sent until you confirm.";

/** The same person types it in different ways, and is one subscriber. */
export function normalizeAddress(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}
