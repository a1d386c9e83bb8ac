import { company } from "./company.ts";
import { contactDetails } from "./contact-details.ts";
import { part } from "./site-content.ts";

/** The list of articles, and the page of an article that does not exist. */
export const newsText = {
  title: "DSCR Loan News for Rental Investors",
  metaDescription:
    "News for DSCR borrowers: market trends, rates, Florida and Texas updates, underwriting rules and the capital behind the loans, with the arithmetic shown.",
  heading: "DSCR news",
  lede: "What moves the ratio: rates, rents, taxes, insurance and the rules lenders lend by. Each article does the arithmetic on a house.",
  feedTitle: `${company.name}: DSCR news`,
  /** How an article ends: where its subject goes on. */
  endings: {
    "market-trends": {
      text: "What does it mean for your house?",
      label: "Analyze a Deal",
      path: "/deal-analyzer",
    },
    rates: { text: "Which rate would your deal get?", label: "Estimate My Rate", path: "/dscr-loan-rates" },
    "state-specific": { text: "How does your state compare?", label: "Open the Map", path: "/states" },
    regulations: {
      text: "What do lenders ask for today?",
      label: "Check the Requirements",
      path: "/dscr-loan-requirements",
    },
    industry: { text: "Who lends on your deal?", label: "Compare Lenders", path: "/lender-partners" },
  },
  missing: {
    heading: "Article Not Found",
    text: "The article you're looking for doesn't exist or has been moved.",
  },
} as const;

/** The steps of a subscription to the news. */
export const subscriptionText = part((site) => ({
  unreachable: "The address could not be sent. Please try again in a moment.",
  subscribe: {
    title: "Subscribe to the news",
    metaDescription:
      "Get a short email for each new article about DSCR loans. We mail a link first; nothing is sent until you confirm.",
  },
  checkInbox: {
    heading: "Check your inbox",
    help: (linkDays: number) =>
      `The link works for ${linkDays} days. If no mail arrives within 10 minutes, look into the spam folder. After a link that nobody confirmed we wait before we mail another, so that nobody can flood your inbox: the one that you have still works. An address that opted out of all our email gets none.`,
  },
  confirm: {
    title: "Confirm your subscription",
    metaDescription: "The page behind the link we mailed. The button on it starts the news emails.",
    lede: "One click, and new articles come to your inbox.",
  },
  gone: {
    heading: "This link does not work any more",
    lede: (linkDays: number) =>
      `A link works for ${linkDays} days, and only the newest one does. Enter your address again to get a new one.`,
  },
  subscribed: {
    title: "You are subscribed",
    metaDescription: "Your news subscription is confirmed. Every email has a link to end it.",
    lede: "Your address is confirmed. We write when there is a new article.",
    help: `Every email has a link that ends the subscription with one click. You can also write to ${contactDetails(site).email}.`,
  },
}));
