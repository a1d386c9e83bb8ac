import { company } from "../../content/company.ts";
import { disclosures } from "../../content/legal/disclosures.ts";
import type { LegalDocument } from "../../content/legal/legal-document.ts";
import { privacy } from "../../content/legal/privacy.ts";
import { terms } from "../../content/legal/terms.ts";
import type { SitePage } from "../seo/page-record.ts";
import { plainText } from "../seo/plain-text.ts";
import { companyDetails } from "./company-catalog.server.ts";
import type { LegalContent } from "./legal-content.ts";

interface LegalPageSource {
  readonly path: string;
  readonly heading: string;
  readonly title: string;
  readonly description: string;
  /** The page states the day on which it is read, so it is rendered anew every day. */
  readonly isDated: boolean;
  readonly document: LegalDocument;
}

/** What the operator has configured, where a text follows it. */
export interface LegalCircumstances {
  readonly countsVisits: boolean;
}

export interface LegalPageRecord {
  readonly page: SitePage;
  readonly contentFor: (circumstances?: LegalCircumstances) => LegalContent;
}

/** A page that is made at build time says nothing that follows the configuration. */
const AT_BUILD: LegalCircumstances = { countsVisits: false };

function toLegalPage(source: LegalPageSource): LegalPageRecord {
  const { path, heading, title, description, isDated, document } = source;
  const page: SitePage = {
    path,
    title,
    description,
    kind: "legal",
    updated: document.effective,
    breadcrumb: [{ name: heading, path }],
    isDated,
    text: plainText(document),
  };
  const contentFor = ({ countsVisits } = AT_BUILD): LegalContent => ({
    heading,
    document: toShown(document, countsVisits),
    company: companyDetails,
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

export const disclosuresLegalPage = toLegalPage({
  path: "/disclosures",
  heading: "Disclosures",
  title: "Disclosures: What We Are and Who Pays Us",
  description: `${company.name} is an educational and referral service, not a lender. How it is paid, what its figures are worth, NMLS, consent and complaints.`,
  isDated: false,
  document: disclosures,
});

const termsLegalPage = toLegalPage({
  path: "/terms",
  heading: "Terms of Service",
  title: "Terms of Service",
  description:
    "The agreement for using this site in twelve short sections: what the service does and does not do, referrals, consent to contact, liability and Texas law.",
  isDated: true,
  document: terms,
});

const privacyLegalPage = toLegalPage({
  path: "/privacy",
  heading: "Privacy Policy",
  title: "Privacy Policy",
  description:
    "What personal data this site handles and why, with whom it is shared, how long it is kept, and how to see, correct or delete it or opt out of contact.",
  isDated: true,
  document: privacy,
});

/** Of the pages that state the day on which they are read. */
export function findDatedLegalPage(path: string): LegalPageRecord {
  const found = [termsLegalPage, privacyLegalPage].find(({ page }) => page.path === path);
  if (found === undefined) throw new Error(`No legal page has the path ${path}`);
  return found;
}

export const legalPages = [disclosuresLegalPage.page, termsLegalPage.page, privacyLegalPage.page];
