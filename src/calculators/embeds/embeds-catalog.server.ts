import { dealAnalyzer } from "../../../content/calculators/deal-analyzer.ts";
import {
  dealEmbed,
  dscrEmbed,
  type EmbedContent,
  embedCredit,
  snippetBuilder,
} from "../../../content/calculators/embeds.ts";
import { company } from "../../../content/company.ts";
import { pagesRevised } from "../../../content/page-dates.ts";
import { type SitePage, socialImagePath } from "../../seo/page-record.ts";
import { dealForm, stateEstimates } from "../../site/deal-form-catalog.server.ts";
import { dscrCalculator } from "../calculators-catalog.server.ts";
import type { Embeddable } from "./embed-paths.ts";

export const { name: companyName } = company;

const DSCR: Embeddable = {
  path: "/embed/dscr-calculator",
  fullPath: "/dscr-calculator",
  name: dscrEmbed.heading,
  height: 1_440,
  asksForState: false,
};

const DEAL: Embeddable = {
  path: "/embed/deal-analyzer",
  fullPath: "/deal-analyzer",
  name: dealEmbed.heading,
  height: 1_750,
  asksForState: true,
};

/** Offered by /oembed and by the page that builds the code. */
export const embeddables: readonly [Embeddable, ...Embeddable[]] = [DSCR, DEAL];

const credit = { ...embedCredit, companyName };

const { fields, countOnce, paymentHelp, definitions, example } = dscrCalculator;

/** For the page that builds the code. */
export const snippetView = {
  content: snippetBuilder,
  companyName,
  embeds: embeddables,
  states: stateEstimates.map(({ code, name }) => ({ code, name })),
};

export const dscrEmbedView = {
  content: dscrEmbed,
  credit,
  fullPath: DSCR.fullPath,
  calculator: { fields, countOnce, paymentHelp, definitions },
  /** The calculator's worked example, each cost in one place. */
  example: {
    monthlyRent: example.monthlyRent,
    monthlyExpenses: example.taxesAndInsurance,
    monthlyDebtService: example.principalAndInterest,
  },
};

export const dealEmbedView = {
  content: dealEmbed,
  credit,
  fullPath: DEAL.fullPath,
  form: dealForm,
  answer: dealAnalyzer.sections.ratios,
  states: stateEstimates,
};

export const dscrEmbedPage = describeEmbed(DSCR, dscrEmbed);
export const dealEmbedPage = describeEmbed(DEAL, dealEmbed);
export const embedPages = [dscrEmbedPage, dealEmbedPage];

function describeEmbed({ path, fullPath }: Embeddable, content: EmbedContent): SitePage {
  return {
    path,
    canonicalPath: fullPath,
    title: content.title,
    description: content.metaDescription,
    kind: "page",
    updated: pagesRevised,
    breadcrumb: [],
    isUnlisted: true,
    isEmbeddable: true,
    socialImage: socialImagePath(fullPath),
  };
}
