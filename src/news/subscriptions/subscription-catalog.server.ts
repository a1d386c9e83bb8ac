import { newsConsent } from "../../../content/legal/news-consent.ts";
import { subscriptionText } from "../../../content/news-pages.ts";
import type { PageRecord } from "../../seo/page-record.ts";
import { LINK_DAYS, LINK_SENT } from "./subscription.ts";
import { CHECK_INBOX_PATH, CONFIRM_PATH, SUBSCRIBE_PATH, SUBSCRIBED_PATH } from "./subscription-paths.ts";

/** The consent on offer now. A copy is stored with each confirmation. */
export const consentOffer = { text: newsConsent.text, version: newsConsent.version };

/** Sent with the pages that show the form. */
export const subscribeContent = {
  promise: newsConsent.text,
  unreachable: subscriptionText.unreachable,
  sent: {
    heading: subscriptionText.checkInbox.heading,
    text: LINK_SENT,
    help: subscriptionText.checkInbox.help(LINK_DAYS),
  },
};
export type SubscribeContent = typeof subscribeContent;

interface StepText {
  readonly title: string;
  readonly metaDescription: string;
}

function describeStep(path: string, { title, metaDescription }: StepText): PageRecord {
  return {
    path,
    title,
    description: metaDescription,
    kind: "page",
    updated: newsConsent.effective,
    breadcrumb: [
      { name: "News", path: "/dscr-news" },
      { name: title, path },
    ],
    isUnlisted: true,
  };
}

export const subscribePage = describeStep(SUBSCRIBE_PATH, subscriptionText.subscribe);
export const confirmPage = describeStep(CONFIRM_PATH, subscriptionText.confirm);

export const confirmContent = {
  open: {
    heading: subscriptionText.confirm.title,
    lede: subscriptionText.confirm.lede,
    consent: consentOffer,
  },
  gone: {
    heading: subscriptionText.gone.heading,
    lede: subscriptionText.gone.lede(LINK_DAYS),
  },
};
export type ConfirmContent = typeof confirmContent;

/** Pages that say what has happened. */
const notices = [
  {
    page: describeStep(CHECK_INBOX_PATH, {
      title: subscribeContent.sent.heading,
      metaDescription: LINK_SENT,
    }),
    lede: LINK_SENT,
    help: subscribeContent.sent.help,
  },
  {
    page: describeStep(SUBSCRIBED_PATH, subscriptionText.subscribed),
    lede: subscriptionText.subscribed.lede,
    help: subscriptionText.subscribed.help,
  },
];

export function findNotice(path: string) {
  const notice = notices.find(({ page }) => page.path === path);
  if (notice === undefined) throw new Error(`No notice has the path ${path}`);
  return notice;
}
