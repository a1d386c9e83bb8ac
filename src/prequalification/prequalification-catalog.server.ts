import { figuresAsOf } from "../../content/loan-facts.ts";
import {
  documentChecklist,
  prequalificationFaq,
  prequalificationStats,
  prequalificationSteps,
  prequalificationText,
  prequalificationTips,
} from "../../content/prequalification-steps.ts";
import { part } from "../../content/site-content.ts";
import { firstLevelPage } from "../seo/page-record.ts";

export const prequalificationContent = part((site) => ({
  heading: prequalificationText.heading,
  lede: prequalificationText.lede,
  steps: prequalificationSteps,
  stats: prequalificationStats,
  tips: prequalificationTips,
  faq: prequalificationFaq,
  checklist: documentChecklist,
  closing: prequalificationText.closing,
  figuresAsOf: figuresAsOf(site),
}));
export type PrequalificationContent = ReturnType<typeof prequalificationContent>;

export const prequalificationPage = part((site) =>
  firstLevelPage(prequalificationText, {
    path: "/prequalification-steps",
    name: "Prequalification Steps",
    kind: "page",
    updated: figuresAsOf(site),
    questions: prequalificationFaq,
  }),
);
