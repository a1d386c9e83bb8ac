import type { JobHandler } from "../../../platform/outbox/worker.ts";
import type { HandoffJobKind } from "../handoff-jobs.ts";
import { createLinkRequest } from "../investor/lost-link.server.ts";
import { createLenderWebhook } from "../webhook/lender-webhook.server.ts";
import { createInvestorMail, INVESTOR_MAILS } from "./investor-mails.server.ts";
import { createContactMail, createNoticeMail, createOfferMail } from "./lender-mails.server.ts";
import type { HandoffMailDeps } from "./mail-deps.server.ts";
import { createOperatorMail } from "./operator-mails.server.ts";

/** Handlers by job kind. A deleted lead takes its offers along, and their mails are no longer sent. */
export function createHandoffHandlers(deps: HandoffMailDeps): Readonly<Record<HandoffJobKind, JobHandler>> {
  return {
    "deal-offer": createOfferMail(deps),
    "lender-webhook": createLenderWebhook(deps),
    "lender-contact": createContactMail(deps),
    "lender-notice": createNoticeMail(deps),
    "offer-answered": createOperatorMail(deps),
    "handoff-step": createOperatorMail(deps),
    "deal-answers": createInvestorMail(INVESTOR_MAILS["deal-answers"], deps),
    "release-told": createInvestorMail(INVESTOR_MAILS["release-told"], deps),
    "deal-link-asked": createLinkRequest(deps),
    "deal-link": createInvestorMail(INVESTOR_MAILS["deal-link"], deps),
  };
}
