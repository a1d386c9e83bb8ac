import { about } from "../../content/about.ts";
import { company } from "../../content/company.ts";
import { contact } from "../../content/contact.ts";
import { contactDetails } from "../../content/contact-details.ts";
import { expertQuotes, faqItems, faqText } from "../../content/faq.ts";
import { handoffFigures } from "../../content/handoff-figures.ts";
import { howWeArePaid } from "../../content/how-we-are-paid.ts";
import { pagesRevised } from "../../content/page-dates.ts";
import type { SectionsText } from "../../content/page-section.ts";
import { reliability } from "../../content/reliability.ts";
import recordedRuns from "../../content/reliability-run.json" with { type: "json" };
import { part, type SiteContent } from "../../content/site-content.ts";
import { publicLenders } from "../lenders/lenders-catalog.server.ts";
import { describeLimitSources } from "../lenders/limit-source.ts";
import { firstLevelPage } from "../seo/page-record.ts";
import { describeQuarter } from "./quarter-figures.ts";
import { describeRuns } from "./reliability-record.server.ts";

export const faqContent = part((site) => ({
  heading: faqText.heading,
  lede: faqText.lede,
  items: faqItems(site),
  quotes: expertQuotes.map(({ quote, author, credential, substantiation }) => ({
    quote,
    author,
    credential,
    date: substantiation?.date ?? null,
  })),
  ask: faqText.ask,
}));
export type FaqContent = ReturnType<typeof faqContent>;

export const faqPage = part((site) =>
  firstLevelPage(faqText, {
    path: "/faq",
    name: "FAQ",
    kind: "faq",
    updated: pagesRevised,
    questions: faqItems(site),
  }),
);

/** Pages that are plain text. */
const sectionsPages = part((site) => [
  toSectionsPage(about(site), "/about", "About"),
  toSectionsPage(
    howWeArePaid(site)({
      limitSources: describeLimitSources(publicLenders(site)),
      quarter: describeQuarter(handoffFigures(site)?.quarter ?? null),
    }),
    "/how-we-are-paid",
    "How We Are Paid",
  ),
  toSectionsPage(reliability(describeRuns(recordedRuns)), "/reliability", "When Something Breaks"),
]);

function toSectionsPage(content: SectionsText, path: string, name: string) {
  return { content, page: firstLevelPage(content, { path, name, kind: "page", updated: pagesRevised }) };
}

export function findSectionsPage(site: SiteContent, path: string) {
  const found = sectionsPages(site).find(({ page }) => page.path === path);
  if (found === undefined) throw new Error(`No page of sections has the path ${path}`);
  return found;
}

/** Shown on the contact and legal pages. */
export const companyDetails = part((site) => ({
  legalName: company.legalName,
  address: contactDetails(site).address,
  phone: contactDetails(site).phone,
  email: contactDetails(site).email,
}));
export type CompanyDetails = ReturnType<typeof companyDetails>;

export const contactContent = part((site) => ({ ...contact(site), company: companyDetails(site) }));
export type ContactContent = ReturnType<typeof contactContent>;

export const contactPage = part((site) =>
  firstLevelPage(contact(site), {
    path: "/contact",
    name: "Contact",
    kind: "page",
    updated: pagesRevised,
    // The call to action's source decides the label of the form's message field.
    readsQuery: true,
  }),
);

export const companyPages = part((site) => [
  faqPage(site),
  ...sectionsPages(site).map(({ page }) => page),
  contactPage(site),
]);
