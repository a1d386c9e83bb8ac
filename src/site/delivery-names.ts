import type { HandoffJobKind } from "../handoff/handoff-jobs.ts";
import type { LeadJobKind, OperatorJobKind } from "../leads/delivery/lead-jobs.ts";
import type { RequestJobKind } from "../leads/privacy/requests/data-request.ts";
import type { NewsJobKind } from "../news/subscriptions/subscription.ts";

const NAMES: Readonly<Record<string, string>> = {
  "lead-email": "Mail to you",
  "lead-webhook": "Webhook",
  "lead-owner-email": "Mail to the owner about a lead",
  "lead-acknowledgement": "Mail to the person",
  "lead-opt-out": "Mail to you about the opt-out",
  "lead-opt-in-link": "Mail that asks a person whether to contact them again",
  "lead-opt-in": "Mail to you that a person agreed again",
  "lead-follow-up": "Reminder to you",
  "lead-written-mail": "Mail that you wrote to the person",
  "privacy-link": "Mail that asks a person to confirm a privacy request",
  "privacy-receipt": "Mail to a person about their privacy request",
  "privacy-notice": "Mail to you about a privacy request",
  "privacy-answer": "Answer to a privacy request",
  "deal-offer": "Mail that offers a deal to a lender",
  "lender-webhook": "Webhook to a lender's program",
  "offer-answered": "Mail to you about a lender's answer",
  "handoff-step": "Mail to you about a hand-off",
  "lender-contact": "Mail with the contact to the chosen lender",
  "lender-notice": "Mail that tells a lender to forget a person",
  "release-told": "Mail to the person about their choice of a lender",
  "deal-answers": "Mail to the person that lenders answered",
  "deal-link-asked": "Somebody asked for the link to a deal",
  "deal-link": "Mail to the person with the link to their deal",
  "failure-email": "Mail to you about failed deliveries",
  "failure-webhook": "Webhook about a failed delivery",
  "daily-digest": "Daily digest to you",
  "access-notice": "Mail to a colleague about their access to the desk",
  "news-confirmation": "Mail that asks a reader to confirm the news",
  "news-article": "News mail to a reader",
} satisfies Record<LeadJobKind | HandoffJobKind | OperatorJobKind | RequestJobKind | NewsJobKind, string>;

/** What a delivery is, from its kind. */
export function nameDelivery(kind: string): string {
  return NAMES[kind] ?? kind;
}
