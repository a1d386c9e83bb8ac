import { company } from "../company.ts";
import { contactDetails } from "../contact-details.ts";
import { part } from "../site-content.ts";

/** The page where people use their rights, and the pages after it. */
export const privacyRequest = part((site) => ({
  updated: "2026-11-17",
  title: "Privacy Request: Copy, Correct, Delete",
  metaDescription: `Ask ${company.name} for a copy of your data, a correction, its deletion, or to be left alone. We mail a link to prove the address, and answer within 45 days.`,
  heading: "Your data, your decision",
  lede: "Ask for a copy of what we have stored about you, have it corrected or deleted, or tell us to leave you alone. It costs nothing, wherever you live.",
  form: {
    heading: "Make a request",
    question: "What should we do?",
    choices: {
      export: "Everything stored under your email address, as a file to download.",
      correct: "Tell us below what is wrong, and how it should be.",
      delete: "We keep only what the law requires, without your name and addresses.",
      "opt-out":
        "No more calls, texts or emails, and no more lenders. If you write nothing below, this happens as soon as you confirm.",
    },
    email: "Your email address",
    emailHint: "The one you used here. We mail a link to it, so that nobody else can ask in your name.",
    detail: "Anything we should know",
    detailHint:
      "For a correction: what is wrong, and what is right. Please send no account or Social Security numbers.",
    button: "Send my request",
    unreachable:
      "The request could not be sent. What you typed is still here: please try again when you are online.",
  },
  next: {
    heading: "What happens next",
    steps: [
      "We mail you a link. It works for 3 days. Nothing is done until you open it and confirm.",
      "You get a private page that shows your request, the latest day for our answer, and what became of it.",
      "We answer within 45 days of your request, usually much sooner, and tell you by email.",
    ],
    other: `You can also write to ${contactDetails(site).email} or call ${contactDetails(site).phone.display}.`,
  },
  deal: {
    text: "To see which lender has your name, or to take it back at once,",
    link: { label: "find your deal", path: "/deal-status" },
  },
  signal: {
    heading: "Global Privacy Control",
    text: "Some browsers can send a signal that asks sites not to sell or share data. You need not fill in anything for that.",
    pending: "Whether your browser sends it is shown here where scripts run. We honor it either way.",
    sent: "Your browser sends a Global Privacy Control signal. We honor it: your data is not sold or shared for advertising, and your visit is not counted.",
    absent:
      "Your browser sends no Global Privacy Control signal. We do not sell your data or share it for advertising in any case.",
  },
  checkInbox: {
    title: "Check your inbox",
    help: `If no mail arrives within 10 minutes, look into the spam folder. After several links that nobody confirmed we wait before we mail another, so that nobody can flood your inbox. Then confirm one that you have, write to ${contactDetails(site).email} or call ${contactDetails(site).phone.display}.`,
  },
  confirm: {
    title: "Confirm your privacy request",
    metaDescription: "The page behind the link we mailed. The button on it confirms your request.",
    lede: "With the button you confirm that this address is yours and that this is what you want.",
    again: "This request is already confirmed. The button leads to its page.",
  },
  gone: {
    heading: "This link does not work",
    lede: "Links to confirm a request work for 3 days, and pages of requests for two years. Check that you copied the whole link, or make a new request.",
  },
  status: {
    title: "Your privacy request",
    metaDescription: "What you asked for, until when we answer, and what became of it.",
    keep: "This address is private. Keep the link from our email: you can come back at any time.",
  },
}));
