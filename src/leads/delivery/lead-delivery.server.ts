import { z } from "zod";
import type { Outcome } from "../../../platform/outbox/jobs.ts";
import type { JobHandler } from "../../../platform/outbox/worker.ts";
import type { ConsentRecord } from "../consent/consent-record.ts";
import { findConsent } from "../consent/consent-store.server.ts";
import { findLead } from "../records/lead-queries.server.ts";
import type { Lead } from "../records/lead-record.ts";
import type { LeadDatabase } from "../records/lead-store.server.ts";

/** The lead a job is about, read at the time of sending, so that it includes corrections and deletions. */
export interface LeadDelivery {
  readonly jobId: string;
  /** Includes this one. */
  readonly attempts: number;
  readonly lead: Lead;
  readonly consent: ConsentDetails | undefined;
}

/** The consent record with its content parsed. */
export interface ConsentDetails extends z.infer<typeof consentContent> {
  readonly sequence: number;
  readonly hash: string;
}

const consentContent = z.object({
  recordedAt: z.string(),
  text: z.string(),
  textVersion: z.string(),
  textSha256: z.string(),
  isTextConfirmed: z.boolean(),
  partners: z.array(z.string()).readonly(),
  policies: z.record(z.string(), z.string()),
  channels: z.array(z.string()).readonly(),
  page: z.string().nullable(),
  hasPrivacySignal: z.boolean(),
  recordedByOperator: z
    .object({ by: z.string(), way: z.string().nullable(), day: z.string().nullable() })
    .optional(),
});

const payload = z.object({ leadId: z.string() });

/** A handler for jobs about a lead. Skips a lead that has been deleted since. */
export function deliverLead(
  database: LeadDatabase,
  deliver: (delivery: LeadDelivery, signal: AbortSignal) => Promise<Outcome>,
): JobHandler {
  return async (job, signal) => {
    const { leadId } = payload.parse(job.payload);
    const lead = await findLead(database, { id: leadId });
    if (lead === undefined) return { type: "skipped", reason: "the lead was deleted" };
    const record = await findConsent(database, lead.reference);
    const consent = record && readConsent(record);
    return await deliver({ jobId: job.id, attempts: job.attempts, lead, consent }, signal);
  };
}

export function readConsent({ content, sequence, hash }: ConsentRecord): ConsentDetails | undefined {
  if (content === null) return undefined;
  return { ...consentContent.parse(JSON.parse(content)), sequence, hash };
}
