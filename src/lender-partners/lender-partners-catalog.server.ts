import { lenderPartnersText } from "../../content/lenders.ts";
import { figuresAsOf } from "../../content/loan-facts.ts";
import { part } from "../../content/site-content.ts";
import { compensation, publicLenders } from "../lenders/lenders-catalog.server.ts";
import { describeLimitSources } from "../lenders/limit-source.ts";
import type { SitePage } from "../seo/page-record.ts";

export const lenderPartnersContent = part((site) => ({
  heading: lenderPartnersText(site).heading,
  lede: lenderPartnersText(site).lede,
  compensation,
  figuresAsOf: figuresAsOf(site),
  directoryNote: lenderPartnersText(site).directoryNote,
  comparisonNote: lenderPartnersText(site).comparisonNote(describeLimitSources(publicLenders(site))),
  lenders: publicLenders(site),
}));
export type LenderPartnersContent = ReturnType<typeof lenderPartnersContent>;

export const lenderPartnersPage = part<SitePage>((site) => ({
  path: "/lender-partners",
  title: lenderPartnersText(site).title,
  description: lenderPartnersText(site).metaDescription,
  kind: "page",
  updated: figuresAsOf(site),
  breadcrumb: [{ name: "Lenders", path: "/lender-partners" }],
  readsQuery: true,
}));
