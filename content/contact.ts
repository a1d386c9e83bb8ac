import { company } from "./company.ts";
import { contactDetails } from "./contact-details.ts";
import { part } from "./site-content.ts";
import { titledTexts } from "./titled-texts.ts";

export const contact = part((site) => ({
  title: `Contact ${company.name} About DSCR Loans`,
  metaDescription:
    "Ask about DSCR loans for a rental property by form, phone or email. We respond within 1 business day, and a referral to a lender costs you nothing.",
  heading: "Contact us",
  lede: "Tell us about the property and what you want to do with it. A person reads every message and answers with the next useful step.",
  form: { title: "Get Your DSCR Loan Options", source: "contact" },
  earlier: {
    text: "You sent a request before? See what lenders answered, and who has your name:",
    link: { label: "find your deal", path: "/deal-status" },
  },
  /** Figures of spec section 9, stated beside the form. */
  responseTimes: {
    heading: "When you will hear from us",
    items: [
      { label: "Form and phone", value: "Response within 1 business day" },
      { label: "Email", value: `Reply ${company.emailReply}` },
      { label: "Office hours", value: contactDetails(site).hours },
    ],
    note: "If your message arrives in the evening, on a weekend or on a public holiday, the clock starts the next business morning.",
  },
  haveReady: {
    heading: "What to have ready",
    intro: "You can write to us without any of this. Each item makes the first call shorter.",
    items: [
      "The property's address or city, and how many units it has",
      "The price, or your estimate of the value for a refinance",
      "The monthly rent, from a lease or a realistic estimate",
      "Yearly property tax, insurance and any association dues",
      "Your credit score within about 20 points",
      "The cash you can put toward the purchase and keep in reserve",
    ],
  },
  whatHappensNext: {
    heading: "What happens next",
    steps: titledTexts({
      "You get a reference number":
        "It appears as soon as your request is stored. You can download a copy of what you sent and of the consent text.",
      "We call or write": `Someone from ${company.name} contacts you ${company.leadReply}, asks about the deal and answers your questions.`,
      "We suggest lenders":
        "Lenders that may fit answer your deal without your name. You see the answers, choose one, and only that one gets your name. If none fits, we say that too.",
      "You decide":
        "You apply to the lender yourself, compare its terms with others, or stop there. You can opt out of contact at any time.",
    }),
  },
}));
