import { company } from "../../content/company.ts";
import { disclosures } from "../../content/legal/disclosures.ts";
import type { LegalDocument } from "../../content/legal/legal-document.ts";
import { privacy } from "../../content/legal/privacy.ts";
import { terms } from "../../content/legal/terms.ts";
import type { SitePage } from "../seo/page-record.ts";
import { plainText } from "../seo/plain-text.ts";
import { companyDetails } from "./company-catalog.server.ts";
import type { LegalContent } from "./legal-content.ts";

/** The dates of a page that shows "today" are those of the operator's office until the browser knows better. */
export const OFFICE_TIME_ZONE = "America/Chicago";

interface LegalPageSource {
  readonly path: string;
  readonly heading: string;
  readonly title: string;
  readonly description: string;
  /** The page states the day on which it is read, so each visitor gets a rendering of their own. */
  readonly isPerRequest: boolean;
  readonly document: LegalDocument;
}

function toLegalPage(source: LegalPageSource): { readonly page: SitePage; readonly content: LegalContent } {
  const { path, heading, title, description, isPerRequest, document } = source;
  const page: SitePage = {
    path,
    title,
    description,
    kind: "legal",
    updated: document.effective,
    breadcrumb: [{ name: heading, path }],
    isPerRequest,
    text: plainText(document),
  };
  return { page, content: { heading, document: toShown(document), company: companyDetails } };
}

/** No visit counter is part of the site yet, so the sentence about one says that it is off. */
function toShown({ sections, ...document }: LegalDocument): LegalContent["document"] {
  return {
    ...document,
    sections: sections.map(({ analytics, paragraphs, ...section }) => ({
      ...section,
      paragraphs: analytics ? [...paragraphs, analytics.analyticsOff] : paragraphs,
    })),
  };
}

export const disclosuresLegalPage = toLegalPage({
  path: "/disclosures",
  heading: "Disclosures",
  title: "Disclosures: What We Are and Who Pays Us",
  description: `${company.name} is an educational and referral service, not a lender. How it is paid, what its figures are worth, NMLS, consent and complaints.`,
  isPerRequest: false,
  document: disclosures,
});

export const termsLegalPage = toLegalPage({
  path: "/terms",
  heading: "Terms of Service",
  title: "Terms of Service",
  description:
    "The agreement for using this site in twelve short sections: what the service does and does not do, referrals, consent to contact, liability and Texas law.",
  isPerRequest: true,
  document: terms,
});

export const privacyLegalPage = toLegalPage({
  path: "/privacy",
  heading: "Privacy Policy",
  title: "Privacy Policy",
  description:
    "What personal data this site handles and why, with whom it is shared, how long it is kept, and how to see, correct or delete it or opt out of contact.",
  isPerRequest: true,
  document: privacy,
});

export const legalPages = [disclosuresLegalPage.page, termsLegalPage.page, privacyLegalPage.page];
