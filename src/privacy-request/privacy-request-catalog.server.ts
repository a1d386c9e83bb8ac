import { privacyRequest } from "../../content/legal/privacy-request.ts";
import { part, type SiteContent } from "../../content/site-content.ts";
import { LINK_SENT } from "../leads/privacy/requests/data-request.ts";
import {
  CONFIRM_REQUEST_PATH,
  REQUEST_PATH,
  REQUEST_SENT_PATH,
  REQUEST_STATUS_PATH,
} from "../leads/privacy/requests/request-paths.ts";
import { type PageRecord, type SitePage, stepPage } from "../seo/page-record.ts";

const crumb = { name: "Privacy request", path: REQUEST_PATH };

export const requestContent = part((site) => {
  const { heading, lede, form, next, deal, signal, checkInbox } = privacyRequest(site);
  const sent = { heading: checkInbox.title, text: LINK_SENT, help: checkInbox.help };
  return { heading, lede, form, next, deal, signal, sent };
});
export type RequestContent = ReturnType<typeof requestContent>;

export const requestPage = part<SitePage>((site) => ({
  path: REQUEST_PATH,
  title: privacyRequest(site).title,
  description: privacyRequest(site).metaDescription,
  kind: "page",
  updated: privacyRequest(site).updated,
  breadcrumb: [crumb],
}));

function describeStep(site: SiteContent, path: string, text: Parameters<typeof stepPage>[0]): PageRecord {
  return stepPage(text, { path, updated: privacyRequest(site).updated, below: [crumb] });
}

export const sentPage = part((site) =>
  describeStep(site, REQUEST_SENT_PATH, {
    title: privacyRequest(site).checkInbox.title,
    metaDescription: LINK_SENT,
  }),
);
export const confirmPage = part((site) =>
  describeStep(site, CONFIRM_REQUEST_PATH, privacyRequest(site).confirm),
);
export const statusPage = part((site) =>
  describeStep(site, REQUEST_STATUS_PATH, privacyRequest(site).status),
);

export const confirmContent = part((site) => {
  const { title: heading, lede, again } = privacyRequest(site).confirm;
  return { heading, lede, again };
});
export type ConfirmContent = ReturnType<typeof confirmContent>;
export const statusContent = part((site) => privacyRequest(site).status);
export const goneContent = part((site) => privacyRequest(site).gone);
