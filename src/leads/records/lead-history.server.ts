import type { Database } from "../../../platform/database/database.ts";
import { type JobRecord, listJobs } from "../../../platform/outbox/job-records.ts";
import type { OutboxTables } from "../../../platform/outbox/outbox.ts";
import { findConsent } from "../consent/consent-store.server.ts";
import { type ConsentDetails, readConsent } from "../delivery/lead-delivery.server.ts";
import { type FollowUp, findFollowUp } from "../follow-ups/follow-up-store.server.ts";
import { type ContactChoice, explainOptOut } from "../privacy/opt-out.ts";
import type { PrivacyKeys } from "../privacy/privacy-keys.server.ts";
import { listLeadChoices } from "../privacy/suppressions.server.ts";
import { findJoins, type LeadJoins } from "../same-person/lead-joins.server.ts";
import { listEvents } from "./lead-queries.server.ts";
import type { DatedLeadEvent, Lead } from "./lead-record.ts";
import type { LeadTables } from "./lead-tables.server.ts";
import { addPersonDetails, type ListedLead } from "./listed-lead.server.ts";
import { listRelatedLeads, type RelatedLead } from "./related-leads.server.ts";

/** Everything known about one lead. */
export interface LeadHistory {
  readonly lead: ListedLead;
  readonly consent: ConsentDetails | undefined;
  /** Includes opt-outs that a later consent lifted. */
  readonly contactChoices: readonly ContactChoice[];
  /** What these choices mean for this lead, in a sentence. */
  readonly contactAdvice: string | undefined;
  /** With the same email address or phone number, newest first. */
  readonly otherLeads: readonly RelatedLead[];
  /** The leads that the operator has joined with this one. */
  readonly joins: LeadJoins;
  readonly followUp: FollowUp | undefined;
  readonly deliveries: readonly JobRecord[];
  readonly events: readonly DatedLeadEvent[];
}

const MAX_DELIVERIES = 100;
const MAX_OTHER_LEADS = 20;

export async function readHistory(
  database: Database<LeadTables & OutboxTables>,
  keys: PrivacyKeys,
  lead: Lead,
): Promise<LeadHistory> {
  const { id, reference } = lead;
  const record = await findConsent(database, reference);
  const [listed = { ...lead, optedOut: [], otherLeads: 0 }] = await addPersonDetails(database, keys, [lead]);
  const contactChoices = await listLeadChoices(database.db, keys, lead);
  return {
    lead: listed,
    consent: record && readConsent(record),
    contactChoices,
    contactAdvice: explainOptOut(lead, contactChoices),
    otherLeads: await listRelatedLeads(database, lead, { limit: MAX_OTHER_LEADS }),
    joins: await findJoins(database.db, id),
    followUp: await findFollowUp(database, id),
    deliveries: await listJobs(database, { payload: { leadId: id }, limit: MAX_DELIVERIES }),
    events: await listEvents(database, id),
  };
}
