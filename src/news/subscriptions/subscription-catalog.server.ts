import { newsConsent } from "../../../content/legal/news-consent.ts";
import { subscriptionText } from "../../../content/news-pages.ts";
import { part, type SiteContent } from "../../../content/site-content.ts";
import { type PageRecord, stepPage } from "../../seo/page-record.ts";
import { LINK_DAYS, LINK_SENT } from "./subscription.ts";
import { CHECK_INBOX_PATH, CONFIRM_PATH, SUBSCRIBE_PATH, SUBSCRIBED_PATH } from "./subscription-paths.ts";

/** The consent on offer now. A copy is stored with each confirmation. */
export const consentOffer = { text: newsConsent.text, version: newsConsent.version };

/** Sent with the pages that show the form. */
export const subscribeContent = part((site) => {
  const { unreachable, checkInbox } = subscriptionText(site);
  const sent = { heading: checkInbox.heading, text: LINK_SENT, help: checkInbox.help(LINK_DAYS) };
  return { promise: newsConsent.text, unreachable, sent };
});
export type SubscribeContent = ReturnType<typeof subscribeContent>;

function describeStep(path: string, text: Parameters<typeof stepPage>[0]): PageRecord {
  const below = [{ name: "News", path: "/dscr-news" }];
  return stepPage(text, { path, updated: newsConsent.effective, below });
}

export const subscribePage = part((site) => describeStep(SUBSCRIBE_PATH, subscriptionText(site).subscribe));
export const confirmPage = part((site) => describeStep(CONFIRM_PATH, subscriptionText(site).confirm));

export const confirmContent = part((site) => {
  const { confirm, gone } = subscriptionText(site);
  return {
    open: { heading: confirm.title, lede: confirm.lede, consent: consentOffer },
    gone: { heading: gone.heading, lede: gone.lede(LINK_DAYS) },
  };
});
export type ConfirmContent = ReturnType<typeof confirmContent>;

/** Pages that say what has happened. */
const notices = part((site) => {
  const { heading: title, text, help } = subscribeContent(site).sent;
  const { subscribed } = subscriptionText(site);
  return [
    { page: describeStep(CHECK_INBOX_PATH, { title, metaDescription: text }), lede: text, help },
    { page: describeStep(SUBSCRIBED_PATH, subscribed), lede: subscribed.lede, help: subscribed.help },
  ];
});

export function findNotice(site: SiteContent, path: string) {
  const notice = notices(site).find(({ page }) => page.path === path);
  if (notice === undefined) throw new Error(`No notice has the path ${path}`);
  return notice;
}
