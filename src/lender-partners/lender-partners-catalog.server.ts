import { handoffFigures } from "../../content/handoff-figures.ts";
import { lenderPartnersText } from "../../content/lenders.ts";
import { pagesRevised } from "../../content/page-dates.ts";
import { part, type SiteContent } from "../../content/site-content.ts";
import { describeAnswers } from "../lenders/answer-figures.ts";
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
  lenders: publicLenders(site).map((lender) => toCard(lender, describeAnswersOf(site, lender))),
}));

/** Undefined until there are enough answers to tell anything. */
function describeAnswersOf(site: SiteContent, lender: PublicLender): string | undefined {
  const figures = handoffFigures(site);
  const own = figures?.lenders.find(({ id }) => id === lender.id);
  return figures === null || own === undefined ? undefined : describeAnswers(own, figures.day);
}

/** A lender as its card shows it, with the sentences on who confirmed it and how it answers: the browser needs no code for that. */
export function toCard(lender: PublicLender, answers?: string) {
  const source = describeCardSource(lender, { hasCounts: answers !== undefined });
  return { ...lender, source, ...(answers === undefined ? {} : { answers }) };
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
