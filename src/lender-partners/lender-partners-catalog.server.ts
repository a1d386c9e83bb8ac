import { handoffFigures } from "../../content/handoff-figures.ts";
import { lenderPartnersText } from "../../content/lenders.ts";
import { pagesRevised } from "../../content/page-dates.ts";
import { part, type SiteContent } from "../../content/site-content.ts";
import { describeAnswers } from "../lenders/answer-figures.ts";
import type { PublicLender } from "../lenders/lender.ts";
import { compensation, publicLenders } from "../lenders/lenders-catalog.server.ts";
import { describeCardMark, describeLimitSource, describeLimitSources } from "../lenders/limit-source.ts";
import { firstLevelPage } from "../seo/page-record.ts";

export const lenderPartnersContent = part((site) => {
  const { heading, lede, directoryNote } = lenderPartnersText(site);
  const lenders = publicLenders(site).map((lender) => toCard(lender, describeAnswersOf(site, lender)));
  const samples = lenders.filter(({ confirmedOn }) => confirmedOn === null);
  const hasCounts = samples.some(({ answers }) => answers !== undefined);
  return {
    heading,
    lede,
    compensation,
    directoryNote: directoryNote(samples.length > 0 ? [describeCardMark({ hasCounts })] : []),
    /** Empty if the directory's note says it all. */
    comparisonNote: samples.length === lenders.length ? "" : describeLimitSources(lenders),
    lenders,
  };
});

/** Undefined until there are enough answers to tell anything. */
function describeAnswersOf(site: SiteContent, lender: PublicLender): string | undefined {
  const figures = handoffFigures(site);
  const own = figures?.lenders.find(({ id }) => id === lender.id);
  return figures === null || own === undefined ? undefined : describeAnswers(own, figures.day);
}

export interface LenderCardContent extends PublicLender {
  /** When the lender confirmed its limits; absent on a sample, whose mark says it. */
  readonly source: string | undefined;
  /** How it answers. */
  readonly answers: string | undefined;
}

/** A lender as its card shows it: the browser needs no code for the sentences. */
export function toCard(lender: PublicLender, answers?: string): LenderCardContent {
  const source = lender.confirmedOn === null ? undefined : `${describeLimitSource(lender)}.`;
  return { ...lender, source, answers };
}
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
