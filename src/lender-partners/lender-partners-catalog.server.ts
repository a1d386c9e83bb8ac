import { figuresAsOf } from "../../content/loan-facts.ts";
import { compensation, publicLenders } from "../lenders/lenders-catalog.server.ts";
import { describeLimitSources } from "../lenders/limit-source.ts";
import type { SitePage } from "../seo/page-record.ts";
import { plainText } from "../seo/plain-text.ts";

export const lenderPartnersContent = {
  heading: "DSCR lender partners",
  lede: "Three lenders that judge a rental by its rent. Compare what each asks of the ratio, how much of the value it lends and how long it takes to close.",
  compensation,
  figuresAsOf,
  limitSources: describeLimitSources(publicLenders),
  lenders: publicLenders,
};
export type LenderPartnersContent = typeof lenderPartnersContent;

export const lenderPartnersPage = {
  path: "/lender-partners",
  title: "DSCR Lender Partners Compared",
  description:
    "Compare three DSCR lenders by minimum ratio, maximum LTV, loan amounts, rates, rating and closing time. Sort, filter and ask for a quote free of charge.",
  kind: "page",
  updated: figuresAsOf,
  breadcrumb: [{ name: "Lenders", path: "/lender-partners" }],
  readsQuery: true,
  text: plainText(lenderPartnersContent),
} as const satisfies SitePage;
