import { randomBytes, randomUUIDv7 } from "node:crypto";
import type { Endpoint } from "../../platform/http/api.ts";
import type { OpenRateLimit } from "../../platform/http/limits/shared-rate-limit.ts";
import { describeError, type Log } from "../../platform/log.ts";
import { createDealStatusLinks } from "../../src/handoff/investor/status-link.server.ts";
import { createLeadEndpoints } from "../../src/leads/intake/lead-endpoint.server.ts";
import { createLeadSubmissions, type LeadSubmissions } from "../../src/leads/intake/lead-form-post.server.ts";
import { createFormTokens } from "../../src/leads/intake/lead-form-token.server.ts";
import type { SubmitLeadDeps } from "../../src/leads/intake/submit-lead.server.ts";
import { createReceiptTokens } from "../../src/leads/receipt/receipt-token.server.ts";
import { formatReference, REFERENCE_BYTES } from "../../src/leads/records/lead-reference.ts";
import { type LeadDatabase, openLeadStore } from "../../src/leads/records/lead-store.server.ts";
import type { SiteFacts } from "../../src/site/site-facts-catalog.server.ts";
import type { Config } from "../config.ts";

/** Whatever accepts something and mails somebody. */
export interface IntakeDeps<Database> {
  readonly database: Database;
  readonly log: Log;
  /** Signs links, and the time at which a form was opened. */
  readonly secret: string;
  readonly openRateLimit: OpenRateLimit;
  /** Tells the worker that a delivery is queued. */
  readonly wakeWorker: () => void;
}

export interface LeadServiceDeps extends IntakeDeps<LeadDatabase> {
  /** As the operator has published them last. */
  readonly facts: () => Pick<SiteFacts, "consentOffer" | "leadFormContent" | "isStateServed">;
}

/** Accepts leads as JSON from scripts and as plain form posts to the contact page. Both share one rate limit. */
export function openLeads(
  { leadsPerMinute, leadWebhook, sendsAcknowledgement }: Config,
  { database, log, secret, openRateLimit, wakeWorker, facts }: LeadServiceDeps,
): { readonly submissions: LeadSubmissions; readonly endpoints: readonly Endpoint[] } {
  const deps: SubmitLeadDeps = {
    store: openLeadStore(database),
    now: Date.now,
    // Ids ordered by time keep the newest rows together in every index, so each lead writes fewer pages.
    newId: randomUUIDv7,
    newReference: () => formatReference(randomBytes(REFERENCE_BYTES)),
    newSalt: () => randomBytes(16).toString("hex"),
    formTokens: createFormTokens(secret, Date.now),
    consentOffer: () => facts().consentOffer,
    isStateServed: (state) => facts().isStateServed(state),
    deliveries: { webhook: leadWebhook !== undefined, acknowledgement: sendsAcknowledgement },
    onStored: wakeWorker,
    rateLimit: openRateLimit("leads", leadsPerMinute),
    reportFailure: (error, requestId) =>
      log.error({ requestId, error: describeError(error) }, "a lead could not be stored"),
  };
  const statusLinks = createDealStatusLinks(secret, Date.now);
  return {
    submissions: createLeadSubmissions({ ...deps, database, proofs: createReceiptTokens(secret, Date.now) }),
    endpoints: createLeadEndpoints({
      ...deps,
      formContent: () => facts().leadFormContent,
      statusPathOf: (lead) => statusLinks.issue(lead, "form"),
    }),
  };
}
