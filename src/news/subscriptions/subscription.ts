/** `pending` until the mailed link is used; `unsubscribed` is kept so that the choice is known. */
export const SUBSCRIPTION_STATES = ["pending", "confirmed", "unsubscribed"] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** A request to get the news by mail, confirmed or not. */
export interface Subscription {
  readonly id: string;
  readonly email: string;
  readonly state: SubscriptionState;
  /** When the address was last typed into the form. */
  readonly requestedAt: number;
  readonly consent: NewsConsent | undefined;
  readonly unsubscribedAt: number | undefined;
}

/** Proof of what was agreed to, given by the button on the page of the mailed link. */
export interface NewsConsent {
  readonly text: string;
  readonly version: string;
  readonly agreedAt: number;
  readonly ip: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export const LINK_DAYS = 7;
/** How long the mailed link works, and how long an unconfirmed address is kept. */
export const LINK_LIFETIME_MS = LINK_DAYS * DAY_MS;

/** Distinguishes these unsubscribe links from those in mail about a lead. */
export const SUBSCRIPTION_ID_PREFIX = "news-";
/** Prefix of links that name the digest of an address: somebody who never asked for anything wants no mail at all. */
export const NEVER_ID_PREFIX = "never-";
/** What the link in a test mail names: no subscription at all. */
export const TEST_LINK_ID = "test-news";

/** The kinds of jobs that a subscription can queue. */
export const NEWS_JOBS = ["news-confirmation", "news-article"] as const;
export type NewsJobKind = (typeof NEWS_JOBS)[number];

/** Error shown beside the form's only field. */
export const ADDRESS_ERROR = "Please enter your email address, like name@example.com.";

/** How soon the mail with the link leaves, at the latest, while the mail server works. */
export const LINK_MINUTES = 10;

/** Shown after a sign-up; the same for every address, known or not, and true also while a pause holds the mail back. */
export const LINK_SENT = `Unless a link went to this address lately, we have mailed one, or will within ${LINK_MINUTES} minutes. Nothing more is sent until you confirm.`;

/** However a person types their address, they are one subscriber. */
export function normalizeAddress(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}

/** `1 subscriber`, `12 subscribers`. */
export function nameSubscribers(count: number): string {
  return `${count} ${count === 1 ? "subscriber" : "subscribers"}`;
}
