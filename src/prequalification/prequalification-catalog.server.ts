import { figuresAsOf } from "../../content/loan-facts.ts";
import {
  documentChecklist,
  prequalificationFaq,
  prequalificationStats,
  prequalificationSteps,
  prequalificationTips,
} from "../../content/prequalification-steps.ts";
import type { SitePage } from "../seo/page-record.ts";
import { plainText } from "../seo/plain-text.ts";

export const prequalificationContent = {
  heading: "Prequalify in four steps",
  lede: "From the first division of rent by payment to a lender's answer: what to do, what to have in hand, and how long each step takes.",
  steps: prequalificationSteps,
  stats: prequalificationStats,
  tips: prequalificationTips,
  faq: prequalificationFaq,
  checklist: documentChecklist,
  closing: {
    heading: "Where to start",
    text: "Work out the ratio first. With it in hand, the directory shows which lenders would read your file.",
  },
  figuresAsOf,
};
export type PrequalificationContent = typeof prequalificationContent;

export const prequalificationPage = {
  path: "/prequalification-steps",
  title: "DSCR Prequalification in Four Steps",
  description:
    "Four steps to a DSCR prequalification: calculate the ratio, gather documents, compare lenders, pass the review. With times and a printable checklist.",
  kind: "page",
  updated: figuresAsOf,
  breadcrumb: [{ name: "Prequalification Steps", path: "/prequalification-steps" }],
  questions: prequalificationFaq,
  text: plainText(prequalificationContent),
} as const satisfies SitePage;
