import { company } from "../company.ts";
import { contactDetails } from "../contact-details.ts";
import { loanFacts } from "../loan-facts.ts";
import { part } from "../site-content.ts";
import type { LegalDocument } from "./legal-document.ts";

export const disclosures = part<LegalDocument>((site) => ({
  version: "1.1",
  effective: "2026-11-19",
  introduction: `What ${company.legalName} is, what it is not, who pays it, and how far you can rely on the figures you see here.`,
  sections: [
    {
      id: "not-a-lender",
      title: "We are not a lender",
      paragraphs: [
        `${company.legalName} is a ${company.state} company that runs an educational and referral service about loans for investment property. It does not originate, broker or fund loans. It does not take loan applications, negotiate loan terms or make credit decisions.`,
        `Sending a form here is a request to be contacted. It is not an application for credit, and nobody at ${company.name} can approve or decline one.`,
      ],
    },
    {
      id: "nmls",
      title: "NMLS and licensing",
      paragraphs: [
        `NMLS is the Nationwide Multistate Licensing System, in which mortgage companies and loan originators are registered. ${company.legalName} does not act as a mortgage company or loan originator and shows no NMLS number of its own.`,
        "Before you apply, ask the lender and the person you deal with for their NMLS numbers and look them up in NMLS Consumer Access, the free public register. Licensing rules for business-purpose loans differ by state, so check current law or ask the state regulator if something is unclear.",
      ],
    },
    {
      id: "compensation",
      title: "How we are paid",
      paragraphs: [
        "You are never charged for a referral. Lenders may pay us when a loan that we referred closes. The amount differs by lender.",
        "Payment does not decide the order of lenders in the directory. The directory sorts by rating, minimum DSCR, maximum LTV or closing time, as you choose. It lists partners only, so other lenders may offer you better terms.",
      ],
      links: [{ label: "Lender partners", href: "/lender-partners" }],
    },
    {
      id: "no-guarantee",
      title: "No guarantee of approval or rates",
      paragraphs: [
        "We do not guarantee that a lender will approve you, or that you will receive a given rate, amount, term or closing date. Each lender sets its own rules and may change them at any time. Not every lender works in every state or with every property type.",
        `Statements such as approval in ${loanFacts.approval} or closing in ${loanFacts.closing.general} describe what lenders commonly advertise. Your own file may take longer.`,
      ],
    },
    {
      id: "estimates-and-figures",
      title: "Estimates and illustrative figures",
      paragraphs: [
        `Every calculator result is an estimate, not a credit decision. The words Qualified and Not Qualified compare your ratio with ${loanFacts.dscr.minimum}. They say nothing about your credit, your funds or the appraisal.`,
        `Rates, rate adjustments, lender limits and market figures are illustrative unless a page names a source. They are samples without a market date. They are not an advertisement of credit and not an offer to lend.`,
        "Calculator inputs are not stored permanently.",
      ],
      links: [{ label: "DSCR Calculator", href: "/dscr-calculator" }],
    },
    {
      id: "investment-property-only",
      title: "Investment property only",
      paragraphs: [
        "The loans described here are meant for rental and other investment property. They are not for the home you or your family live in. Loans made for a business purpose may lack some protections that apply to a home mortgage, so read the contract with care before you sign.",
      ],
    },
    {
      id: "no-advice",
      title: "No legal, tax or financial advice",
      paragraphs: [
        "Guides, news and examples are general education. They do not know your situation. Ask an attorney, a tax professional or a financial adviser before you form a company, sign a guarantee or rely on a tax effect.",
      ],
    },
    {
      id: "testimonials-and-ratings",
      title: "Testimonials, quotes and ratings",
      paragraphs: [
        "A testimonial, expert quote or lender rating marked as an illustrative sample does not come from a named person or a survey. It shows the form such a statement would take. The mark is removed only when we hold a record of who gave it and when.",
        "Names and marks of lenders belong to their owners. A listing does not mean that a lender sponsors, endorses or has reviewed this site.",
      ],
    },
    {
      id: "contact-consent",
      title: "Consent to contact",
      paragraphs: [
        `Sending a form with the consent box ticked means you agree that ${company.legalName} may contact you by phone, SMS and email, also for marketing, possibly automated or prerecorded, also with an artificial voice. A lender partner gets your name only after you have chosen it, and may then do the same. The law no longer asks for consent to one company at a time; we ask for it because it is right. Consent is not a condition of purchase. Message and data rates may apply. You may opt out at any time by an email's unsubscribe link, by replying STOP to a text, or by contacting us.`,
        `The website itself sends no text messages. A STOP that reaches us is recorded and honored. The service is not for people under ${loanFacts.minimumAge}.`,
        "Your data may be shared with the lender partner that you choose, with service providers and where the law requires it. It is not sold to unrelated third parties. You may ask us to show, correct or delete it.",
      ],
      links: [
        { label: "Privacy Policy", href: "/privacy" },
        { label: "Terms of Service", href: "/terms" },
      ],
    },
    {
      id: "contact",
      title: "Questions and complaints",
      paragraphs: [
        `Write to ${contactDetails(site).email}, call ${contactDetails(site).phone.display} (${contactDetails(site).hours}), or send a letter to the address below. If your complaint is about a lender, we will listen, and the lender and its state regulator can act on it.`,
      ],
    },
  ],
}));
