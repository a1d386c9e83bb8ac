import { figuresAsOf } from "../../content/loan-facts.ts";
import {
  documentChecklist,
  prequalificationFaq,
  prequalificationStats,
  prequalificationSteps,
  prequalificationText,
  prequalificationTips,
} from "../../content/prequalification-steps.ts";
import type { SitePage } from "../seo/page-record.ts";
import { plainText } from "../seo/plain-text.ts";

export const prequalificationContent = {
  heading: prequalificationText.heading,
  lede: prequalificationText.lede,
  steps: prequalificationSteps,
  stats: prequalificationStats,
  tips: prequalificationTips,
  faq: prequalificationFaq,
  checklist: documentChecklist,
  closing: prequalificationText.closing,
  figuresAsOf,
};
export type PrequalificationContent = typeof prequalificationContent;

export const prequalificationPage = {
  path: "/prequalification-steps",
  title: prequalificationText.title,
  description: prequalificationText.metaDescription,
  kind: "page",
  updated: figuresAsOf,
  breadcrumb: [{ name: "Prequalification Steps", path: "/prequalification-steps" }],
  questions: prequalificationFaq,
  text: plainText(prequalificationContent),
} as const satisfies SitePage;
