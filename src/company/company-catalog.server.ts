import { about } from "../../content/about.ts";
import { company } from "../../content/company.ts";
import { contact } from "../../content/contact.ts";
import { contactDetails } from "../../content/contact-details.ts";
import { expertQuotes, faqItems, faqText } from "../../content/faq.ts";
import { figuresAsOf } from "../../content/loan-facts.ts";
import { part } from "../../content/site-content.ts";
import { firstLevelPage } from "../seo/page-record.ts";

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

export const faqPage = part((site) =>
  firstLevelPage(faqText, {
    path: "/faq",
    name: "FAQ",
    kind: "faq",
    updated: figuresAsOf(site),
    questions: faqItems(site),
  }),
);

export const aboutContent = part((site) => about(site));

export const aboutPage = part((site) =>
  firstLevelPage(about(site), {
    path: "/about",
    name: "About",
    kind: "page",
    updated: figuresAsOf(site),
  }),
);

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
    updated: figuresAsOf(site),
    // The call to action's source decides the label of the form's message field.
    readsQuery: true,
  }),
);

export const companyPages = part((site) => [faqPage(site), aboutPage(site), contactPage(site)]);
