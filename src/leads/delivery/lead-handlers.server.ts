import type { JobHandler } from "../../../platform/outbox/worker.ts";
import type { WebhookSender } from "../../../platform/webhooks/webhook.ts";
import { createFollowUpReminder, type ReminderDeps } from "../follow-ups/follow-up-reminders.server.ts";
import { createOptInMail, createOptInNotice, type OptInMailDeps } from "../opt-in/opt-in-mails.server.ts";
import { createWrittenMail } from "../written-mails/send-written-mail.server.ts";
import { type AcknowledgementDeps, createLeadAcknowledgement } from "./lead-acknowledgement.server.ts";
import { createLeadEmail, type LeadEmailDeps } from "./lead-email.server.ts";
import type { LeadJobKind } from "./lead-jobs.ts";
import { createLeadOptOutMail } from "./lead-opt-out-mail.server.ts";
import { createLeadOwnerEmail } from "./lead-owner-email.server.ts";
import { createLeadWebhook } from "./lead-webhook.server.ts";

export interface LeadHandlerDeps extends LeadEmailDeps, AcknowledgementDeps, OptInMailDeps, ReminderDeps {
  /**
   * Undefined if no webhook is configured. Jobs queued while there was one are retried until they expire, in case it
   * returns.
   */
  readonly sender: WebhookSender | undefined;
}

/** Handlers by job kind. */
export function createLeadHandlers(deps: LeadHandlerDeps): Readonly<Record<LeadJobKind, JobHandler>> {
  const { database, sender } = deps;
  return {
    "lead-email": createLeadEmail(deps),
    "lead-owner-email": createLeadOwnerEmail(deps),
    "lead-acknowledgement": createLeadAcknowledgement(deps),
    "lead-opt-out": createLeadOptOutMail(deps),
    "lead-opt-in-link": createOptInMail(deps),
    "lead-opt-in": createOptInNotice(deps),
    "lead-follow-up": createFollowUpReminder(deps),
    "lead-written-mail": createWrittenMail(deps),
    "lead-webhook":
      sender === undefined
        ? async () => ({ type: "retry", reason: "no webhook is configured" })
        : createLeadWebhook(database, sender),
  };
}
