import { pagesRevised } from "../../content/page-dates.ts";
import {
  documentChecklist,
  prequalificationFaq,
  prequalificationStats,
  prequalificationSteps,
  prequalificationText,
  prequalificationTips,
} from "../../content/prequalification-steps.ts";
import { firstLevelPage } from "../seo/page-record.ts";

export const prequalificationContent = {
  heading: prequalificationText.heading,
  lede: prequalificationText.lede,
  steps: prequalificationSteps,
  stats: prequalificationStats,
  tips: prequalificationTips,
  faq: prequalificationFaq,
  checklist: documentChecklist,
  closing: prequalificationText.closing,
};
export type PrequalificationContent = typeof prequalificationContent;

export const prequalificationPage = firstLevelPage(prequalificationText, {
  path: "/prequalification-steps",
  name: "Prequalification Steps",
  kind: "page",
  updated: pagesRevised,
  questions: prequalificationFaq,
});
