import type { JobHandler } from "../../../platform/outbox/worker.ts";
import type { WebhookSender } from "../../../platform/webhooks/webhook.ts";
import { type AcknowledgementParts, createLeadAcknowledgement } from "./lead-acknowledgement.server.ts";
import { createLeadEmail, type LeadEmailParts } from "./lead-email.server.ts";
import type { LeadJobKind } from "./lead-jobs.ts";
import { createLeadOptOutMail } from "./lead-opt-out-mail.server.ts";
import { createLeadWebhook } from "./lead-webhook.server.ts";

export interface LeadHandlerParts extends LeadEmailParts, AcknowledgementParts {
  /** Undefined while none is configured: jobs that were made when there was one wait their time for it to return. */
  readonly sender: WebhookSender | undefined;
}

/** By the kinds of jobs that a lead brings. */
export function createLeadHandlers(parts: LeadHandlerParts): Readonly<Record<LeadJobKind, JobHandler>> {
  const { database, sender } = parts;
  return {
    "lead-email": createLeadEmail(parts),
    "lead-acknowledgement": createLeadAcknowledgement(parts),
    "lead-opt-out": createLeadOptOutMail(parts),
    "lead-webhook":
      sender === undefined
        ? async () => ({ type: "retry", reason: "no webhook is configured" })
        : createLeadWebhook({ database, sender }),
  };
}
