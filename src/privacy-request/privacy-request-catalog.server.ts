import { privacyRequest } from "../../content/legal/privacy-request.ts";
import { LINK_SENT } from "../leads/privacy/requests/data-request.ts";
import {
  CONFIRM_REQUEST_PATH,
  REQUEST_PATH,
  REQUEST_SENT_PATH,
  REQUEST_STATUS_PATH,
} from "../leads/privacy/requests/request-paths.ts";
import type { PageRecord, SitePage } from "../seo/page-record.ts";
import { plainText } from "../seo/plain-text.ts";

const crumb = { name: "Privacy request", path: REQUEST_PATH };

const { heading, lede, form, next, signal } = privacyRequest;
export const requestContent = {
  heading,
  lede,
  form,
  next,
  signal,
  sent: { heading: privacyRequest.checkInbox.title, text: LINK_SENT, help: privacyRequest.checkInbox.help },
};
export type RequestContent = typeof requestContent;

export const requestPage = {
  path: REQUEST_PATH,
  title: privacyRequest.title,
  description: privacyRequest.metaDescription,
  kind: "page",
  updated: privacyRequest.updated,
  breadcrumb: [crumb],
  text: plainText(requestContent),
} as const satisfies SitePage;

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
    updated: privacyRequest.updated,
    breadcrumb: [crumb, { name: title, path }],
    isUnlisted: true,
  };
}

export const sentPage = describeStep(REQUEST_SENT_PATH, {
  title: privacyRequest.checkInbox.title,
  metaDescription: LINK_SENT,
});
export const confirmPage = describeStep(CONFIRM_REQUEST_PATH, privacyRequest.confirm);
export const statusPage = describeStep(REQUEST_STATUS_PATH, privacyRequest.status);

export const confirmContent = {
  heading: privacyRequest.confirm.title,
  lede: privacyRequest.confirm.lede,
  again: privacyRequest.confirm.again,
};
export type ConfirmContent = typeof confirmContent;
export const statusContent = privacyRequest.status;
export const goneContent = privacyRequest.gone;
