import { company } from "../company.ts";
import { contactDetails } from "../contact-details.ts";
import { loanFacts } from "../loan-facts.ts";
import { part } from "../site-content.ts";
import type { LegalDocument } from "./legal-document.ts";

/** The specification fixes the titles and order of these twelve sections. The page adds the contact block. */
export const terms = part<LegalDocument>((site) => ({
  version: "1.1",
  effective: "2026-11-19",
  introduction: `These terms are the agreement between you and ${company.legalName} for the use of this website. They are short on purpose. Please read them before you use a calculator or send a form.`,
  sections: [
    {
      id: "agreement-to-terms",
      title: "Agreement to Terms",
      paragraphs: [
        `This website is run by ${company.legalName}, a ${company.state} limited liability company ("${company.name}", "we", "us"). By using the site you agree to these terms. If you do not agree, please do not use it.`,
        `You must be at least ${loanFacts.minimumAge} years old to use the site or to send us your details. If you use the site for a company, you confirm that you may act for it.`,
      ],
    },
    {
      id: "description-of-service",
      title: "Description of Service",
      paragraphs: [
        `${company.name} is an educational and referral service for investors who look for debt service coverage ratio (DSCR) loans on rental property. It offers calculators, guides, news, a lender directory and forms through which you can ask to be contacted.`,
        "All pages are public and free. There are no user accounts. We are not a lender, and the following limits apply to everything on the site.",
      ],
      list: [
        "We do not originate, broker or fund loans.",
        "We do not make credit decisions. Only a lender can approve or decline an application.",
        "We do not guarantee approval, a rate, a loan amount or a closing date.",
        "We never charge you for a referral.",
      ],
    },
    {
      id: "user-responsibilities",
      title: "User Responsibilities",
      paragraphs: [
        "You decide which loan, lender and property fit you. Check the figures you rely on with the lender and with your own advisers. When you use the site, you agree to the following.",
      ],
      list: [
        "Give true and current information, and only contact details that are your own or that you may use.",
        "Do not send a form in another person's name or without that person's consent.",
        "Do not disrupt the site, try to get around its limits, or probe its security without our permission.",
        "Do not use automated tools to send forms or to overload the site. Search engines may index it.",
        "Do not use the site for anything unlawful.",
      ],
    },
    {
      id: "information-accuracy-disclaimer",
      title: "Information Accuracy Disclaimer",
      paragraphs: [
        "Calculator results are estimates, not credit decisions. They depend on the numbers you enter and on simplified formulas. A lender may count rent, expenses and payments in another way and reach a different ratio.",
        `Rates, fees, lender limits, ratings and market figures are illustrative unless a page names a source. Illustrative figures are samples without a market date. Lenders change their programs without telling us.`,
        "The site gives general education. It is not legal, tax, accounting, investment or financial advice. Please ask a qualified professional about your own case.",
      ],
    },
    {
      id: "referral-relationships",
      title: "Referral Relationships",
      paragraphs: [
        "If you ask for it and give your consent, we may ask lender partners about your deal without your name, and introduce you to the one that you choose. A lender partner may pay us when a referred loan closes. You pay nothing to us, and you have no duty to apply to a lender we introduce.",
        "What a lender pays does not affect the order in which lenders appear in the directory. The directory does not cover every lender in the market, and a listing is not an endorsement.",
        "Lender partners are independent businesses. Your application, your loan contract and any dispute about them are between you and the lender.",
      ],
    },
    {
      id: "privacy-and-communications",
      title: "Privacy and Communications",
      paragraphs: [
        `When you send a form with the consent box ticked, you consent to be contacted by ${company.name}, also for marketing, by phone, email and text message (SMS). A lender partner gets your name only after you have chosen it, and may then contact you in the same ways. Calls and messages may be automated or prerecorded, and may use an artificial or prerecorded voice. Consent is not a condition of purchase. Message and data rates may apply. Without the ticked box, the lead form is neither accepted nor stored.`,
        `You may opt out at any time: use the unsubscribe link in an email, reply STOP to a text, or contact us at ${contactDetails(site).email} or ${contactDetails(site).phone.display}. The website itself sends no text messages; a person at ${company.name} or at a lender partner may text you if you agreed to it.`,
        "Numbers typed into a calculator are not stored permanently. How we handle personal data is described in the Privacy Policy, and how we are paid in the Disclosures.",
      ],
      links: [
        { label: "Disclosures", href: "/disclosures" },
        { label: "Privacy Policy", href: "/privacy" },
      ],
    },
    {
      id: "limitation-of-liability",
      title: "Limitation of Liability",
      paragraphs: [
        "The site is provided as it is and as available, without warranties of any kind, express or implied. We do not promise that it will be free of errors or always reachable.",
        `To the fullest extent the law allows, ${company.legalName} and its members, employees and suppliers are not liable for indirect, incidental, special or consequential damages. The same holds for lost profits, lost deals, denied applications, and decisions made on the strength of an estimate or a general article.`,
        "We are not responsible for what a lender does or fails to do. Nothing in these terms excludes liability that the law does not let us exclude.",
      ],
    },
    {
      id: "intellectual-property",
      title: "Intellectual Property",
      paragraphs: [
        `The texts, calculators, design and code of this site belong to ${company.legalName} or to those who license them to us. You may read, print and share pages and your own calculator results, for yourself or with your lender and advisers.`,
        "You may quote short passages with a link to the page. Please ask before you republish a whole guide or copy the site's data in bulk. Names and marks of lenders belong to their owners and are used only to identify them.",
      ],
    },
    {
      id: "third-party-links",
      title: "Third-Party Links",
      paragraphs: [
        "Some pages link to websites of others, such as our profiles on social networks. We do not control those sites and are not responsible for their content or for how they handle your data. Their own terms and privacy policies apply once you leave this site.",
      ],
    },
    {
      id: "modifications",
      title: "Modifications",
      paragraphs: [
        "We may change the site or these terms. Every text of these terms has a version number and an effective date, shown at the top of the page. A new version applies to use of the site from its effective date on, and does not change consent you gave earlier.",
        "The Last Updated date is the day on which you are reading the page. The version and effective date tell you which text applies.",
      ],
    },
    {
      id: "governing-law",
      title: "Governing Law",
      paragraphs: [
        `These terms are governed by the laws of the State of ${company.state}, without regard to its rules on conflicts of law. Rights that the law of your own state gives you and that cannot be waived stay in force.`,
        "If a court finds one provision unenforceable, the others remain valid.",
      ],
    },
    {
      id: "contact-information",
      title: "Contact Information",
      paragraphs: [
        "Questions about these terms reach us by mail, phone or email at the details below. Please include the address of the page that your question is about.",
      ],
    },
  ],
}));
