import type { JobHandler } from "../../../platform/outbox/worker.ts";
import type { WebhookSender } from "../../../platform/webhooks/webhook.ts";
import type { LeadDatabase } from "../records/lead-store.server.ts";
import { deliverLead, type LeadDelivery } from "./lead-delivery.server.ts";

/** Sends a lead to the operator's own program. */
export function createLeadWebhook(database: LeadDatabase, sender: WebhookSender): JobHandler {
  return deliverLead(database, (delivery, signal) =>
    sender.send({ id: delivery.jobId, body: writeLeadEvent(delivery) }, signal),
  );
}

/**
 * Fields may be added to the event, but never changed or removed. Each addition raises the version. Version 2 added
 * `message`.
 */
const EVENT_VERSION = 2;

/** Type, timestamp and data, as Standard Webhooks recommends. */
function writeLeadEvent({ lead, consent }: LeadDelivery): string {
  return JSON.stringify({
    type: "lead.created",
    version: EVENT_VERSION,
    timestamp: new Date(lead.createdAt).toISOString(),
    data: {
      reference: lead.reference,
      name: lead.name,
      email: lead.email,
      phone: lead.phone,
      phoneTyped: lead.phoneTyped,
      state: lead.state,
      loanPurpose: lead.loanPurpose,
      source: lead.source,
      page: lead.origin.page,
      referrer: lead.origin.referrer,
      campaign: lead.origin.campaign,
      suspicions: lead.suspicions,
      dealSummary: lead.dealSummary,
      message: lead.message,
      consent: consent && {
        recordedAt: consent.recordedAt,
        text: consent.text,
        textVersion: consent.textVersion,
        textSha256: consent.textSha256,
        channels: consent.channels,
        partners: consent.partners,
        hasPrivacySignal: consent.hasPrivacySignal,
        sequence: consent.sequence,
        hash: consent.hash,
      },
    },
  });
}
