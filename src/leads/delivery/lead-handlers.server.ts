import type { JobHandler } from "../../../platform/outbox/worker.ts";
import type { WebhookSender } from "../../../platform/webhooks/webhook.ts";
import { type AcknowledgementDeps, createLeadAcknowledgement } from "./lead-acknowledgement.server.ts";
import { createLeadEmail, type LeadEmailDeps } from "./lead-email.server.ts";
import type { LeadJobKind } from "./lead-jobs.ts";
import { createLeadOptOutMail } from "./lead-opt-out-mail.server.ts";
import { createLeadWebhook } from "./lead-webhook.server.ts";

export interface LeadHandlerDeps extends LeadEmailDeps, AcknowledgementDeps {
  /** Undefined while none is configured: jobs that were made when there was one wait their time for it to return. */
  readonly sender: WebhookSender | undefined;
}

/** By the kinds of jobs that a lead brings. */
export function createLeadHandlers(deps: LeadHandlerDeps): Readonly<Record<LeadJobKind, JobHandler>> {
  const { database, sender } = deps;
  return {
    "lead-email": createLeadEmail(deps),
    "lead-acknowledgement": createLeadAcknowledgement(deps),
    "lead-opt-out": createLeadOptOutMail(deps),
    "lead-webhook":
      sender === undefined
        ? async () => ({ type: "retry", reason: "no webhook is configured" })
        : createLeadWebhook({ database, sender }),
  };
}
