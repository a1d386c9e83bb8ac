import { company } from "../company.ts";
import { contactDetails } from "../contact-details.ts";
import { loanFacts } from "../loan-facts.ts";
import { part } from "../site-content.ts";
import type { LegalDocument } from "./legal-document.ts";

/**
 * The periods this policy promises. The server's retention settings default to the same values; an operator who
 * lengthens one there has to publish a new version of this text.
 */
export const statedRetention = {
  leadYears: 5,
  deliveredPayloadDays: 30,
  idempotencyKeyDays: 7,
  calculatorSessionHours: 24,
  calculatorSessionMaximumDays: 30,
  privacyRequestMonths: 24,
  unconfirmedSubscriptionDays: 7,
  unconfirmedRequestDays: 3,
  copyDays: 14,
  visitCountMonths: 24,
} as const;

/** The specification fixes the titles and order of these thirteen sections. The page adds the contact block. */
export const privacy = part<LegalDocument>((site) => ({
  version: "1.7",
  effective: "2026-11-19",
  introduction:
    "The short version: you can read everything and use every calculator without telling us who you are. If you send a form, we keep what you sent, proof of your consent, and nothing we do not need. We do not sell personal data to unrelated third parties.",
  sections: [
    {
      id: "introduction",
      title: "Introduction",
      paragraphs: [
        `This policy says what personal data ${company.legalName} ("${company.name}", "we", "us") handles when you use this website, why, with whom we share it, and what you can do about it. ${company.legalName} is a ${company.state} company that runs an educational and referral service. It does not originate, broker or fund loans.`,
        "It covers this website and the emails and calls that follow from a form on it. A lender to whom you apply has its own privacy policy.",
      ],
    },
    {
      id: "information-we-collect",
      title: "Information We Collect",
      paragraphs: [
        "We collect what you give us, what proves that you agreed to be contacted, and the little that a web server needs to work. We do not ask for Social Security numbers, bank account numbers or credit reports, and you should not send them through a form or by email.",
      ],
      list: [
        "Lead and contact forms: your name, email address and phone number and, if you choose, your state, your loan purpose, a message and the deal you worked out in the deal analyzer. With them we keep the name of the form, campaign labels from the link you followed (from a fixed list) and the page that referred you.",
        "Consent evidence: the exact text you agreed to, its version and its digital fingerprint (SHA-256), the time, your IP address, your browser's identification (user agent), the page and form, the list of lender partners shown, the versions of our policies, the channels you agreed to, and whether your browser sent a Global Privacy Control signal.",
        "Automated-submission checks: how long the form was open, and whether a field hidden from people was filled in. A suspicious form is marked, not thrown away.",
        "Calculators: they compute in your browser. If you choose Get Pre-Qualified for DSCR Loan after a calculation, we receive your rent, expenses, debt service, ratio and a session label that does not name you. Calculator inputs are not stored permanently.",
        "News subscription: your email address, when you last asked for the news, and which articles we sent you. When you confirm through the link we mailed, also the text you agreed to and its version, the time, and the IP address you confirmed from.",
        "Requests and replies: what you write to us, our notes on how your request went, and requests you make about your data.",
        "Technical data: your browser sends an IP address and the page it wants with each request. We use the address to answer, and to limit how many forms one connection can send. Names, email addresses and phone numbers are not written to our server logs.",
      ],
    },
    {
      id: "how-we-use-your-information",
      title: "How We Use Your Information",
      paragraphs: [
        "We use personal data only for the purposes listed here. No credit decision is made on this site, and none is made from your data by us.",
      ],
      list: [
        `To contact you about your request, normally ${company.leadReply}, by phone, email or text, as you consented when you sent the form.`,
        "To ask lender partners about your deal without your name, and to introduce you to the one that you choose.",
        "To deliver your request to our own staff by email and, where we have set it up, to our own systems.",
        "To prove your consent, and to record and follow your opt-out.",
        "To send the news emails you subscribed to.",
        "To keep the site working and to protect it from abuse.",
        "To meet legal duties and to answer your privacy requests.",
      ],
    },
    {
      id: "information-sharing",
      title: "Information Sharing",
      paragraphs: [
        "We do not sell personal data to unrelated third parties. We share it only in the cases below. When we pass your details to a lender partner, we log which partner received them, and we tell you on request.",
      ],
      list: [
        "Lender partners, before you choose: your deal without your name. That is the state, the county if it matters, property type, units, use, value or its range, loan, ratio, range of the credit score, purpose, timing, and what you choose on your page for a lender that asks for more; no name, address, number, message or web data.",
        "The lender partner that you choose: your name, email address and phone number, with the words that you agreed to and their proof. It uses them under its own privacy policy, and may pay us when the loan closes. You can take your name back: the lender is then told to stop and to delete it, and your page of the deal says whether it confirmed that. If you choose another lender after it declined, ask us to delete your data or to pass nothing on, or we delete it because its time is over, we tell it by ourselves.",
        "Service providers: companies that host the site, deliver our email or run our request system. They may use the data only to do that work for us.",
        "Legal reasons: where a law, a court order or a lawful government request requires it, or where it is needed to protect rights, safety or the security of the site.",
        "Change of business: if the company or this service is sold or merged, the data may pass to the successor, who stays bound by the promises in this policy.",
      ],
    },
    {
      id: "data-security",
      title: "Data Security",
      paragraphs: [
        "Our public site is meant to be used over an encrypted connection (HTTPS). A form is confirmed only after your request, the consent record and the messages to be sent are safely written to disk together.",
        "Consent records are linked by fingerprints, so that a later change to one can be detected. Personal data is kept out of logs, statistics, web addresses and error messages. Only people who need the data for their work may see it.",
        "No system is perfectly secure. If a breach affects your data, we will notify you as the law requires.",
      ],
    },
    {
      id: "cookies-and-tracking",
      title: "Cookies and Tracking",
      paragraphs: [
        "This site sets no cookies. If you choose a light, dark or system theme, your browser remembers the choice in its local storage under the name 'theme'. If you choose Keep This Deal or import a file on the page My Deals, your browser keeps those deals in its local storage too, under the name 'my-deals': the name you give each one, the day, and the figures you entered. Nothing is kept before you choose it. These are the only things we store on your device. They are not sent to us. You can remove deals, one or all, on the page My Deals, and everything by clearing the site's data.",
        "We honor the Global Privacy Control signal (Sec-GPC). If your browser sends it, we treat it as a request not to sell your data or share it for targeted advertising. We leave your visit out of any visit statistics. If you send a form, your consent record notes the signal. It does not cancel a request to be contacted that you make yourself.",
      ],
      analytics: {
        analyticsOff:
          "Analytics and advertising services may be used on this site, but only as the operator has configured them. At present none is switched on. No analytics script and no advertising script runs on these pages, no visit counter is kept, and nobody follows you from here to other sites.",
        analyticsOn: `Analytics and advertising services may be used on this site, but only as the operator has configured them. At present one is switched on: a visit counter that we run ourselves. Our server adds up how often each page is opened on each day, and keeps these sums for ${statedRetention.visitCountMonths} months. The counter uses no script, sets no cookie, gives you no identifier, keeps no IP address and sends nothing to another company. No advertising script runs on these pages.`,
      },
    },
    {
      id: "third-party-services",
      title: "Third-Party Services",
      paragraphs: [
        "Pages load no scripts, fonts or images from other companies, so reading this site does not by itself tell another company that you were here. Links to social networks and other sites are plain links, which act only when you follow them.",
        "Behind the site we rely on providers for hosting and email delivery. Analytics and advertising services are used only as described under Cookies and Tracking. Before we add a service that sends your data to another company, we will change this policy and its version.",
      ],
    },
    {
      id: "your-rights-and-choices",
      title: "Your Rights and Choices",
      paragraphs: [
        `You may ask us to do any of the following, wherever you live and at no cost. Use the privacy request page: we mail you a link that proves the address is yours, and you get a private page that shows what became of your request. You can also send an email to ${contactDetails(site).email} or call; if you have it, include the reference number from your form. We may then ask you to confirm that the email address or phone number is yours.`,
        "We aim to answer within 45 days and tell you if we need longer. An opt-out made on that page takes effect as soon as you confirm it. If we decline a request, we say why, and you may reply to ask us to look again. We do not treat anyone worse for making a request.",
      ],
      list: [
        "Access: receive a copy of the data we hold about you, and learn which lender partners received it.",
        "Correction: have wrong or outdated details changed.",
        "Deletion: have your data erased. We keep only what the law makes us keep, reduced to the minimum: the evidence that you consented, without your name and addresses, and fingerprints of your email address and phone number that stop us from contacting you again.",
        "Opt-out: end contact by email, phone or text, one of them or all.",
        "Objection to sharing: tell us not to pass your details to lender partners, or to no further ones.",
      ],
      links: [{ label: "Make a privacy request", href: "/privacy-request" }],
    },
    {
      id: "communication-preferences",
      title: "Communication Preferences",
      paragraphs: [
        "You may withdraw your consent to contact at any time and in any reasonable way. There are no accounts on this site, so there is no account page with preferences. These ways work instead.",
      ],
      list: [
        "Email: use the unsubscribe link in any email sent to you from this site. One click is enough.",
        `Text: reply STOP. The website itself sends no text messages; a person at ${company.name} or at a lender partner may text you if you agreed. We record a STOP that reaches us and honor it.`,
        `Any channel: write to ${contactDetails(site).email} or call ${contactDetails(site).phone.display}.`,
        "A change of mind: if you send a new form after you opted out or had your data deleted, we mail you a link, because anybody could have entered your address. Your opt-out stays until you confirm there, or tell us; for a phone number, until you tell us. The news form sends no such link to an address that opted out of all our email. You can withdraw your consent again in the same ways.",
        "Lender partners: a lender that already has your details keeps its own contact list. Tell that lender as well; on request we tell you which ones received your details.",
      ],
    },
    {
      id: "data-retention",
      title: "Data Retention",
      paragraphs: [
        "We keep personal data for the periods below. A daily job deletes what has passed its time. Backup copies may hold deleted data somewhat longer, until they are replaced.",
      ],
      list: [
        `Requests from forms and their consent records: ${statedRetention.leadYears} years after our last contact with you.`,
        `Records and copies of the messages we sent, to ourselves or to you: ${statedRetention.deliveredPayloadDays} days after delivery.`,
        `Keys that keep a double click from becoming two requests: ${statedRetention.idempotencyKeyDays} days.`,
        `Saved calculator sessions: normally ${statedRetention.calculatorSessionHours} hours, and never more than ${statedRetention.calculatorSessionMaximumDays} days.`,
        `That a lender was told to forget you: ${statedRetention.privacyRequestMonths} months. It names the hand-off by a number, and nobody.`,
        `Privacy requests and what was done: ${statedRetention.privacyRequestMonths} months. Your address is removed from a request once our answer is on its way, or once a copy can no longer be downloaded (${statedRetention.copyDays} days); a fingerprint and a shortened form of it stay, after a deletion only the fingerprint. A request that nobody confirms is deleted after ${statedRetention.unconfirmedRequestDays} days. A fingerprint of its address and the number of links we mailed there stay for a year after the last one.`,
        `News subscriptions: until you unsubscribe. Then only the address and the time stay, so that we know your choice. An address that nobody confirms is deleted after ${statedRetention.unconfirmedSubscriptionDays} days. A fingerprint of it and the number of links we mailed there stay for a year after the last one, so that nobody can use our form to flood an inbox.`,
        "Opt-outs: for as long as we need them to honor your choice. A fingerprint of an address and the number of mails that the lead form made us send there stay for a year after the last one, so that nobody can use the form to flood an inbox.",
      ],
    },
    {
      id: "childrens-privacy",
      title: "Children's Privacy",
      paragraphs: [
        `This service is not for people under ${loanFacts.minimumAge}, and we do not knowingly collect their data. If you believe that a minor has sent us a form, please write to ${contactDetails(site).email} and we will delete the data.`,
      ],
    },
    {
      id: "changes-to-this-policy",
      title: "Changes to This Policy",
      paragraphs: [
        "Every text of this policy has a version number and an effective date, shown at the top of the page. Your consent record names the version you were shown. If the consent text changes while a form is open in your browser, the form asks you to read the new text before it is sent.",
        "The Last Updated date is the day on which you are reading the page. The version and effective date tell you which text applies. We will not use data we already hold in a materially different way without asking you.",
      ],
    },
    {
      id: "contact-us",
      title: "Contact Us",
      paragraphs: [
        `Write, call or email us with any question about privacy, at the details below. Email is the quickest way to use your rights; we normally reply ${company.emailReply} to confirm that we have your message.`,
      ],
    },
  ],
}));
