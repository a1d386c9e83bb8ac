import { about } from "../../content/about.ts";
import { company } from "../../content/company.ts";
import { contact } from "../../content/contact.ts";
import { contactDetails } from "../../content/contact-details.ts";
import { expertQuotes, faqItems, faqText } from "../../content/faq.ts";
import { figuresAsOf } from "../../content/loan-facts.ts";
import type { SitePage } from "../seo/page-record.ts";
import { plainText } from "../seo/plain-text.ts";
import type { CompanyDetails } from "./company-details.ts";

export const faqContent = {
  heading: faqText.heading,
  lede: faqText.lede,
  items: faqItems,
  quotes: expertQuotes.map(({ quote, author, credential, substantiation }) => ({
    quote,
    author,
    credential,
    date: substantiation?.date ?? null,
  })),
  ask: faqText.ask,
  figuresAsOf,
};
export type FaqContent = typeof faqContent;

export const faqPage = {
  path: "/faq",
  title: faqText.title,
  description: faqText.metaDescription,
  kind: "faq",
  updated: figuresAsOf,
  breadcrumb: [{ name: "FAQ", path: "/faq" }],
  questions: faqItems,
  text: plainText(faqItems),
} as const satisfies SitePage;

export const aboutContent = about;

export const aboutPage = {
  path: "/about",
  title: about.title,
  description: about.metaDescription,
  kind: "page",
  updated: figuresAsOf,
  breadcrumb: [{ name: "About", path: "/about" }],
  text: plainText(about),
} as const satisfies SitePage;

export const companyDetails: CompanyDetails = {
  legalName: company.legalName,
  address: contactDetails.address,
  phone: contactDetails.phone,
  email: contactDetails.email,
};

export const contactContent = { ...contact, company: companyDetails };
export type ContactContent = typeof contactContent;

export const contactPage = {
  path: "/contact",
  title: contact.title,
  description: contact.metaDescription,
  kind: "page",
  updated: figuresAsOf,
  breadcrumb: [{ name: "Contact", path: "/contact" }],
  // The call to action's source decides the label of the form's message field.
  readsQuery: true,
  text: plainText(contactContent),
} as const satisfies SitePage;

export const companyPages = [faqPage, aboutPage, contactPage];
