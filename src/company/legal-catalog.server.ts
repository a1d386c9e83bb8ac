import type { LegalDocument } from "../../content/legal/legal-document.ts";
import { legalPageTexts } from "../../content/legal/legal-pages.ts";
import { part, type SiteContent } from "../../content/site-content.ts";
import type { SitePage } from "../seo/page-record.ts";
import { companyDetails } from "./company-catalog.server.ts";
import type { LegalContent } from "./legal-content.ts";

interface LegalPageSource {
  readonly path: string;
  readonly heading: string;
  readonly title: string;
  readonly metaDescription: string;
  /** The page states the date on which it is read, so it is rendered anew every day. */
  readonly isDated: boolean;
  readonly document: LegalDocument;
}

/** The operator's settings that affect the texts. */
export interface LegalCircumstances {
  readonly countsVisits: boolean;
}

export interface LegalPageRecord {
  readonly page: SitePage;
  readonly contentFor: (circumstances?: LegalCircumstances) => LegalContent;
}

/** Pages rendered at build time must not depend on the configuration. */
const AT_BUILD: LegalCircumstances = { countsVisits: false };

function toLegalPage(site: SiteContent, source: LegalPageSource): LegalPageRecord {
  const { path, heading, title, metaDescription, isDated, document } = source;
  const page: SitePage = {
    path,
    title,
    description: metaDescription,
    kind: "legal",
    updated: document.effective,
    breadcrumb: [{ name: heading, path }],
    isDated,
  };
  const contentFor = ({ countsVisits } = AT_BUILD): LegalContent => ({
    heading,
    document: toShown(document, countsVisits),
    company: companyDetails(site),
  });
  return { page, contentFor };
}

function toShown({ sections, ...document }: LegalDocument, countsVisits: boolean): LegalContent["document"] {
  return {
    ...document,
    sections: sections.map(({ analytics, paragraphs, ...section }) => ({
      ...section,
      paragraphs: [
        ...paragraphs,
        ...(analytics ? [countsVisits ? analytics.analyticsOn : analytics.analyticsOff] : []),
      ],
    })),
  };
}

export const disclosuresLegalPage = part((site) =>
  toLegalPage(site, {
    ...legalPageTexts(site).disclosures,
    path: "/disclosures",
    isDated: false,
  }),
);
const termsLegalPage = part((site) =>
  toLegalPage(site, { ...legalPageTexts(site).terms, path: "/terms", isDated: true }),
);
const privacyLegalPage = part((site) =>
  toLegalPage(site, { ...legalPageTexts(site).privacy, path: "/privacy", isDated: true }),
);

/** Finds a page that states the date on which it is read. */
export function findDatedLegalPage(site: SiteContent, path: string): LegalPageRecord {
  const found = [termsLegalPage(site), privacyLegalPage(site)].find(({ page }) => page.path === path);
  if (found === undefined) throw new Error(`No legal page has the path ${path}`);
  return found;
}

export const legalPages = part((site) => [
  disclosuresLegalPage(site).page,
  termsLegalPage(site).page,
  privacyLegalPage(site).page,
]);
