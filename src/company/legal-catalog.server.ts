import type { LegalDocument } from "../../content/legal/legal-document.ts";
import { legalPageTexts } from "../../content/legal/legal-pages.ts";
import { part, type SiteContent } from "../../content/site-content.ts";
import { firstLevelPage } from "../seo/page-record.ts";
import { companyDetails } from "./company-catalog.server.ts";

/** The operator's settings that affect the texts. */
export interface LegalCircumstances {
  readonly countsVisits: boolean;
}

type LegalPageName = keyof ReturnType<typeof legalPageTexts>;

/** Pages rendered at build time must not depend on the configuration. */
const AT_BUILD: LegalCircumstances = { countsVisits: false };

function toLegalPage(site: SiteContent, name: LegalPageName, { isDated }: { readonly isDated: boolean }) {
  const text = legalPageTexts(site)[name];
  const document: LegalDocument = text.document;
  const page = firstLevelPage(text, {
    path: `/${name}`,
    name: text.heading,
    kind: "legal",
    updated: document.effective,
    isDated,
  });
  const contentFor = ({ countsVisits } = AT_BUILD) => ({
    heading: text.heading,
    document: toShown(document, countsVisits),
    company: companyDetails(site),
  });
  return { page, contentFor };
}

export type LegalContent = ReturnType<ReturnType<typeof toLegalPage>["contentFor"]>;

/** Chooses the analytics paragraph. */
function toShown({ sections, ...document }: LegalDocument, countsVisits: boolean) {
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

export const disclosuresLegalPage = part((site) => toLegalPage(site, "disclosures", { isDated: false }));

/** They state the date on which they are read, so they are rendered anew every day. */
const datedLegalPages = part((site) => [
  toLegalPage(site, "terms", { isDated: true }),
  toLegalPage(site, "privacy", { isDated: true }),
]);

export function findDatedLegalPage(site: SiteContent, path: string) {
  const found = datedLegalPages(site).find(({ page }) => page.path === path);
  if (found === undefined) throw new Error(`No legal page has the path ${path}`);
  return found;
}

export const legalPages = part((site) => [
  disclosuresLegalPage(site).page,
  ...datedLegalPages(site).map(({ page }) => page),
]);
