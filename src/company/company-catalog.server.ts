import { faqItems } from "../../content/faq.ts";
import { figuresAsOf } from "../../content/loan-facts.ts";
import type { SitePage } from "../seo/page-record.ts";
import { plainText } from "../seo/plain-text.ts";

export const faqPage = {
  path: "/faq",
  title: "DSCR Loan FAQ: 12 Straight Answers",
  description:
    "Twelve straight answers on DSCR loans: how lenders compute the ratio, credit, down payment, documents, LLCs, prepayment and time to close.",
  kind: "faq",
  updated: figuresAsOf,
  breadcrumb: [{ name: "FAQ", path: "/faq" }],
  questions: faqItems,
  text: plainText(faqItems),
} as const satisfies SitePage;

export const companyPages = [faqPage];
