import { about } from "../../content/about.ts";
import { company } from "../../content/company.ts";
import { contact } from "../../content/contact.ts";
import { contactDetails } from "../../content/contact-details.ts";
import { expertQuotes, faqItems, faqText } from "../../content/faq.ts";
import { figuresAsOf } from "../../content/loan-facts.ts";
import { part } from "../../content/site-content.ts";
import type { SitePage } from "../seo/page-record.ts";
import type { CompanyDetails } from "./company-details.ts";

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
  figuresAsOf: figuresAsOf(site),
}));
export type FaqContent = ReturnType<typeof faqContent>;

export const faqPage = part<SitePage>((site) => ({
  path: "/faq",
  title: faqText.title,
  description: faqText.metaDescription,
  kind: "faq",
  updated: figuresAsOf(site),
  breadcrumb: [{ name: "FAQ", path: "/faq" }],
  questions: faqItems(site),
}));

export const aboutContent = part((site) => about(site));

export const aboutPage = part<SitePage>((site) => ({
  path: "/about",
  title: about(site).title,
  description: about(site).metaDescription,
  kind: "page",
  updated: figuresAsOf(site),
  breadcrumb: [{ name: "About", path: "/about" }],
}));

export const companyDetails = part<CompanyDetails>((site) => ({
  legalName: company.legalName,
  address: contactDetails(site).address,
  phone: contactDetails(site).phone,
  email: contactDetails(site).email,
}));

export const contactContent = part((site) => ({ ...contact(site), company: companyDetails(site) }));
export type ContactContent = ReturnType<typeof contactContent>;

export const contactPage = part<SitePage>((site) => ({
  path: "/contact",
  title: contact(site).title,
  description: contact(site).metaDescription,
  kind: "page",
  updated: figuresAsOf(site),
  breadcrumb: [{ name: "Contact", path: "/contact" }],
  // The call to action's source decides the label of the form's message field.
  readsQuery: true,
}));

export const companyPages = part((site) => [faqPage(site), aboutPage(site), contactPage(site)]);
