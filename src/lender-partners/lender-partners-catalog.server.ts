import { lenderPartnersText } from "../../content/lenders.ts";
import { figuresAsOf } from "../../content/loan-facts.ts";
import { compensation, publicLenders } from "../lenders/lenders-catalog.server.ts";
import { describeLimitSources } from "../lenders/limit-source.ts";
import type { SitePage } from "../seo/page-record.ts";
import { plainText } from "../seo/plain-text.ts";

export const lenderPartnersContent = {
  heading: lenderPartnersText.heading,
  lede: lenderPartnersText.lede,
  compensation,
  figuresAsOf,
  directoryNote: lenderPartnersText.directoryNote,
  comparisonNote: lenderPartnersText.comparisonNote(describeLimitSources(publicLenders)),
  lenders: publicLenders,
};
export type LenderPartnersContent = typeof lenderPartnersContent;

export const lenderPartnersPage = {
  path: "/lender-partners",
  title: lenderPartnersText.title,
  description: lenderPartnersText.metaDescription,
  kind: "page",
  updated: figuresAsOf,
  breadcrumb: [{ name: "Lenders", path: "/lender-partners" }],
  readsQuery: true,
  text: plainText(lenderPartnersContent),
} as const satisfies SitePage;
