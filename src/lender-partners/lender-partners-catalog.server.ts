import { lenderPartnersText } from "../../content/lenders.ts";
import { figuresAsOf } from "../../content/loan-facts.ts";
import { part } from "../../content/site-content.ts";
import { compensation, publicLenders } from "../lenders/lenders-catalog.server.ts";
import { describeLimitSources } from "../lenders/limit-source.ts";
import { firstLevelPage } from "../seo/page-record.ts";

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

export const lenderPartnersPage = part((site) =>
  firstLevelPage(lenderPartnersText(site), {
    path: "/lender-partners",
    name: "Lenders",
    kind: "page",
    updated: figuresAsOf(site),
    readsQuery: true,
  }),
);
