import { lenderPartnersText } from "../../content/lenders.ts";
import { pagesRevised } from "../../content/page-dates.ts";
import { part } from "../../content/site-content.ts";
import type { PublicLender } from "../lenders/lender.ts";
import { compensation, publicLenders } from "../lenders/lenders-catalog.server.ts";
import { describeCardSource, describeLimitSources } from "../lenders/limit-source.ts";
import { firstLevelPage } from "../seo/page-record.ts";

export const lenderPartnersContent = part((site) => ({
  heading: lenderPartnersText(site).heading,
  lede: lenderPartnersText(site).lede,
  compensation,
  directoryNote: lenderPartnersText(site).directoryNote,
  comparisonNote: lenderPartnersText(site).comparisonNote(describeLimitSources(publicLenders(site))),
  lenders: publicLenders(site).map(toCard),
}));

/** A lender as its card shows it, with the sentence on who confirmed it: the browser needs no code for that. */
export function toCard(lender: PublicLender) {
  return { ...lender, source: describeCardSource(lender) };
}
export type LenderCardContent = ReturnType<typeof toCard>;
export type LenderPartnersContent = ReturnType<typeof lenderPartnersContent>;

export const lenderPartnersPage = part((site) =>
  firstLevelPage(lenderPartnersText(site), {
    path: "/lender-partners",
    name: "Lenders",
    kind: "page",
    updated: pagesRevised,
    readsQuery: true,
  }),
);
