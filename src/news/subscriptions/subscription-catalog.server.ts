import { company } from "../../../content/company.ts";
import { newsConsent } from "../../../content/legal/news-consent.ts";
import type { PageRecord } from "../../seo/page-record.ts";
import { LINK_DAYS, LINK_SENT } from "./subscription.ts";
import { CHECK_INBOX_PATH, CONFIRM_PATH, SUBSCRIBE_PATH, SUBSCRIBED_PATH } from "./subscription-paths.ts";

/** What is offered to agree to now, and stored with each confirmation. */
export const consentOffer = { text: newsConsent.text, version: newsConsent.version };

/** Sent with the pages that show the form. */
export const subscribeContent = {
  promise: newsConsent.text,
  unreachable: "The address could not be sent. Please try again in a moment.",
  sent: {
    heading: "Check your inbox",
    text: LINK_SENT,
    help: `The link works for ${LINK_DAYS} days. If no mail arrives within some minutes, look into the spam folder. An address that opted out of all our email gets none.`,
  },
};
export type SubscribeContent = typeof subscribeContent;

function describeStep(path: string, title: string, description: string): PageRecord {
  return {
    path,
    title,
    description,
    kind: "page",
    updated: newsConsent.effective,
    breadcrumb: [
      { name: "News", path: "/dscr-news" },
      { name: title, path },
    ],
    isUnlisted: true,
  };
}

export const subscribePage = describeStep(
  SUBSCRIBE_PATH,
  "Subscribe to the news",
  "Get a short email for each new article about DSCR loans. We mail a link first; nothing is sent until you confirm.",
);

export const confirmPage = describeStep(
  CONFIRM_PATH,
  "Confirm your subscription",
  "The page behind the link we mailed. The button on it starts the news emails.",
);

export const confirmContent = {
  open: {
    heading: "Confirm your subscription",
    lede: "One click, and new articles come to your inbox.",
    consent: consentOffer,
  },
  gone: {
    heading: "This link does not work any more",
    lede: `A link works for ${LINK_DAYS} days, and only the newest one does. Enter your address again, and we send a new one.`,
  },
};
export type ConfirmContent = typeof confirmContent;

/** Pages that say what has happened. */
const notices = [
  {
    page: describeStep(CHECK_INBOX_PATH, subscribeContent.sent.heading, LINK_SENT),
    lede: LINK_SENT,
    help: subscribeContent.sent.help,
  },
  {
    page: describeStep(
      SUBSCRIBED_PATH,
      "You are subscribed",
      "Your news subscription is confirmed. Every email has a link to end it.",
    ),
    lede: "Your address is confirmed. We write when there is a new article.",
    help: `Every email has a link that ends the subscription with one click. You can also write to ${company.email}.`,
  },
];

export function findNotice(path: string) {
  const notice = notices.find(({ page }) => page.path === path);
  if (notice === undefined) throw new Error(`No notice has the path ${path}`);
  return notice;
}
